import Arguments

/// A program whose words try every quotation of a shell and of roff.
enum OddProgram {
  static let look = CommandSpec(
    name: "look",
    abstract: "Look at Ann's drawings: [all] of \"them\".",
    discussion: """
      .dots and 'marks' begin lines; C:\\drawings is a path, ~ a home, ^ a hat, … three dots.

        draw-it look `a`
        .and another
      """,
    options: [
      .text(
        "format", placeholder: "NAME[=FILE]", repeatable: true,
        help: "Report in Ann's [own] way: as $HOME, `id`, \"x\" or \\n", group: "Output",
        defaultText: "text", suggesting: .reports(["text", "json"])),
      .text(
        "rules", placeholder: "A,B", help: "Only these", group: "Rules",
        suggesting: .list([
          .init("it's-odd", help: "It's odd: [very] odd"), .init("a:b", help: "Between: the two"),
          .init("plain"),
        ])),
      .text("output", short: "o", placeholder: "FILE", help: "Write there", group: "Output"),
      .text("into", placeholder: "DIR", help: "", group: "Output"),
      .text("say", placeholder: "A:B", help: "Anything: 100% your's", group: "Output"),
      .integer("depth", placeholder: "N", in: 1...9, help: "How deep", group: "Rules"),
      .choice("when", placeholder: "WHEN", of: ["now", "never"], help: "When", group: "Rules"),
      .flag("quiet", short: "q", help: "Say less", group: "Output"),
    ],
    positionals: [
      PositionalSpec(
        name: "KIND", help: "What it is", arity: .one,
        suggesting: .words([.init("a b", help: "It's [two]: words"), .init("c")])),
      PositionalSpec(name: "FILE", help: "Drawings", arity: .any),
    ],
    examples: [Example(command: "draw-it look 'a b' -", explanation: "Look at a drawing.")])

  static let list = CommandSpec(
    name: "list", abstract: "List them",
    options: [.flag("quiet", short: "q", help: "Say less", group: "Output")])

  static let program = ProgramSpec(
    name: "draw-it", version: "1.2", abstract: "Looks after drawings.", commands: [look, list],
    epilogue: "It reads 'drawings'.\n\nIt writes nothing.")
}
