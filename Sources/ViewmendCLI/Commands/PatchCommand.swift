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
    let output = PatchOutput(
      emission: emission == .json ? .json : emission == .diff ? .diff : .tree,
      isInPlace: isInPlace, file: options.output)
    func patcher(_ frames: [Int: Rect]) -> Patcher {
      Patcher(
        options.audit, request: PatchRequest(strategy: strategy, frames: frames),
        limits: options.limits, threshold: options.threshold ?? .error)
    }
    let complaints = run.complaints
    var misnamed: ArgumentError?
    run.forEachDump(
      failed: { name, failure in output.add(failure, name: name) },
      empty: { name, dump in
        if let dump { output.add(patcher([:]).patch(dump), of: dump, name: name, complaints) }
      }
    ) { dump, name in
      let frames: [Int: Rect]
      do throws(ArgumentError) {
        frames = try FrameSetting.frames(settings, in: dump.tree)
      } catch {
        misnamed = error
        return .examined(.failure)
      }
      let report = Audit(options.audit).report(on: dump.tree)
      let patch = patcher(frames).patch(dump, report: report)
      if options.isVerbose { complaints.report(dump, name: name) }
      if let refusal = patch.refusal {
        let failure = FailureWording.refused(name, refusal)
        complaints.report(failure, file: name)
        output.add(failure, name: name)
        return .examined(.failure)
      }
      guard output.add(patch, of: dump, name: name, complaints) else { return .examined(.failure) }
      if !options.isQuiet {
        PatchNotes(patch, report, name: name).write(written(frames, into: dump), complaints)
      }
      if options.audit.requiresBackButton, !report.hasBackButton {
        return Verdicts.missingBackButton(in: name, dump.tree)
      }
      return .examined(isClean(patch, options.threshold) ? .success : .findings)
    }
    if let misnamed { throw misnamed }
    return run.finish(output.finish())
  }

  /// Frames of the user's own as they come to stand in the file.
  private static func written(_ frames: [Int: Rect], into dump: Dump) -> [Int: Rect] {
    let writer = dump.frameWriter
    return Dictionary(
      uniqueKeysWithValues: frames.map { ($0, writer.printed($1, of: dump.tree[$0])) })
  }

  /// True when nothing at or above the threshold is left, and a frame of the user's own brings
  /// nothing about that is.
  private static func isClean(_ patch: Patch, _ threshold: Severity?) -> Bool {
    guard let threshold else { return true }
    let introduced = patch.introduced ?? []
    return !patch.remaining.contains { $0.severity >= threshold }
      && !introduced.contains { $0.result == .fail && $0.severity >= threshold }
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
