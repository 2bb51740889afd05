/// What a completion script needs of a program, with what several commands share put together.
struct CompletionTable {
  /// The place of an option's value or of a positional argument in some commands.
  struct Place: Equatable {
    /// The commands, in their order.
    var commands: [String]
    /// What is declared there alike in all of them.
    var option: OptionSpec
  }

  /// The start of the names of functions: the program's name as a shell can have it in one.
  let prefix: String
  /// The commands, `help` among them.
  let commands: [CommandSpec]
  /// Every option, once for all commands that declare it alike.
  let options: [Place]
  /// Everything with words of its own that is offered, each once.
  let wordLists: [Suggestion]

  init(_ program: ProgramSpec) {
    prefix = String(program.name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    let commands = program.understoodCommands
    self.commands = commands
    var options: [Place] = []
    for command in commands {
      for option in command.understoodOptions {
        if let place = options.firstIndex(where: { $0.option == option }) {
          options[place].commands.append(command.name)
        } else {
          options.append(Place(commands: [command.name], option: option))
        }
      }
    }
    self.options = options
    let all =
      options.map(\.option.suggested) + commands.flatMap { $0.positionals.map(\.suggested) }
    var lists: [Suggestion] = []
    for suggestion in all where !suggestion.words.isEmpty && !lists.contains(suggestion) {
      lists.append(suggestion)
    }
    wordLists = lists
  }

  /// The number of a list of words, from 1; nil for what has no words of its own.
  func number(of suggestion: Suggestion) -> Int? {
    wordLists.firstIndex(of: suggestion).map { $0 + 1 }
  }
}
