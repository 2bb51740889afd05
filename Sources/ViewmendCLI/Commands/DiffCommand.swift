import Analysis
import Arguments
import Formats
import Hierarchy
import Reporting

/// `viewmend diff`.
enum DiffCommand {
  static func run(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws(ArgumentError) -> ExitStatus {
    let options = try RunOptions(arguments, others: [.unified])
    let files = arguments.positionals
    guard files.count == 2 else {
      throw ArgumentError(
        message:
          "`diff` compares two files, and \(files.count) \(files.count == 1 ? "is" : "are") given.",
        hint: "Name the older and the newer: viewmend diff before.txt after.txt")
    }
    var run = try FileRun(options, files: files, isComparison: true, environment)
    if let folder = run.inputs.folders.first {
      throw ArgumentError(
        message: "`diff` compares two files, and \"\(folder)\" is a folder.",
        hint: "Name a dump in it.")
    }
    let outputs = ReportOutputs(options, command: "diff", hasFiles: false)
    let (sides, failures) = read(&run, options)
    guard sides.count == 2, failures.isEmpty else {
      let all = inOrder(failures + sides.map { ($0.side.path, nil) }, files)
      if let stream = outputs.jsonStream { DiffDocument.write(failures: all, to: stream) }
      return run.finish(outputs.jsonStream == nil ? [] : outputs.finish())
    }
    // Both are judged alike: by what holds for the newer, which a file on standard input takes from
    // the other.
    let judging = files[1] == "-" && files[0] != "-" ? sides[0].options : sides[1].options
    let isSame = report(sides[0].side, sides[1].side, judging, outputs, environment)
    return run.finish(outputs.finish()).combined(with: isSame ? .success : .findings)
  }

  /// Reads the files: the sides that can be compared, and those that cannot, without a failure where no
  /// view was found.
  private static func read(
    _ run: inout FileRun, _ options: RunOptions
  ) -> (
    sides: [(side: DiffSide, options: RunOptions)],
    failures: [(path: String, failure: FileFailure?)]
  ) {
    var sides: [(side: DiffSide, options: RunOptions)] = []
    var failures: [(path: String, failure: FileFailure?)] = []
    let complaints = run.complaints
    run.forEachDump(
      failed: { name, failure in failures.append((name, failure)) },
      empty: { name, dump in
        if options.allowsEmpty, let dump {
          sides.append((DiffSide(path: name, dump: dump), options))
        } else {
          failures.append((name, nil))
        }
      }
    ) { dump, name, options in
      if options.isVerbose { complaints.report(dump, name: name, options.audit) }
      sides.append((DiffSide(path: name, dump: dump), options))
      return .examined(.success)
    }
    return (sides, failures)
  }

  /// Both files as they were given: one that is not there is met before one that is read.
  private static func inOrder(
    _ entries: [(path: String, failure: FileFailure?)], _ files: [String]
  ) -> [(path: String, failure: FileFailure?)] {
    let first = files[0] == "-" ? "stdin" : files[0]
    return entries.first.map({ PathKey($0.path) }) == PathKey(first) ? entries : entries.reversed()
  }

  /// Compares and reports; true when nothing differs.
  private static func report(
    _ old: DiffSide, _ new: DiffSide, _ options: RunOptions, _ outputs: ReportOutputs,
    _ environment: Environment
  ) -> Bool {
    let diff = TreeDiff(
      from: old.dump.tree, to: new.dump.tree, tolerance: options.arguments.number("tolerance"))
    let taps = TapChanges(
      diff, old: audit(old.dump, options), new: audit(new.dump, options))
    let style = Style(color: environment.usesColor(options.colorChoice))
    outputs.write(text: { out in
      var text = DiffText(diff, taps, old: old, new: new, style: style)
      text.write(to: &out)
    })
    if let stream = outputs.jsonStream {
      DiffDocument.write(diff, taps, old: old, new: new, to: stream)
    }
    if var stream = outputs.unified {
      DiffRows(diff).write(old: old.path, new: new.path, to: &stream)
      stream.flush()
    }
    return diff.changes.isEmpty && taps.isEmpty
  }

  private static func audit(_ dump: Dump, _ options: RunOptions) -> AuditReport {
    var audit = options.audit
    audit.measuresLiveAreas = true
    return Audit(audit).report(on: dump.tree)
  }
}
