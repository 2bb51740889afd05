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
    let output = PatchOutput(
      emission: emission == .json ? .json : emission == .diff ? .diff : .tree,
      isInPlace: isInPlace, file: options.output)
    let patcher = Patcher(
      options.audit, limits: options.limits, threshold: options.threshold ?? .error)
    let complaints = run.complaints
    run.forEachDump(
      failed: { name, failure in output.add(failure, name: name) },
      empty: { name, dump in
        if let dump { output.add(patcher.patch(dump), of: dump, name: name, complaints) }
      }
    ) { dump, name in
      let report = Audit(options.audit).report(on: dump.tree)
      let patch = patcher.patch(dump, report: report)
      if options.isVerbose { complaints.report(dump, name: name) }
      guard output.add(patch, of: dump, name: name, complaints) else { return .examined(.failure) }
      if !options.isQuiet { PatchNotes.write(patch, report, name: name, complaints) }
      if options.requiresBackButton, report.backButtons.isEmpty {
        return Verdicts.missingBackButton(in: name)
      }
      let isClean = options.threshold == nil || patch.remaining.isEmpty
      return .examined(isClean ? .success : .findings)
    }
    return run.finish(output.finish())
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
