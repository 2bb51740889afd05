/// The same views in other places, to be judged as if the file had said so.
extension ViewTree {
  /// A copy in which some nodes have other frames; everything else reads as before.
  ///
  /// The text stays what it is, so a frame that is replaced is only seen through the tree. Nodes
  /// without a readable frame keep none, and a tree whose frames are printed in screen space is
  /// returned as it is: there a view says nothing about those in it. Complexity: O(nodes).
  package func with(frames: [Int: Rect]) -> ViewTree {
    guard !frames.isEmpty, traits.space == .superview else { return self }
    return copy(storage.columns) { index in
      frames[index].map { SIMD4($0.origin.x, $0.origin.y, $0.size.width, $0.size.height) }
        ?? storage.nodes.frame(index)
    }
  }

  /// The same tree in points, made of one in pixels. Complexity: O(nodes).
  package func with(density: Density) -> ViewTree {
    var columns = storage.columns
    columns.traits.unit = .pixel(density: density)
    columns.touchDetails.mapValues { $0.divided(by: density.value) }
    // Divided and not multiplied by the inverse, so that writers come back to the same numbers.
    return copy(columns) { storage.nodes.frame($0) / density.value }
  }

  private func copy(_ columns: TreeColumns, frame: (Int) -> SIMD4<Double>) -> ViewTree {
    var nodes = NodeColumns(capacity: count)
    for index in indices {
      let range = storage.nodes.range(index)
      _ = nodes.append(
        .init(
          start: UInt32(truncatingIfNeeded: range.lowerBound),
          length: UInt32(truncatingIfNeeded: range.count),
          kind: UInt32(truncatingIfNeeded: storage.nodes.kind(index)),
          parent: Int32(truncatingIfNeeded: storage.nodes.parent(index)),
          frame: frame(index), flags: storage.nodes.flags(index)))
      let states = storage.nodes.notes(index)
      if states != 0 { nodes.setStates(states) }
    }
    nodes.closeSubtrees()
    return ViewTree(columns, nodes: nodes).with(surroundings)
  }
}
