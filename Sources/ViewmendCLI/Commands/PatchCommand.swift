import Analysis
import Arguments
import Formats
import Hierarchy
import Patching
import Reporting

/// `viewmend patch`.
enum PatchCommand {
  /// What is written.
  private enum Emission: String {
    case tree, diff, json
  }

  static func run(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws(ArgumentError) -> ExitStatus {
    let options = try RunOptions(arguments)
    let emission = Emission(rawValue: arguments.value("emit") ?? "tree") ?? .tree
    let isInPlace = arguments.isSet("in-place")
    var run = try FileRun(
      options, files: arguments.positionals, mayReplaceInput: true, environment)
    try checkUse(run.inputs, emission, isInPlace: isInPlace, output: options.output)
    let settings = try settings(arguments, run.inputs)
    let strategy = PatchRequest.Strategy(rawValue: arguments.value("strategy") ?? "") ?? .frame
    let mirrors = arguments.value("mirror") == "back-button"
    let output = PatchOutput(
      emission: emission == .json ? .json : emission == .diff ? .diff : .tree,
      isInPlace: isInPlace, file: options.output)
    func patcher(_ frames: [Int: Rect], _ options: RunOptions) -> Patcher {
      Patcher(
        options.audit,
        request: PatchRequest(strategy: strategy, frames: frames, mirrorsBackButtons: mirrors),
        limits: options.limits, threshold: options.threshold ?? .error)
    }
    let complaints = run.complaints
    var misnamed: ArgumentError?
    var usage = IgnoreUsage()
    run.forEachDump(
      failed: { name, failure in output.add(failure, name: name) },
      empty: { name, dump in
        if let dump {
          output.add(patcher([:], options).patch(dump), of: dump, name: name, complaints)
        }
      }
    ) { dump, name, options in
      let frames: [Int: Rect]
      do throws(ArgumentError) {
        frames = try FrameSetting.frames(settings, in: dump.tree)
      } catch {
        misnamed = error
        return .examined(.failure)
      }
      let report = Audit(options.audit).report(on: dump.tree)
      usage.add(report, options)
      let patch = patcher(frames, options).patch(dump, report: report)
      if options.isVerbose { complaints.report(dump, name: name, options.audit) }
      if let refusal = patch.refusal {
        let failure = FailureWording.refused(name, refusal)
        complaints.report(failure, file: name)
        output.add(failure, name: name)
        return .examined(.failure)
      }
      guard output.add(patch, of: dump, name: name, complaints) else { return .examined(.failure) }
      if !options.isQuiet {
        PatchNotes(patch, report, name: name).write(complaints)
      }
      return outcome(of: patch.result ?? report, name: name, options)
    }
    if let misnamed { throw misnamed }
    if !options.isQuiet {
      for remark in usage.remarks { complaints.note("\(remark.place): warning: \(remark.message)") }
    }
    return run.finish(output.finish())
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

  /// The frames of the user's own; they name views of one file.
  private static func settings(
    _ arguments: ParsedArguments, _ inputs: InputFiles
  ) throws(ArgumentError) -> [FrameSetting] {
    var settings: [FrameSetting] = []
    for text in arguments.values("set") { settings.append(try FrameSetting(text)) }
    if !settings.isEmpty, inputs.files.count + inputs.failures.count > 1 || !inputs.folders.isEmpty
    {
      throw ArgumentError(
        message: "--set names a view of one file, and several are given.", hint: "Name one FILE.")
    }
    return settings
  }

  private static func checkUse(
    _ inputs: InputFiles, _ emission: Emission, isInPlace: Bool, output: String?
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
    } else if emission == .tree, count > 1 || !inputs.folders.isEmpty {
      throw ArgumentError(
        message: "More than one tree cannot be written to one place.",
        hint: "Add --in-place, --emit diff or --emit json, or name one FILE.")
    }
  }
}
