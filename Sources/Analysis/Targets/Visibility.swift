import Hierarchy

/// What of a view can be seen, judged by flags, clipping ancestors and the window.
package struct Visibility: Sendable {
  private let tree: ViewTree
  private let roles: RoleTable

  package init(_ tree: ViewTree, roles: RoleTable) {
    self.tree = tree
    self.roles = roles
  }

  /// The visible part of a node's frame in screen space; nil when none of it can be seen or its
  /// place is not known.
  ///
  /// A part of at most one point in either direction does not count: it is a hairline or the
  /// remnant of a collapsed view. Complexity: O(depth).
  package func visiblePart(of node: Int) -> Rect? {
    guard var rect = tree.screenFrame(of: node)?.standardized else { return nil }
    var current = node
    while true {
      let flags = tree.flags(of: current)
      if flags.contains(.hidden) || tree.alpha(of: current) <= HitTester.deadAlpha { return nil }
      guard let parent = tree.parent(of: current) else { break }
      let isEdge =
        tree.flags(of: parent).contains(.clipsToBounds)
        || roles.role(of: parent).contains(.window)
      if isEdge, let outer = tree.screenFrame(of: parent) {
        guard let part = rect.intersection(outer.standardized) else { return nil }
        rect = part
      }
      current = parent
    }
    return rect.width > 1 && rect.height > 1 ? rect : nil
  }

  /// The visible part of a label that shows a text, or of an image view.
  package func mark(_ node: Int) -> Rect? {
    if roles.role(of: node).contains(.label), let text = tree[node].text, text.isEmpty {
      return nil
    }
    return visiblePart(of: node)
  }
}
