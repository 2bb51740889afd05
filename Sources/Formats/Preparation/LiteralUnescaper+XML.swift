import Hierarchy

extension LiteralUnescaper {
  /// An escape of JSON or Python.
  ///
  /// Beside what dumps hold these are `\/`, `\b`, `\f`, `\x41`, and `\U0001f34f` with the eight
  /// digits of Python.
  static func escapeOfXML(
    at start: Int, in bytes: RawSpan, limit: Int
  ) -> (end: Int, scalar: Unicode.Scalar)? {
    guard start + 1 < limit else { return nil }
    switch bytes.byte(start + 1) {
    case UInt8(ascii: "/"): return (start + 2, "/")
    case UInt8(ascii: "b"): return (start + 2, "\u{8}")
    case UInt8(ascii: "f"): return (start + 2, "\u{C}")
    case UInt8(ascii: "x"):
      return scalar(digits: 2, from: start + 2, in: bytes, limit).map { (start + 4, $0) }
    case UInt8(ascii: "U"):
      if let scalar = scalar(digits: 8, from: start + 2, in: bytes, limit) {
        return (start + 10, scalar)
      }
      return escape(at: start, in: bytes, limit: limit)
    default: return escape(at: start, in: bytes, limit: limit)
    }
  }

  private static func scalar(
    digits: Int, from start: Int, in bytes: RawSpan, _ limit: Int
  ) -> Unicode.Scalar? {
    guard start + digits <= limit else { return nil }
    var value: UInt32 = 0
    for offset in start..<start + digits {
      guard let digit = Character(Unicode.Scalar(bytes.byte(offset))).hexDigitValue else {
        return nil
      }
      value = value << 4 | UInt32(digit)
    }
    return Unicode.Scalar(value)
  }
}
