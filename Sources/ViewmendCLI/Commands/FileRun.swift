import Analysis
import Arguments
import Formats
import Hierarchy
import Reporting

/// What every command over files does alike: read each, account for what cannot be read, and come
/// to one status.
struct FileRun {
  let options: RunOptions
  let inputs: InputFiles
  /// The options completed by each of the configurations.
  let completed: [RunOptions]
  private let progress: Progress?
  let complaints: Complaints
  private(set) var status = ExitStatus.success
  /// The inputs in which there was nothing to examine, and what is said of each.
  private(set) var shortfalls: [Shortfall] = []
  /// What was passed over, so far.
  private(set) var skipped: SkipCounts
  private var skippedNames: [String] = []
  /// The folders in which something was examined.
  private var foldersWithContent: Set<Int> = []
  /// The files of other parts of the run, by their folder.
  private var leftToOthers: [Int: [Int]] = [:]
  private var hasMet = false

  /// Regular files up to this size are read in advance; larger ones, and pipes, when it is their turn.
  private static let largestInAdvance = 64 << 20

  /// Collects the inputs.
  init(
    _ options: RunOptions, files: [String], mayReplaceInput: Bool = false,
    isComparison: Bool = false, _ environment: Environment
  ) throws(ArgumentError) {
    self.options = options
    let found = try RunInputs(options, files: files, isComparison: isComparison, environment)
    inputs = found.files
    completed = found.completed
    try Self.files(of: inputs, withInputs: !mayReplaceInput).check(options.formats)
    skipped = inputs.skipped
    progress = Progress(files: inputs.files.count, options, environment)
    complaints = Complaints(environment, progress)
  }

  /// What is read, so that no report takes its place.
  private static func files(of inputs: InputFiles, withInputs: Bool) -> ReadFiles {
    var files = ReadFiles()
    if withInputs {
      files.add(
        inputs: inputs.files.compactMap { file in
          if case .path(let path) = file.origin { path } else { nil }
        })
    }
    for case let name? in inputs.configurations.map({ $0?.name }) {
      files.add(name, "the configuration")
    }
    for folder in inputs.walked { files.add(folder + IgnoreFiles.name, "the ignore file") }
    return files
  }

  /// What was passed over, where it is worth a word.
  var skippedOfSelection: SkipCounts? { inputs.isSelective ? skipped : nil }

  /// The part of the run that this is; nil where it is not split.
  var shard: ShardNumbers? {
    inputs.selection.shard.map {
      ShardNumbers([$0.number], of: $0.count, folders: inputs.folders.count)
    }
  }

  /// What stands at the end of a document about the run.
  var tail: RunTail { RunTail(shortfalls: shortfalls, shard: shard) }

  // MARK: Reading

  /// Reads every input in order, one at a time.
  ///
  /// - Parameters:
  ///   - failed: Takes each input that could not be read.
  ///   - empty: Takes each named input in which no view was found.
  ///   - body: Takes each dump with the options that hold for it, and answers what its content
  ///     comes to.
  mutating func forEachDump(
    failed: (String, FileFailure) -> Void, empty: (String, Dump?) -> Void,
    _ body: (Dump, String, RunOptions) -> FileOutcome
  ) {
    forEachDump(
      threads: 1, failed: failed, empty: empty, examine: { dump, _, _, _ in dump }, conclude: body)
    closeFolders { _, _, _ in .examined(.success) }
  }

  /// Reads and examines the inputs on several threads, and concludes on each in order.
  ///
  /// - Parameters:
  ///   - failed: Takes each input that could not be read.
  ///   - empty: Takes each named input in which no view was found.
  ///   - examine: Takes each dump, its name, the options that hold for it, and what is known of
  ///     classes, on any thread.
  ///   - foresee: Says of a dump that another part of the run examines what its content comes to,
  ///     as that part concludes. It is asked only of folders in which this part examines nothing.
  ///   - conclude: Takes what came of that on the calling thread, in the order of the inputs, and
  ///     answers what the content comes to.
  mutating func forEachDump<Work: Sendable>(
    failed: (String, FileFailure) -> Void, empty: (String, Dump?) -> Void,
    examine: @escaping @Sendable (Dump, String, RunOptions, RoleMemory) -> Work,
    foresee: (Dump, String, RunOptions) -> FileOutcome,
    conclude: (Work, String, RunOptions) -> FileOutcome
  ) {
    forEachDump(
      threads: inputs.selection.threads(for: inputs.files.count), failed: failed, empty: empty,
      examine: examine, conclude: conclude)
    closeFolders(foresee)
  }

