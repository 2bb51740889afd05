import Hierarchy

/// Recognises by shape alone where rows and nodes begin and end.
enum RowShape {
  /// True when the line at `start` is the row of a view: indentation, `<Class: 0x`, a `frame`.
  static func startsRow(in bytes: RawSpan, at start: Int, limit: Int) -> Bool {
    let end = bytes.endOfLine(from: start, to: limit)
    var offset = start
    while offset < end, isMargin(bytes.byte(offset)) { offset += 1 }
    guard offset < end, bytes.byte(offset) == ASCII.less else { return false }
    guard let head = HeadScanner.head(in: bytes, at: offset, limit: end) else { return false }
    return bytes.firstOffset(of: "frame = (", from: head.attributes, to: end) != nil
      || (head.isBare && bytes.hasPrefix(" (layer)", at: head.attributes + 1))
  }

  /// True for what may stand before a row: blanks, bars, comment and quotation marks.
  static func isMargin(_ byte: UInt8) -> Bool {
    switch byte {
    case ASCII.space, ASCII.tab, ASCII.bar, UInt8(ascii: "/"), UInt8(ascii: "*"),
      UInt8(ascii: "#"), UInt8(ascii: ">"):
      true
    default: false
    }
  }

  /// True when the `>` at `position` can be the end of a node, judged by what follows it.
  static func mayEndNode(in bytes: RawSpan, at position: Int, limit: Int) -> Bool {
    var offset = position + 1
    while offset < limit {
      switch bytes.byte(offset) {
      case ASCII.greater, ASCII.quote, UInt8(ascii: "`"), ASCII.closeParenthesis, ASCII.comma,
        ASCII.apostrophe, ASCII.backslash:
        offset += 1
      case ASCII.lineFeed, ASCII.carriageReturn, ASCII.colon: return true
      case ASCII.space:
        return isSuffix(in: bytes, at: offset + 1, limit: limit)
      case UInt8(ascii: "-"): return bytes.byte(offset + 1) == ASCII.greater
      default: return bytes.byte(offset) == ASCII.bar
      }
    }
    return true
  }

  /// True when a suffix that UIKit prints behind a node stands at `offset`, or nothing does.
  private static func isSuffix(in bytes: RawSpan, at offset: Int, limit: Int) -> Bool {
    if offset >= limit || ASCII.isLineBreak(bytes.byte(offset)) { return true }
    let suffixes: [StaticString] = [
      "- ", "(layer)", "effect=", "clientRequested", "layout=", "buttonBar=", "delegate=",
      "collection view layout", "minSize", "item=", "|", "   |",
    ]
    return suffixes.contains { bytes.hasPrefix($0, at: offset) }
  }
}
