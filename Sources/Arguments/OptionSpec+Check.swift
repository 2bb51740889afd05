extension OptionSpec {
  /// Checks that `text` is a value this option takes.
  ///
  /// - Parameter help: where to read on, for errors that have no better hint.
  /// - Throws: an error that names the option, the text, and what was expected.
  func check(_ text: String, help: String) throws(ArgumentError) {
    switch value {
    case .none:
      throw ArgumentError(
        message: "Option \(dashed) takes no value, but \(text.quoted) was given.",
        hint: "Write \(dashed) alone.")
    case .text: return
    case .choice(_, let choices): try checkChoice(text, of: choices, help: help)
    case .integer(_, let range): try checkInteger(text, in: range, help: help)
    case .number(_, let range): try checkNumber(text, in: range, help: help)
    }
  }

  private func checkChoice(
    _ text: String, of choices: [String], help: String
  ) throws(ArgumentError) {
    guard !choices.contains(text) else { return }
    let near = Spelling(text).nearest(among: choices)
    throw ArgumentError(
      message: "Option \(dashed) must be \(choices.listed("or")), but \(text.quoted) was given.",
      hint: near.map { "Did you mean \($0)?" } ?? help)
  }

  private func checkInteger(
    _ text: String, in range: ClosedRange<Int>, help: String
  ) throws(ArgumentError) {
    guard text.isWholeNumber else { throw wrongKind("a whole number", text, help: help) }
    guard let number = Int(text) else {
      // What is too long for `Int` is outside of every range; where the range is open at that end,
      // the bounds in words say nothing of it.
      let isOpen = text.isNegative ? range.lowerBound == .min : range.upperBound == .max
      let whole = "between \(range.lowerBound) and \(range.upperBound)"
      throw outOfRange(isOpen ? whole : value.bounds ?? whole, text, help: help)
    }
    guard range.contains(number) else {
      throw outOfRange(value.bounds ?? "a whole number", text, help: help)
    }
  }

  private func checkNumber(
    _ text: String, in range: ClosedRange<Double>, help: String
  ) throws(ArgumentError) {
    guard text.isDecimalNumber, let number = Double(text) else {
      throw wrongKind("a decimal number", text, help: help)
    }
    guard range.contains(number) else {
      throw outOfRange(value.bounds ?? "a finite number", text, help: help)
    }
    guard number.isFinite else { throw outOfRange("a finite number", text, help: help) }
  }

  private func wrongKind(_ kind: String, _ text: String, help: String) -> ArgumentError {
    ArgumentError(
      message: "Option \(dashed) takes \(kind), but \(text.quoted) was given.",
      hint: value.bounds.map { "It must be \($0)." } ?? help)
  }

  private func outOfRange(_ bounds: String, _ text: String, help: String) -> ArgumentError {
    ArgumentError(
      message: "Option \(dashed) must be \(bounds), but \(text.quoted) was given.", hint: help)
  }
}
