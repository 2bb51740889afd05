import Arguments

/// What a run over files reads: the files themselves, and what each of them is judged by.
struct RunInputs: Sendable {
  let files: InputFiles
  /// The options completed by each of the configurations, in the order of those.
  let completed: [RunOptions]

  /// Collects the files that a command line names, and reads their configurations.
  ///
  /// - Parameter isComparison: True where a file may be named twice, and is two sides then.
  init(
    _ options: RunOptions, files names: [String], isComparison: Bool = false,
    _ environment: Environment
  ) throws(ArgumentError) {
    let finder = ConfigurationFinder(try ConfigurationChoice(options.arguments))
    let selection = try InputSelection(options.arguments)
    files = try InputFiles(
      names, selection, finder, isComparison: isComparison, environment)
    completed = files.configurations.map(options.completed)
  }
}
