/// Completions for bash, from version 3.2 on, without the package `bash-completion`.
///
/// bash breaks words at `=` and `:` before it asks, so the script puts them together again from the
/// line, and takes off its answers what bash will not replace.
struct BashCompletion {
  private let table: CompletionTable
  private let program: ProgramSpec

  init(_ program: ProgramSpec) {
    self.program = program
    table = CompletionTable(program)
  }

  /// The whole script.
  var text: String {
    [
      "# bash completion of \(program.name) \(program.version)", offers, takesValue, value,
      argument, main, "complete -F _\(table.prefix) \(program.name.shellWord)\n",
    ].joined(separator: "\n")
  }

  /// What every kind of answer is made with: `part` is what is typed of a word, `head` what stands
  /// before it in the same argument.
  private var offers: String {
    """
    _\(table.prefix)_offer() {
      local word
      for word in "$@"; do
        if [[ $word == "$part"* ]]; then COMPREPLY+=("$head$word"); fi
      done
    }

    _\(table.prefix)_paths() {
      local path
      compopt -o filenames 2> /dev/null
      while IFS= read -r path; do COMPREPLY+=("$head$path"); done < <(compgen "$1" -- "$part")
      # What is quoted is left to readline.
      if [[ ${#COMPREPLY[@]} -eq 0 ]]; then compopt -o default 2> /dev/null; fi
    }

    _\(table.prefix)_list() {
      if [[ $part == *,* ]]; then
        head=$head${part%,*},
        part=${part##*,}
      fi
      compopt -o nospace 2> /dev/null
      _\(table.prefix)_offer "$@"
    }

    _\(table.prefix)_reports() {
      if [[ $part == *=* ]]; then
        head=$head${part%%=*}=
        part=${part#*=}
        _\(table.prefix)_paths -f
      else
        compopt -o nospace 2> /dev/null
        _\(table.prefix)_offer "$@"
      fi
    }

    """
  }

  /// Tells options that the next word belongs to.
  private var takesValue: String {
    let patterns = table.options.filter { $0.option.value != .none }.flatMap(patterns)
    var lines = ["_\(table.prefix)_takes_value() {", "  case $1 in"]
    if !patterns.isEmpty { lines.append("    \(Self.alternatives(patterns))) return 0 ;;") }
    return (lines + ["  esac", "  return 1", "}", ""]).joined(separator: "\n")
  }

  /// Offers values of an option.
  private var value: String {
    var arms: [(call: String, patterns: [String])] = []
    for place in table.options where place.option.value != .none {
      add(place.option.suggested, patterns(of: place), to: &arms)
    }
    return function("value", arms)
  }

  /// Offers what may stand in the place of a positional argument, counted from 0.
  private var argument: String {
    var arms: [(call: String, patterns: [String])] = []
    for command in table.commands {
      for (index, positional) in command.positionals.enumerated() {
        let place =
          positional.isOpen
          ? "\(command.name) ".shellQuoted + "*" : "\(command.name) \(index)".shellQuoted
        add(positional.suggested, [place], to: &arms)
      }
    }
    return function("argument", arms)
  }

  private func patterns(of place: CompletionTable.Place) -> [String] {
    place.commands.flatMap { command in
      place.option.forms.map { "\(command) \($0)".shellQuoted }
    }
  }

  private func add(
    _ suggestion: Suggestion, _ patterns: [String],
    to arms: inout [(call: String, patterns: [String])]
  ) {
    guard let call = call(for: suggestion) else { return }
    if let arm = arms.firstIndex(where: { $0.call == call }) {
      arms[arm].patterns += patterns
    } else {
      arms.append((call, patterns))
    }
  }

  private func call(for suggestion: Suggestion) -> String? {
    let words = suggestion.words.map(\.text.shellWord).joined(separator: " ")
    switch suggestion {
    case .nothing: return nil
    case .files: return "_\(table.prefix)_paths -f"
    case .folders: return "_\(table.prefix)_paths -d"
    case .commands:
      let names = table.commands.map(\.name.shellWord).joined(separator: " ")
      return "_\(table.prefix)_offer \(names)"
    case .words: return "_\(table.prefix)_offer \(words)"
    case .list: return "_\(table.prefix)_list \(words)"
    case .reports: return "_\(table.prefix)_reports \(words)"
    }
  }

