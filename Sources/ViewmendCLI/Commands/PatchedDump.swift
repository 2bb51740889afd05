import Analysis
import Formats
import Hierarchy
import Patching

/// What `patch` makes of a dump.
struct PatchedDump: Sendable {
  let dump: Dump
  /// The options that hold for its file.
  let options: RunOptions
  /// What was found in it before.
  let report: AuditReport
  let patch: Patch

  /// Corrects a dump.
  ///
  /// - Parameter frames: Those of the user's own, by the numbers of the views that get them.
  init(
    _ dump: Dump, _ request: PatchArguments, setting frames: [Int: Rect] = [:],
    _ options: RunOptions, _ memory: RoleMemory? = nil
  ) {
    self.dump = dump
    self.options = options
    report = Audit(options.audit).report(on: dump.tree, memory: memory)
    patch = request.patcher(frames, options).patch(dump, report: report)
  }

  /// What the corrected file comes to, as for `check`, once its correction is written.
  ///
  /// - Parameter unwritten: The findings that what is written does not correct.
  func outcome(name: String, besides unwritten: [Finding]) -> FileOutcome {
    if let threshold = options.threshold,
      unwritten.contains(where: { $0.result == .fail && $0.severity >= threshold })
    {
      return .examined(.findings)
    }
    return Self.outcome(of: patch.result ?? report, name: name, options)
  }

  /// What a file with this report comes to.
  static func outcome(
    of report: AuditReport, name: String, _ options: RunOptions
  ) -> FileOutcome {
    // Without rules nothing was to be examined: the file comes back as it is.
    if options.audit.rules == [], report.hasBackButton || !options.audit.requiresBackButton {
      return .examined(.success)
    }
    return Verdicts.outcome(of: report, name: name, options)
  }
}
