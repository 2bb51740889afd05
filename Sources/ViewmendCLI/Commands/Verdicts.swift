import Analysis
import Hierarchy

/// What a report on one file means for the exit status.
enum Verdicts {
  /// The outcome of a check.
  static func outcome(
    of report: AuditReport, name: String, _ options: RunOptions
  ) -> FileOutcome {
    if let threshold = options.threshold,
      report.findings.contains(where: {
        // A missing back button has a status of its own.
        $0.result == .fail && $0.severity >= threshold && $0.rule != .backButtonMissing
      })
    {
      return .examined(.findings)
    }
    if options.audit.requiresBackButton, !report.hasBackButton {
      return missingBackButton(in: name, report.tree)
    }
    if options.allowsEmpty || report.hasExaminedSomething { return .examined(.success) }
    let count = report.targets.count
    return .nothing(nothingJudged(of: count, in: name), hint: "--allow-empty accepts that.")
  }

  /// What `--require back-button` makes of a file without one.
  static func missingBackButton(in name: String, _ tree: ViewTree) -> FileOutcome {
    .nothing(
      "No back button was found in \"\(name)\", and one is required.",
      hint: tree.traits.frames == .accessibility
        ? "Elements can be left out of an accessibility tree; a recursiveDescription shows every view."
        : nil)
  }

  private static func nothingJudged(of count: Int, in name: String) -> String {
    switch count {
    case 0: "No tap target was found in \"\(name)\": nothing was examined."
    case 1: "The only tap target in \"\(name)\" could not be judged."
    default: "None of the \(count) tap targets in \"\(name)\" could be judged."
    }
  }
}
