/// The characters of an XPath expression; blanks in front of what is taken are passed over.
struct XPathScanner {
  private let text: [Character]
  private var position = 0

  init(_ text: String) { self.text = Array(text) }

  /// The place of the next character that is no blank.
  var nextPlace: Int {
    var place = position
    while place < text.count, Self.isBlank(text[place]) { place += 1 }
    return place
  }

  /// The next character that is no blank; nil at the end.
  var peek: Character? {
    let place = nextPlace
    return place < text.count ? text[place] : nil
  }

  var isAtEnd: Bool { nextPlace == text.count }

  /// True where a step of a path can begin.
  var beginsStep: Bool { peek.map { "@.*".contains($0) || Self.beginsName($0) } ?? false }

  // MARK: Taking

  /// Takes a mark that stands next.
  mutating func take(_ mark: String, blanks: Bool = true) -> Bool {
    let place = blanks ? nextPlace : position
    let letters = Array(mark)
    guard text[place...].starts(with: letters) else { return false }
    position = place + letters.count
    return true
  }

  /// Takes an operator; one that is a word ends where no name goes on.
  mutating func takeOperator(_ word: String) -> Bool {
    let place = nextPlace
    let end = place + word.count
    if Self.beginsName(word.first ?? " "), end < text.count, Self.isName(text[end]) {
      return false
    }
    return take(word)
  }

  /// Takes the name of an axis and its colons.
  mutating func takeAxis() -> String? {
    let before = position
    if let name = takeName(), take("::") { return name }
    position = before
    return nil
  }

  /// Takes a name without a prefix.
  mutating func takeName(blanks: Bool = true) -> String? {
    let start = blanks ? nextPlace : position
    guard let end = endOfName(from: start) else { return nil }
    position = end
    return String(text[start..<end])
  }

  /// Takes the colon that makes a name a prefix.
  mutating func takeColon() -> Bool {
    guard position < text.count, text[position] == ":" else { return false }
    position += 1
    return true
  }

  /// Takes a number: digits with a point in, before or behind them.
  mutating func takeNumber() -> Bool {
    let start = nextPlace
    var place = start
    while place < text.count, Self.isDigit(text[place]) { place += 1 }
    let digits = place - start
    if place < text.count, text[place] == "." {
      let point = place
      place += 1
      while place < text.count, Self.isDigit(text[place]) { place += 1 }
      if digits == 0, place == point + 1 { return false }
    } else if digits == 0 {
      return false
    }
    position = place
    return true
  }

  /// Takes a text in quotes; nothing is escaped in it.
  mutating func takeLiteral() throws(XPathError) -> Bool {
    guard let quote = peek, quote == "'" || quote == "\"" else { return false }
    let start = nextPlace
    guard let end = text[(start + 1)...].firstIndex(of: quote) else {
      throw XPathError(
        place: start, message: "The text that begins here does not end.",
        expected: "Expected \(quote) at its end.")
    }
    position = end + 1
    return true
  }

  /// The name that stands next, its prefix included, where a bracket makes it a call.
  var nextCall: String? {
    let start = nextPlace
    guard var end = endOfName(from: start) else { return nil }
    if end + 1 < text.count, text[end] == ":", let further = endOfName(from: end + 1) {
      end = further
    }
    var place = end
    while place < text.count, Self.isBlank(text[place]) { place += 1 }
    return place < text.count && text[place] == "(" ? String(text[start..<end]) : nil
  }

  /// Passes over a word that stands next.
  mutating func skip(_ word: String) { position = nextPlace + word.count }

  // MARK: Characters

  private func endOfName(from start: Int) -> Int? {
    guard start < text.count, Self.beginsName(text[start]) else { return nil }
    return text[start...].firstIndex { !Self.isName($0) } ?? text.count
  }

  private static func isBlank(_ character: Character) -> Bool {
    character == " " || character == "\t" || character == "\n" || character == "\r"
      || character == "\r\n"
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  private static func beginsName(_ character: Character) -> Bool {
    character == "_" || character.isLetter
  }

  private static func isName(_ character: Character) -> Bool {
    character == "_" || character == "-" || character == "." || character.isLetter
      || character.isNumber
  }

  /// What is wrong at a place, by default the next character that is no blank.
  func error(_ expected: String, at place: Int? = nil) -> XPathError {
    let place = place ?? nextPlace
    return XPathError(
      place: place,
      message: place < text.count
        ? "\"\(text[place])\" cannot stand here in the expression."
        : "The expression ends too early.",
      expected: "Expected \(expected).")
  }
}
