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
    return .nothing(nothingJudged(in: name, report), hint: "--allow-empty accepts that.")
  }

  /// What `--require back-button` makes of a file without one.
  static func missingBackButton(in name: String, _ tree: ViewTree) -> FileOutcome {
    .lacking(
      "No back button was found in \"\(name)\", and one is required.",
      hint: tree.traits.frames == .accessibility
        ? "Elements can be left out of an accessibility tree; a recursiveDescription shows every view."
        : nil)
  }

  /// That a target takes no touches is a judgement, though not one of where it takes them.
  private static func nothingJudged(in name: String, _ report: AuditReport) -> String {
    let count = report.targets.count
    let dead = zip(report.targets, report.verdicts()).count { target, verdict in
      verdict.answer == .notJudged && target.obstacle != nil && target.obstacle != .noGeometry
    }
    let file = "in \"\(name)\""
    return switch (count, dead) {
    case (0, _): "No tap target was found \(file): nothing was examined."
    case (1, 1):
      "The only tap target \(file) takes no touches: its size and place were not judged."
    case (count, count):
      "None of the \(count) tap targets \(file) takes touches: their sizes and places were not "
        + "judged."
    case (1, _): "The only tap target \(file) could not be judged."
    case (_, 0): "None of the \(count) tap targets \(file) could be judged."
    default:
      "Of the \(count) tap targets \(file) \(dead) \(dead == 1 ? "takes" : "take") no touches, and "
        + "the others could not be judged."
    }
  }
}
