import Hierarchy

/// Answers which view takes a touch, by the rule that UIKit's `hitTest(_:with:)` documents.
///
/// Windows are asked from the top down. A view refuses, with everything below it, when it is
/// hidden, too transparent, not interactive, of unknown geometry, or when the point is not within
/// its bounds. Otherwise its subviews are asked, the last one first, and it takes what no subview
/// takes. So a view that accepts decides the matter: the search goes down one path and never comes
/// back. What is drawn plays no part: neither `clipsToBounds`, transparent pixels and z positions,
/// nor a child that is visible outside its parent.
///
/// Bare layers are no views; neither they nor what is printed below them are asked.
public struct HitTester: Sendable {
  /// The largest alpha at which a view takes no touches: 0.01.
  ///
  /// UIKit's documentation excludes alpha *below* 0.01. A layer keeps its opacity as a `Float`,
  /// and 0.01 as a `Float` is 0.0099999998, so that a view whose alpha was set to 0.01, and prints
  /// it, is excluded as well. 0.02 takes touches.
  public static let deadAlpha = 0.01

  /// The tree whose views are asked.
  public let tree: ViewTree

  /// Makes a tester of a tree.
  public init(_ tree: ViewTree) { self.tree = tree }

  /// Asks the views of a screen for a touch.
  ///
  /// Complexity: O(depth of the hit view + subviews of the views on the path to it), each with a
  /// factor of O(log nodes) where an alpha, transform or content offset is printed. Nothing
  /// recurses, and the memory it takes is that of the answer and of one list of subviews.
  ///
  /// - Parameters:
  ///   - point: The point in screen space, in points.
  ///   - screen: The windows to ask, back to front.
  ///   - assumingInteractive: Views to ask as if their user interaction were on; it says nothing
  ///     about the views below them.
  /// - Returns: The answer, with every view that refused on the way to it.
  public func test(
    _ point: Point, on screen: Screen, assumingInteractive: Set<Int> = []
  ) -> HitTest {
    var answer = HitTest(point: point)
    var candidates = screen.roots
    var place = point
    while let taker = firstTaker(
      of: candidates, at: &place, assumingInteractive: assumingInteractive, noting: &answer)
    {
      answer.path.append(taker)
      candidates.removeAll(keepingCapacity: true)
      collectChildren(of: taker, into: &candidates)
    }
    return answer
  }

  /// Where a point of the screen lies in a node's bounds space, both in points.
  ///
  /// Complexity: O(depth), with a factor of O(log nodes) where a transform or content offset is
  /// printed.
  ///
  /// - Parameters:
  ///   - screenPoint: The point in screen space.
  ///   - node: The node's index.
  /// - Returns: nil when the geometry of the node or of a view above it is not known.
  public func point(_ screenPoint: Point, in node: Int) -> Point? {
    var path = [node]
    var current = node
    while let parent = tree.parent(of: current) {
      path.append(parent)
      current = parent
    }
    var place = screenPoint
    for level in path.reversed() {
      guard let inside = tree.placementInSuperview(of: level)?.boundsPoint(of: place) else {
        return nil
      }
      place = inside
    }
    return place
  }

  /// Asks siblings from front to back until one accepts, and notes those that refuse.
  ///
  /// - Parameters:
  ///   - siblings: The views to ask, back to front.
  ///   - place: The point in the siblings' common space; moved to the bounds space of the taker.
  ///   - assumingInteractive: Views to ask as if their user interaction were on.
  ///   - answer: Where refusals are noted.
  /// - Returns: The first that accepts, or nil.
  private func firstTaker(
    of siblings: [Int], at place: inout Point, assumingInteractive: Set<Int>,
    noting answer: inout HitTest
  ) -> Int? {
    for node in siblings.reversed() {
      let flags = tree.flags(of: node)
      if flags.contains(.isLayer) { continue }
      if let reason = refusal(of: node, flags: flags, assumingInteractive: assumingInteractive) {
        answer.refusals.append(Refusal(node: node, reason: reason))
      } else if let placement = tree.placementInSuperview(of: node),
        let inside = placement.boundsPoint(of: place)
      {
        if placement.bounds.standardized.contains(inside) {
          place = inside
          return node
        }
        answer.refusals.append(Refusal(node: node, reason: .outsideBounds))
      } else {
        answer.refusals.append(Refusal(node: node, reason: .noGeometry))
        answer.isCertain = false
      }
    }
    return nil
  }

  /// Why a view refuses every touch, wherever it is; nil when it refuses none for such a reason.
  private func refusal(
    of node: Int, flags: NodeFlags, assumingInteractive: Set<Int>
  ) -> RefusalReason? {
    if flags.contains(.hidden) { return .hidden }
    if flags.contains(.hasAlpha), tree.alpha(of: node) <= Self.deadAlpha { return .alpha }
    if flags.contains(.interactionDisabled), !assumingInteractive.contains(node) {
      return .interactionDisabled
    }
    return nil
  }

  /// Appends a node's children, back to front: each child begins where the one before it ends.
  private func collectChildren(of node: Int, into children: inout [Int]) {
    let end = tree.subtreeEnd(of: node)
    var child = node + 1
    while child < end {
      children.append(child)
      child = tree.subtreeEnd(of: child)
    }
  }
}
