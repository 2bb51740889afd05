import Arguments

extension CommandCatalogue {
  static let diff = CommandSpec(
    name: "diff", abstract: "Says what changed between two trees, and what that means for taps",
    discussion: """
      Views are known again by class, identifier, text, what is in them, frame and order, never by \
      their addresses, and the files may be in different formats. Reported is what was added, \
      removed, re-parented, reordered, moved, resized, and whose flags, texts or class changed; then \
      findings of check that are new, gone or changed, and targets that take fewer touches.

      Between two formats only what both say is compared. --format unified prints the rows of both \
      trees, without addresses, as a unified diff.

      Status 0 when nothing differs, 1 when something does, 3 when a file holds no view.
      """,
    options: [
      .number(
        "tolerance", placeholder: "N", in: 0...1000,
        help: "How far apart frames may be and count as the same, in points", group: "Comparing",
        defaultText: "0.5; 1 or 2 where one file holds rounded numbers"),
      .text(
        "format", placeholder: "NAME[=FILE]", repeatable: true,
        help: "Report as text, json or unified, to standard output or to a file", group: "Output",
        defaultText: "text", suggesting: .reports(["text", "json", "unified"])),
    ] + OptionCatalogue.reporting.dropFirst() + OptionCatalogue.judging + OptionCatalogue.input
      + [OptionCatalogue.allowEmpty],
    positionals: [
      PositionalSpec(name: "A", help: "The older dump, or - for standard input", arity: .one),
      PositionalSpec(name: "B", help: "The newer dump, or - for standard input", arity: .one),
    ],
    examples: [
      Example(command: "viewmend diff before.txt after.txt", explanation: "What changed"),
      Example(
        command: "git show main:dumps/cart.txt | viewmend diff - dumps/cart.txt",
        explanation: "What changed against another branch"),
      Example(
        command: "viewmend diff --tolerance 2 --format json ios.txt page-source.xml",
        explanation: "Across formats, as JSON"),
    ])
}
