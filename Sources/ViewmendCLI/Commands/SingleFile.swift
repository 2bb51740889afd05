import Arguments
import Formats
import Reporting

/// What commands about one file do alike.
enum SingleFile {
  static func run(
    _ options: RunOptions, _ name: String?, _ environment: Environment, command: String,
    _ body: (Dump, ReportOutputs) throws(ArgumentError) -> Void
  ) throws(ArgumentError) -> ExitStatus {
    var run = try FileRun(options, files: name.map { [$0] } ?? [], environment)
    if !run.inputs.folders.isEmpty {
      throw ArgumentError(
        message: "`\(command)` takes one file, and \"\(name ?? "")\" is a folder.",
        hint: "Name a dump in it.")
    }
    let outputs = ReportOutputs(options, command: command, hasFiles: false)
    var failure: ArgumentError?
    run.forEachDump(failed: { _, _ in }, empty: { _, _ in }) { dump, _ in
      do throws(ArgumentError) {
        try body(dump, outputs)
      } catch {
        failure = error
      }
      return .success
    }
    if let failure { throw failure }
    let status = run.status
    guard status == .success else { return run.finish([]) }
    return run.finish(outputs.finish())
  }
}
