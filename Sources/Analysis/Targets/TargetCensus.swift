import Hierarchy

/// Every tap target of a tree with its own area and what of it can be reached, in one pass.
///
/// Reach is what UIKit's rule leaves of a view: a touch arrives only inside all ancestors' bounds
/// and the window, whether they clip or not; React Native's views cut only where they clip. Views that lie on top are not subtracted here.
package struct TargetCensus: Sendable {
  /// The targets, in pre-order.
  package let targets: [TapTarget]
  /// The positions in `targets` of those with an obstacle or a part out of reach.
  package let hampered: [Int32]

  /// Walks a tree. Complexity: O(nodes).
  ///
  /// - Parameters:
  ///   - insets: The views that take touches around their bounds.
  ///   - named: Views that are targets because somebody says so.
  package init(
    _ tree: ViewTree, roles: RoleTable, alive: Set<Int>, settled: Set<Int>,
    insets: HitInsets = .none, named: Set<Int> = []
  ) {
    var walk = Walk(tree: tree, roles: roles, alive: alive, settled: settled)
    walk.insets = insets
    walk.hasInsets = !insets.isEmpty
    walk.named = named
    walk.hasNamed = !named.isEmpty
    for node in tree.indices { walk.visit(node) }
    targets = walk.targets
    hampered = walk.hampered
  }

  /// What a node prints that keeps every touch from it and its subtree; nil when nothing does.
  ///
  /// - Parameter isExcused: Asked about a node that prints that it takes no touches.
  @inline(__always)
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
  var map = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  /// True when the node's place is known and axis-parallel, and so are all its ancestors'.
  var isPlaced = false
  /// True when the map only moves, as nearly every one does.
  var isMove = false
  /// The part of the screen inside the node and what cuts above it; empty when nothing is left.
  var reach = Rect(x: 0, y: 0, width: 0, height: 0)
  /// The part of the screen where the node's subviews are asked for touches.
  var passed = Rect(x: 0, y: 0, width: 0, height: 0)
  /// What keeps touches from the node and everything in it.
  var obstacle: TapTarget.Obstacle?
  /// The node that does.
  var blocker: Int32 = -1
  /// True for a scroll view.
  var scrolls = false
  /// True when the node or an ancestor is a scroll view.
  var isScrolled = false
}

/// Its methods are all mutating: the others would be handed a copy of all that it holds.
private struct Walk {
  let tree: ViewTree
  let roles: RoleTable
  /// Containers that act although they print that they take no touches: the bar acts for them.
  let alive: Set<Int>
  /// Bars that are disabled only while a transition runs.
  let settled: Set<Int>
  /// True where touches arrive inside all ancestors only.
  let isNested: Bool
  /// The views that take touches around their bounds.
  var insets = HitInsets.none
  var hasInsets = false
  /// Views that are targets whatever their class.
  var named: Set<Int> = []
  var hasNamed = false
  var targets: [TapTarget] = []
  var hampered: [Int32] = []
  /// The levels that the node lies in, and behind them the room of levels that have ended.
  private var levels: [Level] = []
  /// How many of them the node lies in.
  private var depth = 0
  /// What may keep touches away.
  private let blocking: NodeFlags = [.hidden, .hasAlpha, .interactionDisabled]
  /// What nothing cuts, in points.
  private static let everywhere = Rect(left: -1e12, top: -1e12, right: 1e12, bottom: 1e12)

  init(tree: ViewTree, roles: RoleTable, alive: Set<Int>, settled: Set<Int>) {
    self.tree = tree
    self.roles = roles
    self.alive = alive
    self.settled = settled
    isNested = tree.traits.touchRule == .uiKit
    // Growing would copy them again and again; what is set aside and not used is never touched.
    targets.reserveCapacity(tree.count / 3)
  }

