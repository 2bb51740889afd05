/// Completions for zsh, as a function for a folder of `fpath`; sourced, it registers itself.
struct ZshCompletion {
  private let table: CompletionTable
  private let program: ProgramSpec

  init(_ program: ProgramSpec) {
    self.program = program
    table = CompletionTable(program)
  }

  /// The whole script.
  var text: String {
    let name = "_\(table.prefix)"
    var parts = [
      "#compdef \(program.name)", "# zsh completion of \(program.name) \(program.version)",
    ]
    parts.append("")
    parts.append(describing("\(name)_commands", Self.commandWords(table), "command", ""))
    for (index, list) in table.wordLists.enumerated() {
      parts.append(values("\(name)_values_\(index + 1)", list))
    }
    parts.append(main)
    parts.append(
      """
      if [[ ${funcstack[1]} == \(name) ]]; then
        \(name) "$@"
      else
        compdef \(name) \(program.name.shellWord)
      fi

      """)
    return parts.joined(separator: "\n")
  }

  private static func commandWords(_ table: CompletionTable) -> [Suggestion.Word] {
    table.commands.map {
      Suggestion.Word($0.name, help: HelpRow(label: "", text: $0.abstract).text)
    }
  }

  private func values(_ name: String, _ suggestion: Suggestion) -> String {
    switch suggestion {
    case .list(let words):
      describing(name, words, "value", " -q -S ,", before: ["compset -P '*,'"])
    case .reports(let words):
      describing(
        name, words, "value", " -q -S =",
        before: ["if compset -P 1 '*='; then", "  _files", "  return", "fi"])
    default: describing(name, suggestion.words, "value", "")
    }
  }

  /// A function that offers words with what they stand for.
  private func describing(
    _ name: String, _ words: [Suggestion.Word], _ tag: String, _ suffix: String,
    before: [String] = []
  ) -> String {
    let lines = words.map { word -> String in
      let text = word.text.escaping("\\", by: "\\\\").escaping(":", by: "\\:")
      return "    "
        + (word.help.map { "\(text):\($0)" } ?? text).escaping("\n", by: " ").shellQuoted
    }
    return """
      \(name)() {
      \((before + ["local -a words", "words=("]).map { "  " + $0 }.joined(separator: "\n"))
      \(lines.joined(separator: "\n"))
        )
        _describe -t \(tag)s \(tag) words\(suffix)
      }

      """
  }

  private var main: String {
    let name = "_\(table.prefix)"
    let arms = table.commands.map { command in
      let specs = command.understoodOptions.map(spec) + command.positionals.enumerated().map(spec)
      let lines = specs.map { "        " + $0 }.joined(separator: " \\\n")
      return "    (\(command.name.shellWord))\n      _arguments -s -S \\\n\(lines) && status_of=0\n"
        + "      ;;"
    }
    let general = [ProgramSpec.helpOption, ProgramSpec.versionOption].map(spec)
    return """
      \(name)() {
        local curcontext=$curcontext state line
        local -i status_of=1
        local -A opt_args
        _arguments -C -S \\
          \(general.joined(separator: " \\\n    ")) \\
          \("1:command:\(name)_commands".shellQuoted) \\
          '*:: :->arguments' && status_of=0
        if [[ $state != arguments ]]; then return status_of; fi
        curcontext="${curcontext%:*}-${line[1]}:"
        case ${line[1]} in
      \(arms.joined(separator: "\n"))
        esac
        return status_of
      }

      """
  }

  /// An option as `_arguments` reads it.
  private func spec(_ option: OptionSpec) -> String {
    let isRequest = option == ProgramSpec.helpOption || option == ProgramSpec.versionOption
    let help = "[" + Self.inBrackets(HelpRow(label: "", text: option.help).text) + "]"
    let value =
      option.value.placeholder.map { ":\(Self.message($0)):\(action(for: option.suggested))" } ?? ""
    let sign = option.value == .none ? "" : "="
    let others =
      isRequest
      ? "(- : *)" : option.repeatable ? "*" : "(" + option.forms.joined(separator: " ") + ")"
    guard let short = option.short else {
      let start = isRequest || option.repeatable ? others : ""
      return "\(start)\(option.dashed)\(sign)\(help)\(value)".shellQuoted
    }
    let letter = "-\(short)" + (option.value == .none ? "" : "+")
    return
      "\(others.shellQuoted){\(letter),\(option.dashed)\(sign)}\("\(help)\(value)".shellQuoted)"
  }

  private func spec(_ index: Int, _ positional: PositionalSpec) -> String {
    let place = positional.isOpen ? "*" : "\(index + 1)"
    let sign = positional.arity == .optional ? "::" : ":"
    let message = Self.message(positional.name)
    return "\(place)\(sign)\(message):\(action(for: positional.suggested))".shellQuoted
  }

  private func action(for suggestion: Suggestion) -> String {
    switch suggestion {
    case .nothing: " "
    case .files: "_files"
    case .folders: "_files -/"
    case .commands: "_\(table.prefix)_commands"
    case .words, .list, .reports:
      table.number(of: suggestion).map { "_\(table.prefix)_values_\($0)" } ?? " "
    }
  }

  /// Between brackets a backslash and brackets are taken for more than themselves.
  private static func inBrackets(_ text: String) -> String {
    text.escaping("\\", by: "\\\\").escaping("[", by: "\\[").escaping("]", by: "\\]")
  }

  /// Between colons a backslash and colons are.
  private static func message(_ text: String) -> String {
    text.escaping("\\", by: "\\\\").escaping(":", by: "\\:")
  }
}
