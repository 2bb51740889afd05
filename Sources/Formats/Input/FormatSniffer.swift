import Hierarchy

/// Tells formats apart by what stands in a file, never by its name.
enum FormatSniffer {
  /// Recognises XML and JSON by the first bytes that are no white space.
  static func byOpening(_ text: SourceText) -> InputFormat? {
    text.withBytes { bytes in
      var offset = bytes.hasPrefix("\u{FEFF}", at: 0) ? 3 : 0
      offset = skipWhiteSpace(from: offset, in: bytes, to: text.count)
      guard offset < text.count else { return nil }
      if bytes.hasPrefix("<?xml", at: offset) || bytes.hasPrefix("<!DOCTYPE", at: offset) {
        return .xml
      }
      return isJSON(at: offset, in: bytes, to: text.count) ? .json : nil
    }
  }

  /// Recognises a relative of `recursiveDescription` by the shape of its rows.
  ///
  /// - Returns: The format and the offset of the row that shows it.
  static func byRows(_ text: SourceText) -> (InputFormat, Int)? {
    text.withBytes { bytes in
      var start = 0
      var lines = 0
      while start < text.count, lines < 100_000 {
        let end = bytes.endOfLine(from: start, to: text.count)
        if let format = format(ofRow: start..<end, in: bytes) { return (format, start) }
        start = bytes.afterLineBreak(at: end, to: text.count)
        lines += 1
      }
      return nil
    }
  }

  private static func format(ofRow row: Range<Int>, in bytes: RawSpan) -> InputFormat? {
    func has(_ literal: StaticString) -> Bool {
      bytes.firstOffset(of: literal, from: row.lowerBound, to: row.upperBound) != nil
    }
    if has("|--<") || has("AX.frame={{") || has("; AX=") || has("; isAccessible=") {
      return .earlGrey
    }
    if has(">, state: "), has(", view: ") { return .printHierarchy }
    if has("*<"), has(":0x") { return .autolayoutTrace }
    if has("AMBIGUOUS LAYOUT") || has("•") && has(":0x") { return .autolayoutTrace }
    if has("] h="), has(" v="), has("f=(") { return .subtreeDescription }
    if has("Element subtree:") || has(", {{") && has("}, {") { return .xcuiDebugDescription }
    return isElement(row, in: bytes) ? .xml : nil
  }

  /// True when a line holds `<name attribute="` or ends an element.
  private static func isElement(_ row: Range<Int>, in bytes: RawSpan) -> Bool {
    var offset = row.lowerBound
    while true {
      offset = bytes.firstOffset(of: ASCII.less, from: offset, to: row.upperBound)
      guard offset < row.upperBound else { return false }
      offset += 1
      guard ASCII.startsName(bytes.byte(offset)) else { continue }
      while offset < row.upperBound, ASCII.isName(bytes.byte(offset)) { offset += 1 }
      guard bytes.byte(offset) == ASCII.space else { continue }
      while offset < row.upperBound, ASCII.isBlank(bytes.byte(offset)) { offset += 1 }
      let name = offset
      while offset < row.upperBound, isAttributeByte(bytes.byte(offset)) { offset += 1 }
      guard offset > name, bytes.byte(offset) == ASCII.equals else { continue }
      let quote = bytes.byte(offset + 1)
      if quote == ASCII.quote || quote == ASCII.apostrophe { return true }
    }
  }

  private static func isAttributeByte(_ byte: UInt8) -> Bool {
    ASCII.isName(byte) || byte == UInt8(ascii: "-") || byte == ASCII.colon
  }

  private static func isJSON(at offset: Int, in bytes: RawSpan, to end: Int) -> Bool {
    let opening = bytes.byte(offset)
    guard opening == ASCII.openBrace || opening == ASCII.openBracket else { return false }
    let next = skipWhiteSpace(from: offset + 1, in: bytes, to: end)
    guard next < end else { return false }
    switch bytes.byte(next) {
    case ASCII.quote:
      guard opening == ASCII.openBrace else { return true }
      let close = bytes.firstOffset(of: ASCII.quote, from: next + 1, to: end)
      return bytes.byte(skipWhiteSpace(from: close + 1, in: bytes, to: end)) == ASCII.colon
    case ASCII.openBrace: return opening == ASCII.openBracket
    case ASCII.closeBrace: return opening == ASCII.openBrace
    case ASCII.closeBracket: return opening == ASCII.openBracket
    default: return false
    }
  }

  private static func skipWhiteSpace(from start: Int, in bytes: RawSpan, to end: Int) -> Int {
    var offset = start
    while offset < end, ASCII.isBlank(bytes.byte(offset)) || ASCII.isLineBreak(bytes.byte(offset)) {
      offset += 1
    }
    return offset
  }
}
