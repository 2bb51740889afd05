/// A command of a `console` block, and what it prints.
struct ConsoleStep: Sendable {
  var command: String
  /// The number of its line in the document.
  var line: Int
  var output: [String]

  /// The steps of a block; nil when it does not begin with a command. A command goes on below a
  /// line that ends in `\`.
  static func all(in block: CodeBlock) -> [ConsoleStep]? {
    guard block.lines.first?.hasPrefix("$ ") == true else { return nil }
    var steps: [ConsoleStep] = []
    var goesOn = false
    for (offset, line) in block.lines.enumerated() {
      if goesOn {
        steps[steps.count - 1].command += "\n\(line)"
      } else if line.hasPrefix("$ ") {
        steps.append(
          ConsoleStep(
            command: String(line.dropFirst(2)), line: block.line + 1 + offset, output: []))
      } else {
        steps[steps.count - 1].output.append(line)
        continue
      }
      goesOn = line.hasSuffix("\\")
    }
    return steps
  }

  /// Whether the command prints this. A line `…` stands for any lines, none too, and `…` in a line
  /// for any text in it.
  func prints(_ text: String) -> Bool {
    var actual = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if actual.last == "" { actual.removeLast() }
    var expected = output[...]
    while expected.last == "" { expected.removeLast() }
    return Self.matches(expected, actual[...], isAny: { $0 == "…" }, isSame: Self.fits)
  }

  private static func fits(_ expected: String, _ actual: String) -> Bool {
    matches(Array(expected)[...], Array(actual)[...], isAny: { $0 == "…" }, isSame: ==)
  }

  /// Whether a sequence fits a pattern in which some elements stand for any others.
  private static func matches<Element>(
    _ pattern: ArraySlice<Element>, _ sequence: ArraySlice<Element>, isAny: (Element) -> Bool,
    isSame: (Element, Element) -> Bool
  ) -> Bool {
    var pattern = pattern
    var sequence = sequence
    var retry: (pattern: ArraySlice<Element>, sequence: ArraySlice<Element>)?
    while true {
      if let first = pattern.first, isAny(first) {
        pattern = pattern.dropFirst()
        retry = (pattern, sequence)
      } else if let first = pattern.first, let next = sequence.first, isSame(first, next) {
        pattern = pattern.dropFirst()
        sequence = sequence.dropFirst()
      } else if pattern.isEmpty, sequence.isEmpty {
        return true
      } else if let (after, rest) = retry, !rest.isEmpty {
        sequence = rest.dropFirst()
        pattern = after
        retry = (after, sequence)
      } else {
        return false
      }
    }
  }
}
