import Analysis

/// Since which commit a rule has been broken.
package struct Bisection: Sendable {
  /// What came of it.
  package enum Verdict: String, Sendable {
    /// The newest dump does not break the rule.
    case absent
    /// A commit broke it, and it has stayed so.
    case broken
    /// The oldest dump that was looked at breaks it already.
    case always
  }

  /// The rule.
  package var rule: RuleID
  /// What came of it.
  package var verdict: Verdict
  /// The oldest commit of the unbroken run of those that break the rule.
  package var commit: HistoryEntry?
  /// What the dump breaks in it.
  package var finding: Finding?
  /// The commits right before it whose dumps cannot be judged: one of them may have broken it.
  package var doubtful: [HistoryEntry]

  package init(
    rule: RuleID, verdict: Verdict, commit: HistoryEntry? = nil, finding: Finding? = nil,
    doubtful: [HistoryEntry] = []
  ) {
    self.rule = rule
    self.verdict = verdict
    self.commit = commit
    self.finding = finding
    self.doubtful = doubtful
  }
}
