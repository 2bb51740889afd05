import Hierarchy

/// Reads selectors, character by character.
struct SelectorParser {
  private let text: [Character]
  private var position = 0
  private var nesting = 0

  /// Deeper brackets are no selector that anybody wrote.
  private static let deepest = 32

  init(_ text: String) { self.text = Array(text) }

  /// The whole text as one selector.
  mutating func whole() throws(SelectorError) -> Selector {
    let selector = try list()
    guard position == text.count else { throw error("a combinator, a test or the end") }
    return selector
  }

  // MARK: Steps

  private mutating func list() throws(SelectorError) -> Selector {
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= Self.deepest else { throw error("at most \(Self.deepest) levels of :not()") }
    var alternatives = [try chain()]
    while take(",") { alternatives.append(try chain()) }
    return Selector(alternatives: alternatives)
  }

  private mutating func chain() throws(SelectorError) -> [Selector.Step] {
    skipBlanks()
    var steps = [Selector.Step(combinator: .descendant, tests: try tests())]
    while true {
      let hadBlank = skipBlanks()
      let combinator: Selector.Combinator
      switch peek {
      case nil, ",", ")": return steps
      case ">": combinator = .child
      case "+": combinator = .next
      case "~": combinator = .later
      default:
        guard hadBlank else { throw error("a combinator, a test or the end") }
        steps.append(Selector.Step(combinator: .descendant, tests: try tests()))
        continue
      }
      position += 1
      skipBlanks()
      steps.append(Selector.Step(combinator: combinator, tests: try tests()))
    }
  }

  private mutating func tests() throws(SelectorError) -> [SelectorTest] {
    let start = position
    var tests: [SelectorTest] = []
    if let name = try className(), name != "*" { tests.append(.kind(name)) }
    while let next = peek {
      switch next {
      case "#":
        position += 1
        tests.append(.name(try word(or: "an identifier or an address behind #")))
      case "[": tests.append(try attribute())
      case ":": tests.append(try pseudo())
      default:
        if position == start { throw error(Self.beginning) }
        return tests
      }
    }
    if position == start { throw error(Self.beginning) }
    return tests
  }

  private static let beginning = "a class, *, #identifier, [attribute] or :condition"

  /// A class as printed, or in quotes where it holds what ends a name.
  private mutating func className() throws(SelectorError) -> String? {
    switch peek {
    case "'", "\"": return try quoted()
    case let first? where first.isASCII && first.isNumber:
      let digits = String(text[position...].prefix { $0.isASCII && $0.isNumber })
      throw error("a class, which begins with no digit; an id is asked for with [id=\(digits)]")
    case let first? where first == "*" || Self.isName(first):
      return take { $0 == "*" || $0 == "." || Self.isName($0) }
    default: return nil
    }
  }

  // MARK: Attributes

  private mutating func attribute() throws(SelectorError) -> SelectorTest {
    position += 1
    skipBlanks()
    // A $ begins an operator.
    let name = take { Self.isName($0) && $0 != "$" || $0 == "." }
    guard !name.isEmpty else { throw error("the name of an attribute") }
    let attribute = NodeAttribute(name)
    skipBlanks()
    if take("]") { return .has(attribute) }
    let operatorStart = position
    guard let comparison = SelectorTest.Comparison.allCases.first(where: { take($0.rawValue) })
    else { throw error("] or one of = != < <= > >= ^= $= *= ~=") }
    skipBlanks()
    let valueStart = position
    let value = try word(or: "a value")
    skipBlanks()
    let letterStart = position
    let ignoresCase = take("i")
    skipBlanks()
    guard take("]") else { throw error("]") }
    let places = Places(comparison: operatorStart, value: valueStart)
    switch attribute {
    case .measure, .flag:
      guard !ignoresCase else { throw error("], as \(name) is no text", at: letterStart) }
      return try test(attribute, comparison, value, places)
    case .word, .printed:
      guard comparison.isOrder else {
        return .string(attribute, comparison, value, ignoresCase: ignoresCase)
      }
      guard case .printed = attribute else {
        throw error("one of = != ^= $= *= ~=, as \(name) is a text", at: operatorStart)
      }
      guard !ignoresCase else {
        throw error("], as \(comparison.rawValue) is for numbers", at: letterStart)
      }
      guard let number = SelectorMatcher.number(value) else {
        throw error("a number behind \(comparison.rawValue)", at: valueStart)
      }
      return .number(attribute, comparison, number)
    }
  }

  /// Where parts of a test in brackets begin.
  private struct Places {
    var comparison: Int
    var value: Int
  }

