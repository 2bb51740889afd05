import Analysis
import Hierarchy

/// What an audit says of a tree, node by node, without its numbers.
struct Judgements {
  /// One thing that is said of a node.
  private struct Judgement: Hashable {
    var node: Int
    /// The rule, or the answer where it is said of a target as a whole.
    var subject: String
    var severity: Severity?
    var isFailing: Bool
  }

  private var counts: [Judgement: Int] = [:]

  /// Judges a tree. Complexity: as an audit, O(nodes).
  init(on tree: ViewTree, by options: AuditOptions) {
    let report = Audit(options).report(on: tree)
    for finding in report.findings + report.suppressed {
      add(
        Judgement(
          node: finding.node, subject: finding.rule.rawValue, severity: finding.severity,
          isFailing: finding.result == .fail))
    }
    for (target, verdict) in zip(report.targets, report.verdicts()) {
      add(
        Judgement(
          node: target.node, subject: verdict.answer.rawValue, severity: nil,
          isFailing: verdict.answer == .fail))
    }
  }

  private mutating func add(_ judgement: Judgement) { counts[judgement, default: 0] += 1 }

  /// The nodes of which other things are said.
  func nodes(differingFrom other: Judgements) -> Set<Int> {
    var nodes: Set<Int> = []
    for (one, another) in [(counts, other.counts), (other.counts, counts)] {
      for (judgement, count) in one where another[judgement] != count {
        nodes.insert(judgement.node)
      }
    }
    return nodes
  }
}
