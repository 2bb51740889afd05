/// A number with its unit, as the table prints it.
struct Quantity: Sendable {
  enum Unit: String, Sendable {
    case seconds, bytes, instructions, nodes, ratio
    case bytesPerNode = "bytes per node"
    case nanosecondsPerNode = "nanoseconds per node"
    case instructionsPerNode = "instructions per node"
  }

  let value: Double
  let unit: Unit

  init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  var words: String {
    switch unit {
    case .seconds:
      return value < 1 ? "\(Self.significant(value * 1e3)) ms" : "\(Self.significant(value)) s"
    case .bytes: return "\(Self.fixed(value / 1_048_576, decimals: 1)) MiB"
    case .instructions: return "\(Self.fixed(value / 1e6, decimals: 1)) M"
    case .nodes: return Self.grouped(value)
    case .ratio: return value < 10 ? Self.fixed(value, decimals: 2) : Self.significant(value)
    case .bytesPerNode: return "\(Self.fixed(value, decimals: 1)) B/node"
    case .nanosecondsPerNode: return "\(Self.significant(value)) ns/node"
    case .instructionsPerNode: return "\(Self.grouped(value)) /node"
    }
  }

  /// Three significant digits for numbers below a thousand.
  private static func significant(_ value: Double) -> String {
    switch value.magnitude {
    case ..<10: return fixed(value, decimals: 2)
    case ..<100: return fixed(value, decimals: 1)
    default: return grouped(value)
    }
  }

  static func fixed(_ value: Double, decimals: Int) -> String {
    guard value.isFinite, value.magnitude < 1e12 else { return "\(value)" }
    var power = 1
    for _ in 0..<decimals { power *= 10 }
    let scaled = Int((value.magnitude * Double(power)).rounded())
    let sign = value < 0 && scaled > 0 ? "-" : ""
    if decimals == 0 { return "\(sign)\(scaled)" }
    let fraction = String(scaled % power + power).dropFirst()
    return "\(sign)\(scaled / power).\(fraction)"
  }

  /// A whole number with a comma between thousands.
  static func grouped(_ value: Double) -> String {
    var digits = Substring(fixed(value.magnitude, decimals: 0))
    var groups: [Substring] = []
    while digits.count > 3 && value.isFinite {
      groups.insert(digits.suffix(3), at: 0)
      digits = digits.dropLast(3)
    }
    groups.insert(digits, at: 0)
    return (value < 0 && groups != ["0"] ? "-" : "") + groups.joined(separator: ",")
  }
}
