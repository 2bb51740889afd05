import Hierarchy

/// Every view that a touch can reach, with the part of the screen where it does, in one pass.
///
/// A touch arrives inside all ancestors only, whether they clip or not; React Native's views cut
/// only where they clip. A view that refuses takes its subtree with it.
struct ReachWalk {
  /// A view that touches reach.
  struct Arrival {
    /// The node.
    let node: Int
    /// Its bounds in screen space: all of a view that is parallel to the screen's edges, else the
    /// smallest rectangle around it.
    let own: Rect
    /// The part of them inside all that cuts touches above, or the smallest rectangle around it.
    let reach: Rect
    /// That part where the view or one above it is turned; nil where `reach` is that part.
    let turned: ConvexPolygon?
  }

  private struct Level {
    let end: Int
    let map: AffineTransform
    /// Where touches are let through, or the smallest rectangle around it.
    let passed: Rect
    /// Where touches are let through, if that is not all of `passed`.
    let turned: ConvexPolygon?
  }

  private static let everywhere = Rect(left: -1e12, top: -1e12, right: 1e12, bottom: 1e12)

  let tree: ViewTree
  let roles: RoleTable
  let insets: HitInsets

  /// Visits the views of some trees that touches reach, in pre-order.
  ///
  /// Complexity: O(nodes), with a factor of O(log nodes) where a transform or offset is printed.
  ///
  /// - Parameters:
  ///   - roots: The trees.
  ///   - refuses: True for a node that refuses every touch, with its subtree.
  ///   - lost: Called with a node whose place is not known; its subtree is left out.
  ///   - visit: Called with each view of which something is reached.
  func run(
    _ roots: [Int], refuses: (Int) -> Bool, lost: (Int) -> Void, visit: (Arrival) -> Void
  ) {
    for root in roots { run(root, refuses: refuses, lost: lost, visit: visit) }
  }

  private func run(
    _ root: Int, refuses: (Int) -> Bool, lost: (Int) -> Void, visit: (Arrival) -> Void
  ) {
    var levels: [Level] = []
    var node = root
    let rootEnd = tree.subtreeEnd(of: root)
    while node < rootEnd {
      while let last = levels.last, node >= last.end { levels.removeLast() }
      let end = tree.subtreeEnd(of: node)
      if refuses(node) {
        node = end
        continue
      }
      guard let placement = tree.placementInSuperview(of: node) else {
        lost(node)
        node = end
        continue
      }
      let above = levels.last
      let map = above.map { placement.toScreen.concatenated(with: $0.map) } ?? placement.toScreen
      let bounds = insets.region(of: node, placement.bounds.standardized)
      let arrival = arrival(at: node, bounds, map, in: above)
      if let arrival { visit(arrival) }
      guard end > node + 1 else {
        node = end
        continue
      }
      if !roles.cutsTouches(node) {
        levels.append(
          Level(
            end: end, map: map, passed: above?.passed ?? Self.everywhere, turned: above?.turned))
        node += 1
      } else if let arrival {
        levels.append(Level(end: end, map: map, passed: arrival.reach, turned: arrival.turned))
        node += 1
      } else {
        // Nothing in a view is reached where nothing of it is.
        node = end
      }
    }
  }

  /// What of a view touches reach; nil where they reach nothing.
  private func arrival(
    at node: Int, _ bounds: Rect, _ map: AffineTransform, in above: Level?
  ) -> Arrival? {
    let own = map.boundingBox(of: bounds)
    guard let reach = own.intersection(above?.passed ?? Self.everywhere) else { return nil }
    if map.isRectilinear, above?.turned == nil {
      return Arrival(node: node, own: own, reach: reach, turned: nil)
    }
    guard let shape = ConvexPolygon(bounds, map),
      let part = ConvexPolygon(reach).flatMap(shape.intersection)
    else { return nil }
    let cut = above?.turned.map(part.intersection) ?? part
    return cut.map { Arrival(node: node, own: own, reach: $0.bounds, turned: $0) }
  }
}
