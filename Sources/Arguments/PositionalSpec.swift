/// The declaration of one argument that is told by its place, such as a file.
package struct PositionalSpec: Sendable, Equatable {
  /// The word that stands for the argument in help texts, such as `FILE`.
  package var name: String
  /// One sentence for the help text.
  package var help: String
  /// How many arguments it stands for.
  package var arity: Arity
  /// What a shell may offer; nil goes by the name.
  package var suggestion: Suggestion?

  package init(name: String, help: String, arity: Arity, suggesting: Suggestion? = nil) {
    self.name = name
    self.help = help
    self.arity = arity
    suggestion = suggesting
  }
}

extension PositionalSpec {
  /// What a shell may offer.
  package var suggested: Suggestion { suggestion ?? .standing(for: name) }

  /// Whether it may stand for more than one argument.
  var isOpen: Bool { arity == .any || arity == .many }

  /// The argument as a usage line writes it: `FILE`, `[FILE]` or `FILE...`.
  var synopsis: String {
    switch arity {
    case .optional: "[\(name)]"
    case .one: name
    case .any: "[\(name)...]"
    case .many: "\(name)..."
    }
  }
}
