/// How numbers are written in messages and machine-readable output.
extension Double {
  /// The number with at most `places` decimals, rounded, without trailing zeros: `28.5`, `44`.
  ///
  /// Values too large to be rounded this way, and what is no number, are written as Swift writes
  /// them.
  package func text(places: Int) -> String {
    guard isFinite, magnitude < 1e12 else { return description }
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    let scaled = Int((magnitude * Double(scale)).rounded())
    guard scaled > 0 else { return "0" }
    let sign = self < 0 ? "-" : ""
    let whole = scaled / scale
    var rest = scaled % scale
    guard rest > 0 else { return "\(sign)\(whole)" }
    var digits = places
    while rest % 10 == 0 {
      rest /= 10
      digits -= 1
    }
    let decimals = String(rest)
    let zeros = String(repeating: "0", count: digits - decimals.utf8.count)
    return "\(sign)\(whole).\(zeros)\(decimals)"
  }

  /// The number as messages write points: at most two decimals.
  package var points: String { text(places: 2) }
}

extension Rect {
  /// The rectangle as UIKit prints it: `(8 6; 41 30)`.
  package var text: String {
    "(\(origin.x.points) \(origin.y.points); \(width.points) \(height.points))"
  }
}

extension Size {
  /// The size as messages write it: `41 x 30`.
  package var text: String { "\(width.points) x \(height.points)" }
}

extension Point {
  /// The point as messages write it: `(30 40)`.
  package var text: String { "(\(x.points) \(y.points))" }
}
