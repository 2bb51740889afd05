import Hierarchy

/// Reads attributes of a `recursiveDescription` node again from its bytes, when somebody asks.
struct RecursiveDescriptionSyntax: NodeSyntax {
  var formatName: String { InputFormat.recursiveDescription.rawValue }
  var printsUIKitsKeys: Bool { true }

  func value(of key: AttributeKey, in node: Node) -> Range<Int>? {
    let range = node.range
    return node.tree.source.withBytes { bytes in
      switch key {
      case .address: return head(of: range, in: bytes)?.address
      case .suffix:
        let end = bytes.endOfLine(from: range.upperBound, to: node.tree.source.count)
        return range.upperBound..<end
      case .image:
        return find("image", in: range, bytes)
          ?? NodeSuffix.imageName(suffix(of: range, node.tree.source.count, bytes), in: bytes)
      case .frame: return frame(in: range, bytes)
      case .text: return find("text", in: range, bytes)
      case .accessibilityLabel:
        return find("ax.label", in: range, bytes) ?? find("accessibilityLabel", in: range, bytes)
      case .accessibilityIdentifier:
        return find("ax.id", in: range, bytes) ?? find("ax.identifier", in: range, bytes)
          ?? find("accessibilityIdentifier", in: range, bytes)
      case .tag: return find("tag", in: range, bytes)
      case .backgroundColor: return find("backgroundColor", in: range, bytes)
      case .named(let name): return find(name, in: range, bytes)
      }
    }
  }

  func attributes(of node: Node) -> [(key: Range<Int>, value: Range<Int>)] {
    node.tree.source.withBytes { bytes in
      var result: [(Range<Int>, Range<Int>)] = []
      forEachAttribute(of: node.range, in: bytes) { key, value in
        result.append((key, value))
        return true
      }
      return result
    }
  }

  private func suffix(of range: Range<Int>, _ count: Int, _ bytes: RawSpan) -> Range<Int> {
    range.upperBound..<bytes.endOfLine(from: range.upperBound, to: count)
  }

  private func head(of range: Range<Int>, in bytes: RawSpan) -> Head? {
    let isWrapped = bytes.byte(range.lowerBound + 1) == ASCII.less
    return HeadScanner.head(
      in: bytes, at: isWrapped ? range.lowerBound + 1 : range.lowerBound, limit: range.upperBound)
  }

  private func find(_ name: String, in range: Range<Int>, _ bytes: RawSpan) -> Range<Int>? {
    var found: Range<Int>?
    forEachAttribute(of: range, in: bytes) { key, value in
      guard key.count == name.utf8.count,
        zip(key, name.utf8).allSatisfy({ bytes.byte($0) == $1 })
      else { return true }
      found =
        value.upperBound == range.upperBound
        ? Self.cutText(value, in: bytes) : Self.withoutQuotes(value, in: bytes)
      return false
    }
    return found
  }

  /// The last frame in UIKit's spelling, else one in braces; without the brackets.
  private func frame(in range: Range<Int>, _ bytes: RawSpan) -> Range<Int>? {
    var found: Range<Int>?
    forEachAttribute(of: range, in: bytes) { key, value in
      if key.count == 5, bytes.hasPrefix("frame", at: key.lowerBound) {
        if found == nil || bytes.byte(value.lowerBound) == ASCII.openParenthesis { found = value }
        return true
      }
      if let place = bytes.firstOffset(
        of: " frame = (", from: key.lowerBound, to: value.upperBound), key.isEmpty,
        found == nil
      {
        found = place + 9..<value.upperBound
      }
      return true
    }
    guard let found, found.count >= 2 else { return nil }
    return found.lowerBound + 1..<found.upperBound - 1
  }

  private static func withoutQuotes(_ value: Range<Int>, in bytes: RawSpan) -> Range<Int> {
    guard value.count >= 2 else { return value }
    // Books turn the quotes into curly ones, of three bytes each.
    if value.count >= 6, bytes.hasPrefix("‘", at: value.lowerBound),
      bytes.hasPrefix("’", at: value.upperBound - 3)
    {
      return value.lowerBound + 3..<value.upperBound - 3
    }
    let first = bytes.byte(value.lowerBound)
    guard first == ASCII.apostrophe || first == ASCII.quote,
      bytes.byte(value.upperBound - 1) == first
    else { return value }
    return value.lowerBound + 1..<value.upperBound - 1
  }

  /// What is left of a value that the print was cut in or right behind; nil where nothing is.
  private static func cutText(_ value: Range<Int>, in bytes: RawSpan) -> Range<Int>? {
    guard !value.isEmpty else { return nil }
    let first = bytes.byte(value.lowerBound)
    guard first == ASCII.apostrophe || first == ASCII.quote else { return value }
    var end = value.upperBound
    if bytes.byte(end - 1) == ASCII.space { end -= 1 }
    if bytes.byte(end - 1) == ASCII.semicolon { end -= 1 }
    let start = value.lowerBound + 1
    if end > start, bytes.byte(end - 1) == first { return start..<end - 1 }
    return value.upperBound > start ? start..<value.upperBound : nil
  }

  /// From this size on, in bytes, a node is read like a text that may be anything.
  private static let longNode = 4096

  /// Calls `body` with each key and value until it returns false; a piece without a key has an
  /// empty one.
  func forEachAttribute(
    of range: Range<Int>, in bytes: RawSpan, _ body: (Range<Int>, Range<Int>) -> Bool
  ) {
    guard let head = head(of: range, in: bytes), !head.isBare else { return }
    let values = ValueScanner(
      limit: range.upperBound, maxValue: .max / 2,
      budget: range.count > Self.longNode ? SearchBudget(for: range.count) : nil)
    var position = head.attributes
    while position < range.upperBound {
      let keyEnd = DumpKey.endOfKey(in: bytes, at: position) ?? position
      var start = keyEnd
      if keyEnd > position {
        start += bytes.byte(keyEnd) == ASCII.colon ? 2 : 3
      }
      let end =
        (DumpKey.isFreeText(in: bytes, at: position)
          ? values.endBeforeKnownKey(in: bytes, from: start) : nil)
        ?? values.endOfValue(in: bytes, from: start) ?? range.upperBound
      guard start <= end, body(position..<keyEnd, start..<end) else { return }
      guard end < range.upperBound, bytes.byte(end) == ASCII.semicolon else { return }
      position = end + (bytes.byte(end + 1) == ASCII.space ? 2 : 1)
    }
  }
}
