import Analysis

/// What makes two findings the same one: the rule, and the node in the file as it was.
struct FindingKey: Hashable {
  var rule: RuleID
  var node: Int

  init(_ rule: RuleID, _ node: Int) {
    self.rule = rule
    self.node = node
  }

  init(_ finding: Finding) { self.init(finding.rule, finding.node) }
}
