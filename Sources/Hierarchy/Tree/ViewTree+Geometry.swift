/// Places in screen space, worked out on demand from frames, transforms and offsets.
extension ViewTree {
  /// Where a node's bounds lie in its superview's bounds space; nil where that is not known.
  ///
  /// Complexity: O(1), O(log n) with a transform or an offset.
  package func placementInSuperview(of index: Int) -> Placement? {
    let flags = storage.nodes.flags(index)
    guard
      flags.isDisjoint(with: [
        .noFrame, .malformedFrame, .belowGap, .isLayer, .malformedTransform,
      ])
    else { return nil }
    let f = storage.nodes.frame(index)
    return Placement.inSuperview(
      frame: Rect(x: f.x, y: f.y, width: f.z, height: f.w),
      transform: transform(of: index), boundsOrigin: boundsOrigin(of: index))
  }

  /// Where a node's bounds lie on the screen; nil below a gap, without a frame on the way, and
  /// under a rotation by an odd multiple of 45 degrees, which hides the size.
  ///
  /// Complexity: O(depth).
  public func placement(of index: Int) -> Placement? {
    guard var placement = placementInSuperview(of: index) else { return nil }
    var ancestor = parent(of: index)
    while let current = ancestor {
      guard let outer = placementInSuperview(of: current) else { return nil }
      placement.toScreen = placement.toScreen.concatenated(with: outer.toScreen)
      ancestor = parent(of: current)
    }
    return placement
  }

  /// A node's frame in screen space, in points; nil where it cannot be known.
  ///
  /// It is the bounding box of the view, exact as long as only offsets, scale, flips and quarter
  /// turns lie between the view and the screen. Complexity: O(depth).
  public func screenFrame(of index: Int) -> Rect? {
    let isPlaced = !storage.nodes.flags(index).contains(.belowGap)
    guard let frame = frame(of: index), isPlaced else { return nil }
    guard let parent = parent(of: index) else { return frame.standardized }
    return placement(of: parent)?.toScreen.boundingBox(of: frame)
  }

  /// The screen frames of all nodes in one pass. Complexity: O(nodes).
  package func screenFrames() -> [Rect?] {
    var result: [Rect?] = []
    result.reserveCapacity(count)
    var maps: [AffineTransform?] = []
    var levels: [Int] = []
    for index in indices {
      while let last = levels.last, index >= subtreeEnd(of: last) {
        levels.removeLast()
        maps.removeLast()
      }
      let outer: AffineTransform? = levels.isEmpty ? .identity : maps[maps.count - 1]
      let gap = storage.nodes.flags(index).contains(.belowGap)
      if let outer, !gap, let frame = frame(of: index) {
        result.append(outer == .identity ? frame.standardized : outer.boundingBox(of: frame))
      } else {
        result.append(nil)
      }
      if subtreeEnd(of: index) > index + 1 {
        levels.append(index)
        if let outer, let placement = placementInSuperview(of: index) {
          maps.append(placement.toScreen.concatenated(with: outer))
        } else {
          maps.append(nil)
        }
      }
    }
    return result
  }
}
