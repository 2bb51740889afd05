import Arguments
import Formats
import Reporting

/// What commands about one file do alike.
enum SingleFile {
  /// What messages and reports call the file that a command line names, standard input without one.
  static func name(of file: String?) -> String { file.map { $0 == "-" ? "stdin" : $0 } ?? "stdin" }

  /// Runs a command: `body` writes the reports on a dump by the options that
  /// hold for it, `refused` the JSON document of a file
  /// that could not be read or, without a failure, of one in which no view was found.
  static func run(
    _ options: RunOptions, _ name: String?, _ environment: Environment, command: String,
    refused: (FileFailure?, ReportStream) -> Void,
    _ body: (Dump, ReportOutputs, RunOptions) throws(ArgumentError) -> Void
  ) throws(ArgumentError) -> ExitStatus {
    var run = try FileRun(options, files: name.map { [$0] } ?? [], environment)
    if !run.inputs.folders.isEmpty {
      throw ArgumentError(
        message: "`\(command)` takes one file, and \"\(name ?? "")\" is a folder.",
        hint: "Name a dump in it.")
    }
    let outputs = ReportOutputs(options, command: command, hasFiles: false)
    var failure: ArgumentError?
    run.forEachDump(
      failed: { _, failure in outputs.jsonStream.map { refused(failure, $0) } },
      empty: { _, _ in outputs.jsonStream.map { refused(nil, $0) } }
    ) { dump, _, options in
      do throws(ArgumentError) {
        try body(dump, outputs, options)
      } catch {
        failure = error
      }
      return .examined(.success)
    }
    if let failure { throw failure }
    let status = run.status
    guard status == .success || outputs.jsonStream != nil else { return run.finish([]) }
    return run.finish(outputs.finish())
  }
}
