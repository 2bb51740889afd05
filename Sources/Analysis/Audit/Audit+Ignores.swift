import Hierarchy

extension Audit {
  /// Takes out the findings that somebody accepts.
  ///
  /// A finding that stands for several targets stays unless all of them are accepted. Complexity:
  /// O(nodes) for each ignore; nothing without one.
  ///
  /// - Returns: What was taken out, why, and for each ignore what came of it.
  func suppress(
    in findings: inout [Finding], _ context: AuditContext
  ) -> (suppressed: [Finding], acceptances: [Acceptance], uses: [Ignore.Use]) {
    guard !options.ignores.isEmpty else { return ([], [], []) }
    let matcher = SelectorMatcher(context)
    var uses: [Ignore.Use] = []
    var accepted = [Acceptance?](repeating: nil, count: findings.count)
    for ignore in options.ignores {
      let nodes = Set(matcher.nodes(selectedBy: ignore.selector))
      var use = Ignore.Use(views: nodes.count)
      for (position, finding) in findings.enumerated()
      where ignore.rules?.contains(finding.rule) ?? true
        && nodes.contains(finding.node) && finding.group.allSatisfy(nodes.contains)
      {
        accepted[position] = accepted[position] ?? .ignored(reason: ignore.reason)
        use.findings += 1
      }
      uses.append(use)
    }
    guard accepted.contains(where: { $0 != nil }) else { return ([], [], uses) }
    var suppressed: [Finding] = []
    var left: [Finding] = []
    for (position, finding) in findings.enumerated() {
      if accepted[position] != nil { suppressed.append(finding) } else { left.append(finding) }
    }
    findings = left
    return (suppressed, accepted.compactMap { $0 }, uses)
  }

  /// Gives findings the severities of one's own.
  func regrade(_ findings: inout [Finding]) {
    guard !options.severities.isEmpty else { return }
    let usual = Dictionary(
      RuleCatalogue.rules.map { ($0.id, $0.severity) }, uniquingKeysWith: { first, _ in first })
    for position in findings.indices {
      let (rule, grade) = (findings[position].rule, findings[position].grade)
      guard let severity = options.severities[rule] else { continue }
      // What a rule itself makes less of, such as what UIKit sizes, is no fault by another name.
      if grade == .note, usual[rule] != .note { continue }
      findings[position].severity = severity
    }
  }
}
