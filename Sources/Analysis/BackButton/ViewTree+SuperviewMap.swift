import Hierarchy

extension ViewTree {
  /// From the bounds space of a node's superview to that of an ancestor, or to the screen for nil;
  /// nil where a place on the way is not known, or the node does not lie below the ancestor.
  ///
  /// Complexity: O(levels between them).
  func superviewMap(of node: Int, to ancestor: Int?) -> AffineTransform? {
    var map = AffineTransform.identity
    var current = parent(of: node)
    while let view = current, view != ancestor {
      guard let placement = placementInSuperview(of: view) else { return nil }
      map = map.concatenated(with: placement.toScreen)
      current = parent(of: view)
    }
    return current == ancestor ? map : nil
  }
}
