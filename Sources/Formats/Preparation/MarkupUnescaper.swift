import Hierarchy

/// Undoes what a web page's source does to a dump: entities and the tags around lines.
enum MarkupUnescaper {
  /// Tags that pages put around code; a view's class is never taken for one of them.
  private static let tags: Set<String> = [
    "a", "b", "br", "code", "div", "em", "figure", "font", "i", "li", "ol", "p", "pre", "span",
    "strong", "table", "tbody", "td", "tr", "ul",
  ]
  /// Tags that begin a line of their own.
  private static let blocks: Set<String> = ["br", "div", "li", "p", "tr"]

  private static let entities: [(name: StaticString, scalar: Unicode.Scalar)] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"), ("&quot;", "\""), ("&apos;", "'"),
    ("&nbsp;", " "), ("\u{A0}", " "),
  ]

  /// The text with entities decoded and known tags left out.
  static func unescape(_ source: SourceText) -> SourceText {
    source.withBytes { bytes in
      var rewriter = TextRewriter(capacity: source.count)
      var offset = 0
      var copied = 0
      while offset < source.count {
        let byte = bytes.byte(offset)
        var replaced: (end: Int, scalar: Unicode.Scalar?)?
        if byte == UInt8(ascii: "&") || byte == 0xC2 {
          replaced = entity(at: offset, in: bytes).map { ($0.end, $0.scalar) }
        } else if byte == ASCII.less {
          replaced = tag(at: offset, in: bytes, limit: source.count)
        }
        guard let replaced else {
          offset += 1
          continue
        }
        rewriter.copy(copied..<offset, from: bytes)
        if let scalar = replaced.scalar {
          rewriter.replace(offset..<replaced.end, with: scalar)
        }
        offset = replaced.end
        copied = offset
      }
      rewriter.copy(copied..<source.count, from: bytes)
      return rewriter.text(derivedFrom: source, keepsLines: false)
    }
  }

  private static func entity(
    at start: Int, in bytes: RawSpan
  ) -> (end: Int, scalar: Unicode.Scalar)? {
    for (name, scalar) in entities where bytes.hasPrefix(name, at: start) {
      return (start + name.utf8CodeUnitCount, scalar)
    }
    guard bytes.byte(start + 1) == UInt8(ascii: "#") else { return nil }
    let isHex = bytes.byte(start + 2) | 0x20 == UInt8(ascii: "x")
    var offset = start + (isHex ? 3 : 2)
    let first = offset
    var value: UInt32 = 0
    while offset - first < 7, ASCII.isHex(bytes.byte(offset)) {
      guard let digit = Character(Unicode.Scalar(bytes.byte(offset))).hexDigitValue,
        isHex || digit < 10
      else { return nil }
      value = value * (isHex ? 16 : 10) + UInt32(digit)
      offset += 1
    }
    guard offset > first, bytes.byte(offset) == ASCII.semicolon,
      let scalar = Unicode.Scalar(value)
    else { return nil }
    return (offset + 1, scalar)
  }

  private static func tag(
    at start: Int, in bytes: RawSpan, limit: Int
  ) -> (end: Int, scalar: Unicode.Scalar?)? {
    let isEnd = bytes.byte(start + 1) == UInt8(ascii: "/")
    var offset = start + (isEnd ? 2 : 1)
    var name = ""
    while name.utf8.count < 8, ASCII.isName(bytes.byte(offset)) {
      name.unicodeScalars.append(Unicode.Scalar(bytes.byte(offset)))
      offset += 1
    }
    name = name.lowercased()
    guard tags.contains(name) else { return nil }
    let next = bytes.byte(offset)
    guard next == ASCII.greater || next == UInt8(ascii: "/") || ASCII.isBlank(next) else {
      return nil
    }
    let lineEnd = bytes.endOfLine(from: offset, to: limit)
    let close = bytes.firstOffset(of: ASCII.greater, from: offset, to: lineEnd)
    guard close < lineEnd else { return nil }
    return (close + 1, !isEnd && blocks.contains(name) ? "\n" : nil)
  }
}