  /// What came of an input.
  private enum Reading<Work: Sendable>: Sendable {
    case examined(Work)
    /// No view is in it; nil for what is no text.
    case unknown(Dump?)
    /// viewmend wrote it itself.
    case own
    case failure(FileFailure)
    case otherShard
    /// It is read when it is its turn.
    case large
  }

  private mutating func forEachDump<Work: Sendable>(
    threads: Int, failed: (String, FileFailure) -> Void, empty: (String, Dump?) -> Void,
    examine: @escaping @Sendable (Dump, String, RunOptions, RoleMemory) -> Work,
    conclude: (Work, String, RunOptions) -> FileOutcome
  ) {
    for (name, failure) in inputs.failures { fail(name, failure, failed) }
    if threads > 1 { XMLThreads.prepare() }
    let read: @Sendable (Int, Int, FileReader) -> (Reading<Work>, Int) = {
      [files = inputs.files, completed, shard = inputs.selection.shard] number, largest, reader in
      let file = files[number]
      let options = completed[file.settings]
      // A pipe may make whoever reads it wait, and has any size: nothing waits behind it that is done.
      if file.isSpecial || file.isStandardInput, largest < .max { return (.large, 0) }
      switch reader.read(file, options, shard, largest: largest) {
      case .failure(let failure): return (.failure(failure), 0)
      case .unknown(let dump): return (.unknown(dump), dump?.original.count ?? 0)
      case .own: return (.own, 0)
      case .otherShard: return (.otherShard, 0)
      case .large: return (.large, 0)
      case .dump(let dump):
        let weight = dump.original.count
        return (.examined(examine(dump, file.name, options, reader.memory)), weight)
      }
    }
    let largest = threads > 1 ? Self.largestInAdvance : .max
    let mapsFiles = !options.isWatching
    OrderedWork(count: inputs.files.count, threads: threads).run(
      worker: {
        let reader = FileReader(mapsFiles: mapsFiles)
        return { read($0, largest, reader) }
      },
      deliver: { number, reading in
        var reading = reading
        if case .large = reading {
          (reading, _) = read(number, .max, FileReader(mapsFiles: mapsFiles))
        }
        progress?.show(number)
        return take(reading, of: number, failed, empty, conclude)
      })
    progress?.erase()
  }

  /// Accounts for an input; false ends the run.
  private mutating func take<Work: Sendable>(
    _ reading: Reading<Work>, of number: Int, _ failed: (String, FileFailure) -> Void,
    _ empty: (String, Dump?) -> Void, _ conclude: (Work, String, RunOptions) -> FileOutcome
  ) -> Bool {
    let file = inputs.files[number]
    switch reading {
    case .failure(let failure): fail(file.name, failure, failed)
    case .otherShard:
      skipped.otherShards = (skipped.otherShards ?? 0) + 1
      for folder in file.folders where !foldersWithContent.contains(folder) {
        leftToOthers[folder, default: []].append(number)
      }
    case .unknown(let dump):
      if file.isWalked {
        skip(file, dump == nil ? \.binary : \.noView)
      } else {
        empty(file.name, dump)
        noteNothing("No view was found in \"\(file.name)\".", in: file.name)
      }
    case .own: skip(file, \.noView)
    case .examined(let work):
      hasMet = true
      let outcome = conclude(work, file.name, completed[file.settings])
      self.conclude(outcome, of: file)
      if case .failed(_, endsRun: true) = outcome { return false }
    case .large: break
    }
    return true
  }

  private mutating func skip(_ file: InputFile, _ reason: WritableKeyPath<SkipCounts, Int>) {
    skipped[keyPath: reason] += 1
    if options.isVerbose { skippedNames.append(file.name) }
  }

