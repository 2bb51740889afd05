import Arguments

/// What the manual page says besides the commands.
enum ManualCatalogue {
  /// The whole page.
  static var page: String {
    CommandCatalogue.program.manual(
      date: CommandCatalogue.versionDate, sections: [status, environment, files])
  }

  private static let status = ManualSection(
    title: "Exit status",
    prose: """
      Over several files the gravest counts, in the order 70, 2, 1, 3, 0.
      """,
    rows: [
      .init(
        "0",
        "Examined, and nothing at or above --fail-on; for patch: written, or nothing to correct."),
      .init(
        "1",
        "Findings at or above --fail-on; for patch: one is left that no frame can correct. With "
          + "--exit-zero it is 0."),
      .init(
        "2",
        "It could not run: usage, a mistake in a configuration, unreadable input, a format that is "
          + "recognised but not read, a limit passed, a failed write."),
      .init(
        "3",
        "Nothing was examined: no view, no tap target, every verdict open, or no back button with "
          + "--require back-button. With --allow-empty it is 0."),
      .init("70", "A fault of viewmend itself."),
    ])

  private static let environment = ManualSection(
    title: "Environment",
    rows: [
      .init("NO_COLOR", "Set: no colours, unless --color always."),
      .init(
        "CLICOLOR_FORCE",
        "Set, and not 0: colours also where standard output is no terminal, unless NO_COLOR."),
      .init("TERM", "dumb: no colours."),
      .init(
        "LC_ALL, LC_CTYPE, LANG",
        "The first that is set says whether drawings may be made of more than ASCII."),
    ])

  private static let files = ManualSection(
    title: "Files",
    rows: [
      .init(
        ".viewmend.json",
        "The configuration: looked for in the folder of each input and upward from there. Options "
          + "win over it. config --schema prints its form, config --print what holds.")
    ])
}
