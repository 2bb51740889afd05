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
    for rule in RuleCatalogue.rules where options.applies(rule.id) {
      rule.check(context, into: &findings)
    }
    if options.backButtonOnly {
      let wanted = Set(context.backButtons.flatMap { [$0.container, $0.bar ?? -1] })
      findings.removeAll {
        !wanted.contains($0.node) && $0.related.allSatisfy { !wanted.contains($0) }
      }
    }
    let order = findings.indices.sorted { one, other in
      let (a, b) = (findings[one], findings[other])
      if a.severity != b.severity { return a.severity > b.severity }
      if a.rank != b.rank { return a.rank < b.rank }
      return (a.node, one) < (b.node, other)
    }
    return AuditReport(context: context, findings: order.map { findings[$0] })
  }
}
