import Hierarchy

/// A target with what is around it, to be drawn.
package struct TargetScene: Sendable, Hashable {
  /// A view beside the target, or on it.
  package struct Neighbour: Sendable, Hashable {
    package let node: Int
    /// What can be reached of it, on the screen.
    package let rect: Rect
  }

  /// As many views beside a target are shown.
  package static let mostNeighbours = 6

  /// The target.
  package let node: Int
  /// Its bounds on the screen.
  package let own: Rect
  /// What of it takes touches.
  package let live: [Rect]
  /// What is seen of it; nil where nothing is.
  package let mark: Rect?
  /// The views around it: those that the finding names first.
  package let neighbours: [Neighbour]
  /// How many more there are.
  package let moreNeighbours: Int
  /// The views that lie on it and of which no edge is seen, as they are larger.
  package let covers: [Int]
  /// True where so many targets lie around it that only those named are shown, and none is counted.
  package let isCrowded: Bool
  /// The part of the screen to be shown.
  package let frame: Rect
  /// The bar that the target lies in, where all of it is shown.
  package var bar: Rect?
}
