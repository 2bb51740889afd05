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
    /// True when the map only moves, as nearly every one does.
    let isMove: Bool
    /// Where touches are let through, or the smallest rectangle around it.
    let passed: Rect
    /// Where touches are let through, if that is not all of `passed`.
    let turned: ConvexPolygon?

    init(end: Int, map: AffineTransform, passed: Rect, turned: ConvexPolygon?) {
      self.end = end
      self.map = map
      isMove = map.isMove && turned == nil
      self.passed = passed
      self.turned = turned
    }
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
  @inline(__always)
  func run(
    _ roots: [Int], refuses: (Int) -> Bool, lost: (Int) -> Void, visit: (Arrival) -> Void
  ) {
    for root in roots { run(root, refuses: refuses, lost: lost, visit: visit) }
  }

  @inline(__always)
  private func run(
    _ root: Int, refuses: (Int) -> Bool, lost: (Int) -> Void, visit: (Arrival) -> Void
  ) {
    var levels: [Level] = []
    var node = root
    let rootEnd = tree.subtreeEnd(of: root)
    while node < rootEnd {
      while !levels.isEmpty, node >= levels[levels.count - 1].end { levels.removeLast() }
      let end = tree.subtreeEnd(of: node)
      if refuses(node) {
        node = end
        continue
      }
      let above = levels.count - 1
      guard let (map, arrival) = place(node, in: levels) else {
        lost(node)
        node = end
        continue
      }
      if let arrival { visit(arrival) }
      // Nothing in a view is reached where nothing of it is.
      let cuts = roles.cutsTouches(node)
      guard end > node + 1, arrival != nil || !cuts else {
        node = end
        continue
      }
      if cuts, let arrival {
        levels.append(Level(end: end, map: map, passed: arrival.reach, turned: arrival.turned))
      } else {
        levels.append(
          Level(
            end: end, map: map, passed: above < 0 ? Self.everywhere : levels[above].passed,
            turned: above < 0 ? nil : levels[above].turned))
      }
      node += 1
    }
  }

  /// Where a node lies on the screen, and what of it touches reach; nil where its place is not known.
  @inline(__always)
  private func place(
    _ node: Int, in levels: [Level]
  ) -> (map: AffineTransform, arrival: Arrival?)? {
    let above = levels.count - 1
    if above >= 0, levels[above].isMove, insets[node] == nil,
      let moved = tree.moved(node, by: levels[above].map.move)
    {
      let arrival = moved.bounds.intersection(levels[above].passed).map {
        Arrival(node: node, own: moved.bounds, reach: $0, turned: nil)
      }
      return (.translation(x: moved.own.x, y: moved.own.y), arrival)
    }
    guard let placement = tree.placementInSuperview(of: node) else { return nil }
    let bounds = insets.region(of: node, placement.bounds.standardized)
    guard above >= 0 else {
      return (
        placement.toScreen,
        arrival(at: node, bounds, placement.toScreen, in: Self.everywhere, turned: nil)
      )
    }
    let map = placement.toScreen.concatenated(with: levels[above].map)
    return (
      map,
      arrival(at: node, bounds, map, in: levels[above].passed, turned: levels[above].turned)
    )
  }

  /// What of a view touches reach; nil where they reach nothing.
  private func arrival(
    at node: Int, _ bounds: Rect, _ map: AffineTransform, in passed: Rect, turned: ConvexPolygon?
  ) -> Arrival? {
    let own = map.boundingBox(of: bounds)
    guard let reach = own.intersection(passed) else { return nil }
    if map.isRectilinear, turned == nil {
      return Arrival(node: node, own: own, reach: reach, turned: nil)
    }
    guard let shape = ConvexPolygon(bounds, map),
      let part = ConvexPolygon(reach).flatMap(shape.intersection)
    else { return nil }
    let cut = turned.map(part.intersection) ?? part
    return cut.map { Arrival(node: node, own: own, reach: $0.bounds, turned: $0) }
  }
}
