/// A linear map with a translation, with Core Graphics' six numbers.
///
/// A point (x, y) goes to (a x + c y + tx, b x + d y + ty).
public struct AffineTransform: Sendable, Hashable {
  /// Part of x that goes to x.
  public var a: Double
  /// Part of x that goes to y.
  public var b: Double
  /// Part of y that goes to x.
  public var c: Double
  /// Part of y that goes to y.
  public var d: Double
  /// Translation along x, in points.
  public var tx: Double
  /// Translation along y, in points.
  public var ty: Double

  /// Makes a transform of Core Graphics' six numbers, in their printed order.
  @inlinable
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Leaves every point where it is.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Moves every point by a distance in points.
  @inlinable
  public static func translation(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// How far areas are stretched; negative when the map mirrors.
  @inlinable
  public var determinant: Double { a * d - b * c }

  /// True when points are only moved, all by the same distance.
  @inlinable package var isMove: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// How far the map moves points, in points; all that it does where `isMove`.
  @inlinable package var move: Point { Point(x: tx, y: ty) }

  /// True when axis-parallel rectangles stay axis-parallel: scale, flips and quarter turns.
  ///
  /// Sines and cosines of quarter turns are printed with an error of about 1e-16; a millionth
  /// of the larger number is far above that and far below a visible slant.
  @inlinable
  public var isRectilinear: Bool {
    let limit = 1e-6 * max(max(abs(a), abs(b)), max(abs(c), abs(d)))
    return (abs(b) <= limit && abs(c) <= limit) || (abs(a) <= limit && abs(d) <= limit)
  }

  /// The same map with the rounding of quarter turns taken out, when it is rectilinear.
  ///
  /// UIKit prints the cosine of a turn by `M_PI_2` as 6.123233995736766e-17. Left in, it moves the
  /// edges of a landscape screen by 1e-14 points, and touches on the first row miss the screen.
  var withoutRounding: AffineTransform {
    guard isRectilinear else { return self }
    var map = self
    if abs(b) + abs(c) < abs(a) + abs(d) {
      (map.b, map.c) = (0, 0)
    } else {
      (map.a, map.d) = (0, 0)
    }
    return map
  }

  /// Where a point goes.
  @inlinable
  public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The bounding box of where a rectangle goes; exact when the map is rectilinear.
  ///
  /// The size does not pass through the edges, so that a view which is only moved keeps the size
  /// that it prints to the last bit.
  @inlinable
  public func boundingBox(of rect: Rect) -> Rect {
    let x = min(a * rect.left, a * rect.right) + min(c * rect.top, c * rect.bottom) + tx
    let y = min(b * rect.left, b * rect.right) + min(d * rect.top, d * rect.bottom) + ty
    let width = abs(rect.width)
    let height = abs(rect.height)
    return Rect(
      x: x, y: y, width: abs(a) * width + abs(c) * height,
      height: abs(b) * width + abs(d) * height)
  }

  /// This transform first, then `outer`.
  @inlinable
  public func concatenated(with outer: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: outer.a * a + outer.c * b, b: outer.b * a + outer.d * b,
      c: outer.a * c + outer.c * d, d: outer.b * c + outer.d * d,
      tx: outer.a * tx + outer.c * ty + outer.tx, ty: outer.b * tx + outer.d * ty + outer.ty)
  }

  /// The way back, or nil when the map flattens the plane.
  public var inverse: AffineTransform? {
    let det = determinant
    guard det != 0, det.isFinite else { return nil }
    return AffineTransform(
      a: d / det, b: -b / det, c: -c / det, d: a / det,
      tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
  }
}
