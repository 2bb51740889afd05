import Hierarchy

/// Every tap target of a tree with its own area and what of it can be reached, in one pass.
///
/// Reach is what UIKit's rule leaves of a view: a touch arrives only inside all ancestors' bounds
/// and the window, whether they clip or not. Views that lie on top are not subtracted here.
package struct TargetCensus: Sendable {
  /// The targets, in pre-order.
  package let targets: [TapTarget]
  /// The positions in `targets` of those with an obstacle or a part out of reach.
  package let hampered: [Int]

  /// Walks a tree. Complexity: O(nodes).
  package init(_ tree: ViewTree, roles: RoleTable, alive: Set<Int>, settled: Set<Int>) {
    var walk = Walk(tree: tree, roles: roles, alive: alive, settled: settled)
    for node in tree.indices { walk.visit(node) }
    targets = walk.targets
    hampered = walk.hampered
  }

  /// What a node prints that keeps every touch from it and its subtree; nil when nothing does.
  ///
  /// - Parameter isExcused: Asked about a node that prints that it takes no touches.
  package static func barrier(
    at node: Int, _ tree: ViewTree, _ roles: RoleTable, isExcused: () -> Bool
  ) -> TapTarget.Obstacle? {
    let flags = tree.flags(of: node)
    guard !flags.isDisjoint(with: [.hidden, .hasAlpha, .interactionDisabled]) else { return nil }
    if flags.contains(.hidden) { return .hidden }
    if flags.contains(.hasAlpha), tree.alpha(of: node) <= HitTester.deadAlpha { return .alpha }
    if flags.contains(.interactionDisabled), !isExcused(),
      !roles.role(of: node).contains(.servedByBar)
    {
      return .interactionDisabled
    }
    return nil
  }
}

/// What a node hands on to its descendants.
private struct Level {
  /// Where the node's subtree ends.
  var end: Int
  /// From the node's bounds space to the screen; read only where `isPlaced`.
  var map = AffineTransform.identity
  /// True when the node's place is known and axis-parallel, and so are all its ancestors'.
  var isPlaced = false
  /// The part of the screen inside the node and all its ancestors; empty when nothing is left.
  var reach = Rect.zero
  /// What keeps touches from the node and everything in it.
  var obstacle: TapTarget.Obstacle?
  var scrolls = false
}

private struct Walk {
  let tree: ViewTree
  let roles: RoleTable
  /// Nodes that act although they print that they take no touches: the bar acts for them.
  let alive: Set<Int>
  /// Nodes that are disabled only while a transition runs.
  let settled: Set<Int>
  /// True where touches arrive inside all ancestors only.
  let isNested: Bool
  var targets: [TapTarget] = []
  var hampered: [Int] = []
  private var levels: [Level] = []

  init(tree: ViewTree, roles: RoleTable, alive: Set<Int>, settled: Set<Int>) {
    self.tree = tree
    self.roles = roles
    self.alive = alive
    self.settled = settled
    isNested = tree.traits.touchRule == .uiKit
    // Growing would copy them again and again; what is set aside and not used is never touched.
    targets.reserveCapacity(tree.count / 4)
  }

  mutating func visit(_ node: Int) {
    while let last = levels.last, node >= last.end { levels.removeLast() }
    let isTarget = roles.isTarget(node)
    let end = tree.subtreeEnd(of: node)
    let hasChildren = end > node + 1
    guard isTarget || hasChildren else { return }
    var level = Level(end: end)
    level.scrolls = roles.role(of: node).contains(.scrollView)
    level.obstacle = levels.last?.obstacle ?? barrier(at: node)
    var own = Rect.zero
    if let placement = tree.placementInSuperview(of: node) {
      own = place(placement, into: &level)
    }
    if isTarget { add(target(node, own: own, level)) }
    if hasChildren { levels.append(level) }
  }

  /// Works out where a node lies on the screen and what of it is inside its ancestors.
  ///
  /// - Returns: The node's bounds in screen space.
  private func place(_ placement: Placement, into level: inout Level) -> Rect {
    guard let outer = levels.last else {
      level.map = placement.toScreen
      level.isPlaced = level.map.isRectilinear
      level.reach = level.map.boundingBox(of: placement.bounds)
      return level.reach
    }
    guard outer.isPlaced else { return .zero }
    level.map = placement.toScreen.concatenated(with: outer.map)
    level.isPlaced = level.map.isRectilinear
    let own = level.map.boundingBox(of: placement.bounds)
    level.reach = isNested ? own.intersection(outer.reach) ?? .zero : own
    return own
  }

  private func barrier(at node: Int) -> TapTarget.Obstacle? {
    TargetCensus.barrier(at: node, tree, roles) { alive.contains(node) || settled.contains(node) }
  }

  @inline(__always)
  private mutating func add(_ target: TapTarget) {
    if !target.isUnhampered { hampered.append(targets.count) }
    targets.append(target)
  }

  private func target(_ node: Int, own: Rect, _ level: Level) -> TapTarget {
    guard level.isPlaced else {
      return TapTarget(
        node: node, own: nil, reach: nil, obstacle: level.obstacle ?? .noGeometry,
        isCutByScrolling: false)
    }
    let isReached = !level.reach.isEmpty
    let obstacle: TapTarget.Obstacle? =
      level.obstacle ?? (own.isEmpty ? .noArea : isReached ? nil : .unreachable)
    return TapTarget(
      node: node, own: own, reach: isReached ? level.reach : nil, obstacle: obstacle,
      isCutByScrolling: own != level.reach && isCutByScrolling(own))
  }

  /// True when a scroll view on the way shows only a part of the target, or none.
  private func isCutByScrolling(_ own: Rect) -> Bool {
    levels.contains { $0.scrolls && !$0.reach.contains(own, tolerance: 0.05) }
  }
}
