import Analysis
import Arguments

/// `viewmend patch`.
enum PatchCommand {
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
    var reports = PatchReports(options, output, run.complaints)
    var misnamed: ArgumentError?
    run.forEachDump(
      failed: { name, failure in output.add(failure, name: name) },
      empty: { name, dump in
        if let dump { reports.add(empty: PatchedDump(dump, request, options), name: name) }
      },
      examine: { dump, _, options, memory in
        Result { () throws(ArgumentError) in
          let frames = try FrameSetting.frames(request.settings, in: dump.tree)
          return PatchedDump(dump, request, setting: frames, options, memory)
        }
      },
      foresee: { dump, name, options in
        let report = Audit(options.audit).report(on: dump.tree)
        return PatchedDump.outcome(of: report, name: name, options)
      }
    ) { work, name, options in
      switch work {
      case .success(let patched): return reports.add(patched, name: name)
      case .failure(let error):
        misnamed = error
        return .examined(.failure)
      }
    }
    if let misnamed { throw misnamed }
    reports.writeRemarks()
    return run.finish(output.finish(run.tail))
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