  @inline(__always)
  mutating func visit(_ node: Int) {
    let isTarget = roles.isTarget(node) || hasNamed && named.contains(node)
    let end = tree.subtreeEnd(of: node)
    let hasChildren = end > node + 1
    guard isTarget || hasChildren else { return }
    while depth > 0, node >= levels[depth - 1].end { depth -= 1 }
    let above = depth - 1
    var level = Level(end: end)
    if above >= 0 {
      level.obstacle = levels[above].obstacle
      level.blocker = levels[above].blocker
      level.isScrolled = levels[above].isScrolled
    }
    if roles.role(of: node).contains(.scrollView) {
      level.scrolls = true
      level.isScrolled = true
    }
    let flags = tree.flags(of: node)
    if level.obstacle == nil, !flags.isDisjoint(with: blocking), let obstacle = barrier(at: node) {
      level.obstacle = obstacle
      level.blocker = Int32(truncatingIfNeeded: node)
    }
    let own: Rect
    if above >= 0, levels[above].isMove, !(hasInsets && insets[node] != nil),
      let moved = tree.moved(node, by: levels[above].map.move)
    {
      own = moved.bounds
      level.map = .translation(x: moved.own.x, y: moved.own.y)
      level.isPlaced = true
      level.isMove = true
      level.reach = isNested ? own.intersection(levels[above].passed) ?? .zero : own
    } else {
      own = place(node, below: above, into: &level)
    }
    level.passed = level.reach
    if level.isPlaced, !roles.cutsTouches(node) {
      level.passed = above >= 0 ? levels[above].passed : Self.everywhere
    }
    if isTarget { add(node, own: own, level) }
    if hasChildren { push(level) }
  }

  @inline(__always)
  private mutating func push(_ level: Level) {
    if depth < levels.count { levels[depth] = level } else { levels.append(level) }
    depth += 1
  }

  /// Works out where a node lies on the screen and what of it is inside its ancestors, for one that
  /// is turned, scrolled or the first of its tree.
  ///
  /// - Returns: The node's bounds in screen space.
  @inline(never)
  private mutating func place(
    _ node: Int, below above: Int, into level: inout Level
  ) -> Rect {
    guard let placement = tree.placementInSuperview(of: node) else { return .zero }
    let bounds = insets.region(of: node, placement.bounds)
    guard above >= 0 else {
      level.map = placement.toScreen
      level.isPlaced = level.map.isRectilinear
      level.isMove = level.map.isMove
      level.reach = level.map.boundingBox(of: bounds)
      return level.reach
    }
    guard levels[above].isPlaced else { return .zero }
    level.map = placement.toScreen.concatenated(with: levels[above].map)
    level.isPlaced = level.map.isRectilinear
    level.isMove = level.map.isMove
    let own = level.map.boundingBox(of: bounds)
    level.reach = isNested ? own.intersection(levels[above].passed) ?? .zero : own
    return own
  }

  private mutating func barrier(at node: Int) -> TapTarget.Obstacle? {
    // A role is found sooner than a member of a set.
    TargetCensus.barrier(at: node, tree, roles) {
      let role = roles.role(of: node)
      return role.contains(.backContainer) && alive.contains(node)
        || role.contains(.navigationBar) && settled.contains(node)
    }
  }

  @inline(__always)
  private mutating func add(_ node: Int, own: Rect, _ level: Level) {
    let target = target(node, own: own, level)
    if !target.isUnhampered { hampered.append(Int32(truncatingIfNeeded: targets.count)) }
    targets.append(target)
  }

  @inline(__always)
  private mutating func target(_ node: Int, own: Rect, _ level: Level) -> TapTarget {
    guard level.isPlaced else {
      return TapTarget(
        node: node, own: nil, reach: nil, obstacle: level.obstacle ?? .noGeometry,
        isCutByScrolling: false, blocker: level.blocker)
    }
    let isReached = !level.reach.isEmpty
    let obstacle: TapTarget.Obstacle? =
      level.obstacle ?? (own.isEmpty ? .noArea : isReached ? nil : .unreachable)
    return TapTarget(
      node: node, own: own, reach: isReached ? level.reach : nil, obstacle: obstacle,
      isCutByScrolling: level.isScrolled && own != level.reach && isCutByScrolling(own),
      blocker: level.blocker)
  }

  /// True when a scroll view on the way shows only a part of the target, or none.
  private mutating func isCutByScrolling(_ own: Rect) -> Bool {
    for place in 0..<depth
    where levels[place].scrolls && !levels[place].reach.contains(own, tolerance: 0.05) {
      return true
    }
    return false
  }
}