  private func function(_ name: String, _ arms: [(call: String, patterns: [String])]) -> String {
    var lines = ["_\(table.prefix)_\(name)() {"]
    if arms.isEmpty {
      lines.append("  :")
    } else {
      lines.append("  case $1 in")
      for arm in arms {
        lines.append("    \(Self.alternatives(arm.patterns)))")
        lines.append("      \(arm.call) ;;")
      }
      lines.append("  esac")
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  private static func alternatives(_ patterns: [String]) -> String {
    patterns.joined(separator: " | \\\n      ")
  }
}

extension BashCompletion {
  /// Finds out where on the line the cursor is, and asks for what may stand there.
  private var main: String {
    let commands = table.commands.map(\.name.shellWord).joined(separator: " ")
    var options: [String] = []
    for command in table.commands {
      let forms = command.understoodOptions.flatMap(\.forms).map(\.shellWord)
      options.append("      \(command.name.shellWord)) \(Self.offer(table.prefix, forms)) ;;")
    }
    let general = [ProgramSpec.helpOption, ProgramSpec.versionOption].flatMap(\.forms)
    return """
      _\(table.prefix)() {
      \(Self.words)
        local command=${words[1]-} option= ended= count=0 head= part=$current
        if [[ ${#words[@]} -eq 1 ]]; then
          if [[ $current == -* ]]; then
            \(Self.offer(table.prefix, general))
          else
            _\(table.prefix)_offer \(commands)
          fi
          return
        fi
        for word in "${words[@]:2}"; do
          if [[ $option ]]; then option=
          elif [[ $ended ]]; then ((count++))
          elif [[ $word == -- ]]; then ended=1
          elif [[ $word == -?* ]]; then
            if _\(table.prefix)_takes_value "$command $word"; then option=$word; fi
          else ((count++))
          fi
        done
        if [[ $option ]]; then
          _\(table.prefix)_value "$command $option"
        elif [[ -z $ended && $current == --*=* ]]; then
          head=${current%%=*}=
          part=${current#*=}
          _\(table.prefix)_value "$command ${current%%=*}"
        elif [[ -z $ended && $current == -* ]]; then
          case $command in
      \(options.joined(separator: "\n"))
          esac
        else
          _\(table.prefix)_argument "$command $count"
        fi
      \(Self.cut)
      }

      """
  }

  private static func offer(_ prefix: String, _ words: [String]) -> String {
    "_\(prefix)_offer \(words.joined(separator: " "))"
  }

  /// Puts together what bash broke: pieces without a blank between them are one word.
  private static let words = """
      local line=${COMP_LINE:0:COMP_POINT} words=("${COMP_WORDS[0]}") current rest word mark i
      COMPREPLY=()
      line=${line#*"${COMP_WORDS[0]}"}
      for ((i = 1; i <= COMP_CWORD; i++)); do
        rest=${line#"${line%%[![:blank:]]*}"}
        word=${COMP_WORDS[i]}
        if ((i == COMP_CWORD)); then word=$rest; fi
        if [[ $rest != "$line" ]]; then
          words+=("$word")
        else
          words[${#words[@]} - 1]+=$word
        fi
        line=${rest#"$word"}
      done
      current=${words[${#words[@]} - 1]}
      unset "words[${#words[@]} - 1]"
    """

  /// Takes off the answers what stands before the last break that bash knows of.
  private static let cut = """
      head=
      for mark in = :; do
        if [[ $COMP_WORDBREAKS == *"$mark"* && $current == *"$mark"* ]]; then
          rest=${current%"${current##*"$mark"}"}
          if [[ ${#rest} -gt ${#head} ]]; then head=$rest; fi
        fi
      done
      for i in "${!COMPREPLY[@]}"; do COMPREPLY[i]=${COMPREPLY[i]#"$head"}; done
    """
}
