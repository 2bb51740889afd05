import Testing

@testable import Arguments

/// A small program with every kind of declaration.
enum Fixture {
  static let check = CommandSpec(
    name: "check",
    abstract: "Look for faults in drawings.",
    discussion: """
      Every drawing is read once and never changed. Faults are printed in the order in which they
      stand in the file.

      Colours are named like this:
        red     what must be mended
        yellow  what may be mended
      """,
    options: [
      .choice(
        "format", short: "f", placeholder: "FORMAT", of: ["text", "json", "markdown"],
        help: "The shape of the report.", group: "Output", defaultText: "text"),
      .text(
        "output", short: "o", placeholder: "FILE", help: "Where the report goes", group: "Output",
        defaultText: "standard output"),
      .integer("depth", placeholder: "N", in: 1...10, help: "How deep to look", group: "Search"),
      .number(
        "scale", short: "s", placeholder: "FACTOR", in: 0...Double.infinity,
        help: "What to multiply lengths by before they are compared with the tolerance",
        group: "Search", defaultText: "1"),
      .text(
        "at", placeholder: "X,Y", repeatable: true, help: "A point to look at", group: "Search"),
      .flag("quiet", short: "q", help: "Say nothing but faults", group: "Output"),
      .flag("verbose", short: "v", help: "Say more", group: "General"),
    ],
    positionals: [PositionalSpec(name: "FILE", help: "A drawing to check", arity: .many)],
    examples: [
      Example(command: "draw check plan.svg", explanation: "Check one drawing."),
      Example(
        command: "draw check --format json --output report.json --at 3,40 --at -3,40 first.svg",
        explanation: "Look at two points and write the report to a file."),
    ])

  static let convert = CommandSpec(
    name: "convert", abstract: "Write a drawing in another format.",
    options: [
      .integer("tolerance", short: "t", placeholder: "N", in: 0...Int.max, help: "", group: "A"),
      .integer("any", placeholder: "N", in: Int.min...Int.max, help: "", group: "A"),
      .integer("most", placeholder: "N", in: Int.min...5, help: "", group: "A"),
      .integer("exact", placeholder: "N", in: 5...5, help: "", group: "A"),
      .number("ratio", placeholder: "R", in: -0.5...1, help: "", group: "A"),
      .number(
        "free", placeholder: "R", in: -Double.infinity...Double.infinity, help: "", group: "A"),
      .integer("level", placeholder: "N", in: 0...9, repeatable: true, help: "", group: "A"),
      .flag("line-numbers", help: "", group: "A"),
    ],
    positionals: [
      PositionalSpec(name: "INPUT", help: "What to read", arity: .one),
      PositionalSpec(name: "OUTPUT", help: "What to write", arity: .optional),
    ])

  static let list = CommandSpec(name: "list", abstract: "List the formats.")

  static let program = ProgramSpec(
    name: "draw", version: "1.2.3", abstract: "Look after drawings.",
    commands: [check, convert, list],
    epilogue: "Exit status: 0 if nothing was found, 1 if something was, 2 if the line is wrong.")

  /// The arguments of a line that is right.
  static func parse(_ arguments: String...) throws -> ParsedArguments {
    guard case .run(_, let parsed) = try program.parse(arguments) else {
      Issue.record("\(arguments) runs no command")
      return ParsedArguments()
    }
    return parsed
  }

  /// The error of a line that is wrong.
  static func error(_ arguments: String...) -> ArgumentError? {
    do {
      _ = try program.parse(arguments)
      return nil
    } catch {
      return error
    }
  }
}
