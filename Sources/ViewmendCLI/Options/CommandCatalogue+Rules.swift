import Analysis
import Arguments

extension CommandCatalogue {
  static let rules = CommandSpec(
    name: "rules", abstract: "Lists the rules", options: OptionCatalogue.page,
    examples: [
      Example(
        command: "viewmend rules --format json", explanation: "The rules for another program")
    ])

  static let explain = CommandSpec(
    name: "explain", abstract: "Prints one rule's page, with examples",
    options: OptionCatalogue.page,
    positionals: [
      PositionalSpec(
        name: "RULE", help: "The rule's name", arity: .one,
        suggesting: .words(
          RuleCatalogue.rules.map { Suggestion.Word($0.id.rawValue, help: $0.summary) }))
    ],
    examples: [
      Example(
        command: "viewmend explain target-oversized", explanation: "What oversized means")
    ])
}
