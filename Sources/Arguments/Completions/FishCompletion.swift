/// Completions for fish, from version 3 on.
struct FishCompletion {
  private let table: CompletionTable
  private let program: ProgramSpec

  init(_ program: ProgramSpec) {
    self.program = program
    table = CompletionTable(program)
  }

  /// The whole script.
  var text: String {
    let name = program.name.fishQuoted
    var lines = ["# fish completion of \(program.name) \(program.version)", "", conditions]
    for (index, list) in table.wordLists.enumerated() {
      lines.append(values("__\(table.prefix)_values_\(index + 1)", list))
    }
    lines.append(function("__\(table.prefix)_commands", [printing(commandWords, before: "")]))
    lines.append("complete -c \(name) -f")
    lines.append(
      "complete -c \(name) -n __\(table.prefix)_no_command -a '(__\(table.prefix)_commands)'")
    for option in [ProgramSpec.helpOption, ProgramSpec.versionOption] {
      lines.append(rule("__\(table.prefix)_no_command", option))
    }
    for place in table.options {
      let commands = place.commands.map(\.fishQuoted).joined(separator: " ")
      lines.append(rule("__\(table.prefix)_command \(commands)".fishQuoted, place.option))
    }
    for command in table.commands {
      for positional in command.positionals {
        guard let offer = offer(positional.suggested) else { continue }
        let condition = "__\(table.prefix)_command \(command.name.fishQuoted)".fishQuoted
        lines.append("complete -c \(name) -n \(condition) \(offer)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var commandWords: [Suggestion.Word] {
    table.commands.map {
      Suggestion.Word($0.name, help: HelpRow(label: "", text: $0.abstract).text)
    }
  }

  /// The command is the first argument, whatever stands behind it.
  private var conditions: String {
    """
    function __\(table.prefix)_no_command
        set -l words (commandline -opc)
        test (count $words) -eq 1
    end

    function __\(table.prefix)_command
        set -l words (commandline -opc)
        set -q words[2]
        and contains -- $words[2] $argv
    end

    # What is typed of a value, without the option before it.
    function __\(table.prefix)_typed
        commandline -ct | string replace -r -- '^--?[^=]*=' ''
    end

    """
  }

  private func rule(_ condition: String, _ option: OptionSpec) -> String {
    var words = ["complete -c \(program.name.fishQuoted) -n \(condition)"]
    if let short = option.short { words.append("-s \(String(short).fishQuoted)") }
    words.append("-l \(option.name.fishQuoted)")
    if option.value != .none {
      words.append("-r")
      words.append(offer(option.suggested) ?? "-f")
    }
    let help = HelpRow(label: "", text: option.help).text
    if !help.isEmpty { words.append("-d \(help.fishQuoted)") }
    return words.joined(separator: " ")
  }

  private func offer(_ suggestion: Suggestion) -> String? {
    switch suggestion {
    case .nothing: nil
    case .files: "-F"
    case .folders: "-f -a '(__fish_complete_directories)'"
    case .commands: "-f -a '(__\(table.prefix)_commands)'"
    case .words, .list, .reports:
      table.number(of: suggestion).map { "-f -a '(__\(table.prefix)_values_\($0))'" }
    }
  }

  private func values(_ name: String, _ suggestion: Suggestion) -> String {
    switch suggestion {
    case .list(let words):
      function(
        name,
        [
          "set -l before (__\(table.prefix)_typed | string match -r -- '.*,')",
          "or set before ''", printing(words, before: "$before"),
        ])
    case .reports(let words):
      function(
        name,
        [
          "set -l typed (__\(table.prefix)_typed)", "if string match -q -- '*=*' \"$typed\"",
          "    set -l kind (string replace -r -- '=.*' '=' $typed)",
          "    for path in (__fish_complete_path (string replace -r -- '^[^=]*=' '' $typed))",
          "        echo $kind$path", "    end", "    return", "end",
          printing(words + words.map { .init($0.text + "=", help: $0.help) }, before: ""),
        ])
    default: function(name, [printing(suggestion.words, before: "")])
    }
  }

  private func printing(_ words: [Suggestion.Word], before: String) -> String {
    let pairs = words.map { word in
      " \\\n        \(before)\(word.text.fishQuoted) \((word.help ?? "").fishQuoted)"
    }
    return "printf '%s\\t%s\\n'" + pairs.joined()
  }

  private func function(_ name: String, _ lines: [String]) -> String {
    (["function \(name)"] + lines.map { "    " + $0 } + ["end", ""]).joined(separator: "\n")
  }
}
