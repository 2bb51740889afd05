import Hierarchy

/// Undoes the escapes of XML that was printed as a string literal of JSON or Python.
enum XMLLiteral {
  /// True when the first tags of a text are escaped: `=\"`, `=\'`, `>\n` or `\u003c`; in a string
  /// within a string, where each backslash is escaped too, `=\\\"`.
  ///
  /// What stands in a tag first decides: further behind, a backslash may be a label's.
  static func isLiteral(_ bytes: RawSpan, count: Int) -> Bool {
    guard let start = firstTag(bytes, count: count) else { return false }
    if bytes.byte(start) == ASCII.backslash { return true }
    var position = start
    var isInTag = false
    let end = min(count, start + (1 << 16))
    while position < end {
      let byte = bytes.byte(position)
      if byte == ASCII.less, bytes.byte(position + 1) != UInt8(ascii: "?") { isInTag = true }
      if byte == ASCII.greater, breaksLine(behind: position, in: bytes) { return true }
      if byte == ASCII.equals {
        let next = XMLTag.skipWhiteSpace(from: position + 1, in: bytes, limit: end)
        let mark = bytes.byte(next)
        if mark == ASCII.backslash { return isQuoteEscape(at: next, in: bytes) }
        // `<?xml version="1.0"?>\n<…`: the quotation marks of a declaration prove nothing.
        if XMLLooseScanner.isQuote(mark), isInTag {
          return breaksLines(from: next, to: end, in: bytes)
        }
      }
      position += 1
    }
    return false
  }

  /// True when the next tag ends in front of an escaped line break, or an escaped quotation mark.
  private static func breaksLines(from start: Int, to end: Int, in bytes: RawSpan) -> Bool {
    var position = start
    while position < end {
      if bytes.byte(position) == ASCII.greater {
        return breaksLine(behind: position, in: bytes)
      }
      position += 1
    }
    return false
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "n") || byte == UInt8(ascii: "r") || byte == UInt8(ascii: "t")
  }

  /// True for an escaped line break behind a tag's end.
  private static func breaksLine(behind end: Int, in bytes: RawSpan) -> Bool {
    bytes.byte(end + 1) == ASCII.backslash
      && isLineBreak(bytes.byte(behindBackslashes(from: end + 1, in: bytes)))
  }

  private static func isQuoteEscape(at start: Int, in bytes: RawSpan) -> Bool {
    let next = behindBackslashes(from: start, in: bytes)
    return XMLLooseScanner.isQuote(bytes.byte(next)) || bytes.hasPrefix("u0022", at: next)
      || bytes.hasPrefix("u0027", at: next)
  }

  /// The offset behind a run of backslashes; of a very long one, somewhere in it.
  private static func behindBackslashes(from start: Int, in bytes: RawSpan) -> Int {
    var position = start
    while position < start + 16, bytes.byte(position) == ASCII.backslash { position += 1 }
    return position
  }

  /// The first `<` of a declaration or of a name, or the escape of one.
  private static func firstTag(_ bytes: RawSpan, count: Int) -> Int? {
    for position in 0..<count {
      let byte = bytes.byte(position)
      if byte == ASCII.less {
        let next = bytes.byte(position + 1)
        if next == UInt8(ascii: "?") || ASCII.startsName(next) { return position }
      } else if byte == ASCII.backslash {
        let isLess =
          bytes.hasPrefix("\\u003c", at: position) || bytes.hasPrefix("\\u003C", at: position)
          || bytes.hasPrefix("\\x3c", at: position)
        if isLess { return position }
      }
    }
    return nil
  }

  /// The text with its escapes decoded.
  static func unescape(_ source: SourceText) -> SourceText {
    source.withBytes { bytes in
      var rewriter = TextRewriter(capacity: source.count)
      let writesBytes = isOfBytes(bytes, count: source.count)
      var offset = bytes.firstOffset(of: ASCII.backslash, from: 0, to: source.count)
      var copied = 0
      while offset < source.count {
        if writesBytes, let run = byteRun(at: offset, in: bytes, limit: source.count) {
          rewriter.copy(copied..<offset, from: bytes)
          rewriter.replace(offset..<run.end, with: run.bytes)
          offset = run.end
          copied = offset
        } else if let escape = LiteralUnescaper.escapeOfXML(
          at: offset, in: bytes, limit: source.count)
        {
          rewriter.copy(copied..<offset, from: bytes)
          rewriter.replace(offset..<escape.end, with: escape.scalar)
          offset = escape.end
          copied = offset
        } else {
          offset += 1
        }
        offset = bytes.firstOffset(of: ASCII.backslash, from: offset, to: source.count)
      }
      rewriter.copy(copied..<source.count, from: bytes)
      return rewriter.text(derivedFrom: source, keepsLines: false)
    }
  }

  /// True when `b'` or `b"` stands in front of the first tag: its `\x` are bytes, no characters.
  private static func isOfBytes(_ bytes: RawSpan, count: Int) -> Bool {
    guard let start = firstTag(bytes, count: count) else { return false }
    for position in max(0, start - 64)..<start {
      let isPrefix =
        bytes.byte(position) == UInt8(ascii: "b")
        && XMLLooseScanner.isQuote(bytes.byte(position + 1))
      if isPrefix, position == 0 || !ASCII.isName(bytes.byte(position - 1)) { return true }
    }
    return false
  }

  /// The bytes of one character that are written as `\x` each.
  private static func byteRun(
    at start: Int, in bytes: RawSpan, limit: Int
  ) -> (end: Int, bytes: [UInt8])? {
    var result: [UInt8] = []
    var position = start
    var length = 1
    while result.count < length, let byte = byte(at: position, in: bytes, limit: limit) {
      if result.isEmpty { length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1 }
      if !result.isEmpty, byte & 0xC0 != 0x80 { break }
      result.append(byte)
      position += 4
    }
    return result.isEmpty ? nil : (position, result)
  }

  private static func byte(at start: Int, in bytes: RawSpan, limit: Int) -> UInt8? {
    guard start + 4 <= limit, bytes.hasPrefix("\\x", at: start),
      let high = Character(Unicode.Scalar(bytes.byte(start + 2))).hexDigitValue,
      let low = Character(Unicode.Scalar(bytes.byte(start + 3))).hexDigitValue
    else { return nil }
    return UInt8(high << 4 | low)
  }
}
