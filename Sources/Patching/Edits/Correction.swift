import Analysis
import Hierarchy

/// What is done about one view: frames, or a button laid over it.
struct Correction {
  /// The view.
  var node: Int
  /// The findings that it is to cure; none for a frame of the user's own.
  var findings: [Finding]
  /// The new frames, in pre-order, each in its superview's bounds space.
  var frames: [(node: Int, frame: Rect)] = []
  /// The button.
  var overlay: Overlay?
  /// Who decides the frame in the running app; nil for a frame of the user's own.
  var owner: Finding.Fix.Owner?
  /// True for a frame of the user's own, which stays whatever it brings about.
  var isUsers = false

  /// The finding that may stay, or come instead of another: as large as it can be, the region is
  /// still smaller than asked for.
  var shortfall: FindingKey? { shortage == nil ? nil : FindingKey(.targetTooSmall, node) }

  /// What keeps the region from the size asked for; nil where nothing does.
  var shortage: FixLimit? {
    let limits = findings.lazy.flatMap { finding in
      finding.fixes.filter { $0.node == node }.map(\.limit)
        + (finding.fix?.node == node ? [finding.limit] : [])
    }
    return limits.compactMap { $0 }.first { $0.isShortfall }
  }

  /// The rules that ask for it.
  var rules: [RuleID] {
    RuleID.allCases.filter { rule in findings.contains { $0.rule == rule } }
  }
}
