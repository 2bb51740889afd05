import Testing

@testable import Arguments

@Suite struct HelpTests {
  @Test func program() {
    let expected = """
      Usage: draw COMMAND [OPTIONS] [ARGUMENTS]

      Look after drawings.

      Commands:
        check          Look for faults in drawings
        convert        Write a drawing in another format
        list           List the formats
        help           Show the help of the program or of a command

      General:
        -h, --help     Show this help
            --version  Show the version

      Exit status: 0 if nothing was found, 1 if something was, 2 if the line is wrong.
      """
    #expect(Fixture.program.help(for: nil, width: 80) == expected)
  }

  @Test func command() {
    let expected = """
      Usage: draw check [OPTIONS] FILE...

      Look for faults in drawings.

      Every drawing is read once and never changed. Faults are printed in the order in
      which they stand in the file.

      Colours are named like this:
        red     what must be mended
        yellow  what may be mended

      Arguments:
        FILE...              A drawing to check

      Output:
        -f, --format FORMAT  The shape of the report (default: text)
                             Choices: text, json, markdown
        -o, --output FILE    Where the report goes (default: standard output)
        -q, --quiet          Say nothing but faults

      Search:
            --depth N        How deep to look
                             Must be between 1 and 10
        -s, --scale FACTOR   What to multiply lengths by before they are compared with
                             the tolerance (default: 1)
                             Must be at least 0
            --at X,Y         A point to look at (repeatable)

      General:
        -v, --verbose        Say more
        -h, --help           Show this help

      Examples:
        draw check plan.svg
            Check one drawing.
        draw check --format json --output report.json --at 3,40 --at -3,40 first.svg
            Look at two points and write the report to a file.
      """
    #expect(Fixture.program.help(for: Fixture.check, width: 80) == expected)
  }

  @Test func narrowCommand() {
    let command = CommandSpec(
      name: "trim", abstract: "",
      options: [
        .flag("an-option-with-a-name-that-is-long", help: "Trim more...", group: "Last"),
        .flag("all", short: "a", help: "Trim everything that can be trimmed", group: "General"),
        .text("by", placeholder: "LENGTH", help: "", group: "Last"),
        .flag("an-option-with-a-name-longer-than-the-page", help: "Hm", group: "Last"),
      ],
      examples: [
        Example(command: "draw trim --all --by 3 and-a-longer-name.svg", explanation: "Trim it.")
      ])
    let expected = #"""
      Usage: draw trim [OPTIONS]

      Last:
            --an-option-with-a-name-that-is-long
                         Trim more...
            --by LENGTH
        --an-option-with-a-name-longer-than-th
            e-page
                         Hm

      General:
        -a, --all        Trim everything that can
                         be trimmed
        -h, --help       Show this help

      Examples:
        draw trim --all --by 3 \
          and-a-longer-name.svg
            Trim it.
      """#
    #expect(Fixture.program.help(for: command, width: 44) == expected)
  }

  @Test func usageOfEveryArity() {
    let command = CommandSpec(
      name: "join", abstract: "Join.",
      positionals: [
        PositionalSpec(name: "TARGET", help: "Where to", arity: .one),
        PositionalSpec(name: "SOURCE", help: "What", arity: .many),
        PositionalSpec(name: "NOTE", help: "A word", arity: .optional),
      ])
    let first = Fixture.program.help(for: command, width: 80).split(separator: "\n").first
    #expect(first == "Usage: draw join [OPTIONS] TARGET SOURCE... [NOTE]")
  }

  @Test func declaredHelpIsListedOnce() {
    let own = CommandSpec(name: "help", abstract: "Our own.")
    let program = ProgramSpec(name: "p", version: "1", abstract: "", commands: [own])
    let expected = """
      Usage: p COMMAND [OPTIONS] [ARGUMENTS]

      Commands:
        help           Our own

      General:
        -h, --help     Show this help
            --version  Show the version
      """
    #expect(program.help(for: nil, width: 80) == expected)
  }

  @Test(arguments: 40...120)
  func neverWiderThanAsked(_ width: Int) {
    let long = String(repeating: "very-long-", count: 14)
    let words = String(repeating: "some words and \(long) ", count: 3)
    let wide = CommandSpec(
      name: long, abstract: words, discussion: "\(words)\n\n   \(words)\n\(words)",
      options: Fixture.check.options + [
        .flag(long, short: "l", help: words, group: long),
        .choice(
          "c" + long, placeholder: long, of: [long, "a", long], help: words, group: words,
          defaultText: words),
        .flag(String(long.prefix(width - 8)), help: "Just fits", group: "Fit"),
        .flag(String(long.prefix(width - 7)), help: "Just too long", group: "Fit"),
      ],
      positionals: [PositionalSpec(name: long, help: words, arity: .many)],
      examples: [Example(command: "draw \(words)", explanation: words)])
    var program = Fixture.program
    program.commands.append(wide)
    program.epilogue = words
    for command in [nil] + program.commands.map(Optional.some) {
      for line in program.help(for: command, width: width).split(separator: "\n") {
        #expect(line.count <= width)
        #expect(line.last != " ")
      }
    }
  }

  @Test(arguments: [Int.min, -1, 0, 1, 23])
  func tooNarrowIsTwentyFour(_ width: Int) {
    let help = Fixture.program.help(for: Fixture.check, width: width)
    #expect(help == Fixture.program.help(for: Fixture.check, width: 24))
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 24 })
  }
}
