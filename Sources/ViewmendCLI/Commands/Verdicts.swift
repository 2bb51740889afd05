import Analysis
import Hierarchy

/// What a report on one file means for the exit status.
enum Verdicts {
  /// The status, with a complaint when nothing was examined.
  static func status(
    of report: AuditReport, name: String, _ options: RunOptions, _ complaints: Complaints
  ) -> ExitStatus {
    if let threshold = options.threshold,
      report.findings.contains(where: { $0.result == .fail && $0.severity >= threshold })
    {
      return .findings
    }
    if options.requiresBackButton, report.backButtons.isEmpty {
      complaints.report("No back button was found in \"\(name)\", and one is required.")
      return .nothing
    }
    if options.allowsEmpty || report.hasExaminedSomething { return .success }
    let count = report.targets.count
    complaints.report(
      count == 0
        ? "No tap target was found in \"\(name)\": nothing was examined."
        : count == 1
          ? "The only tap target in \"\(name)\" could not be judged."
          : "None of the \(count) tap targets in \"\(name)\" could be judged.",
      hint: "--allow-empty accepts that.")
    return .nothing
  }
}
