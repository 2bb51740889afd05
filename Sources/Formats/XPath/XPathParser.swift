/// Finds out whether a text is an expression of XPath 1.0, and of what kind its value is.
struct XPathParser {
  private var scanner: XPathScanner
  private var nesting = 0

  /// Deeper brackets are no expression that anybody wrote.
  private static let deepest = 64

  init(_ text: String) { scanner = XPathScanner(text) }

  /// The whole text as one expression.
  @discardableResult
  mutating func whole() throws(XPathError) -> XPath.Kind {
    let kind = try expression()
    guard scanner.isAtEnd else { throw scanner.error("an operator, /, [ or the end") }
    return kind
  }

  // MARK: Operators

  /// Operators from those that bind least, and of what kind they make a value.
  private static let levels: [(operators: [String], result: XPath.Kind)] = [
    (["or"], .flag), (["and"], .flag), (["!=", "="], .flag), (["<=", ">=", "<", ">"], .flag),
    (["+", "-"], .number), (["*", "div", "mod"], .number),
  ]

  private mutating func expression(_ level: Int = 0) throws(XPathError) -> XPath.Kind {
    guard level < Self.levels.count else { return try negated() }
    if level == 0 {
      nesting += 1
      guard nesting <= Self.deepest else {
        throw scanner.error("at most \(Self.deepest) levels of brackets")
      }
    }
    defer { if level == 0 { nesting -= 1 } }
    var kind = try expression(level + 1)
    let (operators, result) = Self.levels[level]
    while operators.contains(where: { scanner.takeOperator($0) }) {
      _ = try expression(level + 1)
      kind = result
    }
    return kind
  }

  private mutating func negated() throws(XPathError) -> XPath.Kind {
    var isNegated = false
    while scanner.take("-") { isNegated = true }
    let kind = try union()
    return isNegated ? .number : kind
  }

  private mutating func union() throws(XPathError) -> XPath.Kind {
    let start = scanner.nextPlace
    let kind = try path()
    guard scanner.peek == "|" else { return kind }
    try requireNodes(kind, at: start, for: "on both sides of |")
    while scanner.take("|") {
      let start = scanner.nextPlace
      try requireNodes(try path(), at: start, for: "on both sides of |")
    }
    return .nodes
  }

  private func requireNodes(
    _ kind: XPath.Kind, at place: Int, for use: String
  ) throws(XPathError) {
    guard kind != .nodes else { return }
    throw XPathError(
      place: place, message: "This is a \(kind.word), where the expression needs nodes.",
      expected: "Expected a path such as //view \(use).")
  }

  // MARK: Paths

  private mutating func path() throws(XPathError) -> XPath.Kind {
    if scanner.peek == "/" {
      let isDeep = scanner.take("//")
      if !isDeep { _ = scanner.take("/") }
      if isDeep || scanner.beginsStep { try steps() }
      return .nodes
    }
    let start = scanner.nextPlace
    guard let kind = try primary() else {
      try steps()
      return .nodes
    }
    if scanner.peek == "[" { try requireNodes(kind, at: start, for: "in front of [") }
    try predicates()
    guard scanner.peek == "/" else { return kind }
    try requireNodes(kind, at: start, for: "in front of /")
    if !scanner.take("//") { _ = scanner.take("/") }
    try steps()
    return .nodes
  }

  private mutating func steps() throws(XPathError) {
    repeat {
      try step()
    } while scanner.take("//") || scanner.take("/")
  }

  private mutating func step() throws(XPathError) {
    // Neither has predicates.
    if scanner.take("..") || scanner.take(".") { return }
    if !scanner.take("@") {
      let place = scanner.nextPlace
      if let axis = scanner.takeAxis(), !Self.axes.contains(axis) {
        throw scanner.error("one of the axes " + Self.axes.joined(separator: " "), at: place)
      }
    }
    try nodeTest()
    try predicates()
  }

  private static let axes = [
    "ancestor", "ancestor-or-self", "attribute", "child", "descendant", "descendant-or-self",
    "following", "following-sibling", "namespace", "parent", "preceding", "preceding-sibling",
    "self",
  ]

  private static let nodeTypes = ["comment", "text", "processing-instruction", "node"]

  private mutating func nodeTest() throws(XPathError) {
    if scanner.take("*") { return }
    let place = scanner.nextPlace
    guard let name = scanner.takeName() else {
      throw scanner.error("a path such as //view, @text or *")
    }
    if scanner.takeColon() {
      guard name == "printed" || name == "xml" else {
        throw XPathError(
          place: place, message: "There is no prefix \"\(name)\" in viewmend's XML.",
          expected: "Expected printed:, or a name without a prefix.")
      }
      guard scanner.take("*", blanks: false) || scanner.takeName(blanks: false) != nil else {
        throw scanner.error("a name or * behind \(name):")
      }
    } else if scanner.peek == "(" {
      guard Self.nodeTypes.contains(name) else {
        throw XPathError(
          place: place, message: "\"\(name)(\" cannot be a step of a path.",
          expected: "Expected a name without brackets, or node() text() comment().")
      }
      _ = scanner.take("(")
      if name == "processing-instruction" { _ = try scanner.takeLiteral() }
      guard scanner.take(")") else { throw scanner.error(")") }
    }
  }

  private mutating func predicates() throws(XPathError) {
    while scanner.take("[") {
      _ = try expression()
      guard scanner.take("]") else { throw scanner.error("an operator or ]") }
    }
  }

  // MARK: What paths may begin with

  private mutating func primary() throws(XPathError) -> XPath.Kind? {
    switch scanner.peek {
    case "$":
      throw scanner.error("a value: there are no variables")
    case "'", "\"":
      _ = try scanner.takeLiteral()
      return .text
    case "(":
      _ = scanner.take("(")
      let kind = try expression()
      guard scanner.take(")") else { throw scanner.error("an operator or )") }
      return kind
    default:
      if scanner.takeNumber() { return .number }
      return try call()
    }
  }

  private mutating func call() throws(XPathError) -> XPath.Kind? {
    let place = scanner.nextPlace
    guard let name = scanner.nextCall, !Self.nodeTypes.contains(name) else { return nil }
    guard let function = XPathFunction.named(name) else {
      throw XPathError(
        place: place, message: "XPath 1.0 has no function \"\(name)\".",
        expected: "It has " + XPathFunction.all.map { "\($0.name)()" }.joined(separator: " ") + ".")
    }
    scanner.skip(name)
    _ = scanner.take("(")
    var count = 0
    while scanner.peek != ")" {
      if count > 0, !scanner.take(",") { throw scanner.error("a comma or ) in \(name)()") }
      let start = scanner.nextPlace
      let kind = try expression()
      if function.takesNodes { try requireNodes(kind, at: start, for: "in \(name)()") }
      count += 1
    }
    _ = scanner.take(")")
    guard function.arguments.contains(count) else {
      throw XPathError(
        place: place, message: "\(name)() has \(count) argument\(count == 1 ? "" : "s") here.",
        expected: "Expected \(function.argumentsInWords).")
    }
    return function.result
  }
}

extension XPath.Kind {
  /// Its name in messages.
  fileprivate var word: String {
    switch self {
    case .nodes: "set of nodes"
    case .text: "text"
    case .number: "number"
    case .flag: "yes or no"
    }
  }
}
