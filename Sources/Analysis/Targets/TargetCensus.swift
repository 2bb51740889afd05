import Hierarchy

/// Every tap target of a tree with its own area and what of it can be reached, in one pass.
///
/// Reach is what UIKit's rule leaves of a view: a touch arrives only inside all ancestors' bounds
/// and the window, whether they clip or not. Views that lie on top are not subtracted here.
package struct TargetCensus: Sendable {
  /// The targets, in pre-order.
  package let targets: [TapTarget]

  /// Walks a tree. Complexity: O(nodes).
  package init(_ tree: ViewTree, roles: RoleTable, alive: Set<Int>, settled: Set<Int>) {
    var walk = Walk(tree: tree, roles: roles, alive: alive, settled: settled)
    for node in tree.indices { walk.visit(node) }
    targets = walk.targets
  }
}

/// What a node hands on to its descendants.
private struct Level {
  var node: Int
  var end: Int
  /// From the node's bounds space to the screen; nil where that is not known.
  var map: AffineTransform?
  /// The part of the screen inside the node and all its ancestors; nil when nothing is left or
  /// the node is turned so that its area is no rectangle.
  var reach: Rect?
  var isRectilinear: Bool
  var obstacle: TapTarget.Obstacle?
  var scrolls: Bool
}

private struct Walk {
  let tree: ViewTree
  let roles: RoleTable
  /// Nodes that act although they print that they take no touches: the bar acts for them.
  let alive: Set<Int>
  /// Nodes that are disabled only while a transition runs.
  let settled: Set<Int>
  var targets: [TapTarget] = []
  private var levels: [Level] = []

  init(tree: ViewTree, roles: RoleTable, alive: Set<Int>, settled: Set<Int>) {
    self.tree = tree
    self.roles = roles
    self.alive = alive
    self.settled = settled
  }

  mutating func visit(_ node: Int) {
    while let last = levels.last, node >= last.end { levels.removeLast() }
    let isTarget = roles.isTarget(node)
    let end = tree.subtreeEnd(of: node)
    guard isTarget || end > node + 1 else { return }
    let level = level(of: node, end: end)
    if isTarget { targets.append(target(node, level)) }
    if end > node + 1 { levels.append(level) }
  }

  private func level(of node: Int, end: Int) -> Level {
    let outer = levels.last
    var level = Level(
      node: node, end: end, map: nil, reach: nil, isRectilinear: true,
      obstacle: outer?.obstacle ?? flagObstacle(of: node),
      scrolls: roles.role(of: node).contains(.scrollView))
    guard let placement = tree.placementInSuperview(of: node) else { return level }
    if let outer {
      guard let map = outer.map else { return level }
      level.map = placement.toScreen.concatenated(with: map)
    } else {
      level.map = placement.toScreen
    }
    guard let map = level.map else { return level }
    level.isRectilinear = (outer?.isRectilinear ?? true) && map.isRectilinear
    guard level.isRectilinear else { return level }
    let own = map.boundingBox(of: placement.bounds)
    if let outer {
      level.reach = outer.reach.flatMap { $0.intersection(own) }
    } else {
      level.reach = own
    }
    return level
  }

  private func flagObstacle(of node: Int) -> TapTarget.Obstacle? {
    let flags = tree.flags(of: node)
    if flags.contains(.hidden) { return .hidden }
    if flags.contains(.hasAlpha), tree.alpha(of: node) <= HitTester.deadAlpha { return .alpha }
    if flags.contains(.interactionDisabled), !alive.contains(node), !settled.contains(node) {
      return .interactionDisabled
    }
    return nil
  }

  private func target(_ node: Int, _ level: Level) -> TapTarget {
    let outer = levels.last
    guard level.map != nil, level.isRectilinear,
      let own = outer.map({ $0.map?.boundingBox(of: frame(node)) }) ?? frame(node)
    else {
      return TapTarget(
        node: node, own: nil, reach: nil, obstacle: level.obstacle ?? .noGeometry,
        isCutByScrolling: false)
    }
    let reach = level.reach
    let obstacle: TapTarget.Obstacle? =
      level.obstacle ?? (own.isEmpty ? .noArea : reach == nil ? .unreachable : nil)
    return TapTarget(
      node: node, own: own, reach: reach, obstacle: obstacle,
      isCutByScrolling: reach.map { isCutByScrolling(own, $0) } ?? levels.contains { $0.scrolls })
  }

  private func frame(_ node: Int) -> Rect { (tree.frame(of: node) ?? .zero).standardized }

  /// True when a side that was lost was lost at a scroll view.
  private func isCutByScrolling(_ own: Rect, _ reach: Rect) -> Bool {
    guard own != reach else { return false }
    return levels.contains { level in
      level.scrolls && level.reach.map { !$0.contains(own, tolerance: 0.05) } ?? false
    }
  }
}
