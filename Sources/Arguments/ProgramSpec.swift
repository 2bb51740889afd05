/// The declaration of a whole program: its name, its commands, and what frames their help.
package struct ProgramSpec: Sendable {
  /// The word that starts the program.
  package var name: String
  /// The version shown by `--version`, without the program's name.
  package var version: String
  /// One sentence on what the program does.
  package var abstract: String
  /// The commands, in the order in which they are listed.
  var entries: [CommandEntry]
  /// What ends the program's help, in paragraphs like a command's discussion.
  package var epilogue: String

  package init(
    name: String, version: String, abstract: String, commands: [CommandSpec], epilogue: String = ""
  ) {
    self.name = name
    self.version = version
    self.abstract = abstract
    self.epilogue = epilogue
    entries = commands.map { command in CommandEntry(command.name, command) }
  }

  /// The same with commands that are declared when they are asked for.
  package init(
    name: String, version: String, abstract: String, declaring entries: [CommandEntry],
    epilogue: String = ""
  ) {
    self.name = name
    self.version = version
    self.abstract = abstract
    self.epilogue = epilogue
    self.entries = entries
  }

  /// The declarations of all commands.
  package var commands: [CommandSpec] {
    get { entries.map { $0.declared() } }
    set { entries = newValue.map { command in CommandEntry(command.name, command) } }
  }
}

extension ProgramSpec {
  /// The option that the program and every command understand; it is not declared again.
  package static let helpOption = OptionSpec.flag(
    "help", short: "h", help: "Show this help", group: "General")

  /// The option that the program and every command understand to show the version.
  package static let versionOption = OptionSpec.flag(
    "version", help: "Show the version", group: "General")

  static let helpName = "help"

  /// The command that every program has to show its help; a declared `help` takes its place.
  package static let helpCommand = CommandSpec(
    name: helpName, abstract: "Show the help of the program or of a command",
    positionals: [
      PositionalSpec(
        name: "COMMAND", help: "The command to explain", arity: .optional, suggesting: .commands)
    ])

  /// The declared commands and, unless one of them is called so, `help`.
  var understoodCommands: [CommandSpec] {
    commands.contains { $0.name == Self.helpCommand.name }
      ? commands : commands + [Self.helpCommand]
  }
}
