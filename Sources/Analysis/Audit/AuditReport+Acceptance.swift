extension AuditReport {
  /// The same report with some of its findings among those that are accepted, since they were known
  /// before. Complexity: O(findings).
  ///
  /// - Parameter isKnown: For each of `findings`, in their order, whether it was.
  package func accepting(_ isKnown: [Bool]) -> AuditReport {
    guard isKnown.contains(true) else { return self }
    var left: [Finding] = []
    var accepted: [Finding] = []
    for (finding, isKnown) in zip(findings, isKnown) {
      if isKnown { accepted.append(finding) } else { left.append(finding) }
    }
    return AuditReport(
      context: context, findings: left, suppressed: suppressed + accepted,
      acceptances: acceptances + accepted.map { _ in .known }, ignoreUses: ignoreUses)
  }

  /// Why targets that findings are accepted about are not judged, by node.
  func excuses() -> [Int: [String]] {
    var excuses: [Int: [String]] = [:]
    for (finding, acceptance) in zip(suppressed, acceptances)
    where finding.severity > .note || finding.result == .cannotTell {
      let word = acceptance == .known ? "in-baseline" : "ignored"
      excuses[finding.node, default: [word]].append(finding.rule.rawValue)
    }
    return excuses
  }
}
