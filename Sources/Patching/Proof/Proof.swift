import Analysis
import Formats
import Hierarchy

/// Checks a patch by reading and auditing what it would write.
struct Proof {
  private let patcher: Patcher
  /// The report on the dump with the user's frames.
  private let before: AuditReport
  private let corrections: [Correction]
  /// Views whose correction has failed already; a second run would drop them again.
  private let excluded: [Int: Remainder.Reason]
  private let numbers: Renumbering
  /// The views that rules give another frame.
  private let moved: Set<Int>

  /// What no other view's frame brings about.
  private static let ownRules: Set<RuleID> = [
    .targetSmallerThanVisible, .targetOutsideParent, .targetOffscreen, .targetClipped,
    .invalidFrame,
  ]

  init(
    _ patcher: Patcher, before: AuditReport, corrections: [Correction],
    excluded: [Int: Remainder.Reason]
  ) {
    self.patcher = patcher
    self.before = before
    self.corrections = corrections
    self.excluded = excluded
    numbers = Renumbering(corrections)
    moved = Set(corrections.filter { !$0.isUsers && $0.overlay == nil }.map(\.node))
  }

  /// What a proof comes to.
  struct Verdict {
    /// The views whose correction fails, with the reason; empty when the patch holds.
    var failures: [Int: Remainder.Reason] = [:]
    /// What is found afterwards, nodes counted as before; an added node's is left out.
    var findings: [(key: FindingKey, finding: Finding)] = []
    /// The report on the corrected file; nil when it does not read back.
    var report: AuditReport?
    /// The corrected file as it was read.
    var text: SourceText?
  }

  /// Reads what a patch would write; nil when the views are not those that were meant.
  ///
  /// - Parameter tree: The tree before, whose density holds for the patched file too.
  static func read(
    _ text: SourceText, _ patcher: Patcher, like tree: ViewTree, count: Int
  ) -> Dump? {
    guard
      let dump = try? Dump.read(
        text, limits: patcher.limits, density: tree.traits.unit.density?.value),
      dump.tree.count == count
    else {
      return nil
    }
    return dump
  }

  /// Proves a patch.
  func verdict(on patch: Patch) -> Verdict {
    let count = before.tree.count + numbers.added.count
    let text = patch.text()
    guard let dump = Self.read(text, patcher, like: before.tree, count: count),
      hasOverlays(dump.tree)
    else {
      return Verdict(
        failures: blame(nil, .unreadable))
    }
    let after = Audit(patcher.options).report(on: dump.tree)
    var verdict = Verdict(report: after, text: text)
    let left = judge(after.findings, in: &verdict)
    for correction in corrections {
      for finding in correction.findings
      where FindingKey(finding) != correction.shortfall {
        // What is said in a note afterwards is something else, and less.
        guard let grade = left[FindingKey(finding)], grade >= finding.severity else { continue }
        verdict.failures[correction.node] = .doesNotCure(finding.rule)
      }
    }
    if verdict.failures.values.allSatisfy(\.isObscured) {
      // Who loses touches says more than that something lies on it.
      verdict.failures.merge(losses(after)) { _, loss in loss }
    }
    if verdict.failures.isEmpty { verdict.failures = secondRun(on: dump, after) }
    if verdict.failures.isEmpty { verdict.failures = freshRun(on: dump, after) }
    return verdict
  }

  /// Enters what is found afterwards into a verdict, and blames what was not there before.
  ///
  /// - Returns: How grave each of these findings is at the most; one that cannot be told counts as an
  ///   error.
  private func judge(
    _ findings: [Finding], in verdict: inout Verdict
  ) -> [FindingKey: Severity] {
    let shortfalls = corrections.compactMap(\.shortfall)
    let known = KnownFindings(before.findings)
    var left: [FindingKey: Severity] = [:]
    for finding in findings {
      let node = numbers.before(finding.node)
      // What an added button lacks is lacking in the correction of what it covers.
      let container = node ?? numbers.container(under: finding.node)
      if let container {
        let key = FindingKey(finding.rule, container)
        if node != nil || shortfalls.contains(key) {
          left[key] = max(left[key] ?? .note, finding.result == .fail ? finding.severity : .error)
          verdict.findings.append((key, finding))
          if shortfalls.contains(key) || known.holds(finding, as: key) { continue }
        }
      }
      let reason = Remainder.Reason.bringsAbout(finding.rule, node: node)
      if let node, Self.ownRules.contains(finding.rule), moved.contains(node) {
        verdict.failures[node] = verdict.failures[node] ?? reason
      } else {
        verdict.failures.merge(blame(container, reason)) { one, _ in one }
      }
    }
    return left
  }

  /// The corrections by which another view loses touches.
  private func losses(_ after: AuditReport) -> [Int: Remainder.Reason] {
    let loss = TouchLoss(before, after, numbers, moved: moved, corrections)
    var failures: [Int: Remainder.Reason] = [:]
    for correction in corrections where !correction.isUsers {
      if let loser = loss.loser(to: correction) {
        failures[correction.node] = .takesTouches(of: loser)
      }
    }
    return failures
  }

  /// The request with its views counted as in the patched file.
  private var requestAfterwards: PatchRequest {
    var request = patcher.request
    request.frames = [:]
    for (node, frame) in patcher.request.frames { request.frames[numbers.after(node)] = frame }
    request.carriers = Set(patcher.request.carriers.map { numbers.after($0) })
    return request
  }

  /// What a second run would do that knows nothing of what this one has dropped: once others have
  /// moved, a correction that failed may hold.
  private func freshRun(on dump: Dump, _ after: AuditReport) -> [Int: Remainder.Reason] {
    if excluded.isEmpty || patcher.isTrial { return [:] }
    var failures: [Int: Remainder.Reason] = [:]
    for edit in patcher.trial(requestAfterwards).patch(dump, report: after).edits {
      failures.merge(blame(numbers.before(edit.node), .isRepeated)) { first, _ in first }
    }
    return failures
  }

  /// What a second run would do again.
  private func secondRun(on dump: Dump, _ after: AuditReport) -> [Int: Remainder.Reason] {
    let request = requestAfterwards
    var dropped: [Int: Remainder.Reason] = [:]
    for (node, reason) in excluded { dropped[numbers.after(node)] = reason }
    var writer = EditWriter(dump)
    var failures: [Int: Remainder.Reason] = [:]
    for correction in CorrectionPlanner(after, of: dump, request).plan(excluding: dropped)
      .corrections
    {
      let edits = try? writer.edits(of: [correction])
      if edits?.isEmpty ?? false { continue }
      let node = numbers.before(correction.node)
      failures.merge(blame(node, .isRepeated)) { first, _ in first }
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
  private func blame(_ node: Int?, _ reason: Remainder.Reason) -> [Int: Remainder.Reason] {
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

extension Remainder.Reason {
  /// True when a correction would lie on another target.
  fileprivate var isObscured: Bool {
    if case .bringsAbout(.targetObscured, _) = self { true } else { false }
  }
}
