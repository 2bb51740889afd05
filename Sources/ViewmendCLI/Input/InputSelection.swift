import Arguments

/// Which files of those that are named a run takes, and on how many threads.
struct InputSelection: Sendable {
  /// What the command line excludes; about the current folder.
  let exclusions: IgnoreList
  /// Whether `.gitignore` is heeded.
  let heedsIgnoreFiles: Bool
  let shard: Shard?
  /// How many threads; nil for as many as there are processors.
  let jobs: Int?

  /// Reads what the command line says.
  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    let patterns = arguments.values("exclude")
    let current = patterns.isEmpty ? "" : (Platform.wholePath(of: ".") ?? ".")
    do throws(GlobError) {
      exclusions = try IgnoreList(
        patterns: patterns, in: current.hasSuffix("/") ? current : current + "/")
    } catch {
      throw ArgumentError(message: "--exclude: \(error.message)", hint: error.hint)
    }
    heedsIgnoreFiles = !arguments.isSet("no-ignore")
    var shard: Shard?
    if let text = arguments.value("shard") { shard = try Shard(text) }
    self.shard = shard
    jobs = arguments.integer("jobs").flatMap { $0 == 0 ? nil : $0 }
  }

  /// How many threads some files are read on: no more than there are files.
  func threads(for files: Int) -> Int {
    files < 2 ? 1 : min(jobs ?? Platform.processors(), files)
  }
}
