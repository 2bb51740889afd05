import Hierarchy

/// Reads the decimal numbers that Cocoa prints.
enum NumberScanner {
  /// Reads a number at `position` and moves behind it.
  ///
  /// Up to seven digits on each side of the point are read as one integer and divided by a power
  /// of ten: both are exact in a Double, so the quotient is the correctly rounded value. Longer
  /// numbers, exponents, `inf` and `nan` go through the standard library.
  ///
  /// - Returns: nil, with `position` unmoved, where no number stands.
  @inline(__always)
  static func number(in bytes: RawSpan, at position: inout Int) -> Double? {
    guard let number = shortNumber(in: bytes, at: position),
      number.next | 0x20 != UInt8(ascii: "e")
    else {
      return longNumber(in: bytes, at: &position)
    }
    position = number.end
    return number.value
  }

  /// A number that was read, with what stands behind it.
  struct Number {
    var value: Double
    /// The offset behind the last digit.
    var end: Int
    /// The byte at `end`.
    var next: UInt8
  }

  /// Reads a number of at most seven digits on each side of the point.
  ///
  /// What stands behind it is for the caller to judge: an `e` there is an exponent.
  ///
  /// - Returns: nil for every other number, and where none stands.
  @inline(__always)
  static func shortNumber(in bytes: RawSpan, at position: Int) -> Number? {
    var end = position
    var word = bytes.word(end)
    let isNegative = word & 0xFF == 0x2D
    if isNegative {
      end &+= 1
      word = bytes.word(end)
    }
    let digits = word.leadingDigits
    let whole = word.decimal(of: digits)
    end &+= digits
    var next = word.byte(digits)
    var value = Double(whole)
    if next == ASCII.dot {
      word = bytes.word(end &+ 1)
      let decimals = word.leadingDigits
      guard decimals < 8, digits &+ decimals > 0 else { return nil }
      let scale = powerOfTen(decimals)
      value = Double(whole &* scale &+ word.decimal(of: decimals)) / Double(scale)
      end &+= 1 &+ decimals
      next = word.byte(decimals)
    } else if digits == 0 || digits == 8 {
      return nil
    }
    return Number(value: isNegative ? -value : value, end: end, next: next)
  }

  /// Ten to the power of 0 to 7, without a branch or a table: the low four powers in one word,
  /// times ten thousand for the others.
  @inline(__always)
  private static func powerOfTen(_ exponent: Int) -> Int64 {
    let low = 0x03E8_0064_000A_0001 &>> ((exponent & 3) &* 16) & 0xFFFF
    return Int64(truncatingIfNeeded: exponent & 4 == 0 ? low : low &* 10_000)
  }

  /// Reads a number of any form: `1.7976931348623157e+308`, `inf`, `-nan`, seventeen digits.
  @inline(never)
  static func longNumber(in bytes: RawSpan, at position: inout Int) -> Double? {
    var offset = position
    while offset - position < 400, isNumberByte(bytes.byte(offset)) { offset += 1 }
    guard offset > position else { return nil }
    let text = String(unsafeUninitializedCapacity: offset - position) { buffer in
      for index in 0..<offset - position { buffer[index] = bytes.byte(position + index) }
      return offset - position
    }
    // Hexadecimal floats are never printed; `0x` here is an address that ran into the number.
    guard !text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "x") }) else { return nil }
    guard let value = Double(text) else { return nil }
    position = offset
    return value
  }

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }

  /// Moves behind spaces.
  @inline(__always)
  static func skipSpaces(in bytes: RawSpan, at position: inout Int) {
    while bytes.byte(position) == 0x20 { position += 1 }
  }

  /// Reads numbers with any of `,;{}()[] ` between them, up to the end of `range`.
  ///
  /// - Returns: The numbers, zeros behind them; nil when there are fewer or more than `count`, or
  ///   something else stands between them. At most eight.
  static func numbers(_ count: Int, in bytes: RawSpan, range: Range<Int>) -> SIMD8<Double>? {
    var values = SIMD8<Double>.zero
    var found = 0
    var position = range.lowerBound
    while position < range.upperBound {
      switch bytes.byte(position) {
      case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "{"),
        UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["),
        UInt8(ascii: "]"), UInt8(ascii: "\t"):
        position += 1
      default:
        guard found < min(count, 8), let value = number(in: bytes, at: &position) else {
          return nil
        }
        values[found] = value
        found += 1
      }
    }
    return found == count ? values : nil
  }

  /// True when none of the numbers is infinite or no number.
  static func areFinite(_ numbers: SIMD8<Double>) -> Bool {
    numbers - numbers == .zero
  }
}

/// Decimal digits, eight at a time; the low byte of the word is the first digit.
extension UInt64 {
  /// How many of the eight bytes are digits before the first that is none.
  @inline(__always)
  var leadingDigits: Int {
    let values = self ^ 0x3030_3030_3030_3030
    // Above 9 the sum reaches the high bit; what was above 127 has it already.
    let others = ((values &+ 0x7676_7676_7676_7676) | values) & 0x8080_8080_8080_8080
    return others.trailingZeroBitCount >> 3
  }

  /// The byte at an index below eight.
  @inline(__always)
  func byte(_ index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: self &>> UInt64(truncatingIfNeeded: index &* 8))
  }

  /// The number that the first `digits` bytes print; 0 for none, at most seven.
  ///
  /// The digits move to the high end, zeros before them; then neighbours are joined to numbers
  /// below a hundred, ten thousand and a hundred million, each time for the whole word at once.
  @inline(__always)
  func decimal(of digits: Int) -> Int64 {
    // Two shifts, as one by 64 is none; the first takes the eighth byte away.
    let values = (self ^ 0x3030_3030_3030_3030) &<< 8
    var sum = values &<< UInt64(truncatingIfNeeded: 56 &- digits &* 8)
    sum = (sum &* 2_561) &>> 8 & 0x00FF_00FF_00FF_00FF
    sum = (sum &* 6_553_601) &>> 16 & 0x0000_FFFF_0000_FFFF
    sum = (sum &* 42_949_672_960_001) &>> 32
    return Int64(truncatingIfNeeded: sum)
  }
}
