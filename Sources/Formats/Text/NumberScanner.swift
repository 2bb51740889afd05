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
    var offset = position
    var word = bytes.word(offset)
    let negative = word & 0xFF == 0x2D
    if negative {
      offset += 1
      word = bytes.word(offset)
    }
    var mantissa: UInt64 = 0
    var digits = 0
    var digit = (word & 0xFF) &- 0x30
    while digit <= 9 {
      mantissa = mantissa &* 10 &+ digit
      digits &+= 1
      word >>= 8
      digit = (word & 0xFF) &- 0x30
    }
    offset &+= digits
    var value: Double
    if digits < 8, word & 0xFF == 0x2E {
      var scale = 1.0
      word = bytes.word(offset + 1)
      digit = (word & 0xFF) &- 0x30
      var decimals = 0
      while digit <= 9 {
        mantissa = mantissa &* 10 &+ digit
        scale *= 10
        decimals &+= 1
        word >>= 8
        digit = (word & 0xFF) &- 0x30
      }
      offset &+= 1 &+ decimals
      digits &+= decimals
      if decimals > 7 || digits == 0 { return longNumber(in: bytes, at: &position) }
      value = Double(mantissa) / scale
    } else {
      if digits == 0 || digits > 7 { return longNumber(in: bytes, at: &position) }
      value = Double(mantissa)
    }
    let next = word & 0xFF
    if next | 0x20 == 0x65 { return longNumber(in: bytes, at: &position) }
    position = offset
    return negative ? -value : value
  }

  /// Reads a number of any form: `1.7976931348623157e+308`, `inf`, `-nan`, seventeen digits.
  @inline(never)
  static func longNumber(in bytes: RawSpan, at position: inout Int) -> Double? {
    var offset = position
    while offset - position < 400, isNumberByte(bytes.byte(offset)) { offset += 1 }
    guard offset > position else { return nil }
    var text = ""
    for index in position..<offset {
      text.unicodeScalars.append(Unicode.Scalar(bytes.byte(index)))
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

  /// Reads `count` numbers with any of `,;{}()[] ` between them, up to `end`.
  ///
  /// - Returns: nil when there are fewer or more, or something else stands between them.
  static func numbers(_ count: Int, in bytes: RawSpan, range: Range<Int>) -> [Double]? {
    var values: [Double] = []
    var position = range.lowerBound
    while position < range.upperBound {
      switch bytes.byte(position) {
      case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "{"),
        UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["),
        UInt8(ascii: "]"), UInt8(ascii: "\t"):
        position += 1
      default:
        guard values.count < count, let value = number(in: bytes, at: &position) else {
          return nil
        }
        values.append(value)
      }
    }
    return values.count == count ? values : nil
  }
}
