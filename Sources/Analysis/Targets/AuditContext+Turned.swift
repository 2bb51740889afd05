import Hierarchy

/// Targets that are turned by an angle: their regions are no rectangles of the screen, but their
/// sizes are known where the frame gives them away.
extension AuditContext {
  /// Printed frames have six digits, and sums of them lose some.
  private static let tolerance = 0.05

  /// The size on the screen of a target that has no place as a rectangle; nil where its frame does
  /// not tell, where it is sheared, or where an ancestor cuts it. Complexity: O(depth).
  package func turnedSize(of target: TapTarget) -> Size? {
    guard target.obstacle == .noGeometry, let size = fullTurnedSize(of: target.node),
      isInsideAncestors(target.node)
    else { return nil }
    return size
  }

  /// The same, whether an ancestor cuts it or not.
  func fullTurnedSize(of node: Int) -> Size? {
    guard !roles.role(of: node).contains(.barItem), let placement = tree.placement(of: node) else {
      return nil
    }
    let map = placement.toScreen
    let wide = (map.a * map.a + map.b * map.b).squareRoot()
    let high = (map.c * map.c + map.d * map.d).squareRoot()
    // The edges are at right angles.
    guard abs(map.a * map.c + map.b * map.d) <= 1e-4 * wide * high else { return nil }
    return Size(width: wide * placement.bounds.width, height: high * placement.bounds.height)
  }

  private func isInsideAncestors(_ node: Int) -> Bool {
    guard let placement = tree.placementInSuperview(of: node) else { return false }
    let bounds = placement.bounds
    var corners = [
      bounds.origin, Point(x: bounds.right, y: bounds.top),
      Point(x: bounds.left, y: bounds.bottom), Point(x: bounds.right, y: bounds.bottom),
    ].map(placement.toScreen.apply(to:))
    var ancestor = tree.parent(of: node)
    while let current = ancestor {
      guard let outer = tree.placementInSuperview(of: current) else { return false }
      let whole = outer.bounds.standardized.grown(by: Self.tolerance)
      guard corners.allSatisfy(whole.contains) else { return false }
      corners = corners.map(outer.toScreen.apply(to:))
      ancestor = tree.parent(of: current)
    }
    return true
  }
}
