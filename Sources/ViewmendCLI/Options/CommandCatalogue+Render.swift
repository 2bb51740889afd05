import Arguments

/// `render`.
extension CommandCatalogue {
  static let render = CommandSpec(
    name: "render", abstract: "Draws the screen: who gets taps where, and what is wrong",
    discussion: """
      svg is a picture: the views at scale, the exact areas on which each gets taps, what is seen of \
      targets, and the findings with their numbers. Who gets a tap is what `hit` says. Where a push \
      or pop was running, areas are those once it has ended. Every screen of the file is drawn below the other, up to \
      12 of them; --screen draws one.

      Findings are shown and do not count: the status is 0 once the picture is written.
      """,
    options: [
      .choice(
        "to", placeholder: "FORM", of: ["svg"], help: "What to draw", group: "Output"),
      .flag(
        "fix", help: "Draw also the corrected tree, as patch would write it", group: "Output"),
      .text(
        "node", placeholder: "NODE",
        help: "Cut to one view; NODE is an id, an address, a class name or a selector",
        group: "Output"),
      .integer(
        "screen", placeholder: "N", in: 1...1_000_000, help: "Draw this screen only, from 1",
        group: "Output"),
      OptionCatalogue.output, OptionCatalogue.quiet, OptionCatalogue.verbose,
    ] + OptionCatalogue.judging + OptionCatalogue.input + [OptionCatalogue.allowEmpty],
    positionals: [file],
    examples: [
      Example(
        command: "viewmend render --to svg -o screen.svg dump.txt", explanation: "A picture"),
      Example(
        command: "viewmend render --to svg --fix --node UINavigationBar -o bar.svg dump.txt",
        explanation: "One bar, before and after the correction"),
    ])
}
