/// What a shell may offer in the place of a value or of a positional argument.
package enum Suggestion: Sendable, Equatable {
  /// Nothing: the words are the user's own.
  case nothing
  /// Paths of files.
  case files
  /// Paths of folders.
  case folders
  /// The names of the program's commands.
  case commands
  /// One of these words.
  case words([Word])
  /// One or more of these words, with commas between them.
  case list([Word])
  /// One of these words, or one with `=` and the path of a file behind it.
  case reports([Word])
}

extension Suggestion {
  /// A word that is offered.
  package struct Word: Sendable, Equatable {
    /// The word as it is typed.
    package var text: String
    /// What it stands for, for shells that show it; nil where the word says it.
    package var help: String?

    package init(_ text: String, help: String? = nil) {
      self.text = text
      self.help = help
    }
  }

  /// One of these words, which speak for themselves.
  package static func words(_ texts: [String]) -> Suggestion { .words(texts.map { Word($0) }) }

  /// One or more of these words, with commas between them.
  package static func list(_ texts: [String]) -> Suggestion { .list(texts.map { Word($0) }) }

  /// One of these words, or one with `=` and the path of a file behind it.
  package static func reports(_ texts: [String]) -> Suggestion {
    .reports(texts.map { Word($0) })
  }

  /// The words that are offered, whatever stands around them.
  package var words: [Word] {
    switch self {
    case .nothing, .files, .folders, .commands: []
    case .words(let words), .list(let words), .reports(let words): words
    }
  }

  /// What the word that stands for a value in help texts promises.
  static func standing(for placeholder: String) -> Suggestion {
    switch placeholder {
    case "FILE": .files
    case "DIR", "FOLDER": .folders
    default: .nothing
    }
  }
}
