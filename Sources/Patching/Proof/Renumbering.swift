import Hierarchy

/// How nodes are numbered after rows were added: those behind an added row count one more.
struct Renumbering {
  /// For each added node, in file order, the number that the node behind it had.
  private let positions: [Int]
  /// The covered container and new number of each added node.
  let added: [(overlay: Overlay, node: Int)]

  /// Makes the numbering after corrections. Complexity: O(n log n) in them.
  init(_ corrections: [Correction]) {
    // Buttons that are added at one place stand in the order of what they cover.
    let overlays = corrections.compactMap(\.overlay).sorted {
      ($0.position, $0.container) < ($1.position, $1.container)
    }
    positions = overlays.map(\.position)
    added = overlays.enumerated().map { ($1, $1.position + $0) }
  }

  /// The new number of a node. Complexity: O(log added nodes).
  func after(_ node: Int) -> Int {
    node + positions.partitioningIndex { $0 > node }
  }

  /// The number that a node had; nil for an added one. Complexity: O(log added nodes).
  func before(_ node: Int) -> Int? {
    let earlier = added.partitioningIndex { $0.node >= node }
    if earlier < added.count, added[earlier].node == node { return nil }
    return node - earlier
  }

  /// The container under an added node. Complexity: O(log added nodes).
  func container(under node: Int) -> Int? {
    let earlier = added.partitioningIndex { $0.node >= node }
    guard earlier < added.count, added[earlier].node == node else { return nil }
    return added[earlier].overlay.container
  }
}
