import Hierarchy

/// The way from the root down to the node that a pass in file order is at, with what those on it pass
/// on to what is in them.
///
/// Walking up from every node costs a million steps at each of a million levels; here no level is
/// looked at twice.
struct AndroidPath {
  private let tree: ViewTree
  private let toolbars: AndroidToolbars
  private var levels: [Level] = []
  /// The nodes between the last level and the one that is entered, from the inside out.
  private var way: [Int32] = []

  private struct Level {
    let node: Int32
    /// The level of the nearest that takes touches, this one included; -1 for none.
    let taker: Int32
    /// The level of the nearest tool bar, this one included; -1 for none, -2 where nobody asked.
    var toolbar: Int32
    /// The find whose button it is, by its position; -1 for none.
    var find: Int32 = -1
    let isInClickable: Bool
    let isHidden: Bool
  }

  init(_ tree: ViewTree, _ toolbars: AndroidToolbars) {
    self.tree = tree
    self.toolbars = toolbars
  }

  /// Goes on to a node behind the one before in file order; those between may be left out.
  ///
  /// Complexity: O(1), over a pass: each node that is on the way to any is entered once.
  mutating func enter(_ node: Int) {
    while let last = levels.last, tree.subtreeEnd(of: Int(last.node)) <= node {
      levels.removeLast()
    }
    let top = levels.last.map { Int($0.node) }
    way.removeAll(keepingCapacity: true)
    var next: Int? = node
    while let current = next, current != top {
      way.append(Int32(truncatingIfNeeded: current))
      next = tree.parent(of: current)
    }
    for current in way.reversed() { push(Int(current)) }
  }

  private mutating func push(_ node: Int) {
    let outer = levels.last
    let states = tree.states(of: node)
    let isClickable = states.contains(.takesTouches)
    let wasInClickable = outer?.isInClickable ?? false
    // What is only checkable leaves its touches to something clickable around it.
    let takes = isClickable || states.contains(.checks) && !wasInClickable
    let hidden = tree.flags(of: node).contains(.hidden)
    levels.append(
      Level(
        node: Int32(truncatingIfNeeded: node),
        taker: takes ? Int32(truncatingIfNeeded: levels.count) : outer?.taker ?? -1,
        toolbar: -2,
        isInClickable: isClickable || wasInClickable, isHidden: hidden || outer?.isHidden ?? false))
  }

  /// The level of the nearest that takes touches: the node itself or one around it.
  var taker: Int? {
    guard let taker = levels.last?.taker, taker >= 0 else { return nil }
    return Int(taker)
  }

  /// The node at a level.
  func node(at level: Int) -> Int { Int(levels[level].node) }

  /// True when nothing hides a level.
  func isShown(_ level: Int) -> Bool { !levels[level].isHidden }

  /// The find whose button is at a level, by its position; nil for none so far.
  subscript(find level: Int) -> Int? {
    get { levels[level].find < 0 ? nil : Int(levels[level].find) }
    set { levels[level].find = newValue.map { Int32(truncatingIfNeeded: $0) } ?? -1 }
  }

  /// True when a tool bar is around a level. Each level is looked at once.
  mutating func isInToolbar(_ level: Int) -> Bool {
    guard level > 0 else { return false }
    var top = level - 1
    var found = levels[top].toolbar
    while found == -2 {
      if toolbars.contains(node(at: top)) {
        found = Int32(truncatingIfNeeded: top)
      } else if top == 0 {
        found = -1
      } else {
        top -= 1
        found = levels[top].toolbar
      }
    }
    for passed in top..<level where levels[passed].toolbar == -2 { levels[passed].toolbar = found }
    return found >= 0
  }
}
