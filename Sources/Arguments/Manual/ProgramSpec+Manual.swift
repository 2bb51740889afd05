extension ProgramSpec {
  /// The program's manual page, in the macros of man(7).
  ///
  /// Options that several commands declare alike are explained once, behind the commands.
  ///
  /// - Parameters:
  ///   - date: the day of the version, as 2026-11-30; the page is the same whenever it is made.
  ///   - sections: what follows the commands and the examples.
  /// - Returns: lines with a final line break.
  package func manual(date: String, sections: [ManualSection]) -> String {
    var page = RoffText()
    let title = RoffText.escaped(name.uppercased())
    page.raw(".TH \"\(title)\" 1 \"\(date)\" \"\(name) \(version)\" \"User Commands\"")
    // Options are to be found and copied whole.
    page.raw(".nh")
    page.raw(".ad l")
    page.heading("NAME")
    page.prose("\(name) - \(Self.phrase(abstract))")
    page.heading("SYNOPSIS")
    page.paragraph([
      "\(RoffText.bold(name)) \(RoffText.italic("COMMAND")) [\(RoffText.italic("OPTIONS"))]"
        + " [\(RoffText.italic("ARGUMENTS"))]"
    ])
    if !epilogue.isEmpty {
      page.heading("DESCRIPTION")
      page.prose(epilogue)
    }
    let shared = CompletionTable(self).options.filter { $0.commands.count > 1 }
    page.heading("COMMANDS")
    for command in understoodCommands { write(command, shared: shared.map(\.option), to: &page) }
    page.heading("OPTIONS")
    page.prose("These are explained once for all the commands that have them.")
    for place in shared {
      let isGeneral = place.commands.count == understoodCommands.count
      let owners = isGeneral ? "all commands" : place.commands.listed("and")
      page.entry(Self.label(place.option), Self.text(of: place.option) + ["(\(owners))"])
    }
    for section in sections { write(section, to: &page) }
    writeExamples(to: &page)
    return page.text
  }

  private func write(_ command: CommandSpec, shared: [OptionSpec], to page: inout RoffText) {
    page.subheading(command.name)
    let synopsis = command.positionals.map(\.synopsis).map(RoffText.italic)
    page.paragraph([
      ([RoffText.bold(path(of: command)), "[\(RoffText.italic("OPTIONS"))]"] + synopsis)
        .joined(separator: " ")
    ])
    page.prose(HelpRow(label: "", text: command.abstract).text + ".")
    page.prose(command.discussion)
    for positional in command.positionals {
      page.entry(RoffText.italic(positional.synopsis), [positional.help])
    }
    let others = command.understoodOptions.filter(shared.contains)
    for option in command.options where !shared.contains(option) {
      page.entry(Self.label(option), Self.text(of: option))
    }
    let names = others.map { RoffText.bold($0.dashed) }.joined(separator: ",\n")
    page.paragraph(["Explained under OPTIONS:"] + names.split(separator: "\n").map(String.init))
  }

  private func write(_ section: ManualSection, to page: inout RoffText) {
    page.heading(section.title.uppercased())
    page.prose(section.prose)
    for row in section.rows { page.entry(RoffText.bold(row.label), [row.text]) }
  }

  private func writeExamples(to page: inout RoffText) {
    let examples = commands.flatMap(\.examples)
    guard !examples.isEmpty else { return }
    page.heading("EXAMPLES")
    for example in examples {
      page.prose(HelpRow(label: "", text: example.explanation).text + ":")
      page.display([example.command])
    }
  }

  /// A sentence without its capital and its full stop, as the line of a name has it.
  private static func phrase(_ sentence: String) -> String {
    let text = HelpRow(label: "", text: sentence).text
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  private static func label(_ option: OptionSpec) -> String {
    let forms = option.forms.map(RoffText.bold).joined(separator: ", ")
    return option.value.placeholder.map { "\(forms) \(RoffText.italic($0))" } ?? forms
  }

  private static func text(of option: OptionSpec) -> [String] {
    let row = HelpRow(option)
    return [row.text + (row.text.isEmpty ? "" : "."), row.detail.map { $0 + "." } ?? ""]
  }
}
