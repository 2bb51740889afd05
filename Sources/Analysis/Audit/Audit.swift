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
  public func report(on tree: ViewTree) -> AuditReport { report(on: tree, memory: nil) }

  /// The same, with what was said of classes in other trees.
  package func report(on tree: ViewTree, memory: RoleMemory?) -> AuditReport {
    let context = AuditContext(tree, options: options, memory: memory)
    var findings: [Finding] = []
    // Most are about a back button or a target that something hampers.
    findings.reserveCapacity(context.hampered.count / 2 + context.backButtons.count)
    for rule in RuleCatalogue.rules
    where context.options.applies(rule.id) && rule.canJudge(tree.traits) {
      rule.check(context, into: &findings)
    }
    if options.backButtonOnly {
      let wanted = Set(context.backButtons.flatMap { [$0.container, $0.bar ?? -1] })
      findings.removeAll {
        !wanted.contains($0.node) && $0.related.allSatisfy { !wanted.contains($0) }
      }
    }
    regrade(&findings)
    let (suppressed, acceptances, uses) = suppress(in: &findings, context)
    ScreenCorrections(findings, context).apply(to: &findings)
    Self.sort(&findings)
    return AuditReport(
      context: context, findings: findings, suppressed: suppressed, acceptances: acceptances,
      ignoreUses: uses)
  }

  /// True when a report on the tree would have a back button; no rule is asked for it.
  package func findsBackButton(in tree: ViewTree) -> Bool {
    AuditReport(context: AuditContext(tree, options: options), findings: []).hasBackButton
  }
}

/// A finding's place in a report, in a few bytes: findings are large, and many are sorted.
extension Audit {
  /// Puts findings into the order of a report, without a second copy of them.
  private static func sort(_ findings: inout [Finding]) {
    var order: [FindingOrder] = []
    order.reserveCapacity(findings.count)
    for position in findings.indices {
      order.append(
        FindingOrder(
          severity: findings[position].severity, rank: findings[position].rank,
          node: findings[position].node, position: position))
    }
    order.sort()
    // Where the finding lies that was at a position, and which one lies at it.
    var places = Array(findings.indices)
    var lying = places
    findings.withUnsafeMutableBufferPointer { findings in
      guard let first = findings.baseAddress else { return }
      for (position, entry) in order.enumerated() {
        let place = places[entry.position]
        guard place != position else { continue }
        // Moved and not swapped: a swap counts the references of both up and down.
        let held = (first + position).move()
        (first + position).moveInitialize(from: first + place, count: 1)
        (first + place).initialize(to: held)
        let moved = lying[position]
        lying[place] = moved
        places[moved] = place
        lying[position] = entry.position
        places[entry.position] = position
      }
    }
  }
}

private struct FindingOrder: Comparable {
  let severity: Severity
  let rank: Double
  let node: Int
  let position: Int

  static func < (one: FindingOrder, other: FindingOrder) -> Bool {
    if one.severity != other.severity { return one.severity > other.severity }
    if one.rank != other.rank { return one.rank < other.rank }
    return (one.node, one.position) < (other.node, other.position)
  }
}
