/// Places in screen space, worked out on demand from frames, transforms and offsets.
extension ViewTree {
  /// Where a node's bounds lie in its superview's bounds space; nil where that is not known.
  ///
  /// Complexity: O(1), O(log n) with a transform or an offset.
  package func placementInSuperview(of index: Int) -> Placement? {
    let flags = storage.nodes.flags(index)
    guard flags.isDisjoint(with: .unplaced) else { return nil }
    let f = storage.nodes.frame(index)
    let origin = storage.isOnScreen ? outerOrigin(of: index) : .zero
    return Placement.inSuperview(
      frame: Rect(x: f.x - origin.x, y: f.y - origin.y, width: f.z, height: f.w),
      transform: transform(of: index), boundsOrigin: boundsOrigin(of: index))
  }

  /// Where a node lies on the screen that nothing but its frame places, in a superview that is only
  /// moved; nil for any other node.
  ///
  /// It is what `placementInSuperview` and the maps come to, without their products with 0 and 1:
  /// passes over all nodes ask this first, as it answers for nearly every one. Complexity: O(1).
  ///
  /// - Parameter move: How far the superview's bounds space is moved on the screen.
  /// - Returns: How far the node's own is moved, and its bounds in screen space.
  @inlinable @inline(__always)
  package func moved(_ index: Int, by move: Point) -> (own: Point, bounds: Rect)? {
    guard flags(of: index).isDisjoint(with: .notPlacedByFrame), let frame = frame(of: index) else {
      return nil
    }
    let own = Point(x: frame.left + move.x, y: frame.top + move.y)
    let bounds = Rect(
      x: min(0, frame.width) + own.x, y: min(0, frame.height) + own.y,
      width: abs(frame.width), height: abs(frame.height))
    return (own, bounds)
  }

  /// Where a node's bounds lie on the screen; nil below a gap, without a frame on the way, and
  /// under a rotation by an odd multiple of 45 degrees, which hides the size.
  ///
  /// Complexity: O(depth).
  public func placement(of index: Int) -> Placement? {
    guard !storage.isOnScreen else { return placementOnScreen(of: index) }
    guard var placement = placementInSuperview(of: index) else { return nil }
    var ancestor = parent(of: index)
    while let current = ancestor {
      guard let outer = placementInSuperview(of: current) else { return nil }
      placement.toScreen = placement.toScreen.concatenated(with: outer.toScreen)
      ancestor = parent(of: current)
    }
    return placement
  }

  /// The same where the file itself gives places on the screen: they are exact, and hold without
  /// a frame on the way. Nothing is turned or scrolled in such a file. Complexity: O(1).
  private func placementOnScreen(of index: Int) -> Placement? {
    screenFrame(of: index).map { frame in
      Placement(
        toScreen: .translation(x: frame.left, y: frame.top),
        bounds: Rect(x: 0, y: 0, width: frame.width, height: frame.height))
    }
  }

  /// Where the superview's bounds space begins on the screen, in a file of places on the screen: at
  /// the nearest ancestor with a frame, as one without has no space of its own; its column holds
  /// what it inherits. Complexity: O(1).
  func outerOrigin(of index: Int) -> Point {
    guard let parent = parent(of: index) else { return .zero }
    let f = storage.nodes.frame(parent)
    return Point(x: f.x, y: f.y)
  }

  /// A node's frame in its superview, in a file of places on the screen. Complexity: O(1).
  @usableFromInline
  func frameInSuperview(of index: Int) -> Rect? {
    let origin = outerOrigin(of: index)
    return printedFrame(of: index)?.offset(x: -origin.x, y: -origin.y)
  }

  /// A frame that is meant in a node's superview, in the file's own space. Complexity: O(1).
  package func printedFrame(_ frame: Rect, of index: Int) -> Rect {
    guard storage.isOnScreen else { return frame }
    let origin = outerOrigin(of: index)
    return frame.offset(x: origin.x, y: origin.y)
  }

  /// A node's frame in screen space, in points; nil where it cannot be known.
  ///
  /// It is the bounding box of the view, exact as long as only offsets, scale, flips and quarter
  /// turns lie between the view and the screen. Complexity: O(depth).
  public func screenFrame(of index: Int) -> Rect? {
    let isPlaced = !storage.nodes.flags(index).contains(.belowGap)
    guard isPlaced, let frame = printedFrame(of: index) else { return nil }
    guard !storage.isOnScreen else { return frame.standardized }
    guard let parent = parent(of: index) else { return frame.standardized }
    return placement(of: parent)?.toScreen.boundingBox(of: frame)
  }

  /// The screen frames of all nodes in one pass. Complexity: O(nodes).
  package func screenFrames() -> [Rect?] {
    guard !storage.isOnScreen else { return indices.map(screenFrame(of:)) }
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