  private mutating func conclude(_ outcome: FileOutcome, of file: InputFile) {
    switch outcome {
    case .examined(let answer):
      noteContent(of: file)
      // Each file by itself, so that one with nothing to examine is not hidden behind another.
      let counts = answer != .findings || !options.exitsZero
      status = status.combined(with: counts ? answer : .success)
    case .nothing(let message, let hint):
      // One file of a folder may have nothing to examine as long as another has.
      if file.isWalked {
        if options.isVerbose { complaints.note(message) }
      } else {
        fallShort(file, message, hint)
      }
    case .lacking(let message, let hint):
      noteContent(of: file)
      fallShort(file, message, hint)
    case .failed(let failure, _):
      noteContent(of: file)
      fail(file.name, failure) { _, _ in }
    }
  }

  private mutating func noteContent(of file: InputFile) {
    if let folder = file.folder { foldersWithContent.insert(folder) }
    if !file.otherFolders.isEmpty { foldersWithContent.formUnion(file.otherFolders) }
  }

  /// Notes that there was not in a file what there should have been.
  private mutating func fallShort(_ file: InputFile, _ message: String, _ hint: String?) {
    if options.allowsEmpty { return }
    complaints.report(message, hint: hint)
    shortfalls.append(Shortfall(path: file.name, message: message))
    status = status.combined(with: .nothing)
  }

  private mutating func fail(
    _ name: String, _ failure: FileFailure, _ failed: (String, FileFailure) -> Void
  ) {
    complaints.report(failure, file: name)
    failed(name, failure)
    status = status.combined(with: .failure)
  }

  // MARK: The end

  private mutating func closeFolders(_ foresee: (Dump, String, RunOptions) -> FileOutcome) {
    if !options.isQuiet { noteSkipped() }
    if options.allowsEmpty { return }
    for (number, name) in inputs.folders.enumerated()
    where !foldersWithContent.contains(number) && !othersExamine(number, foresee) {
      noteNothing("Nothing to examine was found in \"\(name)\".", in: name)
    }
  }

  /// True when another part of the run examines something in a folder, so that every part comes to
  /// the same answer about it.
  private func othersExamine(
    _ folder: Int, _ foresee: (Dump, String, RunOptions) -> FileOutcome
  ) -> Bool {
    let reader = FileReader(mapsFiles: !options.isWatching)
    return leftToOthers[folder]?.contains { number in
      let file = inputs.files[number]
      let options = completed[file.settings]
      guard case .dump(let dump) = reader.read(file, options, nil) else { return false }
      if case .nothing = foresee(dump, file.name, options) { return false }
      return true
    } ?? false
  }

  /// Says what was passed over, and why.
  private func noteSkipped() {
    let count = skipped.noView + skipped.binary
    if count > 0 {
      complaints.note(
        "skipped \(count) file\(count == 1 ? "" : "s") in which no view was found"
          + (options.isVerbose ? ": \(skippedNames.joined(separator: ", "))" : "."))
    }
    if let sentence = skipped.sentence(withHidden: options.isVerbose) { complaints.note(sentence) }
    let obstacles = inputs.obstacles
    if options.isVerbose, !obstacles.isEmpty {
      let names = obstacles.map { "\($0.path) (\($0.obstacle.words))" }
      complaints.note("no file: \(names.joined(separator: ", "))")
    }
    if let shard = inputs.selection.shard, !hasMet, let others = skipped.otherShards, others > 0 {
      complaints.note(
        "shard \(shard.text) has none of the \(others) file\(others == 1 ? "" : "s"); others "
          + "examine \(others == 1 ? "it" : "them").")
    }
  }

  /// Notes that an input had nothing to examine.
  private mutating func noteNothing(_ message: String, in name: String) {
    if options.allowsEmpty { return }
    shortfalls.append(Shortfall(path: name, message: message))
    complaints.report(
      message,
      hint:
        "Expected rows like <UIWindow: 0x1; frame = (0 0; 320 480)>; --allow-empty accepts it."
    )
    status = status.combined(with: .nothing)
  }

  /// Ends the run with what could not be written.
  consuming func finish(_ failures: [FileFailure]) -> ExitStatus {
    for failure in failures { complaints.report(failure, file: "") }
    return failures.isEmpty ? status : status.combined(with: .failure)
  }
}
