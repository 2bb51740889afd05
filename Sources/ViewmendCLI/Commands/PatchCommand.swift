import Analysis
import Arguments
import Formats
import Hierarchy
import Patching
import Reporting

/// `viewmend patch`.
enum PatchCommand {
  /// What came of a dump.
  private enum Work: Sendable {
    case patched(Dump, AuditReport, Patch)
    /// A frame was given to a view that there is not.
    case misnamed(ArgumentError)
  }

  static func run(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws(ArgumentError) -> ExitStatus {
    let options = try RunOptions(arguments)
    let emission = PatchOutput.Emission(rawValue: arguments.value("emit") ?? "tree") ?? .tree
    let isInPlace = arguments.isSet("in-place")
    var run = try FileRun(
      options, files: arguments.positionals, mayReplaceInput: true, environment)
    try checkUse(run.inputs, emission, isInPlace: isInPlace, output: options.output)
    let request = try request(arguments, run.inputs)
    let output = PatchOutput(emission: emission, isInPlace: isInPlace, file: options.output)
    let complaints = run.complaints
    var misnamed: ArgumentError?
    var usage = IgnoreUsage()
    run.forEachDump(
      failed: { name, failure in output.add(failure, name: name) },
      empty: { name, dump in
        if let dump {
          output.add(
            request.patcher([:], options).patch(dump), Audit(options.audit).report(on: dump.tree),
            of: dump, name: name, complaints)
        }
      },
      examine: { dump, _, options, memory in
        do throws(ArgumentError) {
          let frames = try FrameSetting.frames(request.settings, in: dump.tree)
          let report = Audit(options.audit).report(on: dump.tree, memory: memory)
          return Work.patched(
            dump, report, request.patcher(frames, options).patch(dump, report: report))
        } catch {
          return .misnamed(error)
        }
      },
      foresee: { dump, name, options in
        Self.outcome(of: Audit(options.audit).report(on: dump.tree), name: name, options)
      }
    ) { work, name, options in
      let (dump, report, patch): (Dump, AuditReport, Patch)
      switch work {
      case .patched(let read, let audited, let patched):
        (dump, report, patch) = (read, audited, patched)
      case .misnamed(let error):
        misnamed = error
        return .examined(.failure)
      }
      usage.add(report, options)
      if options.isVerbose { complaints.report(dump, name: name, options.audit) }
      if let refusal = patch.refusal {
        let failure = FailureWording.refused(name, refusal)
        complaints.report(failure, file: name)
        output.add(failure, name: name)
        return .examined(.failure)
      }
      guard output.add(patch, report, of: dump, name: name, complaints) else {
        return .examined(.failure)
      }
      if !options.isQuiet {
        PatchNotes(patch, report, name: name).write(complaints)
      }
      if leavesFindings(output.unwritten, options) { return .examined(.findings) }
      return outcome(of: patch.result ?? report, name: name, options)
    }
    if let misnamed { throw misnamed }
    if !options.isQuiet {
      for remark in usage.remarks { complaints.note("\(remark.place): warning: \(remark.message)") }
    }
    return run.finish(output.finish(run.tail))
  }

  /// True where a correction that was not written leaves what counts towards the status.
  private static func leavesFindings(_ unwritten: [Finding], _ options: RunOptions) -> Bool {
    guard let threshold = options.threshold else { return false }
    return unwritten.contains { $0.result == .fail && $0.severity >= threshold }
  }

  /// What is left in the corrected file decides, as it does for `check`.
  private static func outcome(
    of report: AuditReport, name: String, _ options: RunOptions
  ) -> FileOutcome {
    // Without rules nothing was to be examined: the file comes back as it is.
    if options.audit.rules == [], report.hasBackButton || !options.audit.requiresBackButton {
      return .examined(.success)
    }
    return Verdicts.outcome(of: report, name: name, options)
  }

  /// What is asked for; frames of the user's own name views of one file.
  private static func request(
    _ arguments: ParsedArguments, _ inputs: InputFiles
  ) throws(ArgumentError) -> PatchArguments {
    let request = try PatchArguments(arguments)
    if !request.settings.isEmpty,
      inputs.files.count + inputs.failures.count > 1 || !inputs.folders.isEmpty
    {
      throw ArgumentError(
        message: "--set names a view of one file, and several are given.", hint: "Name one FILE.")
    }
    return request
  }

  private static func checkUse(
    _ inputs: InputFiles, _ emission: PatchOutput.Emission, isInPlace: Bool, output: String?
  ) throws(ArgumentError) {
    let count = inputs.files.count + inputs.failures.count
    if isInPlace {
      if emission != .tree || output != nil {
        throw ArgumentError(
          message: "--in-place writes the tree to its own file.",
          hint: "Leave out --emit and --output, or --in-place.")
      }
      if let special = inputs.files.first(where: \.isSpecial) {
        throw ArgumentError(
          message: "--in-place cannot replace \"\(special.name)\", which is no regular file.",
          hint: "Leave out --in-place, and give --output FILE.")
      }
      if inputs.files.contains(where: \.isStandardInput) {
        throw ArgumentError(
          message: "--in-place cannot replace standard input.", hint: "Name a file.")
      }
    } else if emission.isForApp, count > 1 || !inputs.folders.isEmpty {
      throw ArgumentError(
        message: "--emit \(emission.rawValue) is for the app that printed a file, and several are "
          + "given.", hint: "Name one FILE.")
    } else if emission == .tree, count > 1 || !inputs.folders.isEmpty {
      throw ArgumentError(
        message: count > 1
          ? "More than one tree cannot be written to one place."
          : "A folder may hold more than one tree, and these cannot be written to one place.",
        hint: "Add --in-place, --emit diff or --emit json, or name one FILE.")
    }
  }
}
