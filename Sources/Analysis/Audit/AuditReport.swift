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

  /// The verdict on each target, in the order of `targets`. Complexity: O(targets + findings), and
  /// with marks a look at what is in each target that passes.
  ///
  /// - Parameter withMarks: Whether `reasons` tell of targets in which nothing visible is printed.
  public func verdicts(withMarks: Bool = false) -> [Verdict] {
    let judge = TargetJudge(self, withMarks: withMarks)
    return targets.map(judge.verdict)
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
