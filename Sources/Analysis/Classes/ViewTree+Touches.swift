import Hierarchy

extension ViewTree {
  /// True when the file says that a node takes touches: it is clickable, or checkable and in nothing
  /// that is clickable. A switch in a row leaves its touches to the row. Complexity: O(1), O(depth)
  /// for what is only checkable.
  package func takesTouches(_ node: Int) -> Bool {
    let states = states(of: node)
    if states.contains(.takesTouches) { return true }
    guard states.contains(.checks) else { return false }
    var ancestor = parent(of: node)
    while let current = ancestor {
      if self.states(of: current).contains(.takesTouches) { return false }
      ancestor = parent(of: current)
    }
    return true
  }
}
