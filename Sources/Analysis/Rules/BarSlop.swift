import Hierarchy

/// What lies right below a bar of iOS 6 and before.
enum BarSlop: Rule {
  static let id = RuleID.barSlop
  static let severity = Severity.warning
  static let summary = "A bar of iOS 6 and before takes touches below itself"
  static let page = """
    Up to iOS 6 a navigation bar takes touches about 15 points below its own edge for its items: a \
    third of a 44 point button there went dead. Said only with --era 6, of targets that \
    lie in that strip and in no view that scrolls, as what scrolls comes out from under it. Moving the \
    content down by what it shares with the strip cures it.
    """
  static let examples = [
    RuleExample(
      "A button right below the bar",
      options: era6,
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | <UIView: 0x12; frame = (0 20; 320 460); layer = <CALayer: 0x13>>
         |    | ✗ <UIButton: 0x14; frame = (10 44; 80 44); opaque = NO; layer = <CALayer: 0x15>>
         |    | <UIButton: 0x16; frame = (110 60; 80 44); opaque = NO; layer = <CALayer: 0x17>>
         | <UINavigationBar: 0x18; frame = (0 20; 320 44); layer = <CALayer: 0x19>>
      """)
  ]

  private static var era6: AuditOptions {
    var options = AuditOptions()
    options.era = .fixed(.ios6)
    return options
  }

  /// How far below itself a bar takes touches, in points, as measured by those who lost them.
  private static let reach = 15.0
  /// So many bars of a tree are looked at; no screen has as many.
  private static let most = 64

  static func check(_ context: AuditContext, into findings: inout [Finding]) {
    guard context.options.era == .fixed(.ios6) else { return }
    var strips: [Int: [(bar: Int, rect: Rect)]] = [:]
    for bar in context.locator.bars {
      guard let frame = context.tree.screenFrame(of: bar.node), !frame.isEmpty,
        context.visibility.visiblePart(of: bar.node) != nil
      else { continue }
      let root = context.tree.root(of: bar.node)
      guard strips[root]?.count ?? 0 < most else { continue }
      let strip = Rect(x: frame.left, y: frame.bottom, width: frame.width, height: reach)
      strips[root, default: []].append((bar.node, strip))
    }
    guard !strips.isEmpty else { return }
    for target in context.targets where target.obstacle == nil {
      guard let own = target.reach else { continue }
      for (bar, strip) in strips[context.tree.root(of: target.node)] ?? [] {
        guard let shared = own.intersection(strip), !context.tree.contains(bar, target.node),
          shared.height > context.tree.traits.tolerance,
          shared.width > context.tree.traits.tolerance,
          !context.isScrolled(target.node)
        else { continue }
        findings.append(finding(target.node, own, bar, strip, shared, context.tree))
        break
      }
    }
  }

  private static func finding(
    _ node: Int, _ own: Rect, _ bar: Int, _ strip: Rect, _ shared: Rect, _ tree: ViewTree
  ) -> Finding {
    Finding(
      id, severity, basis: .eraModel, node: node, related: [bar],
      measured: .overlap(shared, ratio: shared.area / own.area), rank: min(own.width, own.height)
    ) {
      .init(
        message: "\(tree[node].calledByText) at \(own.text) loses \(shared.height.points) of its "
          + "\(own.height.points) pt to \(tree[bar].className), which up to iOS 6 takes touches "
          + "about \(reach.points) pt below itself. Move it down by "
          + "\((strip.bottom - own.top).points) pt.")
    }
  }
}

extension AuditContext {
  /// True for a view in one that scrolls. Complexity: O(depth).
  fileprivate func isScrolled(_ node: Int) -> Bool {
    var ancestor = tree.parent(of: node)
    while let current = ancestor {
      if roles.role(of: current).contains(.scrollView) { return true }
      ancestor = tree.parent(of: current)
    }
    return false
  }
}
