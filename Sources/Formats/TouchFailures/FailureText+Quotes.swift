import Hierarchy

/// Names in quotes, which may hold quotes themselves: tools print them as they are.
extension FailureText {
  /// What stands in double quotes right at an offset, and where it ends; the quotes may be escaped.
  ///
  /// The quote that `closes` is the one, of the first run of such the last; where none does, the
  /// first quote.
  private func quoted(
    at start: Int, closes: (_ behind: Int) -> Bool
  ) -> (text: String, end: Int)? {
    let isEscaped = byte(start) == ASCII.backslash
    let mark: StaticString = isEscaped ? "\\\"" : "\""
    guard hasPrefix(mark, at: start) else { return nil }
    let length = mark.utf8CodeUnitCount
    let first = start + length
    var nearest: Int?
    var from = first
    while let end = self.end(of: mark, from: from) {
      nearest = nearest ?? end
      if closes(end), !hasPrefix(mark, at: end) {
        return (string(first..<end - length), end)
      }
      from = end
    }
    return nearest.map { (string(first..<$0 - length), $0) }
  }

  /// What stands in double quotes right at an offset, up to one that a literal follows.
  func quoted(at start: Int, before literal: StaticString) -> String? {
    quoted(at: start) { hasPrefix(literal, at: $0) }?.text
  }

  /// What stands in double quotes right at an offset, up to one with no word behind it.
  func quoted(at start: Int) -> String? {
    quoted(at: start) { behind in
      byte(behind).map { !ASCII.isBlank($0) && !ASCII.isName($0) } ?? true
    }?.text
  }

  /// What stands in double quotes right at an offset, with the word in capitals behind it: `"Send"
  /// Button`.
  func quotedWithWord(at start: Int) -> (text: String, end: Int)? {
    quoted(at: start) { behind in
      guard byte(behind) == ASCII.space, let letter = byte(behind + 1),
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= letter
      else { return false }
      return byte(word(at: behind + 1)).map { !ASCII.isBlank($0) && $0 != ASCII.quote } ?? true
    }
  }

  /// What stands in single quotes right at an offset: up to an apostrophe behind which a description
  /// goes on or ends, else to the first with no letter behind it.
  func singleQuoted(at start: Int) -> String? {
    guard byte(start) == ASCII.apostrophe else { return nil }
    var nearest: Int?
    var end = start + 1
    while let next = byte(end) {
      if next == ASCII.apostrophe, byte(end + 1).map({ !ASCII.isName($0) }) ?? true {
        if goesOn(at: end + 1) { return string(start + 1..<end) }
        nearest = nearest ?? end
      }
      end += 1
    }
    return nearest.map { string(start + 1..<$0) }
  }

  /// True when at an offset a line ends, or a description goes on behind a name in quotes.
  private func goesOn(at offset: Int) -> Bool {
    guard let mark = byte(offset) else { return true }
    switch mark {
    // `, value: 2`
    case ASCII.comma:
      return byte(offset + 1) == ASCII.space && byte(word(at: offset + 2)) == ASCII.colon
    // `: Activation point …`
    case ASCII.colon: return byte(offset + 1) == ASCII.space
    case ASCII.semicolon, ASCII.closeParenthesis, ASCII.greater, ASCII.closeBrace: return true
    default: return hasPrefix(" - ", at: offset)
    }
  }
}
