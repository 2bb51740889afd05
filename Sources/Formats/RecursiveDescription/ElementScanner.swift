import Hierarchy

/// Reads a printed list of accessibility elements: `<__NSArrayM 0x6>(`, an element a line, `)`.
///
/// An element is an object that may print its label, or a bare label, as `valueForKey:` gives it.
enum ElementScanner {
  /// The most bytes that are looked through for the end of a list.
  private static let longest = 1 << 20
  private static let keys = ["accessibilityLabel", "ax.label", "label"]

  /// The elements of a list whose first line is given, and where its last line begins; nil when
  /// the line opens no list, or none that ends.
  static func elements(
    openedBy line: Range<Int>, in bytes: RawSpan, limit: Int, budget: inout Int
  ) -> (elements: [AccessibleElement], end: Int)? {
    var elements: [AccessibleElement] = []
    var start = bytes.afterLineBreak(at: line.upperBound, to: limit)
    guard opens(line.map { bytes.byte($0) }) else { return nil }
    let last = min(limit, line.upperBound + min(longest, budget))
    defer { budget -= max(0, start - line.upperBound) }
    while start < last {
      let end = bytes.endOfLine(from: start, to: limit)
      let text = trimmed((start..<end).map { bytes.byte($0) })
      if text.first == ASCII.closeParenthesis || text.first == ASCII.closeBracket {
        return (elements, start)
      }
      if !text.isEmpty { elements.append(element(Array(text))) }
      start = bytes.afterLineBreak(at: end, to: limit)
    }
    return nil
  }

  /// True for `<__NSArrayM 0x6>(` and for a bracket alone.
  private static func opens(_ line: [UInt8]) -> Bool {
    let text = trimmed(line)
    guard let last = text.last, last == ASCII.openParenthesis || last == UInt8(ascii: "[") else {
      return false
    }
    return text.count == 1
      || text.first == ASCII.less
        && DescriptionText(Array(text)).position(
          of: "Array", in: 0..<text.count) != nil
  }

  private static func element(_ text: [UInt8]) -> AccessibleElement {
    guard text.first == ASCII.less else {
      let label = unquoted(text[...])
      return AccessibleElement(address: nil, label: label == "<null>" ? nil : label)
    }
    if text.starts(with: "<null>".utf8) { return AccessibleElement(address: nil, label: nil) }
    return AccessibleElement(address: address(in: text), label: label(in: text))
  }

  private static func address(in text: [UInt8]) -> String? {
    let description = DescriptionText(text)
    guard let place = description.position(of: "0x", in: text.indices) else { return nil }
    var end = place + 2
    while end < text.count, ASCII.isHex(text[end]) { end += 1 }
    return end > place + 2 ? description.string(place..<end) : nil
  }

  private static func label(in text: [UInt8]) -> String? {
    let description = DescriptionText(text)
    for key in keys {
      guard let place = description.position(of: key, in: text.indices) else { continue }
      var start = place + key.utf8.count
      while start < text.count, ASCII.isBlank(text[start]) { start += 1 }
      guard start < text.count, text[start] == ASCII.equals || text[start] == ASCII.colon else {
        continue
      }
      start += 1
      var end = start
      while end < text.count, text[end] != ASCII.semicolon, text[end] != ASCII.greater { end += 1 }
      let value = unquoted(text[start..<end])
      return value == "(null)" || value == "nil" || value.isEmpty ? nil : value
    }
    return nil
  }

  /// A value without blanks, a comma behind it, and quotes around it.
  private static func unquoted(_ text: ArraySlice<UInt8>) -> String {
    var text = trimmed(Array(text))
    if text.last == ASCII.comma { text = text.dropLast() }
    let quotes: Set<UInt8> = [ASCII.quote, UInt8(ascii: "'")]
    if text.count > 1, let first = text.first, first == text.last, quotes.contains(first) {
      text = text.dropFirst().dropLast()
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func trimmed(_ text: [UInt8]) -> ArraySlice<UInt8> {
    var text = text[...]
    while let first = text.first, ASCII.isBlank(first) { text = text.dropFirst() }
    while let last = text.last, ASCII.isBlank(last) { text = text.dropLast() }
    return text
  }
}
