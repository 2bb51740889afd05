import Analysis
import Arguments

extension CommandCatalogue {
  static let log = CommandSpec(
    name: "log", abstract: "Says what each commit made of a dump",
    discussion: """
      Asks git for the commits that changed FILE, through renames, and judges the dump that each of \
      them holds by the options of today: its hash and date, the size of the back button's container \
      and how far that reaches past what is visible, the gravest finding, and the commit's message, \
      the newest first.

      --bisect RULE names the commit since which the rule has been broken without a break, and has \
      status 1 when there is one. It goes along first parents, so that it names the merge of a branch. \
      Commits whose dumps cannot be judged are named as possible.

      Status 2 without git, outside of a repository, and for a file that no commit has; 3 when no \
      commit looked at has a dump that could be judged.
      """,
    options: [
      .text(
        "bisect", placeholder: "RULE", help: "Name the commit that broke this rule",
        group: "History",
        suggesting: .words(
          RuleCatalogue.rules.map { Suggestion.Word($0.id.rawValue, help: $0.summary) })),
      .integer(
        "max", placeholder: "N", in: 1...Int.max, help: "Look at the newest N commits only",
        group: "History", defaultText: "all"),
    ] + OptionCatalogue.reporting + OptionCatalogue.judging + OptionCatalogue.input
      + [OptionCatalogue.allowEmpty],
    positionals: [PositionalSpec(name: "FILE", help: "A dump that is committed", arity: .one)],
    examples: [
      Example(command: "viewmend log dumps/cart.txt", explanation: "How a screen came to be"),
      Example(
        command: "viewmend log --bisect target-oversized dumps/cart.txt",
        explanation: "Who made the target too large"),
    ])
}
