import Analysis
import Formats

/// What `check` finds in a dump.
struct CheckedDump: Sendable {
  let dump: Dump
  /// The options that hold for its file.
  let options: RunOptions
  private(set) var report: AuditReport
  /// What becomes of it in other circumstances; nil where none are asked about.
  private(set) var forecasts: [Forecast]?

  /// Checks a dump.
  init(_ dump: Dump, _ options: RunOptions, _ memory: RoleMemory? = nil) {
    self.dump = dump
    self.options = options
    report = Audit(options.audit).report(on: dump.tree, memory: memory)
    forecast()
  }

  private mutating func forecast() {
    guard !options.circumstances.isEmpty else { return }
    forecasts = options.circumstances.map { Forecast($0, of: report) }
  }

  /// Takes what the file's baseline knows as accepted.
  ///
  /// - Returns: What that is; nil where the file goes by no baseline.
  mutating func accept(_ baselines: BaselineRun, name: String) -> BaselineMatch? {
    guard let match = baselines.match(report, name: name, options) else { return nil }
    report = match.report
    forecast()
    return match
  }

  /// What the file comes to.
  func outcome(name: String) -> FileOutcome { Verdicts.outcome(of: report, name: name, options) }
}
