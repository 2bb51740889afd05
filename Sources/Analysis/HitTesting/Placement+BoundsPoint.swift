import Hierarchy

extension Placement {
  /// Where a point of the outer space lies in the view's bounds space; nil when the map flattens
  /// the plane, so that there is no way back.
  ///
  /// The translation is taken off before anything is multiplied: a point on an edge of the frame
  /// then lands on the edge of the bounds, and the half-open rule decides as it does in UIKit. A
  /// prepared inverse would add up rounded products and land beside it.
  func boundsPoint(of point: Point) -> Point? {
    let map = toScreen
    let x = point.x - map.tx
    let y = point.y - map.ty
    if map.a == 1, map.b == 0, map.c == 0, map.d == 1 { return Point(x: x, y: y) }
    let determinant = map.determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    return Point(
      x: (map.d * x - map.c * y) / determinant, y: (map.a * y - map.b * x) / determinant)
  }
}
