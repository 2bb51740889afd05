/// A position in points, in whichever space the context names (a view's bounds, or the screen).
public struct Point: Sendable, Hashable {
  /// Distance from the left edge of the space, in points.
  public var x: Double
  /// Distance from the top edge of the space, in points.
  public var y: Double

  /// Makes a point of its two coordinates, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin of a space.
  public static let zero = Point(x: 0, y: 0)
}
