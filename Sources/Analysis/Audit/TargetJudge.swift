import Hierarchy

/// Gives the verdict on each target of a report.
struct TargetJudge {
  private typealias Verdict = AuditReport.Verdict

  /// What keeps a target from being judged where a later print of it is.
  private static let printedAgain = "printed-again"
  /// What keeps a target from being judged that no finger taps.
  private static let mouse = "tapped-by-mouse"
  /// What a target passes with in which nothing is printed that shows: whether it reaches far past
  /// what is seen, or less far, cannot be told.
  private static let markless = "mark-not-printed"

  private let context: AuditContext
  /// The findings about each node.
  private let findings: [Int: [Finding]]
  /// What one finding that cannot be told says about several targets.
  private let doubts: Set<Int>
  private let excuses: [Int: [String]]
  private let withMarks: Bool

  /// - Parameter withMarks: Whether reasons tell of targets in which nothing visible is printed.
  init(_ report: AuditReport, withMarks: Bool) {
    context = report.context
    var findings: [Int: [Finding]] = [:]
    var doubts: Set<Int> = []
    for finding in report.findings {
      findings[finding.node, default: []].append(finding)
      if finding.result == .cannotTell { doubts.formUnion(finding.group) }
    }
    self.findings = findings
    self.doubts = doubts
    excuses = report.excuses()
    self.withMarks = withMarks
  }

  /// The verdict on a target.
  func verdict(on target: TapTarget) -> AuditReport.Verdict {
    let own = findings[target.node] ?? []
    let failing = own.filter { $0.result == .fail && $0.severity > .note }
    if !failing.isEmpty {
      return Verdict(answer: .fail, reasons: failing.map(\.rule.rawValue))
    }
    if !excuses.isEmpty, let excuse = excuses[target.node] {
      return Verdict(answer: .notJudged, reasons: excuse + own.map(\.rule.rawValue))
    }
    if context.tree.traits.pointer == .mouse {
      return Verdict(answer: .notJudged, reasons: [Self.mouse] + own.map(\.rule.rawValue))
    }
    if let obstacle = target.obstacle { return verdict(on: target, behind: obstacle, own) }
    return verdict(onReached: target, own)
  }

  /// The verdict on a target that takes no touches, by what is found about it.
  private func verdict(
    on target: TapTarget, behind obstacle: TapTarget.Obstacle, _ own: [Finding]
  ) -> Verdict {
    // That it is dead is what the obstacle says already.
    let others = own.map(\.rule).filter { $0 != .targetDead }.map(\.rawValue)
    if doubts.contains(target.node) || own.contains(where: { $0.result == .cannotTell }) {
      return Verdict(answer: .cannotTell, reasons: [obstacle.rawValue] + others)
    }
    if obstacle == .noGeometry, context.turnedSize(of: target) != nil {
      return Verdict(answer: .pass, reasons: others)
    }
    if obstacle == .interactionDisabled, let button = context.backButton(of: target.node),
      let overlay = context.overlay(of: button)
    {
      // The button over it acts for it, and what is left of it does nothing.
      return Verdict(answer: .pass, reasons: ["under-node-\(overlay)"] + others)
    }
    let again = context.isReprinted(target.node) ? [Self.printedAgain] : []
    return Verdict(answer: .notJudged, reasons: [obstacle.rawValue] + again + others)
  }

  /// The verdict on a target that takes touches as far as its own flags say.
  private func verdict(onReached target: TapTarget, _ own: [Finding]) -> Verdict {
    var reasons = own.map(\.rule.rawValue)
    let isGone = context.coverage(of: target)?.isTotal ?? false
    if isGone, reasons.isEmpty { reasons.append(RuleID.targetObscured.rawValue) }
    if own.contains(where: { $0.result == .cannotTell }) || isGone && doubts.contains(target.node) {
      return Verdict(answer: .cannotTell, reasons: reasons)
    }
    if isGone { return Verdict(answer: .notJudged, reasons: reasons) }
    if reasons.isEmpty, let whole = context.wholePrints[target.node] {
      reasons.append("whole-at-node-\(whole.node)")
    }
    if withMarks, TargetSmallerThanVisible.cannotTell(target, context) {
      reasons.append(Self.markless)
    }
    return Verdict(answer: .pass, reasons: reasons)
  }
}
