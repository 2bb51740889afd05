import Hierarchy

/// The nodes whose numbers stay as they are printed, because rounded ones would be judged otherwise.
///
/// It grows by what is said of nodes alone, so that a file that was rounded before ends up with the
/// same nodes.
struct ExactNodes {
  private let tree: ViewTree
  private var isExact: [Bool] = []
  private var width = Width.none

  private enum Width {
    /// None is exact.
    case none
    /// Those that are judged otherwise.
    case named
    /// Those, what they are in, and what else is in what they are in.
    case family
    /// All are: what is far off may matter too.
    case all
  }

  init(_ tree: ViewTree) { self.tree = tree }

  /// True for a node whose numbers stay.
  func contains(_ node: Int) -> Bool { !isExact.isEmpty && isExact[node] }

  /// True when all nodes are exact, and what stands before the first with them.
  var isAll: Bool { width == .all }

  /// Takes in more nodes around some; false when all were in already.
  mutating func widen(around nodes: Set<Int>) -> Bool {
    if isAll { return false }
    if isExact.isEmpty { isExact = Array(repeating: false, count: tree.count) }
    let known = nodes.filter(tree.indices.contains)
    switch width {
    case .none where !known.isEmpty:
      width = .named
      for node in known { isExact[node] = true }
    case .named:
      width = .family
      for node in known { addFamily(of: node) }
    case .none, .family, .all:
      width = .all
      isExact = Array(repeating: true, count: tree.count)
    }
    return true
  }

  private mutating func addFamily(of node: Int) {
    let parent = tree.parent(of: node) ?? node
    for relative in parent..<tree.subtreeEnd(of: parent) { isExact[relative] = true }
    var ancestor = tree.parent(of: parent)
    while let current = ancestor {
      isExact[current] = true
      ancestor = tree.parent(of: current)
    }
  }
}
