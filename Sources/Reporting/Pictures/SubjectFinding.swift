import Analysis

/// A finding as it is known again in the corrected file, whose views have the same numbers.
struct SubjectFinding: Hashable {
  /// The rule.
  let rule: RuleID
  /// The view.
  let node: Int

  init(_ finding: Finding) {
    rule = finding.rule
    node = finding.node
  }
}
