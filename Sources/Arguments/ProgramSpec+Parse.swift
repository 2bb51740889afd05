extension ProgramSpec {
  /// Reads a command line, given without the program's name.
  ///
  /// A request for help or for the version is granted even when the rest of the line is wrong.
  ///
  /// - Throws: the first thing that is wrong with the line, and what to do about it.
  package func parse(_ arguments: [String]) throws(ArgumentError) -> Invocation {
    guard let first = arguments.first else { throw noCommand }
    let name: String
    switch Token(first) {
    case .terminator: throw noCommand
    case .long(let long, let value): return try answer(.long(long), value: value, first)
    case .cluster(let letters):
      return try answer(letters.count == 1 ? .short(letters[0]) : nil, value: nil, first)
    case .positional(let text): name = text
    }

    let command = try command(named: name)
    var scanner = ArgumentScanner(
      program: self, command: command, arguments: arguments.dropFirst())
    if let request = scanner.plainRequest { return answer(request, for: command) }
    try scanner.scan()
    if let request = scanner.request { return answer(request, for: command) }
    try check(scanner.parsed.positionals, of: command)
    guard name == Self.helpName, command == Self.helpCommand else {
      return .run(command, scanner.parsed)
    }
    return .help(help(for: try scanner.parsed.positionals.first.map(self.command), width: 80))
  }

  /// Answers an option that stands in the place of a command.
  private func answer(
    _ name: OptionName?, value: String?, _ text: String
  ) throws(ArgumentError) -> Invocation {
    let options = [Self.helpOption, Self.versionOption]
    guard let name, let option = options.first(where: name.matches) else {
      throw unknownOption(name, written: text, in: nil)
    }
    if let value { try option.check(value, help: seeHelp(of: nil)) }
    return answer(option, for: nil)
  }

  private func answer(_ request: OptionSpec, for command: CommandSpec?) -> Invocation {
    request == Self.versionOption
      ? .version("\(name) \(version)") : .help(help(for: command, width: 80))
  }

  private func command(named text: String) throws(ArgumentError) -> CommandSpec {
    if let entry = entries.first(where: { $0.name == text }) { return entry.declared() }
    let commands = understoodCommands
    if let command = commands.first(where: { $0.name == text }) { return command }
    let near = Spelling(text).nearest(among: commands.map(\.name))
    throw ArgumentError(
      message: "Unknown command \(text.quoted).",
      hint: near.map { "Did you mean \($0)?" } ?? commandList)
  }

  private func check(
    _ positionals: [String], of command: CommandSpec
  ) throws(ArgumentError) {
    let expected = command.positionals.map(\.synopsis).joined(separator: " ")
    let required = command.requiredPositionals
    if positionals.count < required.count {
      throw ArgumentError(
        message: "Argument \(required[positionals.count].name) is missing:"
          + " \(command.name) expects `\(expected)`.",
        hint: seeHelp(of: command))
    }
    if let limit = command.positionalLimit, positionals.count > limit {
      throw ArgumentError(
        message: "Unexpected argument \(positionals[limit].quoted): \(command.name) expects "
          + (limit == 0 ? "no arguments." : "only `\(expected)`."),
        hint: seeHelp(of: command))
    }
  }
}
