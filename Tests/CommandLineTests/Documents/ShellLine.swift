/// What a few lines of shell call, as far as pages write shell: words, quotes, pipes, redirections.
enum ShellLine {
  /// The words of every simple command, quotes taken off; a redirection ends in a word `>` of its
  /// own, and `$(…)` becomes commands of their own.
  static func commands(_ text: String) -> [[String]] {
    var commands: [[String]] = [[]]
    var word: String?
    var quote: Character?
    func end() {
      if let done = word { commands[commands.count - 1].append(done) }
      word = nil
    }
    var rest = Substring(text.replacing("\\\n", with: " "))
    while let character = rest.popFirst() {
      if quote != "'", character == "\\", let next = rest.popFirst() {
        word = (word ?? "") + String(next)
      } else if let open = quote {
        if character == open {
          quote = nil
        } else if open == "\"", character == "$", rest.first == "(" {
          quote = nil
          end()
          commands.append([])
        } else {
          word = (word ?? "") + String(character)
        }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character == "#", word == nil {
        rest = rest.drop { $0 != "\n" }
      } else if character == "$", rest.first == "(" {
        end()
        commands.append([])
      } else if character == " " {
        end()
      } else if "\n|;&()".contains(character) {
        end()
        commands.append([])
      } else if "<>".contains(character) {
        end()
        commands[commands.count - 1].append(">")
      } else {
        word = (word ?? "") + String(character)
      }
    }
    end()
    return commands.filter { !$0.isEmpty }
  }

  /// What is said to viewmend: the words behind its name, wherever that stands in a command.
  static func invocations(_ text: String) -> [[String]] {
    commands(text).compactMap { words in
      guard let start = words.firstIndex(of: "viewmend"), !words[..<start].contains("man") else {
        return nil
      }
      return Array(words[(start + 1)...].prefix { $0 != ">" && $0 != ":::" })
    }
  }
}
