import Arguments

extension CommandCatalogue {
  static let normalize = CommandSpec(
    name: "normalize", abstract: "Writes a dump in the form to commit",
    discussion: """
      Leaves out or replaces what differs each time the same screen is printed: a pointer that a \
      file names once goes, those that several places name become small numbers; so do \
      discriminators of private Swift classes; reactTags, process numbers and log stamps become \
      zeros; coordinates are rounded, except where check would then say something else. Every \
      other byte stays, in any format that is read, and what is written was read again first: it \
      says the same tree. Normalised again it stays as it is.

      --redact also writes over what an app shows and how its makers name things, for sharing: \
      letters become x and digits 0, one for one. Frames, flags, the names of classes and of \
      attributes, words that any app has (Back, Cancel, arrow) and gesture recognizers stay; pasted \
      answers and the messages of tests do not. What differs still does, by its last letters. \
      --redact-classes writes over the app's own class names too, but for what rules go by: words \
      like Button and Cell, and a beginning like UI.
      """,
    options: [
      .number(
        "round", placeholder: "N", in: 0...10,
        help: "Round coordinates to multiples of N points; 0 keeps them", group: "Form",
        defaultText: "0.01"),
      .flag("redact", help: "Write over texts, labels, names and identifiers", group: "Form"),
      .flag(
        "redact-classes", help: "Redact, and write over the app's class names too", group: "Form"),
      .flag(
        "in-place", short: "i", help: "Replace each file by its normal form", group: "Output"),
      .flag(
        "check", help: "Write nothing; status 1 when a file is not in this form", group: "Output"),
      OptionCatalogue.output, OptionCatalogue.quiet, OptionCatalogue.verbose,
    ] + OptionCatalogue.input + [OptionCatalogue.allowEmpty],
    positionals: [
      PositionalSpec(
        name: "FILE", help: "Dumps, folders of dumps, or - for standard input", arity: .any)
    ],
    examples: [
      Example(
        command: "pbpaste | viewmend normalize -o dumps/cart.txt",
        explanation: "Save a dump to commit"),
      Example(
        command: "viewmend normalize --check dumps/",
        explanation: "In CI: is every dump in this form?"),
      Example(
        command: "viewmend normalize --redact dump.txt",
        explanation: "A dump that can be shown to others"),
    ])
}
