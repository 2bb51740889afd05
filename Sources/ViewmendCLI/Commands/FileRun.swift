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
  /// The options for each of the inputs, completed by its configuration.
  private let completed: [RunOptions]
  let complaints: Complaints
  private(set) var status = ExitStatus.success
  /// The inputs in which there was nothing to examine, and what is said of each.
  private(set) var shortfalls: [(name: String, message: String)] = []
  private var skipped: [String] = []
  /// The folders in which something was examined.
  private var foldersWithContent: Set<Int> = []

  /// Collects the inputs.
  init(
    _ options: RunOptions, files: [String], mayReplaceInput: Bool = false,
    _ environment: Environment
  ) throws(ArgumentError) {
    self.options = options
    inputs = try InputFiles(files, environment)
    if !mayReplaceInput { try Self.checkReports(options.formats, on: inputs) }
    var finder = ConfigurationFinder(try ConfigurationChoice(options.arguments))
    var completed: [RunOptions] = []
    for input in inputs.files {
      completed.append(options.completed(by: try finder.configuration(for: input)))
    }
    self.completed = completed
    complaints = Complaints(environment)
  }

  /// Refuses a report that would take the place of what it reports on.
  private static func checkReports(
    _ formats: [ReportFormat], on inputs: InputFiles
  ) throws(ArgumentError) {
    for case let file? in formats.map(\.file) {
      for input in inputs.files {
        guard case .path(let path) = input.origin, Platform.isSameFile(path, file) else { continue }
        throw ArgumentError(
          message: "The report would replace \"\(path)\", which it is about.",
          hint: "Give the report a file of its own.")
      }
    }
  }

  /// Reads every input in order.
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
    for (name, failure) in inputs.failures { fail(name, failure, failed) }
    for (file, options) in zip(inputs.files, completed) {
      switch file.read(
        as: options.inputFormat, limits: options.limits, density: options.density)
      {
      case .failure(let failure): fail(file.name, failure, failed)
      case .unknown(let dump):
        if file.isWalked {
          skipped.append(file.name)
        } else {
          empty(file.name, dump)
          noteNothing("No view was found in \"\(file.name)\".", in: file.name)
        }
      case .dump(let dump):
        let outcome = body(dump, file.name, options)
        conclude(outcome, of: file)
        if case .failed(_, endsRun: true) = outcome { return }
      }
    }
    closeFolders()
  }

  private mutating func conclude(_ outcome: FileOutcome, of file: InputFile) {
    switch outcome {
    case .examined(let answer):
      if let folder = file.folder { foldersWithContent.insert(folder) }
      // Each file by itself, so that one with nothing to examine is not hidden behind another.
      let counts = answer != .findings || !options.exitsZero
      status = status.combined(with: counts ? answer : .success)
    case .nothing(let message, let hint):
      // One file of a folder may have nothing to examine as long as another has.
      if file.isWalked {
        if options.isVerbose { complaints.note(message) }
      } else if !options.allowsEmpty {
        complaints.report(message, hint: hint)
        shortfalls.append((file.name, message))
        status = status.combined(with: .nothing)
      }
    case .failed(let failure, _):
      if let folder = file.folder { foldersWithContent.insert(folder) }
      fail(file.name, failure) { _, _ in }
    }
  }

  private mutating func fail(
    _ name: String, _ failure: FileFailure, _ failed: (String, FileFailure) -> Void
  ) {
    complaints.report(failure, file: name)
    failed(name, failure)
    status = status.combined(with: .failure)
  }

  private mutating func closeFolders() {
    if !skipped.isEmpty, !options.isQuiet {
      complaints.note(
        "skipped \(skipped.count) file\(skipped.count == 1 ? "" : "s") in which no view was found"
          + (options.isVerbose ? ": \(skipped.joined(separator: ", "))" : "."))
    }
    for (number, name) in inputs.folders.enumerated() where !foldersWithContent.contains(number) {
      noteNothing("Nothing to examine was found in \"\(name)\".", in: name)
    }
  }

  /// Notes that an input had nothing to examine.
  private mutating func noteNothing(_ message: String, in name: String) {
    if options.allowsEmpty { return }
    shortfalls.append((name, message))
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
