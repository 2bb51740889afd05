import Hierarchy

/// A target of which a part lies outside an ancestor, where touches never arrive.
enum TargetOutsideParent: Rule {
  static let id = RuleID.targetOutsideParent
  static let severity = Severity.error
  static let summary = "A part of the target lies outside an ancestor, where touches never arrive"
  static let page = """
    UIKit asks a view's subviews only for touches inside the view's own bounds, whether it clips or \
    not (Apple QA1812). What of a target sticks out of an ancestor may be seen and never gets a \
    touch. The finding names the nearest ancestor that cuts and the edges passed by more than \
    0.05 pt.

    An error when a part of what is seen of the target is lost, or a side that is long enough falls \
    below the minimum; a warning when more than 10 % of the area is lost; else a note, and a note \
    when nothing of the target shows because an ancestor clips it. The loss of at most 1 pt, such \
    as a 44 pt button in a content view of 43.5, is never an error: a warning where a side falls \
    below the minimum by it. A side that falls below the minimum by the cut is not reported again \
    by target-too-small.

    What lies outside the window is left to target-offscreen, what the edge of a scroll view cuts is \
    not judged, and React Native's RCTView, RCTViewComponentView, RCTRootContentView and \
    RNSScreenView, which ask their subviews for touches outside too unless they clip, do not count \
    as cutting. Items that the bar acts for and \
    UIKit's private controls are not judged.
    """
  static let examples = [
    RuleExample(
      "Half of a button below its superview",
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | <UIView: 0x12; frame = (0 100; 320 22); layer = <CALayer: 0x13>>
         |    | ✗ <UIButton: 0x14; frame = (20 0; 60 44); opaque = NO; layer = <CALayer: 0x15>>
      """),
    RuleExample(
      "In a superview of zero size",
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | <UIView: 0x12; frame = (20 100; 0 0); layer = <CALayer: 0x13>>
         |    | ✗ <UISwitch: 0x14; frame = (0 0; 51 31); layer = <CALayer: 0x15>>
      """),
    RuleExample(
      "In a React Native view that does not clip",
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | <RCTView: 0x12; frame = (0 100; 320 22); layer = <CALayer: 0x13>>
         |    | <UIButton: 0x14; frame = (20 0; 60 44); opaque = NO; layer = <CALayer: 0x15>>
      """),
  ]

  /// The share of a target's area that may be lost without a warning.
  private static let tolerated = 0.1

  /// In a design constraints, and stack views, decide at run time what lies inside what.
  static func canJudge(_ traits: TreeTraits) -> Bool {
    traits.touchRule == .uiKit && !traits.isDesign
  }

  static func check(_ context: AuditContext, into findings: inout [Finding]) {
    for target in context.hampered where ParentCut.mayCut(target) {
      if let cut = ParentCut(target, context) {
        findings.append(finding(target, cut, context))
      }
    }
  }

  private static func finding(
    _ target: TapTarget, _ cut: ParentCut, _ context: AuditContext
  ) -> Finding {
    let node = target.node
    // What the root cuts is seen all the same: a piece ends there, not the screen.
    let mark = context.visibleMark(of: target, inRoot: false)
    let losesMark = mark.map(cut.cuts) ?? false
    let shows = context.visibility.visiblePart(of: node) != nil
    let severity = severity(cut, losesMark: losesMark, shows: shows, context.options)
    let left = cut.reach?.size ?? .zero
    let words = OutsideWords(
      tree: context.tree, node: node, cut: cut, losesMark: losesMark, shows: shows,
      hasInsets: context.insets[cut.cutter] != nil)
    return Finding(
      id, severity, basis: .frame, node: node, related: [cut.cutter] + cut.others,
      measured: .outside(cut.overhang, share: cut.lostShare), rank: min(left.width, left.height)
    ) { words.wording }
  }

  private static func severity(
    _ cut: ParentCut, losesMark: Bool, shows: Bool, _ options: AuditOptions
  ) -> Severity {
    if !shows { return .note }
    let minimum = options.requiredSize
    let falls = cut.falls(below: minimum, \.width) || cut.falls(below: minimum, \.height)
    if cut.isHairline { return falls || cut.lostShare > tolerated ? .warning : .note }
    if losesMark || falls { return .error }
    return cut.lostShare > tolerated ? .warning : .note
  }

  /// True when the rule reports a target's cut as an error or warning, so that a side which falls
  /// below the minimum by it is no news.
  static func reportsSize(of target: TapTarget, _ context: AuditContext) -> Bool {
    context.options.applies(id) && canJudge(context.tree.traits)
      && context.visibility.visiblePart(of: target.node) != nil
  }
}

/// What the finding says, put together when it is shown.
private struct OutsideWords: Sendable {
  let tree: ViewTree
  let node: Int
  let cut: ParentCut
  let losesMark: Bool
  let shows: Bool
  /// True where the ancestor takes touches elsewhere than in its bounds.
  let hasInsets: Bool

  var wording: Finding.Wording {
    let name = tree[node].className
    let parent = tree[cut.cutter].className
    let size = tree.frame(of: cut.cutter)?.size ?? .zero
    var message: Phrase = "\(name) reaches \(cut.overhang.phrase(of: "the")) of "
    message.add(tree.parent(of: node) == cut.cutter ? "its superview " : "its ancestor ")
    message += "\(parent) (\(size) pt\(hasInsets ? ", less its hit insets" : "")): "
    if let reach = cut.reach {
      message += "\(percent: cut.lostShare) of it never gets a touch"
      if losesMark { message.add(", a part of what is seen of it included") }
      message += "; \(reach.size) pt are left. "
    } else {
      message.add("all of it never gets a touch. ")
    }
    if shows {
      message += """
        Taps there go to what lies behind. Enlarge \(parent) to hold it, or move it inside; failing \
        that, override point(inside:with:) of \(parent).
        """
    } else {
      message.add("Nothing of it is seen either.")
    }
    let cause =
      size.width == 0 || size.height == 0
      ? "a superview without a size: constraints that tie it to its content are missing"
      : "a frame, constraints or a transform that let it stick out; UIKit asks no view for touches "
        + "outside its superview, whatever clipsToBounds says"
    return .init(message: message.text, cause: cause)
  }
}
