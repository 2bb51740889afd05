/// The declaration of one command of a program.
package struct CommandSpec: Sendable, Equatable {
  /// The word that chooses the command.
  package var name: String
  /// One sentence on what the command does.
  package var abstract: String
  /// More to say, in paragraphs separated by blank lines; a line that begins with a space stands
  /// by itself.
  package var discussion: String
  /// Its own options; `--help` and `--version` are understood without being declared.
  package var options: [OptionSpec]
  /// Its positional arguments, in order.
  package var positionals: [PositionalSpec]
  /// Lines to learn from.
  package var examples: [Example]

  package init(
    name: String, abstract: String, discussion: String = "", options: [OptionSpec] = [],
    positionals: [PositionalSpec] = [], examples: [Example] = []
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.options = options
    self.positionals = positionals
    self.examples = examples
  }
}

extension CommandSpec {
  /// Its own options, then those that every command understands; its own win.
  var understoodOptions: [OptionSpec] {
    options + [ProgramSpec.helpOption, ProgramSpec.versionOption]
  }

  /// The option that `name` stands for, if the command understands it.
  func option(_ name: OptionName) -> OptionSpec? {
    understoodOptions.first(where: name.matches)
  }

  /// The positionals that must be given.
  var requiredPositionals: [PositionalSpec] {
    positionals.filter { $0.arity != .optional && $0.arity != .any }
  }

  /// The largest number of positional arguments, or nil if there is none.
  var positionalLimit: Int? {
    positionals.contains { $0.arity == .many || $0.arity == .any } ? nil : positionals.count
  }
}
