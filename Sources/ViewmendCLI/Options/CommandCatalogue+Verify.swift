import Arguments

/// `verify`.
extension CommandCatalogue {
  static let verify = CommandSpec(
    name: "verify", abstract: "Runs regression fixtures, and records what they expect",
    discussion: """
      A fixture is a folder: one input (input.txt, input.xml or the like), fixture.json with the \
      options and what is expected, a story.md in words, and where patch is to write certain bytes \
      a patched.txt or patched.xml. DIR is a fixture, or is walked for them.

      An expectation is a part of what the program says in JSON: what it does not name may change. \
      A warning or an error that it does not list is a difference all the same, where it lists \
      findings. Addresses never matter.

      --record changes what differs to what came, and nothing else; a fixture without an \
      expectation gets one. --prune takes out findings that are gone, and never adds one. Read what \
      was recorded before you commit it.

      Status: 0 all as expected, or recorded; 1 a fixture differs; 2 one could not run; 3 a DIR \
      holds none.
      """,
    options: [
      .flag("record", help: "Write what came as what is expected", group: "Recording"),
      .flag(
        "only-new", help: "Record only fixtures that have no expectation", group: "Recording"),
      .flag(
        "prune", help: "Take findings that are gone out of expectations", group: "Recording"),
      .text(
        "format", placeholder: "NAME[=FILE]", repeatable: true,
        help:
          "Report as text, json, junit or github, to standard output or to a file; several at once",
        group: "Output", defaultText: "text",
        suggesting: .reports(["text", "json", "junit", "github"])),
      OptionCatalogue.output, OptionCatalogue.color, OptionCatalogue.quiet,
      .flag(
        "verbose", short: "v", help: "Name the fixtures that are as expected too", group: "Output"),
      OptionCatalogue.allowEmpty,
    ],
    positionals: [
      PositionalSpec(name: "DIR", help: "Fixtures, and folders of fixtures", arity: .many)
    ],
    examples: [
      Example(command: "viewmend verify Fixtures", explanation: "Is all as expected?"),
      Example(
        command: "viewmend verify --record --only-new Fixtures",
        explanation: "A first expectation for each new folder with an input"),
      Example(
        command: "viewmend verify --format github --format junit=verify.xml Fixtures",
        explanation: "In CI: marks beside the lines, and a file for the server"),
    ])
}
