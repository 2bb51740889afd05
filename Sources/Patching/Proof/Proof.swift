import Analysis
import Formats
import Hierarchy

/// Checks a patch by reading and auditing what it would write.
struct Proof {
  private let patcher: Patcher
  private let before: AuditReport
  private let corrections: [Correction]
  /// Views whose correction has failed already; a second run would drop them again.
  private let excluded: [Int: String]
  /// Findings that the user's own frames bring about.
  private let allowed: Set<FindingKey>
  private let numbers: Renumbering

  init(
    _ patcher: Patcher, before: AuditReport, corrections: [Correction], excluded: [Int: String],
    allowed: Set<FindingKey>
  ) {
    self.patcher = patcher
    self.before = before
    self.corrections = corrections
    self.excluded = excluded
    self.allowed = allowed
    numbers = Renumbering(corrections)
  }

  /// What a proof comes to.
  struct Verdict {
    /// The views whose correction fails, with the reason; empty when the patch holds.
    var failures: [Int: String]
    /// What is found afterwards, nodes counted as before; an added node's is left out.
    var findings: [(key: FindingKey, finding: Finding)] = []
  }

  /// Reads what a patch would write; nil when the views are not those that were meant.
  static func read(_ patch: Patch, _ patcher: Patcher, count: Int) -> Dump? {
    guard let dump = try? Dump.read(patch.text(), limits: patcher.limits), dump.tree.count == count
    else {
      return nil
    }
    return dump
  }

  /// Proves a patch.
  func verdict(on patch: Patch) -> Verdict {
    let count = before.tree.count + numbers.added.count
    guard let dump = Self.read(patch, patcher, count: count), hasOverlays(dump.tree) else {
      return Verdict(
        failures: blame(nil, "the corrected file does not read back with the same views"))
    }
    let after = Audit(patcher.options).report(on: dump.tree)
    var verdict = Verdict(failures: [:])
    let known = Set(before.findings.map(FindingKey.init)).union(allowed)
    var left: Set<FindingKey> = []
    for finding in after.findings {
      let node = numbers.before(finding.node)
      if let node {
        let key = FindingKey(finding.rule, node)
        left.insert(key)
        verdict.findings.append((key, finding))
        if known.contains(key) { continue }
      }
      let name = finding.rule.rawValue
      let place = node.map { "at node \($0)" } ?? "at the added button"
      let reason = "the correction would bring about \(name) \(place)"
      verdict.failures.merge(blame(node ?? numbers.container(under: finding.node), reason)) {
        one, _ in one
      }
    }
    for correction in corrections {
      for finding in correction.findings where left.contains(FindingKey(finding)) {
        verdict.failures[correction.node] =
          "the correction does not cure \(finding.rule.rawValue)"
      }
    }
    if verdict.failures.isEmpty { verdict.failures = secondRun(on: dump, after) }
    return verdict
  }

  /// What a second run would do again.
  private func secondRun(on dump: Dump, _ after: AuditReport) -> [Int: String] {
    var request = patcher.request
    request.frames = [:]
    for (node, frame) in patcher.request.frames { request.frames[numbers.after(node)] = frame }
    var dropped: [Int: String] = [:]
    for (node, reason) in excluded { dropped[numbers.after(node)] = reason }
    let writer = EditWriter(dump)
    var failures: [Int: String] = [:]
    for correction in CorrectionPlanner(after, of: dump, request).plan(excluding: dropped)
      .corrections
    {
      let edits = try? writer.edits(of: [correction])
      if edits?.isEmpty ?? false { continue }
      let node = numbers.before(correction.node)
      failures.merge(blame(node, "a second run would correct it again")) { first, _ in first }
    }
    return failures
  }

  /// True when every added button stands where it is meant to.
  private func hasOverlays(_ tree: ViewTree) -> Bool {
    numbers.added.allSatisfy { overlay, node in
      guard tree[node].className == "UIButton",
        tree.parent(of: node) == numbers.after(overlay.parent),
        let frame = tree.frame(of: node)
      else { return false }
      return frame.contains(overlay.frame, tolerance: 0.01)
        && overlay.frame.contains(frame, tolerance: 0.01)
    }
  }

  /// The corrections that can have brought about something at a node: those that move it, those
  /// in the same superview, else all. The user's own are never to blame.
  private func blame(_ node: Int?, _ reason: String) -> [Int: String] {
    let tree = before.tree
    var blamed = corrections.filter { !$0.isUsers }.map(\.node)
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
