extension ProgramSpec {
  /// A line that says nothing to do.
  var noCommand: ArgumentError {
    ArgumentError(message: "No command was given.", hint: commandList)
  }

  /// A hint that lists the commands.
  var commandList: String {
    let names = entries.map(\.name)
    let list =
      names.count == 1
      ? "The command is \(names[0])." : "The commands are \(names.listed("and"))."
    return (names.isEmpty ? "" : list + " ") + seeHelp(of: nil)
  }

  /// A hint where to read on.
  func seeHelp(of command: CommandSpec?) -> String {
    "See `\(path(of: command)) --help`."
  }

  /// The words that call a command, or the program itself.
  func path(of command: CommandSpec?) -> String {
    command.map { "\(name) \($0.name)" } ?? name
  }

  /// An option that is not understood where it stands.
  ///
  /// - Parameters:
  ///   - optionName: the option's name, or nil if what was typed has none to look for.
  ///   - text: the option as it was typed; a value behind `=` is not at fault and not shown.
  ///   - command: where it stands, or nil if it stands before any command.
  func unknownOption(
    _ optionName: OptionName?, written text: String, in command: CommandSpec?
  ) -> ArgumentError {
    var shown = text
    if case .long(let name, _) = Token(text), !name.isEmpty { shown = "--" + name }
    let owners = commands.filter { other in
      other.name != command?.name
        && other.options.contains { optionName?.matches($0) ?? false }
    }
    if !owners.isEmpty {
      return misplacedOption(shown, owners: owners, in: command)
    }
    let known = command?.understoodOptions ?? [Self.helpOption, Self.versionOption]
    let near = Spelling(String(shown.drop { $0 == "-" })).nearest(among: known.map(\.name))
    return ArgumentError(
      message: "Unknown option \(shown.quoted).",
      hint: near.map { "Did you mean --\($0)?" } ?? seeHelp(of: command))
  }

  private func misplacedOption(
    _ shown: String, owners: [CommandSpec], in command: CommandSpec?
  ) -> ArgumentError {
    let paths = owners.map { "`\(path(of: $0))`" }.listed("and")
    guard let command else {
      return ArgumentError(
        message: "Option \(shown.quoted) stands before any command.",
        hint: "Write it after the command: it is an option of \(paths).")
    }
    return ArgumentError(
      message: "Command \(command.name) has no option \(shown.quoted).",
      hint: "It is an option of \(paths).")
  }
}
