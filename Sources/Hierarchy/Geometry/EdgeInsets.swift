/// Four distances in points, one an edge, in UIKit's order: top, left, bottom, right.
public struct EdgeInsets: Sendable, Hashable {
  /// Distance at the top edge.
  public var top: Double
  /// Distance at the left edge.
  public var left: Double
  /// Distance at the bottom edge.
  public var bottom: Double
  /// Distance at the right edge.
  public var right: Double

  /// Makes four distances, in points.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// How far `outer` reaches past `inner` at each edge; negative where it falls short.
  public init(of outer: Rect, past inner: Rect) {
    self.init(
      top: inner.top - outer.top, left: inner.left - outer.left,
      bottom: outer.bottom - inner.bottom, right: outer.right - inner.right)
  }

  /// The largest of the four distances.
  public var largest: Double { max(max(top, bottom), max(left, right)) }
}
