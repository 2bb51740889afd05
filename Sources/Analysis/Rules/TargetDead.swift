import Hierarchy

/// A target that takes no touches at all.
enum TargetDead: Rule {
  static let id = RuleID.targetDead
  static let severity = Severity.error
  static let summary = "The target takes no touches at all"
  static let page = """
    UIKit asks neither a view nor anything in it for touches when it is hidden, at alpha 0.01 or \
    below, has user interaction off, or has no area, by its size or by what its hit insets leave of \
    it. An error where people see something to tap: a \
    control, or a view with gesture recognizers, of which something is visible. Else a note, one \
    for each such superview, which says how many targets are in it.

    A note as well: a cell, which may have no action; a page control, which often only shows; and a \
    disabled view in a cell or control that takes the touches for it. Never reported: the parts of a \
    back button that the bar acts for up to iOS 10 (they print userInteractionEnabled = NO), a \
    back button of iOS 11 and later under a button that covers its mark and acts for it, items of a \
    bar during a push or pop (but for a control that is off itself, of which it cannot be told) or \
    before its first layout, UIKit's private controls, such as keyboard \
    keys and clear buttons, and hidden cells, which tables keep for reuse. What else takes no touches during a push or pop \
    cannot be told, and is one finding.

    A dump does not print enabled: a control with isEnabled = NO is not found by this rule.
    """
  static let examples = [
    RuleExample(
      "A button under a view with user interaction off",
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | <UIView: 0x12; frame = (0 100; 320 200); userInteractionEnabled = NO; layer = <CALayer: 0x13>>
         |    | ✗ <UIButton: 0x14; frame = (20 20; 80 44); opaque = NO; layer = <CALayer: 0x15>>
         |    |    | <UIButtonLabel: 0x16; frame = (10 11; 60 22); text = 'Order'; userInteractionEnabled = NO; layer = <CALayer: 0x17>>
      """),
    RuleExample(
      "Two targets in a hidden view: one note",
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | ✗ <UIView: 0x12; frame = (0 100; 320 200); hidden = YES; layer = <CALayer: 0x13>>
         |    | <UIButton: 0x14; frame = (20 20; 80 44); opaque = NO; layer = <CALayer: 0x15>>
         |    | <UIButton: 0x16; frame = (20 90; 80 44); opaque = NO; layer = <CALayer: 0x17>>
      """),
    RuleExample(
      "A back button of iOS 13 under a button that acts for it",
      """
      <UINavigationBar: 0x10; frame = (0 44; 375 44); opaque = NO; layer = <CALayer: 0x11>>
         | <_UINavigationBarContentView: 0x12; frame = (0 0; 375 44); layer = <CALayer: 0x13>> layout=0x14
         |    | <_UIButtonBarButton: 0x15; frame = (0 0; 96 44); userInteractionEnabled = NO; layer = <CALayer: 0x16>>
         |    |    | <_UIBackButtonContainerView: 0x17; frame = (0 0; 96 44); userInteractionEnabled = NO; layer = <CALayer: 0x18>>
         |    |    |    | <UIImageView: 0x19; frame = (8 11.5; 13 21); userInteractionEnabled = NO; layer = <CALayer: 0x1a>>
         |    | <UIButton: 0x1b; frame = (0 0; 44 44); opaque = NO; layer = <CALayer: 0x1c>>
      """),
    RuleExample(
      "During a push",
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | ? <UIViewControllerWrapperView: 0x12; frame = (0 0; 320 480); userInteractionEnabled = NO; layer = <CALayer: 0x13>>
         |    | <UIButton: 0x14; frame = (20 120; 80 44); opaque = NO; layer = <CALayer: 0x15>>
         | <UINavigationBar: 0x16; frame = (0 20; 320 44); userInteractionEnabled = NO; layer = <CALayer: 0x17>>
      """),
  ]

  static func check(_ context: AuditContext, into findings: inout [Finding]) {
    guard !context.hampered.isEmpty else { return }
    let unlaid = Set(context.locator.bars.lazy.filter { !$0.isLaidOut }.map(\.node))
    // What cannot be told during one push or pop is one finding.
    var moving: [Int: MovingBlocks] = [:]
    var position = 0
    while position < context.hampered.count {
      guard let block = TouchBlock(context.hampered[position], context) else {
        position += 1
        continue
      }
      let group = block.targets(from: position, context)
      position += max(group.count, 1)
      if isExcused(block, unlaid: unlaid, context) { continue }
      if context.isInTransition(block.node) {
        if context.isReprinted(block, group) { continue }
        moving[context.tree.root(of: block.node), default: MovingBlocks(block)].add(group)
      } else {
        report(block, group, context, &findings)
      }
    }
    for (_, blocks) in moving.sorted(by: { $0.key < $1.key }) {
      findings.append(unknown(blocks, context.tree))
    }
  }

  /// True for what stands in a bar that is in a transition or not laid out yet, and for the hidden
  /// cells that tables and collections keep for reuse.
  ///
  /// A transition hides items and switches off the bar; a control that is off itself may be so for
  /// good.
  private static func isExcused(
    _ block: TouchBlock, unlaid: Set<Int>, _ context: AuditContext
  ) -> Bool {
    if block.obstacle == .hidden, context.roles.role(of: block.node).contains(.cell) { return true }
    // From iOS 11 on a button laid over the back button acts for it, and what it leaves must not.
    if let button = context.backButton(of: block.node), context.overlay(of: button) != nil {
      return true
    }
    if unlaid.isEmpty, context.settled.isEmpty { return false }
    var node: Int? = block.node
    while let current = node {
      if context.roles.role(of: current).contains(.navigationBar) {
        if unlaid.contains(current) { return true }
        return context.settled.contains(current) && !isOffItself(block, context)
      }
      node = context.tree.parent(of: current)
    }
    return false
  }

  private static func isOffItself(_ block: TouchBlock, _ context: AuditContext) -> Bool {
    block.obstacle == .interactionDisabled
      && context.roles.role(of: block.node).contains(.control)
  }

  private static func report(
    _ block: TouchBlock, _ group: Slice<HamperedTargets>, _ context: AuditContext,
    _ findings: inout [Finding]
  ) {
    var silent: [Int] = []
    for target in group {
      if isUIKitsAffair(target.node, context) { continue }
      guard block.leavesVisible, isMissed(target, block, context),
        let mark = mark(of: target, block, context)
      else {
        silent.append(target.node)
        continue
      }
      findings.append(dead(target, mark: mark, block, context.tree))
    }
    if !silent.isEmpty { findings.append(note(block, silent, context.tree)) }
  }

  /// What is seen of a target; where insets leave nothing of it that is all of it, if nothing in it
  /// is printed.
  private static func mark(
    of target: TapTarget, _ block: TouchBlock, _ context: AuditContext
  ) -> Rect? {
    if let mark = context.visibleMark(of: target) { return mark }
    return block.insets == nil ? nil : context.visibility.visiblePart(of: target.node)
  }

  /// True for what UIKit switches on and off itself.
  private static func isUIKitsAffair(_ node: Int, _ context: AuditContext) -> Bool {
    context.roles.isUIKitsPrivate(node) || context.tree[node].className == "UIKBKeyView"
  }

  /// True when people who see the target expect it to act, and nothing acts for it.
  private static func isMissed(
    _ target: TapTarget, _ block: TouchBlock, _ context: AuditContext
  ) -> Bool {
    let role = context.roles.role(of: target.node)
    if role.contains(.cell) || block.actor(context) != nil { return false }
    let node = context.tree[target.node]
    return node.className != "UIPageControl" && node.baseClassName != "UIPageControl"
  }

  private static func dead(
    _ target: TapTarget, mark: Rect, _ block: TouchBlock, _ tree: ViewTree
  ) -> Finding {
    let node = target.node
    let size = target.own?.size ?? .zero
    return Finding(
      id, severity, basis: .frame, node: node, related: block.node == node ? [] : [block.node],
      rank: min(size.width, size.height)
    ) {
      .init(
        message:
          "\(tree[node].className) shows at \(mark.text) of the screen but takes no touches: "
          + "\(block.reason(for: node, tree)). Taps on it go to what lies behind it. "
          + block.cure(for: node, tree),
        cause: block.cause(for: node, tree))
    }
  }

  private static func note(_ block: TouchBlock, _ nodes: [Int], _ tree: ViewTree) -> Finding {
    let others = nodes.filter { $0 != block.node }
    return Finding(
      id, .note, basis: .frame, node: block.node, related: Array(others.prefix(8)),
      measured: .targets(nodes.count)
    ) {
      let name = tree[block.node].className
      guard !others.isEmpty else {
        return .init(message: "\(name) \(block.state), so it takes no touches.")
      }
      let count = nodes.count == 1 ? "1 target" : "\(nodes.count) targets"
      let place = others.count == nodes.count ? "in it" : "that it makes with what is in it"
      return .init(
        message: "\(name) \(block.state), so the \(count) \(place) "
          + "\(nodes.count == 1 ? "takes" : "take") no touches.")
    }
  }

  private static func unknown(_ blocks: MovingBlocks, _ tree: ViewTree) -> Finding {
    let block = blocks.first
    return Finding(
      id, severity, .cannotTell, basis: .frame, node: block.node, related: blocks.related,
      measured: .targets(blocks.targets), group: blocks.all
    ) {
      let count = blocks.targets == 1 ? "target" : "\(blocks.targets) targets"
      let others = blocks.blocks == 2 ? "another" : "\(blocks.blocks - 1) others"
      let place = blocks.blocks == 1 ? "there" : "in it and in \(others)"
      return .init(
        message:
          "\(tree[block.node].className) \(block.state) while a push or pop runs; whether the "
          + "\(count) \(place) will take touches cannot be told.",
        ask: TransitionSigns.ask)
    }
  }
}

extension AuditContext {
  /// True when a view that keeps touches from targets is printed again, and they are.
  fileprivate func isReprinted(_ block: TouchBlock, _ group: Slice<HamperedTargets>) -> Bool {
    isReprinted(block.node) && group.allSatisfy { isReprinted($0.node) }
  }
}

/// The views that keep touches from targets during one push or pop, counted.
private struct MovingBlocks: Sendable {
  /// The first of them, in pre-order.
  let first: TouchBlock
  private(set) var blocks = 0
  /// How many targets they keep touches from.
  var targets: Int { all.count }
  /// The targets.
  private(set) var all: [Int] = []
  /// The first of them.
  private(set) var related: [Int] = []

  init(_ first: TouchBlock) { self.first = first }

  mutating func add(_ group: Slice<HamperedTargets>) {
    blocks += 1
    for target in group {
      all.append(target.node)
      if related.count < 8, target.node != first.node { related.append(target.node) }
    }
  }
}
