/// A width and a height, in points.
public struct Size: Sendable, Hashable {
  /// Extent along x, in points.
  public var width: Double
  /// Extent along y, in points.
  public var height: Double

  /// Makes a size of its two extents, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent at all.
  public static let zero = Size(width: 0, height: 0)

  /// True for sizes that only the last digits of a sum tell apart.
  package func isAlike(_ other: Size) -> Bool {
    abs(width - other.width) < 0.005 && abs(height - other.height) < 0.005
  }
}
