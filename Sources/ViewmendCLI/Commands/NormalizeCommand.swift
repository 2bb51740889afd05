import Arguments
import Formats
import Hierarchy
import Patching
import Reporting

/// `viewmend normalize`.
enum NormalizeCommand {
  static func run(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws(ArgumentError) -> ExitStatus {
    let options = try RunOptions(arguments)
    let isInPlace = arguments.isSet("in-place")
    let isCheck = arguments.isSet("check")
    var run = try FileRun(
      options, files: arguments.positionals, mayReplaceInput: true, environment)
    try checkUse(run.inputs, options, isInPlace: isInPlace, isCheck: isCheck)
    let form = Form(
      step: arguments.number("round") ?? NormalForm.usualStep,
      redacts: arguments.isSet("redact") || arguments.isSet("redact-classes"),
      redactsClasses: arguments.isSet("redact-classes"))
    let output = PatchOutput(emission: .tree, isInPlace: isInPlace || isCheck, file: options.output)
    let complaints = run.complaints
    func rewrite(_ dump: Dump, _ name: String, _ options: RunOptions) -> ExitStatus {
      let text: SourceText
      do throws(TreeLoss) {
        text = try form.text(of: dump, options)
      } catch {
        complaints.report(FailureWording.lost(name, dump.tree, error), file: name)
        return .failure
      }
      let isSame = text.count == dump.original.count && text.hasBytes(of: dump.original)
      if isCheck {
        if !isSame, !options.isQuiet { complaints.note("\(name) is not in the form to commit.") }
        return isSame ? .success : .findings
      }
      return output.add(text, isSame: isSame, name: name, complaints) ? .success : .failure
    }
    var emptyStatus = ExitStatus.success
    run.forEachDump(
      failed: { _, _ in },
      empty: { name, dump in
        if options.allowsEmpty, let dump { emptyStatus = rewrite(dump, name, options) }
      }
    ) { dump, name, options in
      if options.isVerbose { complaints.report(dump, name: name, options.audit) }
      return .examined(rewrite(dump, name, options))
    }
    return run.finish(output.finish()).combined(with: emptyStatus)
  }

  /// What is done to each file.
  private struct Form {
    var step: Double
    var redacts: Bool
    var redactsClasses: Bool

    /// The rewritten file: redacted first, so that no pointer in a text that goes is numbered.
    func text(of dump: Dump, _ options: RunOptions) throws(TreeLoss) -> SourceText {
      guard redacts else { return try normalized(dump, options) }
      let text = try RedactedForm.patch(
        of: dump, redactsClasses: redactsClasses, as: options.inputFormat,
        limits: options.limits, density: options.density
      ).text()
      // It was read to prove it, so that it can be read.
      guard
        let redacted = try? Dump.read(
          text, as: options.inputFormat, limits: options.limits, density: options.density)
      else { throw TreeLoss(node: 0) }
      return try normalized(redacted, options)
    }

    private func normalized(
      _ dump: Dump, _ options: RunOptions
    ) throws(TreeLoss) -> SourceText {
      try NormalForm.patch(
        of: dump, step: step, audit: options.audit, as: options.inputFormat,
        limits: options.limits, density: options.density
      ).text()
    }
  }

  private static func checkUse(
    _ inputs: InputFiles, _ options: RunOptions, isInPlace: Bool, isCheck: Bool
  ) throws(ArgumentError) {
    if isCheck, isInPlace || options.output != nil {
      throw ArgumentError(
        message: "--check writes nothing.", hint: "Leave out --in-place and --output, or --check.")
    }
    if isCheck { return }
    if isInPlace {
      if options.output != nil {
        throw ArgumentError(
          message: "--in-place writes each file to its own place.",
          hint: "Leave out --output, or --in-place.")
      }
      if let special = inputs.files.first(where: { $0.isSpecial || $0.isStandardInput }) {
        throw ArgumentError(
          message: "--in-place cannot replace \"\(special.name)\", which is no regular file.",
          hint: "Leave out --in-place, and give --output FILE.")
      }
    } else if inputs.files.count + inputs.failures.count > 1 || !inputs.folders.isEmpty {
      throw ArgumentError(
        message: "More than one file cannot be written to one place.",
        hint: "Add --in-place, or name one FILE.")
    }
  }
}
