import Hierarchy

/// Where the prints of a file stand, seen from a message among them.
struct PrintPlaces {
  let tree: ViewTree
  private let lines: LineIndex

  init(_ tree: ViewTree) {
    self.tree = tree
    lines = LineIndex(tree.source)
  }

  /// The one of several nodes in whose print a message stands, or else right above or below which;
  /// of two as near as each other the one below, as tools print a message before the hierarchy.
  func nearest(_ nodes: [Int], to message: TouchFailure) -> Int {
    let first = lines.location(of: message.range.lowerBound).line
    let last = lines.location(of: max(message.range.upperBound - 1, message.range.lowerBound)).line
    var best: (node: Int, distance: Int)?
    for node in nodes {
      let print = self.print(of: node)
      let distance =
        print.lowerBound > last
        ? 2 * (print.lowerBound - last)
        : print.upperBound < first ? 2 * (first - print.upperBound) + 1 : 0
      if distance < best?.distance ?? .max { best = (node, distance) }
    }
    return best?.node ?? nodes[0]
  }

  /// The lines of the screen that a node is printed with.
  private func print(of node: Int) -> ClosedRange<Int> {
    let root = tree.root(of: node)
    let roots = tree.screens.first { $0.roots.contains(root) }?.roots ?? [root]
    let end = tree.subtreeEnd(of: roots.last ?? root) - 1
    let first = lines.location(of: tree.range(of: roots.first ?? root).lowerBound).line
    return first...max(first, lines.location(of: tree.range(of: end).upperBound - 1).line)
  }
}
