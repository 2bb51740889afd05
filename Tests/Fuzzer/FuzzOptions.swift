/// What the fuzzer was asked for.
struct FuzzOptions {
  private(set) var kinds = Kind.allCases
  private(set) var seed: UInt64 = 1
  /// Seconds for each kind.
  private(set) var seconds = 10.0
  /// The number of the first input.
  private(set) var first = 0
  /// How many faults of a kind end it.
  private(set) var mostFaults = 5
  /// Where inputs with faults are written.
  private(set) var output = "."
  /// Files and folders to begin with.
  private(set) var seeds: [String] = []

  init(_ words: ArraySlice<String>) throws(FuzzError) {
    var words = words
    while let word = words.popFirst() {
      guard word.hasPrefix("--") else {
        seeds.append(word)
        continue
      }
      guard let value = words.popFirst() else { throw .usage("\(word) needs a value.") }
      try set(word, to: value)
    }
    if seeds.isEmpty { throw .usage("Name files or folders to begin with.") }
  }

  private mutating func set(_ option: String, to value: String) throws(FuzzError) {
    switch option {
    case "--kinds":
      kinds = []
      for name in value.split(separator: ",") {
        guard let kind = Kind(rawValue: String(name)) else {
          let known = Kind.allCases.map(\.rawValue).joined(separator: ", ")
          throw .usage("There is no kind \(name); there are \(known).")
        }
        kinds.append(kind)
      }
    case "--seconds": seconds = Double(try Self.number(value, option))
    case "--seed": seed = UInt64(try Self.number(value, option))
    case "--first": first = try Self.number(value, option)
    case "--most-faults": mostFaults = try Self.number(value, option)
    case "--output": output = value
    default: throw .usage("There is no option \(option).")
    }
  }

  private static func number(_ text: String, _ option: String) throws(FuzzError) -> Int {
    guard let number = Int(text), number >= 0 else {
      throw .usage("\(option) needs a whole number, not \"\(text)\".")
    }
    return number
  }
}
