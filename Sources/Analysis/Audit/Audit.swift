import Hierarchy

/// Judges a tree: finds its back buttons and tap targets and applies the rules.
///
///     let dump = try Dump.read(SourceText(text))
///     let findings = Audit(AuditOptions()).findings(in: dump.tree)
public struct Audit: Sendable {
  /// What to judge by.
  public let options: AuditOptions

  /// Makes an audit.
  public init(_ options: AuditOptions = AuditOptions()) { self.options = options }

  /// The findings of every rule: errors first, then the smaller target, then file order.
  ///
  /// Complexity: O(nodes), plus the sorting of the findings.
  public func findings(in tree: ViewTree) -> [Finding] { report(on: tree).findings }

  /// The findings together with what they were worked out from.
  public func report(on tree: ViewTree) -> AuditReport {
    let context = AuditContext(tree, options: options)
    var findings: [Finding] = []
    for rule in RuleCatalogue.rules where options.applies(rule.id) && rule.canJudge(tree.traits) {
      rule.check(context, into: &findings)
    }
    if options.backButtonOnly {
      let wanted = Set(context.backButtons.flatMap { [$0.container, $0.bar ?? -1] })
      findings.removeAll {
        !wanted.contains($0.node) && $0.related.allSatisfy { !wanted.contains($0) }
      }
    }
    let order = findings.indices.map { FindingOrder(findings[$0], at: $0) }.sorted()
    return AuditReport(context: context, findings: order.map { findings[$0.position] })
  }
}

/// A finding's place in a report, in a few bytes: findings are large, and many are sorted.
private struct FindingOrder: Comparable {
  let severity: Severity
  let rank: Double
  let node: Int
  let position: Int

  init(_ finding: Finding, at position: Int) {
    severity = finding.severity
    rank = finding.rank
    node = finding.node
    self.position = position
  }

  static func < (one: FindingOrder, other: FindingOrder) -> Bool {
    if one.severity != other.severity { return one.severity > other.severity }
    if one.rank != other.rank { return one.rank < other.rank }
    return (one.node, one.position) < (other.node, other.position)
  }
}
