/// Writes numbers as `printf("%g")` does, which is how UIKit prints frames: six significant
/// digits, no trailing zeros, an exponent below 1e-4 and from a million on.
enum GeneralNumber {
  private static let digits = 6

  /// The number's text; `nan` and `inf` as C prints them.
  static func text(_ value: Double) -> String {
    if value.isNaN { return "nan" }
    if value.isInfinite { return value < 0 ? "-inf" : "inf" }
    if value == 0 { return value.sign == .minus ? "-0" : "0" }
    let sign = value < 0 ? "-" : ""
    var (significand, exponent) = rounded(value.magnitude)
    while significand % 10 == 0 { significand /= 10 }
    let text = String(significand)
    if exponent < -4 || exponent >= digits { return sign + scientific(text, exponent) }
    return sign + plain(text, exponent)
  }

  private static func scientific(_ digits: String, _ exponent: Int) -> String {
    let rest = digits.dropFirst()
    let magnitude = abs(exponent)
    return (rest.isEmpty ? digits : "\(digits.prefix(1)).\(rest)")
      + "e\(exponent < 0 ? "-" : "+")\(magnitude < 10 ? "0" : "")\(magnitude)"
  }

  private static func plain(_ digits: String, _ exponent: Int) -> String {
    if exponent < 0 { return "0." + String(repeating: "0", count: -exponent - 1) + digits }
    let whole = exponent + 1
    if digits.utf8.count <= whole {
      return digits + String(repeating: "0", count: whole - digits.utf8.count)
    }
    return "\(digits.prefix(whole)).\(digits.dropFirst(whole))"
  }

  /// Six significant digits as an integer, and the exponent of the first of them.
  ///
  /// The shortest decimal that names the value gives the digits. Where exactly a 5 follows the
  /// sixth of them, the value itself, which may lie to either side of that decimal, decides; a
  /// fused multiply-add tells the side without rounding. A true tie goes to the even digit.
  private static func rounded(_ value: Double) -> (significand: Int, exponent: Int) {
    let (decimals, exponent) = shortest(value)
    guard decimals.count > digits else {
      var number = decimals.reduce(0) { $0 * 10 + Int($1) }
      for _ in decimals.count..<digits { number *= 10 }
      return (number, exponent)
    }
    let head = decimals.prefix(digits).reduce(0) { $0 * 10 + Int($1) }
    let next = decimals[digits]
    let isTie = next == 5 && decimals.count == digits + 1
    let goesUp: Bool
    if isTie {
      switch side(of: value, head: head, exponent: exponent) {
      case 0: goesUp = head % 2 == 1
      case let side: goesUp = side > 0
      }
    } else {
      goesUp = next >= 5
    }
    let number = goesUp ? head + 1 : head
    return number == 1_000_000 ? (100_000, exponent + 1) : (number, exponent)
  }

  /// Whether the value lies above (1), below (-1) or on (0) the middle behind six digits.
  private static func side(of value: Double, head: Int, exponent: Int) -> Int {
    let middle = Double(head) + 0.5
    let shift = digits - 1 - exponent
    guard abs(shift) <= 22 else { return 0 }
    var power = 1.0
    for _ in 0..<abs(shift) { power *= 10 }
    // Both powers and the middle are exact, so the sign of the fused result is.
    let difference =
      shift >= 0 ? (-middle).addingProduct(value, power) : value.addingProduct(-middle, power)
    return difference > 0 ? 1 : difference < 0 ? -1 : 0
  }

  /// The shortest decimal digits that name a value, and the exponent of the first of them.
  private static func shortest(_ value: Double) -> (digits: [UInt8], exponent: Int) {
    var digits: [UInt8] = []
    var exponent = 0
    var point: Int?
    let text = Array(value.description.utf8)
    var index = 0
    while index < text.count {
      switch text[index] {
      case 0x30...0x39: digits.append(text[index] - 0x30)
      case UInt8(ascii: "."): point = digits.count
      default:
        // "e-07"
        let rest = String(decoding: text[(index + 1)...], as: UTF8.self)
        exponent = Int(rest.hasPrefix("+") ? String(rest.dropFirst()) : rest) ?? 0
        index = text.count
      }
      index += 1
    }
    exponent += (point ?? digits.count) - 1
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    exponent -= zeros
    while digits.last == 0 { digits.removeLast() }
    return (digits, exponent)
  }
}
