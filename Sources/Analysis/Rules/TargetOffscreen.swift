import Hierarchy

/// A target outside the window.
enum TargetOffscreen: Rule {
  static let id = RuleID.targetOffscreen
  static let severity = Severity.warning
  static let summary = "The target lies outside the window"
  static let page = """
    No finger reaches what lies outside the window. A warning for a target wholly outside; a note \
    when a scroll view that shows can bring it in (one for each scroll view, with the number), and \
    for what UIKit parks there itself: bar items and keyboards. A note for a \
    target that lies partly outside, unless a scroll view cuts it.

    UIKit's private controls, such as those of a table's editing mode, are not judged. \
    The rule cannot tell during a push or pop, when pages slide in, nor where the root of the file \
    is no window: then only the piece's own edges are known.
    """
  static let examples = [
    RuleExample(
      "Wholly and partly outside",
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | ✗ <UIButton: 0x12; frame = (-100 100; 80 44); opaque = NO; layer = <CALayer: 0x13>>
         | ✗ <UIButton: 0x14; frame = (260 200; 80 44); opaque = NO; layer = <CALayer: 0x15>>
         | <UIButton: 0x16; frame = (240 300; 80 44); opaque = NO; layer = <CALayer: 0x17>>
      """),
    RuleExample(
      "Below what a scroll view shows",
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | ✗ <UIScrollView: 0x12; frame = (0 64; 320 416); clipsToBounds = YES; layer = <CALayer: 0x13>; contentOffset: {0, 0}>
         |    | <UIButton: 0x14; frame = (20 500; 280 44); opaque = NO; layer = <CALayer: 0x15>>
         |    | <UIButton: 0x16; frame = (20 600; 280 44); opaque = NO; layer = <CALayer: 0x17>>
      """),
    RuleExample(
      "A piece without its window",
      """
      <UIView: 0x10; frame = (0 0; 320 200); layer = <CALayer: 0x11>>
         | ? <UIButton: 0x12; frame = (20 220; 80 44); opaque = NO; layer = <CALayer: 0x13>>
      """),
  ]

  static func check(_ context: AuditContext, into findings: inout [Finding]) {
    // Several targets of one scroll view, or of one transition, are one finding.
    var groups: [Int: [Int]] = [:]
    for target in context.hampered where !context.roles.isUIKitsPrivate(target.node) {
      guard target.obstacle == nil || target.obstacle == .unreachable, let own = target.own else {
        continue
      }
      let root = context.tree.root(of: target.node)
      guard let screen = context.tree.screenFrame(of: root), !screen.isEmpty,
        !screen.contains(own, tolerance: context.tree.traits.tolerance)
      else { continue }
      let edge = WindowEdge(own: own, window: screen)
      if context.rootsInTransition.contains(root) {
        if !context.isReprinted(target.node) { groups[root, default: []].append(target.node) }
      } else if !context.roles.role(of: root).contains(.window) {
        if !target.isCutByScrolling, !context.isReprinted(target.node) {
          findings.append(piece(target.node, context.tree))
        }
      } else if let scroll = scrollView(over: target, in: screen, context) {
        if edge.isWhollyOutside { groups[scroll, default: []].append(target.node) }
      } else {
        findings.append(outside(target, edge, root: root, context))
      }
    }
    for (node, targets) in groups.sorted(by: { $0.key < $1.key }) {
      findings.append(
        context.rootsInTransition.contains(node)
          ? moving(targets) : scrolled(out: targets, of: node, context.tree))
    }
  }

  /// The nearest scroll view above a target that shows in the window.
  private static func scrollView(
    over target: TapTarget, in window: Rect, _ context: AuditContext
  ) -> Int? {
    guard target.isCutByScrolling else { return nil }
    var ancestor = context.tree.parent(of: target.node)
    while let node = ancestor {
      if context.roles.role(of: node).contains(.scrollView),
        let frame = context.tree.screenFrame(of: node), frame.intersection(window) != nil
      {
        return node
      }
      ancestor = context.tree.parent(of: node)
    }
    return nil
  }

  private static func outside(
    _ target: TapTarget, _ edge: WindowEdge, root: Int, _ context: AuditContext
  ) -> Finding {
    let tree = context.tree
    let node = target.node
    let role = context.roles.role(of: node)
    let isUIKits =
      role.contains(.barItem)
      || ["UITextEffectsWindow", "UIRemoteKeyboardWindow"].contains(tree[root].className)
    let isWarning = edge.isWhollyOutside && !isUIKits
    return Finding(
      id, isWarning ? severity : .note, basis: .frame, node: node, related: [root],
      measured: .outside(edge.insets, share: edge.lostShare),
      rank: min(edge.own.width, edge.own.height)
    ) {
      var message = "\(tree[node].className) at \(edge.own.text) lies "
      message += edge.isWhollyOutside ? "wholly" : "partly"
      message += " outside the window \(edge.window.text), \(edge.words): "
      message +=
        edge.isWhollyOutside
        ? "no finger reaches it"
        : "\((edge.lostShare * 100).text(places: 0))% of it cannot be reached"
      return .init(
        message: message + (isUIKits ? "; UIKit parks it there." : "."),
        cause: isUIKits
          ? nil
          : "a frame made for another screen size, or a view that is parked outside instead of "
            + "hidden (isHidden = true)")
    }
  }

  private static func scrolled(out targets: [Int], of scroll: Int, _ tree: ViewTree) -> Finding {
    let node = targets.count == 1 ? targets[0] : scroll
    let others = targets.count == 1 ? [scroll] : Array(targets.prefix(8))
    return Finding(
      id, .note, basis: .frame, node: node, related: others, measured: .targets(targets.count)
    ) {
      let name = tree[scroll].className
      return .init(
        message: targets.count == 1
          ? "\(tree[node].className) lies outside the window; scrolling \(name) can bring it in."
          : "\(targets.count) targets in \(name) lie outside the window; scrolling can bring them "
            + "in.")
    }
  }

  private static func moving(_ targets: [Int]) -> Finding {
    let count = targets.count
    return Finding(
      id, severity, .cannotTell, basis: .frame, node: targets[0],
      related: Array(targets.dropFirst().prefix(8)), measured: .targets(count), group: targets
    ) {
      .init(
        message: (count == 1 ? "A target lies" : "\(count) targets lie")
          + " outside the window while a push or pop runs; where "
          + "\(count == 1 ? "it" : "they") will come to rest cannot be told.",
        ask: TransitionSigns.ask)
    }
  }

  private static func piece(_ node: Int, _ tree: ViewTree) -> Finding {
    Finding(id, severity, .cannotTell, basis: .frame, node: node) {
      .init(
        message:
          "\(tree[node].className) lies outside the outermost view of this piece; where the window "
          + "ends is not in the file, so whether it is on screen cannot be told.",
        ask: "po [[UIWindow keyWindow] recursiveDescription]")
    }
  }
}
