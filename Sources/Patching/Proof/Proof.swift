import Analysis
import Formats
import Hierarchy

/// Checks a patch by reading and auditing what it would write.
struct Proof {
  private let patcher: Patcher
  private let before: AuditReport
  private let groups: [FramePlanner.Group]
  /// Views whose correction has failed already; a second run would drop them again.
  private let excluded: [Int: String]

  init(
    _ patcher: Patcher, before: AuditReport, groups: [FramePlanner.Group],
    excluded: [Int: String]
  ) {
    self.patcher = patcher
    self.before = before
    self.groups = groups
    self.excluded = excluded
  }

  private struct Key: Hashable {
    var rule: RuleID
    var node: Int

    init(_ finding: Finding) {
      rule = finding.rule
      node = finding.node
    }
  }

  /// The views whose correction fails, with the reason; empty when the patch holds.
  func failures(of patch: Patch) -> [Int: String] {
    let text = SourceText(patch.bytes(), name: patch.source.name)
    guard let dump = try? Dump.read(text, limits: patcher.limits),
      dump.tree.count == before.tree.count
    else {
      return blame(nil, "the corrected file does not read back with the same views")
    }
    let after = Audit(patcher.options).report(on: dump.tree)
    var failures: [Int: String] = [:]
    let known = Set(before.findings.map(Key.init))
    let left = Set(after.findings.map(Key.init))
    for finding in after.findings where !known.contains(Key(finding)) {
      let name = finding.rule.rawValue
      let reason = "the correction would bring about \(name) at node \(finding.node)"
      failures.merge(blame(finding.node, reason)) { first, _ in first }
    }
    for group in groups {
      for finding in group.findings where left.contains(Key(finding)) {
        failures[group.node] = "the correction does not cure \(finding.rule.rawValue)"
      }
    }
    if failures.isEmpty {
      let second = FramePlanner(after, of: dump)
      for group in second.plan(excluding: excluded).groups where !second.edits(of: group).isEmpty {
        let reason = "a second run would correct it again"
        failures.merge(blame(group.node, reason)) { first, _ in first }
      }
    }
    return failures
  }

  /// The groups that can have brought about something at a node: those that move it, those in the
  /// same superview, else all.
  private func blame(_ node: Int?, _ reason: String) -> [Int: String] {
    let tree = before.tree
    var blamed = groups.map(\.node)
    if let node, node < tree.count {
      let near = blamed.filter { group in
        tree.contains(group, node) || tree.contains(node, group)
          || tree.parent(of: group) == tree.parent(of: node)
      }
      if !near.isEmpty { blamed = near }
    }
    return Dictionary(uniqueKeysWithValues: blamed.map { ($0, reason) })
  }
}
