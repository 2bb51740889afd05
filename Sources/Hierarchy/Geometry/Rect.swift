/// An axis-parallel rectangle in points; half open, as UIKit tests points against it.
public struct Rect: Sendable, Hashable {
  /// The corner with the smallest coordinates.
  public var origin: Point
  /// The extent; not negative once `standardized`.
  public var size: Size

  /// Makes a rectangle of a corner and an extent, all in points.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// Makes a rectangle of its four edges, in points.
  @inlinable
  public init(left: Double, top: Double, right: Double, bottom: Double) {
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Extent along x, in points.
  public var width: Double { size.width }
  /// Extent along y, in points.
  public var height: Double { size.height }
  /// The smallest x.
  public var left: Double { origin.x }
  /// The smallest y.
  public var top: Double { origin.y }
  /// The x just past the rectangle.
  public var right: Double { origin.x + size.width }
  /// The y just past the rectangle.
  public var bottom: Double { origin.y + size.height }
  /// Width times height, in square points.
  @inlinable
  public var area: Double { size.width * size.height }
  /// The point in the middle.
  public var center: Point {
    Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }
  /// True when there is no point inside, and for values that are no numbers.
  @inlinable
  public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }
  /// True when the four values are finite numbers.
  public var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// The same rectangle with extents that are not negative, as Core Graphics standardises it.
  @inlinable
  public var standardized: Rect {
    Rect(
      x: size.width < 0 ? origin.x + size.width : origin.x,
      y: size.height < 0 ? origin.y + size.height : origin.y,
      width: abs(size.width), height: abs(size.height))
  }

  /// True for a point inside, by UIKit's half-open rule: `min <= p < max`.
  public func contains(_ point: Point) -> Bool {
    point.x >= left && point.x < right && point.y >= top && point.y < bottom
  }

  /// True when `other` lies inside, give or take `tolerance` points.
  @inlinable
  public func contains(_ other: Rect, tolerance: Double = 0) -> Bool {
    other.left >= left - tolerance && other.top >= top - tolerance
      && other.right <= right + tolerance && other.bottom <= bottom + tolerance
  }

  /// The part that both rectangles share, or nil when that has no area.
  @inlinable
  public func intersection(_ other: Rect) -> Rect? {
    let shared = Rect(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
    return shared.isEmpty ? nil : shared
  }

  /// The smallest rectangle around both.
  @inlinable
  public func union(_ other: Rect) -> Rect {
    Rect(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }

  /// The rectangle without the last digits of sums: to a millionth of a point.
  ///
  /// - Parameter old: What stood there before; its numbers are kept where they are the same.
  package func rounded(like old: Rect? = nil) -> Rect {
    func round(_ value: Double, _ old: Double?) -> Double {
      if let old, abs(old - value) < 1e-6 { return old }
      return abs(value) < 1e9 ? (value * 1e6).rounded() / 1e6 : value
    }
    return Rect(
      x: round(origin.x, old?.origin.x), y: round(origin.y, old?.origin.y),
      width: round(width, old?.width), height: round(height, old?.height))
  }

  /// The rectangle moved by a distance in points.
  @inlinable
  public func offset(x: Double, y: Double) -> Rect {
    Rect(x: origin.x + x, y: origin.y + y, width: size.width, height: size.height)
  }

  /// The rectangle grown by `margin` points on every side; negative shrinks.
  public func grown(by margin: Double) -> Rect {
    Rect(
      left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
  }
}
