import Hierarchy

/// What an audit found, and what it looked at.
public struct AuditReport: Sendable {
  package let context: AuditContext
  /// The findings: errors first, then the smaller target, then file order.
  public let findings: [Finding]
  /// Findings that somebody accepts; none of them is among the others.
  public let suppressed: [Finding]
  /// Why each of those is accepted.
  package let acceptances: [Acceptance]
  /// What came of each of the options' ignores, in their order.
  public let ignoreUses: [Ignore.Use]

  init(
    context: AuditContext, findings: [Finding], suppressed: [Finding] = [],
    acceptances: [Acceptance] = [], ignoreUses: [Ignore.Use] = []
  ) {
    self.context = context
    self.findings = findings
    self.suppressed = suppressed
    self.acceptances = acceptances
    self.ignoreUses = ignoreUses
  }

  /// The tree that was judged.
  public var tree: ViewTree { context.tree }
  /// The back buttons, in file order.
  public var backButtons: [BackButton] { context.backButtons }
  /// True when there is one that is seen, or was pasted without its bar, so that nobody can tell; or
  /// when an answer in the file names one on a screen that a single view draws by itself.
  public var hasBackButton: Bool {
    context.locator.showsBackButton
      || context.options.requiresBackButton && DrawnScreen(context)?.answer == .named
  }
  /// For a view in a bar, the same view where the file prints the bar again.
  package func copies(of node: Int) -> [Int] { context.locator.copies[node] ?? [] }
  /// Finds that are too weak to be called back buttons.
  public var candidates: [BackButton] { Array(context.locator.candidates) }
  /// The tap targets, in file order.
  public var targets: [TapTarget] { context.targets }

  /// The verdict on one target.
  public struct Verdict: Sendable, Hashable {
    /// The answer in one word.
    public enum Answer: String, Sendable, Hashable {
      /// No rule fails it.
      case pass
      /// A rule does.
      case fail
      /// The file does not settle it.
      case cannotTell = "cannot-tell"
      /// An exception applies; the reasons name it.
      case notJudged = "not-judged"
    }

    /// The answer.
    public var answer: Answer
    /// The rules that it fails by, or else that speak about it; what keeps it from being judged;
    /// `whole-at-node-N` where it was judged by another print of it.
    public var reasons: [String]
  }

  /// What keeps a target from being judged where a later print of it is.
  private static let printedAgain = "printed-again"
  /// What keeps a target from being judged that no finger taps.
  private static let mouse = "tapped-by-mouse"
  /// What a target passes with in which nothing is printed that shows: whether it reaches far past
  /// what is seen, or less far, cannot be told.
  private static let markless = "mark-not-printed"

  /// The verdict on each target, in the order of `targets`. Complexity: O(targets + findings), and
  /// with marks a look at what is in each target that passes.
  ///
  /// - Parameter withMarks: Whether `reasons` tell of targets in which nothing visible is printed.
  public func verdicts(withMarks: Bool = false) -> [Verdict] {
    var findingsByNode: [Int: [Finding]] = [:]
    // What one finding says about several targets.
    var doubts: Set<Int> = []
    for finding in findings {
      findingsByNode[finding.node, default: []].append(finding)
      if finding.result == .cannotTell { doubts.formUnion(finding.group) }
    }
    let excuses = excuses()
    return targets.map { target in
      let own = findingsByNode[target.node] ?? []
      let failing = own.filter { $0.result == .fail && $0.severity > .note }
      if !failing.isEmpty {
        return Verdict(answer: .fail, reasons: failing.map(\.rule.rawValue))
      }
      if !excuses.isEmpty, let excuse = excuses[target.node] {
        return Verdict(answer: .notJudged, reasons: excuse + own.map(\.rule.rawValue))
      }
      if tree.traits.pointer == .mouse {
        return Verdict(answer: .notJudged, reasons: [Self.mouse] + own.map(\.rule.rawValue))
      }
      if let obstacle = target.obstacle {
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
      var reasons = own.map(\.rule.rawValue)
      let isGone = context.coverage(of: target)?.isTotal ?? false
      if isGone, reasons.isEmpty { reasons.append(RuleID.targetObscured.rawValue) }
      if own.contains(where: { $0.result == .cannotTell }) || isGone && doubts.contains(target.node)
      {
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

  /// True when at least one target was judged, or a failing finding shows that something was.
  public var hasExaminedSomething: Bool {
    for found in [findings, suppressed]
    where found.contains(where: { $0.result == .fail && $0.severity > .note }) {
      return true
    }
    if hasBackButton, backButtons.isEmpty { return true }
    // A button that is required and found is all that is asked of accessibility elements.
    if context.options.requiresBackButton, tree.traits.frames == .accessibility, hasBackButton {
      return true
    }
    return verdicts().contains { $0.answer == .pass || $0.answer == .fail }
  }
}
