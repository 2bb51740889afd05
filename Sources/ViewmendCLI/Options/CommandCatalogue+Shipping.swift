import Arguments

extension CommandCatalogue {
  static let schema = CommandSpec(
    name: "schema", abstract: "Prints the JSON schema of what commands write as JSON",
    discussion: """
      The schema (draft 2020-12) of the documents that COMMAND writes, or of all of them. Nothing \
      that it does not name stands in a document; fields are only ever added. `config --schema` \
      prints that of .viewmend.json, which is read and not written.
      """,
    options: [OptionCatalogue.output],
    positionals: [
      PositionalSpec(
        name: "COMMAND", help: "The command that writes", arity: .optional,
        suggesting: .words(OutputSchema.commands))
    ],
    examples: [
      Example(
        command: "viewmend schema check > check.schema.json",
        explanation: "The schema of check --format json")
    ])

  static let completions = CommandSpec(
    name: "completions", abstract: "Prints the completions for a shell",
    discussion: """
      Put what is printed where the shell looks for it:

        bash  ~/.local/share/bash-completion/completions/viewmend
        zsh   _viewmend in a folder of $fpath, before compinit is run
        fish  ~/.config/fish/completions/viewmend.fish

      Or have the shell read it when it starts: source <(viewmend completions bash), in zsh behind \
      compinit.
      """,
    options: [OptionCatalogue.output],
    positionals: [
      PositionalSpec(
        name: "SHELL", help: "bash, zsh or fish", arity: .one,
        suggesting: .words(Shell.allCases.map(\.rawValue)))
    ],
    examples: [
      Example(
        command: "viewmend completions fish > ~/.config/fish/completions/viewmend.fish",
        explanation: "Completions for fish")
    ])

  static let manual = CommandSpec(
    name: "manual", abstract: "Prints the manual page",
    discussion: "It is what man reads: viewmend.1 in a folder share/man/man1.",
    options: [OptionCatalogue.output],
    examples: [
      Example(command: "viewmend manual | man -l -", explanation: "The page, without installing it")
    ])
}
