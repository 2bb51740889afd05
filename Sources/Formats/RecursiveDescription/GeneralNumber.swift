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
  /// The shortest decimal that names the value gives the digits, except where it is too short to:
  /// where exactly a 5 follows the sixth digit, as the value may lie to either side of that
  /// decimal, and for subnormal values, which fewer digits name than are written.
  private static func rounded(_ value: Double) -> (significand: Int, exponent: Int) {
    var (decimals, exponent) = shortest(value)
    let isTie = decimals.count == digits + 1 && decimals[digits] == 5
    if isTie || value.isSubnormal { (decimals, exponent) = ExactDecimal.digits(of: value) }
    var number = 0
    for index in 0..<digits {
      number = number * 10 + (index < decimals.count ? Int(decimals[index]) : 0)
    }
    guard decimals.count > digits else { return (number, exponent) }
    // Digits have no zeros at the end, so a 5 alone is a true tie; it goes to the even digit.
    let next = decimals[digits]
    let isMiddle = next == 5 && decimals.count == digits + 1
    if isMiddle ? number % 2 == 1 : next >= 5 { number += 1 }
    return number == 1_000_000 ? (100_000, exponent + 1) : (number, exponent)
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
