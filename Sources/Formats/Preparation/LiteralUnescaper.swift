import Hierarchy

/// Undoes the escapes of a dump that was printed as one string literal.
///
/// Only lines that hold an escaped row are touched: elsewhere `\u53d6` is what the text says.
enum LiteralUnescaper {
  /// The text with `\n`, `\"`, `\U4e2d` and their kind decoded on the lines that need it.
  static func unescape(_ source: SourceText) -> SourceText {
    source.withBytes { bytes in
      var rewriter = TextRewriter(capacity: source.count)
      var start = 0
      while start < source.count {
        let end = bytes.endOfLine(from: start, to: source.count)
        let next = bytes.afterLineBreak(at: end, to: source.count)
        if Escapes.hasEscapedRow(start..<end, in: bytes) {
          unescapeLine(start..<end, in: bytes, into: &rewriter)
          rewriter.copy(end..<next, from: bytes)
        } else {
          rewriter.copy(start..<next, from: bytes)
        }
        start = next
      }
      return rewriter.text(derivedFrom: source, keepsLines: false)
    }
  }

  private static func unescapeLine(
    _ line: Range<Int>, in bytes: RawSpan, into rewriter: inout TextRewriter
  ) {
    var offset = line.lowerBound
    var copied = offset
    while offset < line.upperBound {
      guard bytes.byte(offset) == ASCII.backslash,
        let escape = escape(at: offset, in: bytes, limit: line.upperBound)
      else {
        offset += 1
        continue
      }
      rewriter.copy(copied..<offset, from: bytes)
      rewriter.replace(offset..<escape.end, with: escape.scalar)
      offset = escape.end
      copied = offset
    }
    rewriter.copy(copied..<line.upperBound, from: bytes)
  }

  static func escape(
    at start: Int, in bytes: RawSpan, limit: Int
  ) -> (end: Int, scalar: Unicode.Scalar)? {
    guard start + 1 < limit else { return nil }
    switch bytes.byte(start + 1) {
    case UInt8(ascii: "n"): return (start + 2, "\n")
    case UInt8(ascii: "r"): return (start + 2, "\r")
    case UInt8(ascii: "t"): return (start + 2, "\t")
    case ASCII.quote: return (start + 2, "\"")
    case ASCII.apostrophe: return (start + 2, "'")
    case ASCII.backslash: return (start + 2, "\\")
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      return unicodeEscape(at: start, in: bytes, limit: limit)
    default: return nil
    }
  }

  /// `\u4e2d`, `\U4e2d`, and two of them for a scalar outside the basic plane.
  private static func unicodeEscape(
    at start: Int, in bytes: RawSpan, limit: Int
  ) -> (end: Int, scalar: Unicode.Scalar)? {
    guard let first = unit(at: start, in: bytes, limit: limit) else { return nil }
    if let scalar = Unicode.Scalar(first) { return (start + 6, scalar) }
    guard first < 0xDC00, let second = unit(at: start + 6, in: bytes, limit: limit),
      (0xDC00...0xDFFF).contains(second)
    else { return (start + 6, "\u{FFFD}") }
    let value = 0x10000 + (first & 0x3FF) << 10 + second & 0x3FF
    return Unicode.Scalar(value).map { (start + 12, $0) }
  }

  private static func unit(at start: Int, in bytes: RawSpan, limit: Int) -> UInt32? {
    guard start + 6 <= limit, bytes.byte(start) == ASCII.backslash,
      bytes.byte(start + 1) | 0x20 == UInt8(ascii: "u")
    else { return nil }
    var value: UInt32 = 0
    for offset in start + 2..<start + 6 {
      guard let digit = Character(Unicode.Scalar(bytes.byte(offset))).hexDigitValue else {
        return nil
      }
      value = value << 4 | UInt32(digit)
    }
    return value
  }
}
