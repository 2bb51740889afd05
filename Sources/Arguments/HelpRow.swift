/// One entry of a table in a help text.
struct HelpRow {
  /// What is explained.
  var label: String
  /// The explanation, without a final full stop.
  var text: String
  /// What stands on a line of its own below the explanation.
  var detail: String?

  init(label: String, text: String) {
    self.label = label
    let hasFullStop = text.hasSuffix(".") && !text.hasSuffix("..")
    self.text = hasFullStop ? String(text.dropLast()) : text
  }

  init(_ option: OptionSpec) {
    self.init(label: option.label, text: option.help)
    if option.repeatable, option.value != .none { text += " (repeatable)" }
    // The no-break space keeps the first word of the default by its label.
    if let defaultText = option.defaultText { text += " (default:\u{A0}\(defaultText))" }
    if case .choice(_, let choices) = option.value {
      detail = "Choices: " + choices.joined(separator: ", ")
    } else {
      detail = option.value.bounds.map { "Must be \($0)" }
    }
  }
}
