import Hierarchy

/// A target cut by the edge of a scroll view that does not scroll that way.
enum TargetClipped: Rule {
  static let id = RuleID.targetClipped
  static let severity = Severity.warning
  static let summary = "The edge of a scroll view cuts the target where no scrolling shows the rest"
  static let page = """
    A scroll view clips what it holds, and asks it for touches inside its own bounds only. Along an \
    axis that scrolls this is how lists work, and nothing is reported: target-too-small says that a \
    size cannot be judged there, and asks for another capture. Across it nothing brings the rest \
    into view.

    An axis does not scroll when the contentSize that the scroll view prints, with the \
    adjustedContentInset where one is printed, is no longer than the scroll view and it rests at its \
    beginning; a table does not scroll sideways. Where neither is known, nothing is reported. A \
    warning when the part that is seen falls below the minimum (--min) by the cut; else a note, and \
    target-too-small does not ask again. Cuts of at most 1 pt are none.

    How this and target-outside-parent divide the work: a superview that is no scroll view cuts \
    touches whether it clips or not (React Native's views only where they clip); what is lost there is \
    target-outside-parent's alone, seen or not. What the window cuts is target-offscreen's.
    """
  static let examples = [
    RuleExample(
      "Half of a button past the side of a list that scrolls down",
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | <UIScrollView: 0x12; frame = (0 100; 200 200); clipsToBounds = YES; layer = <CALayer: 0x13>; contentOffset: {0, 0}; contentSize: {200, 900}>
         |    | ✗ <UIButton: 0x14; frame = (170 20; 60 44); opaque = NO; layer = <CALayer: 0x15>>
      """),
    RuleExample(
      "Past its lower edge, where scrolling shows it",
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | <UIScrollView: 0x12; frame = (0 100; 200 200); clipsToBounds = YES; layer = <CALayer: 0x13>; contentOffset: {0, 0}; contentSize: {200, 900}>
         |    | <UIButton: 0x14; frame = (20 180; 60 44); opaque = NO; layer = <CALayer: 0x15>>
      """),
  ]

  /// What is too thin to matter, in points.
  private static let hairline = 1.0

  /// In a design constraints decide at run time what lies inside what.
  static func canJudge(_ traits: TreeTraits) -> Bool {
    traits.touchRule == .uiKit && !traits.isDesign && !traits.hidesOffsets
  }

  static func check(_ context: AuditContext, into findings: inout [Finding]) {
    for target in context.hampered {
      guard let cut = cut(of: target, context) else { continue }
      let falls = falls(target, cut, context)
      let words = Words(tree: context.tree, node: target.node, cut: cut)
      findings.append(
        Finding(
          id, falls ? severity : .note, basis: .frame, node: target.node, related: [cut.scroll],
          measured: .outside(cut.overhang, share: cut.lostShare),
          rank: min(cut.left?.width ?? 0, cut.left?.height ?? 0)
        ) { words.wording })
    }
  }

  /// True when a finding speaks of a target's size, so that nobody has to ask for it.
  static func reportsSize(of target: TapTarget, _ context: AuditContext) -> Bool {
    guard context.options.applies(id), canJudge(context.tree.traits),
      let cut = cut(of: target, context)
    else { return false }
    return falls(target, cut, context)
  }

  /// A cut that no scrolling undoes.
  struct Cut: Sendable {
    let scroll: Int
    let own: Rect
    /// What is left of the target in the scroll view, in screen space.
    let left: Rect?
    /// How far the target reaches past the edges across which nothing scrolls.
    let overhang: EdgeInsets
    let lostShare: Double
  }

  private static func falls(_ target: TapTarget, _ cut: Cut, _ context: AuditContext) -> Bool {
    guard let minimum = context.options.requiredSize else { return false }
    let left = cut.left?.size ?? .zero
    let isWide = cut.overhang.left > 0 || cut.overhang.right > 0
    let isHigh = cut.overhang.top > 0 || cut.overhang.bottom > 0
    return isWide && cut.own.width >= minimum.width && left.width < minimum.width - 0.05
      || isHigh && cut.own.height >= minimum.height && left.height < minimum.height - 0.05
  }

  private static func cut(of target: TapTarget, _ context: AuditContext) -> Cut? {
    let tree = context.tree
    guard target.isCutByScrolling, target.obstacle == nil || target.obstacle == .unreachable,
      !context.isInTransition(target.node), !context.roles.isUIKitsPrivate(target.node),
      let own = target.own, let scroll = context.scrollView(around: target.node),
      let placement = tree.placement(of: scroll), placement.toScreen.isRectilinear
    else { return nil }
    let outer = placement.screenRect.standardized
    let whole = EdgeInsets(of: own, past: outer)
    let axes = ScrollAxes(scroll, context)
    let overhang = EdgeInsets(
      top: axes.isFixedVertically ? max(whole.top, 0) : 0,
      left: axes.isFixedSideways ? max(whole.left, 0) : 0,
      bottom: axes.isFixedVertically ? max(whole.bottom, 0) : 0,
      right: axes.isFixedSideways ? max(whole.right, 0) : 0)
    guard overhang.largest > hairline else { return nil }
    let left = own.intersection(outer)
    return Cut(
      scroll: scroll, own: own, left: left, overhang: overhang,
      lostShare: 1 - (left?.area ?? 0) / max(own.area, .ulpOfOne))
  }
}

/// The axes along which a scroll view never moves what it holds.
private struct ScrollAxes {
  private(set) var isFixedSideways = false
  private(set) var isFixedVertically = false

  init(_ scroll: Int, _ context: AuditContext) {
    let view = context.tree[scroll]
    guard let bounds = context.tree.placement(of: scroll)?.bounds, bounds.width > 0,
      bounds.height > 0
    else { return }
    let isTable = view.className.hasSuffix("TableView") || view.baseClassName == "UITableView"
    let rest = context.tree.boundsOrigin(of: scroll)
    let insets = view.numbers(.named("adjustedContentInset"), 4) ?? [0, 0, 0, 0]
    guard let content = view.numbers(.named("contentSize"), 2) else {
      isFixedSideways = isTable && abs(rest.x) < 0.5
      return
    }
    // Nothing is laid out in it yet.
    if content[0] == 0, content[1] == 0 { return }
    isFixedSideways =
      content[0] + insets[1] + insets[3] <= bounds.width + 0.5 && abs(rest.x + insets[1]) < 0.5
    isFixedVertically =
      content[1] + insets[0] + insets[2] <= bounds.height + 0.5 && abs(rest.y + insets[0]) < 0.5
  }
}

/// What the finding says, put together when it is shown.
private struct Words: Sendable {
  let tree: ViewTree
  let node: Int
  let cut: TargetClipped.Cut

  var wording: Finding.Wording {
    let name = tree[node].className
    let scroll = tree[cut.scroll].className
    let left =
      cut.left.map { "\($0.size.text) pt of \(cut.own.size.text) are seen" }
      ?? "nothing of its \(cut.own.size.text) pt is seen"
    return .init(
      message: "\(name) reaches \(cut.overhang.phrase(of: "the").text) of \(scroll), which cuts it "
        + "there and does not scroll that way: \(left), and nothing brings the rest into view. Move "
        + "it inside, or let \(scroll) be larger.",
      cause: "a frame or constraints wider than the content: the contentSize of \(scroll) leaves "
        + "it out")
  }
}
