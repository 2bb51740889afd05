/// The same views in other places, to be judged as if the file had said so.
extension ViewTree {
  /// A copy in which some nodes have other frames; everything else reads as before.
  ///
  /// The text stays what it is, so a frame that is replaced is only seen through the tree. Nodes
  /// without a readable frame keep none, and a tree whose frames are printed in screen space is
  /// returned as it is: there a view says nothing about those in it. Complexity: O(nodes).
  package func with(frames: [Int: Rect]) -> ViewTree {
    guard !frames.isEmpty, traits.space == .superview else { return self }
    var nodes = NodeColumns(capacity: count)
    for index in indices {
      let range = storage.nodes.range(index)
      let frame = frames[index].map {
        SIMD4($0.origin.x, $0.origin.y, $0.size.width, $0.size.height)
      }
      _ = nodes.append(
        .init(
          start: UInt32(truncatingIfNeeded: range.lowerBound),
          length: UInt32(truncatingIfNeeded: range.count),
          kind: UInt32(truncatingIfNeeded: storage.nodes.kind(index)),
          parent: Int32(truncatingIfNeeded: storage.nodes.parent(index)),
          frame: frame ?? storage.nodes.frame(index), flags: storage.nodes.flags(index)))
    }
    nodes.closeSubtrees()
    return ViewTree(storage.columns, nodes: nodes).with(surroundings)
  }
}
