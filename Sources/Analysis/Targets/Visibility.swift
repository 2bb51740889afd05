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
  ///
  /// - Parameter inRoot: Whether the outermost view printed is an edge too, where it is no window.
  package func visiblePart(of node: Int, inRoot: Bool = false) -> Rect? {
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
    if inRoot, current != node, !roles.role(of: current).contains(.window) {
      guard let part = Self.part(of: rect, in: tree.frame(of: current)?.standardized) else {
        return nil
      }
      rect = part
    }
    return rect.width > 1 && rect.height > 1 ? rect : nil
  }

  /// What a root leaves of a view; one without a size was not laid out, and leaves all.
  private static func part(of rect: Rect, in root: Rect?) -> Rect? {
    guard let root, !root.isEmpty else { return rect }
    return rect.intersection(root)
  }

  /// The visible part of a label that shows a text, or of an image view.
  ///
  /// A piece without its window shows no more than the outermost view printed: a title that was
  /// moved a thousand points away stands outside it, and no touch arrives there either.
  package func mark(_ node: Int, inRoot: Bool = true) -> Rect? {
    if roles.role(of: node).contains(.label), let text = tree[node].text, text.isEmpty {
      return nil
    }
    return visiblePart(of: node, inRoot: inRoot)
  }
}
