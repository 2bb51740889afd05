/// The declaration of one option of a command.
///
/// It is plain data, so that the parser, the help text, shell completions and a manual page are
/// all made from the same words.
package struct OptionSpec: Sendable, Equatable {
  /// The long name without its dashes, such as `format`.
  package var name: String
  /// The one-letter name without its dash, such as `o`.
  package var short: Character?
  /// What the option takes.
  package var value: Value
  /// Whether several values may be given; flags may always repeat.
  package var repeatable: Bool
  /// One sentence for the help text.
  package var help: String
  /// The heading in the help text under which the option is listed.
  package var group: String
  /// What holds when the option is not given, in words; it is shown, never parsed.
  package var defaultText: String?
  /// What a shell may offer as its value; nil goes by the kind of value and its placeholder.
  package var suggestion: Suggestion?

  package init(
    name: String, short: Character? = nil, value: Value, repeatable: Bool = false, help: String,
    group: String, defaultText: String? = nil, suggestion: Suggestion? = nil
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.repeatable = repeatable
    self.help = help
    self.group = group
    self.defaultText = defaultText
    self.suggestion = suggestion
  }
}

extension OptionSpec {
  /// An option without a value.
  package static func flag(
    _ name: String, short: Character? = nil, help: String, group: String
  ) -> OptionSpec {
    OptionSpec(name: name, short: short, value: .none, help: help, group: group)
  }

  /// An option that takes any text, such as a path.
  package static func text(
    _ name: String, short: Character? = nil, placeholder: String, repeatable: Bool = false,
    help: String, group: String, defaultText: String? = nil, suggesting: Suggestion? = nil
  ) -> OptionSpec {
    OptionSpec(
      name: name, short: short, value: .text(placeholder: placeholder), repeatable: repeatable,
      help: help, group: group, defaultText: defaultText, suggestion: suggesting)
  }

  /// An option that takes one of a few words.
  package static func choice(
    _ name: String, short: Character? = nil, placeholder: String, of choices: [String],
    repeatable: Bool = false, help: String, group: String, defaultText: String? = nil
  ) -> OptionSpec {
    OptionSpec(
      name: name, short: short, value: .choice(placeholder: placeholder, of: choices),
      repeatable: repeatable, help: help, group: group, defaultText: defaultText)
  }

  /// An option that takes a whole number; a bound of `Int.min` or `Int.max` means none.
  package static func integer(
    _ name: String, short: Character? = nil, placeholder: String, in range: ClosedRange<Int>,
    repeatable: Bool = false, help: String, group: String, defaultText: String? = nil
  ) -> OptionSpec {
    OptionSpec(
      name: name, short: short, value: .integer(placeholder: placeholder, in: range),
      repeatable: repeatable, help: help, group: group, defaultText: defaultText)
  }

  /// An option that takes a finite decimal number; an infinite or extreme bound means none.
  package static func number(
    _ name: String, short: Character? = nil, placeholder: String, in range: ClosedRange<Double>,
    repeatable: Bool = false, help: String, group: String, defaultText: String? = nil
  ) -> OptionSpec {
    OptionSpec(
      name: name, short: short, value: .number(placeholder: placeholder, in: range),
      repeatable: repeatable, help: help, group: group, defaultText: defaultText)
  }
}

extension OptionSpec {
  /// What a shell may offer as its value.
  package var suggested: Suggestion {
    switch value {
    case .none: .nothing
    case .choice(_, let choices): suggestion ?? .words(choices)
    case .text(let placeholder), .integer(let placeholder, _), .number(let placeholder, _):
      suggestion ?? .standing(for: placeholder)
    }
  }

  /// Every form as it is typed: the letter behind one dash, where there is one, and the name.
  var forms: [String] { (short.map { ["-\($0)"] } ?? []) + [dashed] }

  /// The long form as it is typed, such as `--format`.
  var dashed: String { "--" + name }

  /// The long form with its placeholder, such as `--format FORMAT`.
  var synopsis: String {
    guard let placeholder = value.placeholder else { return dashed }
    return dashed + " " + placeholder
  }

  /// Both forms for a help table; options without a short form stay aligned.
  var label: String {
    guard let short else { return "    " + synopsis }
    return "-\(short), " + synopsis
  }
}
