import Hierarchy

/// Finds the views that take touches for nothing.
struct Sinks {
  /// The share of what is seen of a target from which a view in front robs it.
  private static let robbery = 0.1
  /// The share of a bar that such a view may lie over.
  private static let barShare = 0.25
  /// So many views of a bar are looked at.
  private static let mostLookedAt = 512

  private let context: AuditContext
  private var tree: ViewTree { context.tree }
  /// The sinks, by node.
  private(set) var sinks: [Int: Sink] = [:]

  /// Looks at what lies on targets and bars; finds nothing where nothing says what lies on what.
  init(_ context: AuditContext) {
    self.context = context
    guard context.live != nil else { return }
    for target in context.targets {
      if let coverage = context.coverage(of: target) { add(coverage, on: target) }
    }
    for bar in context.locator.bars where !bar.isInTransition && bar.isLaidOut { addIn(bar.node) }
    for node in sinks.keys { describe(node) }
  }

  /// The sink that a view belongs to; nil where it is part of none.
  func sink(of cover: Int) -> Sink? {
    var current: Int? = cover
    while let node = current {
      if let sink = sinks[node] { return sink }
      guard isIdle(node) else { return nil }
      current = tree.parent(of: node)
    }
    return nil
  }

  private mutating func add(_ coverage: Coverage, on target: TapTarget) {
    guard let aim = context.aim(of: target) else { return }
    var parts: [Int: [LiveMap.Cover]] = [:]
    for cover in coverage.covers where isIdle(cover.node) {
      parts[outermost(cover.node, on: target.node), default: []].append(cover)
    }
    for (node, covers) in parts {
      let share = coverage.share(of: aim, takenBy: covers)
      guard share > Self.robbery, robs(covers[0].node, target.node) else { continue }
      sinks[node, default: Sink(node: node)].robbed.append((target.node, min(share, 1)))
      if tree.contains(target.node, node) { sinks[node]?.isInside = true }
    }
  }

  /// False for what may be a panel drawn over the target, so that nobody aims at what is under it.
  private func robs(_ cover: Int, _ target: Int) -> Bool {
    let branch = CoverBranch(cover, on: target, context)
    if branch.isScreen { return false }
    return branch.look == .seen || branch.look == .unknown && !branch.hasContent
  }

  /// The outermost view around an idle one that is idle too and not around the target.
  private func outermost(_ node: Int, on target: Int) -> Int {
    var result = node
    while let parent = tree.parent(of: result), !tree.contains(parent, target), isIdle(parent) {
      result = parent
    }
    return result
  }

  /// True for a view that takes touches and does nothing with them: no control, no recognizer, no
  /// container, none of UIKit's own, and nothing that draws a page or film and has its own ways.
  static func isIdle(_ node: Int, _ context: AuditContext) -> Bool {
    let role = context.roles.role(of: node)
    let acting: ClassRole = [
      .control, .cell, .barItem, .container, .window, .scrollView, .label, .image, .furniture,
      .opaqueRenderer, .servedByBar, .barTitle, .barBackground, .searchBar, .asksOutside, .platter,
    ]
    return role.isDisjoint(with: acting)
      && context.tree.flags(of: node).isDisjoint(with: [
        .hidden, .interactionDisabled, .hasGestureRecognizers, .isLayer,
      ])
      && !context.roles.isUIKitsPrivate(node) && context.isKnownToTake(node)
      && !drawsMuch(context.tree[node].className)
  }

  private func isIdle(_ node: Int) -> Bool { Self.isIdle(node, context) }

  private static func drawsMuch(_ name: String) -> Bool {
    ["WebView", "MapView", "GLView", "GLKView", "SKView", "SCNView", "PlayerView", "MTK", "Canvas"]
      .contains { name.holds($0) }
  }
}

extension Sinks {
  /// A mask at one end of a bar, over more than a quarter of it, of which most does nothing. What
  /// lies over the bar's middle is its title, or a bar of the app's own.
  private mutating func addIn(_ bar: Int) {
    guard let bounds = tree.screenFrame(of: bar), !bounds.isEmpty, bounds.width > bounds.height
    else { return }
    var node = bar + 1
    let end = min(tree.subtreeEnd(of: bar), bar + Self.mostLookedAt)
    while node < end {
      if context.barrier(at: node) != nil || context.roles.isTarget(node) {
        node = tree.subtreeEnd(of: node)
        continue
      }
      if isIdle(node) {
        if let area = tree.screenFrame(of: node)?.intersection(bounds),
          area.area > Self.barShare * bounds.area,
          area.right < bounds.center.x || area.left > bounds.center.x, isMostlyIdle(node, area)
        {
          sinks[node, default: Sink(node: node)].bar = (bar, area.area / bounds.area)
        }
        node = tree.subtreeEnd(of: node)
        continue
      }
      node += 1
    }
  }

  /// True when something acts in a view, and over less than half of it.
  private func isMostlyIdle(_ node: Int, _ area: Rect) -> Bool {
    let acting = actingIn(node).compactMap { tree.screenFrame(of: $0) }
    guard !acting.isEmpty else { return false }
    let idle = area.strips(without: acting).reduce(0) { $0 + $1.area }
    return idle > area.area / 2
  }

  /// The targets in a view that take touches, in file order.
  private func actingIn(_ node: Int) -> [Int] {
    var result: [Int] = []
    var inner = node + 1
    let end = min(tree.subtreeEnd(of: node), node + Self.mostLookedAt)
    while inner < end {
      if context.barrier(at: inner) != nil {
        inner = tree.subtreeEnd(of: inner)
      } else if context.roles.isTarget(inner) {
        result.append(inner)
        inner = tree.subtreeEnd(of: inner)
      } else {
        inner += 1
      }
    }
    return result
  }

  private mutating func describe(_ node: Int) {
    let (children, area) = (actingIn(node), tree.screenFrame(of: node))
    sinks[node]?.children = children
    sinks[node]?.area = area
  }
}
