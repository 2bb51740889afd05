import Hierarchy

/// A part of an XML text, by what XML itself says of it: what is changed in files of any dialect is
/// found here.
package enum MarkupPiece: Sendable {
  /// The name in a start tag or an end tag.
  case name(Range<Int>)
  /// An attribute: its name, and what stands between the quotes.
  case attribute(key: Range<Int>, value: Range<Int>)
  /// Text between tags, or in a CDATA section.
  case text(Range<Int>)
  /// A declaration, or the word that opens a section or a document type.
  case keyword(Range<Int>)
  /// What stands in a comment, an instruction or a document type.
  case other(Range<Int>)

  /// The parts of a text in order. Complexity: O(bytes).
  ///
  /// What is no markup, as around the trees of a mended text, is text.
  package static func all(in source: SourceText) -> [MarkupPiece] {
    source.withBytes { bytes in
      var pieces: [MarkupPiece] = []
      var position = 0
      var textStart = 0
      while true {
        position = bytes.firstOffset(of: ASCII.less, from: position, to: source.count)
        guard position < source.count else { break }
        var found: [MarkupPiece] = []
        guard let end = append(at: position, in: bytes, limit: source.count, to: &found) else {
          position += 1
          continue
        }
        if textStart < position { pieces.append(.text(textStart..<position)) }
        pieces += found
        position = end
        textStart = end
      }
      if textStart < source.count { pieces.append(.text(textStart..<source.count)) }
      return pieces
    }
  }

  /// Adds what begins at a `<`.
  ///
  /// - Returns: The offset behind it; nil where no markup begins.
  private static func append(
    at start: Int, in bytes: RawSpan, limit: Int, to pieces: inout [MarkupPiece]
  ) -> Int? {
    func end(behind mark: StaticString, from offset: Int) -> (inner: Int, outer: Int) {
      let found = bytes.firstOffset(of: mark, from: min(offset, limit), to: limit)
      return found.map { ($0, $0 + mark.utf8CodeUnitCount) } ?? (limit, limit)
    }
    if bytes.hasPrefix("<!--", at: start) {
      let end = end(behind: "-->", from: start + 4)
      pieces.append(.other(start + 4..<max(start + 4, end.inner)))
      return end.outer
    }
    if bytes.hasPrefix("<![CDATA[", at: start) {
      let end = end(behind: "]]>", from: start + 9)
      pieces.append(.keyword(start..<min(limit, start + 9)))
      pieces.append(.text(start + 9..<max(start + 9, end.inner)))
      return end.outer
    }
    if bytes.hasPrefix("<?xml ", at: start) {
      let end = end(behind: "?>", from: start + 5)
      pieces.append(.keyword(start..<end.outer))
      return end.outer
    }
    if bytes.hasPrefix("<?", at: start) {
      let end = end(behind: "?>", from: start + 2)
      pieces.append(.other(start + 2..<max(start + 2, end.inner)))
      return end.outer
    }
    if bytes.hasPrefix("<!DOCTYPE", at: start) {
      let end = end(behind: ">", from: start + 9)
      pieces.append(.keyword(start..<min(limit, start + 9)))
      pieces.append(.other(start + 9..<max(start + 9, end.inner)))
      return end.outer
    }
    if bytes.hasPrefix("</", at: start) {
      let nameEnd = XMLTag.endOfName(from: start + 2, in: bytes, limit: limit)
      guard nameEnd > start + 2 else { return nil }
      pieces.append(.name(start + 2..<nameEnd))
      return nameEnd
    }
    guard let tag = XMLTag(at: start, in: bytes, limit: limit) else { return nil }
    pieces.append(.name(tag.name))
    for (key, value) in tag.attributes { pieces.append(.attribute(key: key, value: value)) }
    return tag.end
  }
}
