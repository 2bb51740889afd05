import Hierarchy

/// What a file says of targets in words of its own.
extension AuditContext {
  /// True for a link within a run of text, whose lines decide its height: no size is asked of it.
  package func isInlineLink(_ node: Int) -> Bool {
    guard tree.hasWords else { return false }
    return tree.states(of: node).isSuperset(of: [.link, .inline])
  }

  /// True for a view that keeps its place while others scroll, or that lies in one.
  ///
  /// Such views and others pass each other, and do not judge each other. Complexity: O(depth).
  package func isFixed(_ node: Int) -> Bool {
    guard tree.hasWords else { return false }
    var current: Int? = node
    while let view = current {
      if tree.states(of: view).contains(.fixed) { return true }
      current = tree.parent(of: view)
    }
    return false
  }
}
