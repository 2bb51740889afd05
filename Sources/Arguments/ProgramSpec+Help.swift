extension ProgramSpec {
  /// The help of a command, or of the program itself.
  ///
  /// - Parameter width: the largest number of columns of a line, at least 24; one character is
  ///   taken for one column.
  /// - Returns: lines without a final line break.
  package func help(for command: CommandSpec?, width: Int) -> String {
    var page = HelpPage(width: width)
    if let command {
      write(command, to: &page)
    } else {
      writeProgram(to: &page)
    }
    return page.text
  }

  private func writeProgram(to page: inout HelpPage) {
    page.addUsage("\(name) COMMAND [OPTIONS] [ARGUMENTS]")
    page.addProse(abstract)
    let commands = understoodCommands.map { HelpRow(label: $0.name, text: $0.abstract) }
    let options = [Self.helpOption, Self.versionOption].map(HelpRow.init)
    page.align(commands + options)
    page.addTable("Commands", commands)
    page.addTable(Self.helpOption.group, options)
    page.addProse(epilogue)
  }

  private func write(_ command: CommandSpec, to page: inout HelpPage) {
    let words = [path(of: command), "[OPTIONS]"] + command.positionals.map(\.synopsis)
    page.addUsage(words.joined(separator: " "))
    page.addProse(command.abstract)
    page.addProse(command.discussion)
    let arguments = command.positionals.map { HelpRow(label: $0.synopsis, text: $0.help) }
    let groups = groups(of: command)
    page.align(arguments + groups.flatMap(\.rows))
    page.addTable("Arguments", arguments)
    for group in groups { page.addTable(group.title, group.rows) }
    page.addExamples(command.examples)
  }

  /// The option tables in order of first appearance, that with `--help` at the end.
  private func groups(of command: CommandSpec) -> [(title: String, rows: [HelpRow])] {
    let help = Self.helpOption
    var titles: [String] = []
    for option in command.options
    where option.group != help.group && !titles.contains(option.group) {
      titles.append(option.group)
    }
    return (titles + [help.group]).map { title in
      (title, (command.options + [help]).filter { $0.group == title }.map(HelpRow.init))
    }
  }
}
