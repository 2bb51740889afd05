/// The exact decimal digits of a binary number; there are up to 767 of them.
///
/// A Double is m 2^e with whole m and e. For e < 0 that is m 5^-e / 10^-e, so that the digits are
/// those of a whole number either way.
enum ExactDecimal {
  /// Nine decimal digits a limb, the lowest first.
  private static let base: UInt64 = 1_000_000_000

  /// The digits of a positive finite number without zeros at the end, and the exponent of the
  /// first of them.
  static func digits(of value: Double) -> (digits: [UInt8], exponent: Int) {
    let isSubnormal = value.exponentBitPattern == 0
    let significand = value.significandBitPattern | (isSubnormal ? 0 : 1 << 52)
    let exponent = (isSubnormal ? 1 : Int(value.exponentBitPattern)) - 1075
    var limbs = [significand % base, significand / base % base, significand / base / base]
    multiply(&limbs, by: exponent < 0 ? 5 : 2, times: abs(exponent))
    var digits: [UInt8] = []
    for limb in limbs {
      var rest = limb
      for _ in 0..<9 {
        digits.append(UInt8(rest % 10))
        rest /= 10
      }
    }
    while digits.last == 0 { digits.removeLast() }
    let first = digits.count - 1 + min(exponent, 0)
    return (Array(digits.drop { $0 == 0 }.reversed()), first)
  }

  /// Multiplies by a factor again and again, up to twelve times at once.
  private static func multiply(_ limbs: inout [UInt64], by factor: UInt64, times: Int) {
    var left = times
    while left > 0 {
      var power: UInt64 = 1
      for _ in 0..<min(left, 12) { power *= factor }
      left -= 12
      var carry: UInt64 = 0
      for index in limbs.indices {
        let product = limbs[index] * power + carry
        limbs[index] = product % base
        carry = product / base
      }
      if carry > 0 { limbs.append(carry) }
    }
  }
}