  /// The test of an attribute that is no text; the operator comes before the value.
  private func test(
    _ attribute: NodeAttribute, _ comparison: SelectorTest.Comparison, _ value: String,
    _ places: Places
  ) throws(SelectorError) -> SelectorTest {
    let isEquality = comparison == .equal || comparison == .notEqual
    if case .flag(let flag) = attribute {
      guard isEquality else {
        throw error("= or !=, as \(flag.rawValue) is a flag", at: places.comparison)
      }
      guard let isSet = ["true": true, "false": false][value] else {
        throw error("true or false, as \(flag.rawValue) is a flag", at: places.value)
      }
      return .flag(flag, isSet == (comparison == .equal))
    }
    guard case .measure(let measure) = attribute else { return .has(attribute) }
    guard comparison.isOrder || isEquality else {
      throw error(
        "one of = != < <= > >=, as \(measure.rawValue) is a number", at: places.comparison)
    }
    guard let number = SelectorMatcher.number(value) else {
      throw error("a number, as \(measure.rawValue) is one", at: places.value)
    }
    return .number(attribute, comparison, number)
  }

  // MARK: Conditions

  private static let conditions = [
    "target", "back-button", "at", "contains", "not", "is", "root", "empty", "first-child",
    "last-child", "nth-child",
  ]

  private mutating func pseudo() throws(SelectorError) -> SelectorTest {
    let start = position
    position += 1
    let name = take { Self.isName($0) }
    switch name {
    case "target": return .target
    case "back-button": return .backButton
    case "root": return .root
    case "empty": return .empty
    case "first-child": return .firstChild
    case "last-child": return .lastChild
    default: break
    }
    guard Self.conditions.contains(name) else {
      throw error(
        "one of " + Self.conditions.map { ":\($0)" }.joined(separator: " "), at: start)
    }
    guard take("(") else { throw error("( behind :\(name)") }
    skipBlanks()
    let test = try argument(of: name)
    skipBlanks()
    guard take(")") else { throw error(")") }
    return test
  }

  private mutating func argument(of name: String) throws(SelectorError) -> SelectorTest {
    switch name {
    case "at":
      let x = try number()
      skipBlanks()
      guard take(",") else { throw error("a comma between x and y") }
      skipBlanks()
      return .at(Point(x: x, y: try number()))
    case "contains": return .contains(try word(or: "a text"))
    case "nth-child":
      let start = position
      guard let place = Int(take(while: { $0.isASCII && $0.isNumber })), place > 0 else {
        throw error("a place from 1", at: start)
      }
      return .nthChild(place)
    case "is": return .matches(try list())
    default: return .not(try list())
    }
  }

  private mutating func number() throws(SelectorError) -> Double {
    let start = position
    let digits = take { "+-.eE".contains($0) || $0.isASCII && $0.isNumber }
    guard let number = SelectorMatcher.number(digits) else {
      throw error("a number in points", at: start)
    }
    return number
  }

  // MARK: Words

  /// A text in quotes, or without where nothing in it ends one.
  private mutating func word(or expected: String) throws(SelectorError) -> String {
    if peek == "'" || peek == "\"" { return try quoted() }
    let word = take { Self.isName($0) || "./+%@".contains($0) }
    guard !word.isEmpty else { throw error(expected) }
    return word
  }

  private mutating func quoted() throws(SelectorError) -> String {
    let start = position
    let quote = text[position]
    position += 1
    var result = ""
    while position < text.count {
      let character = text[position]
      position += 1
      if character == quote { return result }
      if character == "\\", position < text.count {
        result.append(text[position])
        position += 1
      } else {
        result.append(character)
      }
    }
    throw error("\(quote) at the end of the text that begins here", at: start)
  }

  private static func isName(_ character: Character) -> Bool {
    character == "_" || character == "-" || character == "$" || character.isLetter
      || character.isNumber
  }

  // MARK: Characters

  private var peek: Character? { position < text.count ? text[position] : nil }

  private mutating func take(_ wanted: String) -> Bool {
    let letters = Array(wanted)
    guard text[position...].starts(with: letters) else { return false }
    position += letters.count
    return true
  }

  private mutating func take(while isWanted: (Character) -> Bool) -> String {
    let start = position
    while position < text.count, isWanted(text[position]) { position += 1 }
    return String(text[start..<position])
  }

  @discardableResult
  private mutating func skipBlanks() -> Bool {
    !take { $0.isWhitespace }.isEmpty
  }

  private func error(_ expected: String, at place: Int? = nil) -> SelectorError {
    let place = place ?? position
    let message =
      place < text.count
      ? "\"\(text[place])\" cannot stand here in the selector." : "The selector ends too early."
    return SelectorError(place: place, message: message, expected: "Expected \(expected).")
  }
}
