import Hierarchy

/// Tells formats apart by what stands in a file, never by its name.
enum FormatSniffer {
  /// Recognises XML and JSON by the first bytes that are no white space.
  static func byOpening(_ text: SourceText) -> InputFormat? {
    text.withBytes { bytes in
      var offset = bytes.hasPrefix("\u{FEFF}", at: 0) ? 3 : 0
      offset = skipWhiteSpace(from: offset, in: bytes, to: text.count)
      guard offset < text.count else { return nil }
      let head = offset..<min(text.count, offset + (1 << 16))
      if bytes.hasPrefix("<?xml", at: offset) || bytes.hasPrefix("<!DOCTYPE", at: offset) {
        guard holds(xmlMarks, head, bytes) else { return nil }
        return isForMac(text) ? .macInterfaceBuilderXML : .xml
      }
      guard isJSON(at: offset, in: bytes, to: text.count), holds(jsonMarks, head, bytes) else {
        return nil
      }
      return .json
    }
  }

  /// True for what Interface Builder made for the Mac, today's documents and archives.
  private static func isForMac(_ text: SourceText) -> Bool {
    guard let root = XMLOpening(of: text)?.root else { return false }
    return text.withBytes { bytes in
      guard root.isNamed("document", in: bytes) || root.isNamed("archive", in: bytes),
        let type = root.value(of: "type", in: bytes)
      else { return false }
      return bytes.hasPrefix("com.apple.InterfaceBuilder3.Cocoa.", at: type.lowerBound)
    }
  }

  /// What only XML that describes views holds.
  private static let xmlMarks: [StaticString] = [
    "XCUIElementType", "UIAApplication", "<AppiumAUT", "<hierarchy", "<viewmend", "bounds=\"[",
    " frame=\"", "com.apple.InterfaceBuilder", "NSFrame", " width=\"", "BoundingRectangle",
  ]
  /// True when a text holds what only XML that describes views holds.
  static func describesViews(_ text: SourceText) -> Bool {
    text.withBytes { holds(xmlMarks, 0..<min(text.count, 1 << 16), $0) }
  }

  private static let jsonMarks: [StaticString] = [
    "\"frame\"", "\"AXFrame\"", "\"bounds\"", "\"rect\"", "\"pos\"", "\"children\"",
  ]

  private static func holds(
    _ marks: [StaticString], _ range: Range<Int>, _ bytes: RawSpan
  ) -> Bool {
    marks.contains {
      bytes.firstOffset(of: $0, from: range.lowerBound, to: range.upperBound) != nil
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

  /// True when a line begins with an element that has a place on screen.
  private static func isElement(_ row: Range<Int>, in bytes: RawSpan) -> Bool {
    let start = skipWhiteSpace(from: row.lowerBound, in: bytes, to: row.upperBound)
    guard start < row.upperBound, bytes.byte(start) == ASCII.less,
      ASCII.startsName(bytes.byte(start + 1))
    else { return false }
    return holds([" x=\"", " bounds=\"[", " frame=\"", " key=\"frame\""], row, bytes)
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
