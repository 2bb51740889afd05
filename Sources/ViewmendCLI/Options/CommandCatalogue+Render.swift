import Arguments

/// `render`.
extension CommandCatalogue {
  static let render = CommandSpec(
    name: "render", abstract: "Draws the screen: who gets taps where, and what is wrong",
    discussion: """
      svg is a picture: the views at scale, the exact areas on which each gets taps, what is seen of \
      targets, and the findings with their numbers. Who gets a tap is what `hit` says. Where a push \
      or pop was running, areas are those once it has ended. Every screen of the file is drawn below the other, up to \
      12 of them; --screen draws one. Nothing in it depends on the machine or the hour.

      html is one file that loads nothing, for any browser: the screen flat and with its levels apart, \
      the tree, what is known of each view, the findings, and who gets a tap at any point. --node and \
      --screen are what it opens with.

      Findings are shown and do not count: the status is 0 once the picture is written.
      """,
    options: [
      .choice(
        "to", placeholder: "FORM", of: ["svg", "html"],
        help: "A picture, or a page to look around in", group: "Output"),
      .flag(
        "fix", help: "Draw also the corrected tree, as patch would write it", group: "Output"),
      .text(
        "node", placeholder: "NODE",
        help: "Cut the picture to one view; NODE is an id, an address, a class name or a selector",
        group: "Output"),
      .integer(
        "screen", placeholder: "N", in: 1...1_000_000, help: "Draw only this screen, from 1",
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
      Example(
        command: "viewmend render --to html --fix -o screen.html dump.txt",
        explanation: "A page with the corrected tree beside it"),
    ])
}
