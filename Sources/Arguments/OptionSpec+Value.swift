extension OptionSpec {
  /// What an option takes.
  package enum Value: Sendable, Equatable {
    /// Nothing: the option is a flag.
    case none
    /// Any text.
    case text(placeholder: String)
    /// One of a few words.
    case choice(placeholder: String, of: [String])
    /// A whole decimal number within a range.
    case integer(placeholder: String, in: ClosedRange<Int>)
    /// A finite decimal number within a range.
    case number(placeholder: String, in: ClosedRange<Double>)
  }
}

extension OptionSpec.Value {
  /// The word that stands for the value in help texts; a flag has none.
  package var placeholder: String? {
    switch self {
    case .none: nil
    case .text(let placeholder), .choice(let placeholder, _), .integer(let placeholder, _),
      .number(let placeholder, _):
      placeholder
    }
  }

  /// The range of a numeric value in words, such as `at least 1`, if it has any bound.
  var bounds: String? {
    switch self {
    case .none, .text, .choice: nil
    case .integer(_, let range):
      Self.bounds(
        from: range.lowerBound == .min ? nil : "\(range.lowerBound)",
        to: range.upperBound == .max ? nil : "\(range.upperBound)")
    case .number(_, let range):
      Self.bounds(
        from: range.lowerBound <= -.greatestFiniteMagnitude ? nil : Self.plain(range.lowerBound),
        to: range.upperBound >= .greatestFiniteMagnitude ? nil : Self.plain(range.upperBound))
    }
  }

  private static func bounds(from lower: String?, to upper: String?) -> String? {
    switch (lower, upper) {
    case (let lower?, let upper?):
      lower == upper ? "exactly \(lower)" : "between \(lower) and \(upper)"
    case (let lower?, nil): "at least \(lower)"
    case (nil, let upper?): "at most \(upper)"
    case (nil, nil): nil
    }
  }

  /// A number without an empty fraction: 1, not 1.0.
  private static func plain(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
