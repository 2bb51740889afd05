import Hierarchy

/// A target of which more is seen than takes touches.
enum TargetSmallerThanVisible: Rule {
  static let id = RuleID.targetSmallerThanVisible
  static let severity = Severity.error
  static let summary = "More of the target is seen than takes touches"
  static let page = """
    People aim at what they see. Where an arrow stands beside its container, a picture sticks out of \
    its button, or only the glyph on a pill of glass is a button, taps on what is seen do nothing.

    An error when more than 5 % of what is seen of a target lies outside its own bounds, or for a \
    bar's item outside the area that the era's model gives: on iOS 7 to 10 the bar acts for its own \
    back button over its full height and to the leading edge, so that an arrow before or above the \
    container is not lost, and one behind it is. What is seen is the arrow and title of a back \
    button; of another control its largest picture or text, so that a badge at the corner does not \
    count, nor a picture around all of it, which is a shadow or halo; in a bar of iOS 26 the piece of \
    glass in which a button of the app's is the only target (a warning as long as half of it is the \
    button). UIKit's own items there take taps beside \
    their frames and are not judged.

    What another view takes is target-obscured's, what an ancestor cuts target-outside-parent's. \
    Controls that draw themselves, cells, UIKit's private controls, and views that are targets by a \
    recognizer are not judged, nor is anything during a push or pop. Of a button in which nothing \
    visible is printed it cannot be told: no finding says so, but check --targets does, with the \
    reason mark-not-printed.
    """
  static let examples = [
    RuleExample(
      "An arrow behind its container",
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | <UINavigationBar: 0x12; frame = (0 20; 320 44); opaque = NO; layer = <CALayer: 0x13>>
         |    | ✗ <UINavigationItemButtonView: 0x14; frame = (0 6; 12 30); userInteractionEnabled = NO; layer = <CALayer: 0x15>>
         |    |    | <UILabel: 0x16; frame = (-981 -995; 41 22); text = ''; userInteractionEnabled = NO; layer = <CALayer: 0x17>>
         |    | <_UINavigationBarBackIndicatorView: 0x18; frame = (8 12; 12.5 20.5); userInteractionEnabled = NO; layer = <CALayer: 0x19>>
      """),
    RuleExample(
      "A picture that sticks out of its button",
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | ✗ <UIButton: 0x12; frame = (20 100; 44 44); opaque = NO; layer = <CALayer: 0x13>>
         |    | <UIImageView: 0x14; frame = (0 0; 90 44); userInteractionEnabled = NO; layer = <CALayer: 0x15>>
      """),
    RuleExample(
      "A badge at its corner",
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | <UIButton: 0x12; frame = (20 100; 44 44); opaque = NO; layer = <CALayer: 0x13>>
         |    | <UIImageView: 0x14; frame = (10 10; 24 24); userInteractionEnabled = NO; layer = <CALayer: 0x15>>
         |    | <UILabel: 0x16; frame = (36 -8; 16 16); text = '3'; userInteractionEnabled = NO; layer = <CALayer: 0x17>>
      """),
  ]

  /// The share of what is seen that may be dead.
  private static let tolerated = 0.05
  /// The share of a piece of glass that may be dead without an error.
  private static let mostOfGlass = 0.5

  static func canJudge(_ traits: TreeTraits) -> Bool {
    traits.touchRule == .uiKit && !traits.isDesign
  }

  static func check(_ context: AuditContext, into findings: inout [Finding]) {
    for target in context.targets where target.obstacle == nil {
      guard let own = target.own, mayBeJudged(target, context),
        let seen = seen(of: target, own, context)
      else { continue }
      let area = context.modelledScreenArea(of: target.node) ?? own
      let dead = seen.mark.strips(without: [area])
      let share = dead.reduce(0) { $0 + $1.area } / max(seen.mark.area, .ulpOfOne)
      guard share > tolerated else { continue }
      let words = Words(
        tree: context.tree, node: target.node, mark: seen.mark, area: area, dead: dead,
        share: share, shownBy: seen.node)
      findings.append(
        Finding(
          id, severity(share, seen.node, context), basis: area == own ? .frame : .eraModel,
          node: target.node,
          related: [seen.node].filter { $0 != target.node }, measured: .deadMark(share: share),
          rank: min(own.width, own.height)
        ) { words.wording })
    }
  }

  private static func severity(_ share: Double, _ shownBy: Int, _ context: AuditContext) -> Severity
  {
    let isGlass = context.roles.role(of: shownBy).contains(.platter)
    return isGlass && share <= mostOfGlass ? .warning : severity
  }

  /// True for a control that is live and in which nothing is printed that shows, so that neither this
  /// rule nor target-oversized can tell anything of it.
  static func cannotTell(_ target: TapTarget, _ context: AuditContext) -> Bool {
    canJudge(context.tree.traits) && mayBeJudged(target, context) && context.showsNothing(target)
      && !context.backButtons.contains { context.overlay(of: $0) == target.node }
  }

  private static func mayBeJudged(_ target: TapTarget, _ context: AuditContext) -> Bool {
    let role = context.roles.role(of: target.node)
    return role.contains(.control)
      && role.isDisjoint(with: [.drawsItself, .actsForParts, .systemSized])
      && !context.roles.isUIKitsPrivate(target.node) && !context.isInTransition(target.node)
  }

  /// What people aim at of a target, on the screen.
  static func mark(of target: TapTarget, _ context: AuditContext) -> Rect? {
    target.own.flatMap { seen(of: target, $0, context)?.mark }
  }

  /// What people aim at, and which view shows it.
  private static func seen(
    of target: TapTarget, _ own: Rect, _ context: AuditContext
  ) -> (mark: Rect, node: Int)? {
    let isUIKits = context.roles.role(of: target.node).contains(.barItem)
    if !isUIKits, let glass = glass(around: target.node, context) { return glass }
    if let button = context.backButton(of: target.node) {
      guard let mark = button.visible, context.acts(button), context.overlay(of: button) == nil
      else { return nil }
      return (mark, button.indicator ?? target.node)
    }
    let tree = context.tree
    var largest: (mark: Rect, node: Int)?
    for node in target.node + 1..<tree.subtreeEnd(of: target.node) {
      guard
        context.roles.role(of: node).contains(.label) || context.locator.context.isImage(node),
        let mark = context.visibility.mark(node), mark.area > largest?.mark.area ?? 0,
        !isHalo(mark, around: own)
      else { continue }
      largest = (mark, node)
    }
    return largest
  }

  /// True for a picture that lies evenly around all of a target, as a shadow does.
  private static func isHalo(_ mark: Rect, around own: Rect) -> Bool {
    !own.contains(mark, tolerance: 0.05) && mark.contains(own, tolerance: 0.05)
      && abs(mark.center.x - own.center.x) <= 2 && abs(mark.center.y - own.center.y) <= 2
  }

  /// The piece of glass in which a target is the only one.
  private static func glass(
    around target: Int, _ context: AuditContext
  ) -> (mark: Rect, node: Int)? {
    let tree = context.tree
    var glass: Int?
    var ancestor = tree.parent(of: target)
    while let node = ancestor, !context.roles.role(of: node).contains(.navigationBar) {
      if context.roles.role(of: node).contains(.platter), !tree[node].className.holds("Container") {
        glass = node
      }
      ancestor = tree.parent(of: node)
    }
    guard ancestor != nil, let glass else { return nil }
    let others = (glass..<tree.subtreeEnd(of: glass)).contains {
      $0 != target && !tree.contains(target, $0) && context.roles.isTarget($0)
    }
    guard !others, let mark = context.visibility.visiblePart(of: glass) else { return nil }
    return (mark, glass)
  }
}

/// What the finding says, put together when it is shown.
private struct Words: Sendable {
  let tree: ViewTree
  let node: Int
  let mark: Rect
  let area: Rect
  let dead: [Rect]
  let share: Double
  let shownBy: Int

  var wording: Finding.Wording {
    let name = tree[node].className
    let what = shownBy == node ? "What is seen of \(name)" : "\(tree[shownBy].className)"
    let places = dead.prefix(2).map(\.text).joined(separator: " and ")
    return .init(
      message: "\(what) shows at \(mark.text) of the screen, and \(name) takes touches in "
        + "\(area.text) only: \((share * 100).text(places: 0))% of what is seen, \(places), does "
        + "nothing. Let it take touches over all that it shows: make it as large, or override its "
        + "point(inside:with:).",
      cause: "a picture, title or glass drawn outside the control that acts (contentMode, insets, "
        + "constraints to a superview): drawing outside bounds brings no touches")
  }
}
