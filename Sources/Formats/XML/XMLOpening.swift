import Hierarchy

/// The first elements of a document, by which dialects know their own.
struct XMLOpening: Sendable {
  /// Where the document begins: at the declaration, where there is one.
  let start: Int
  /// The root's start tag.
  let root: XMLTag
  /// Where the text ends.
  private let limit: Int

  /// Looks at the beginning of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - offset: Where to look: at the beginning, or at one of several trees of a mended text.
  /// - Returns: nil where no element stands there; rows of a `recursiveDescription` are none.
  init?(of text: SourceText, at offset: Int = 0) {
    let limit = text.count
    let opening = text.withBytes { bytes -> (start: Int, root: XMLTag)? in
      guard let (start, first) = Self.places(in: bytes, at: offset, limit: limit),
        let root = XMLTag(at: first, in: bytes, limit: limit)
      else { return nil }
      return (start, root)
    }
    guard let opening else { return nil }
    (start, root) = opening
    self.limit = limit
  }

  /// The start tag of the first element in the root; nil where the root holds none, or text first.
  func child(in bytes: RawSpan) -> XMLTag? {
    guard !root.isEmpty, let next = Self.skipMarkup(from: root.end, in: bytes, limit: limit)
    else { return nil }
    return XMLTag(at: next, in: bytes, limit: limit)
  }

  /// The name of the root of a text, for whoever asks nothing else of it.
  static func rootName(of text: SourceText) -> Range<Int>? {
    text.withBytes { bytes in
      guard let (_, first) = places(in: bytes, at: 0, limit: text.count),
        XMLTag.startsName(bytes.byte(first + 1))
      else { return nil }
      return first + 1..<XMLTag.endOfName(from: first + 1, in: bytes, limit: text.count)
    }
  }

  /// Where a document begins, and where its root does.
  private static func places(
    in bytes: RawSpan, at offset: Int, limit: Int
  ) -> (start: Int, root: Int)? {
    let mark = offset > 0 ? offset : bytes.hasPrefix("\u{FEFF}", at: 0) ? 3 : 0
    let start = XMLTag.skipWhiteSpace(from: mark, in: bytes, limit: limit)
    guard start < limit, bytes.byte(start) == ASCII.less,
      let root = skipMarkup(from: start, in: bytes, limit: limit)
    else { return nil }
    return (start, root)
  }

  /// The offset of the next `<` that is no declaration, comment, instruction or document type.
  private static func skipMarkup(from start: Int, in bytes: RawSpan, limit: Int) -> Int? {
    var position = start
    while true {
      position = XMLTag.skipWhiteSpace(from: position, in: bytes, limit: limit)
      guard position < limit, bytes.byte(position) == ASCII.less else { return nil }
      let end: Int?
      if bytes.hasPrefix("<!--", at: position) {
        end = bytes.firstOffset(of: "-->", from: position + 4, to: limit).map { $0 + 3 }
      } else if bytes.hasPrefix("<?", at: position) {
        end = bytes.firstOffset(of: "?>", from: position, to: limit).map { $0 + 2 }
      } else if bytes.hasPrefix("<!DOCTYPE", at: position) {
        end = endOfDocumentType(from: position, in: bytes, limit: limit)
      } else {
        return position
      }
      guard let end else { return nil }
      position = end
    }
  }

  /// The offset behind a document type, what it declares in brackets included.
  private static func endOfDocumentType(from start: Int, in bytes: RawSpan, limit: Int) -> Int? {
    let close = bytes.firstOffset(of: ASCII.greater, from: start, to: limit)
    let bracket = bytes.firstOffset(of: ASCII.openBracket, from: start, to: close)
    guard bracket < close else { return close < limit ? close + 1 : nil }
    return bytes.firstOffset(of: "]>", from: bracket, to: limit).map { $0 + 2 }
  }
}
