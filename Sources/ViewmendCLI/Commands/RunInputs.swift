import Arguments

/// What a run over files reads: the files themselves, and what each of them is judged by.
struct RunInputs: Sendable {
  let files: InputFiles
  /// The options completed by each of the configurations, in the order of those.
  let completed: [RunOptions]

  /// Collects the files that a command line names, and reads their configurations.
  init(
    _ options: RunOptions, files names: [String], _ environment: Environment
  ) throws(ArgumentError) {
    let finder = ConfigurationFinder(try ConfigurationChoice(options.arguments))
    let selection = try InputSelection(options.arguments)
    files = try InputFiles(names, selection, finder, environment)
    completed = files.configurations.map(options.completed)
  }
}
