import Hierarchy

/// Finds the claims of a tree: which views stand in whose way.
///
/// A container passes on what its own children do not take. Inside a control every other view that
/// takes touches keeps them; inside a cell, a bar item or a view with recognizers only other targets
/// do, as a touch on anything else goes up to it.
struct ClaimWalk {
  let tree: ViewTree
  let roles: RoleTable
  /// Bars that are disabled only while a transition runs.
  let settled: Set<Int>
  let insets: HitInsets

  func claims(of screen: Screen) -> Claims {
    var claims = Claims()
    // What is set aside and not used is never touched; growing would touch twice the memory.
    let nodes = screen.roots.reduce(0) { $0 + tree.subtreeEnd(of: $1) - $1 }
    claims.straight.reserveCapacity(nodes / 8)
    // The targets around the node that is visited, and where they end.
    var targets: [(node: Int, end: Int)] = []
    var layers: [(layer: Claim.Layer, end: Int)] = []
    ReachWalk(tree: tree, roles: roles, insets: insets).run(
      screen.roots,
      refuses: { tree.flags(of: $0).contains(.isLayer) || barrier(at: $0) != nil },
      lost: { _ in },
      visit: { arrival in
        let node = arrival.node
        while let last = targets.last, node >= last.end { targets.removeLast() }
        while let last = layers.last, node >= last.end { layers.removeLast() }
        let end = tree.subtreeEnd(of: node)
        let role = roles.role(of: node)
        if let layer = Self.layer(opening: role, in: layers.last?.layer ?? .plain) {
          layers.append((layer, end))
        }
        let isTarget = roles.isTarget(node)
        guard let target = isTarget ? node : owner(of: node, role, in: targets.last?.node) else {
          return
        }
        if isTarget { targets.append((node, end)) }
        let claim = Claim(
          node: Int32(truncatingIfNeeded: node), target: Int32(truncatingIfNeeded: target),
          layer: layers.last?.layer ?? .plain, reach: arrival.reach)
        if let shape = arrival.turned {
          claims.turned.append((claim, shape))
        } else {
          claims.straight.append(claim)
        }
      })
    return claims
  }

  private func barrier(at node: Int) -> TapTarget.Obstacle? {
    // Only bars are among them, and a role is found sooner than a member of a set.
    TargetCensus.barrier(at: node, tree, roles) {
      roles.role(of: node).contains(.navigationBar) && settled.contains(node)
    }
  }

  private static func layer(opening role: ClassRole, in outer: Claim.Layer) -> Claim.Layer? {
    if outer == .scrolled { return nil }
    if role.contains(.scrollView) { return .scrolled }
    if outer == .plain, !role.isDisjoint(with: [.navigationBar, .itemBar]) { return .bar }
    return nil
  }

  /// Whose the touches are that a view takes which is no target; nil where it takes none.
  private func owner(of node: Int, _ role: ClassRole, in target: Int?) -> Int? {
    if role.contains(.container) || role.contains(.furniture) || role.contains(.servedByBar) {
      return nil
    }
    if tree.flags(of: node).contains(.interactionDisabled) { return nil }
    if roles.letsTouchesThrough(node) { return nil }
    guard let target else { return -1 }
    let outer = roles.role(of: target)
    let isControl =
      outer.contains(.control) && outer.isDisjoint(with: [.barItem, .actsForParts])
    if !isControl { return target }
    // UIKit's own parts of a control act for it.
    return roles.isPartOfControl(node) ? target : -1
  }
}
