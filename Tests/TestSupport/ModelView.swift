import Hierarchy

/// A view as UIKit keeps it: a position in the superview for the anchor point, bounds, and a
/// transform about the anchor point. What a dump prints of it is worked out from these.
package struct ModelView: Sendable {
  /// The number of the row in the dump, layers counted.
  package var index = 0
  var className = "UIView"
  /// Where the anchor point lies in the superview's bounds space.
  var position = Point.zero
  /// The anchor point, as a share of the bounds.
  var anchor = Point(x: 0.5, y: 0.5)
  var bounds = Rect.zero
  /// Six numbers; a plain value here, whose own methods are never called.
  var transform = AffineTransform.identity
  /// True when the printed frame cannot tell the bounds: rotated by an odd multiple of 45 degrees.
  package var losesSize = false
  package var isHidden = false
  package var clips = false
  package var alpha = 1.0
  package var isInteractive = true
  package var isLayer = false
  /// The subviews, back to front.
  package var children: [ModelView] = []

  /// Where a point of the bounds space lies in the superview's.
  func outward(_ point: Point) -> Point {
    let x = point.x - (bounds.origin.x + anchor.x * bounds.size.width)
    let y = point.y - (bounds.origin.y + anchor.y * bounds.size.height)
    return Point(
      x: position.x + transform.tx + transform.a * x + transform.c * y,
      y: position.y + transform.ty + transform.b * x + transform.d * y)
  }

  /// Where a point of the superview's bounds space lies in the bounds space.
  package func inward(_ point: Point) -> Point {
    let x = point.x - position.x - transform.tx
    let y = point.y - position.y - transform.ty
    let area = transform.a * transform.d - transform.b * transform.c
    let fromAnchorX = (transform.d * x - transform.c * y) / area
    let fromAnchorY = (transform.a * y - transform.b * x) / area
    return Point(
      x: bounds.origin.x + anchor.x * bounds.size.width + fromAnchorX,
      y: bounds.origin.y + anchor.y * bounds.size.height + fromAnchorY)
  }

  /// The corners of a rectangle, each taken through a map.
  static func corners(_ rect: Rect, _ map: (Point) -> Point) -> [Point] {
    [rect.origin.x, rect.origin.x + rect.size.width].flatMap { x in
      [rect.origin.y, rect.origin.y + rect.size.height].map { map(Point(x: x, y: $0)) }
    }
  }

  /// The box around some points.
  static func box(_ points: [Point]) -> Rect {
    let x = points.map(\.x).sorted()
    let y = points.map(\.y).sorted()
    return Rect(x: x[0], y: y[0], width: x[x.count - 1] - x[0], height: y[y.count - 1] - y[0])
  }

  /// The frame as UIKit prints it: the box around the transformed bounds. A negative size, which
  /// only views without a transform have here, is printed as it is.
  var frame: Rect {
    guard bounds.size.width < 0 || bounds.size.height < 0 else {
      return Self.box(Self.corners(bounds, outward))
    }
    let origin = outward(bounds.origin)
    return Rect(x: origin.x, y: origin.y, width: bounds.size.width, height: bounds.size.height)
  }

  /// Rounds the bounds, and the place where they are without a transform.
  mutating func makeWhole() {
    bounds.origin = Point(x: bounds.origin.x.rounded(), y: bounds.origin.y.rounded())
    let (left, top) = (position.x - anchor.x * bounds.width, position.y - anchor.y * bounds.height)
    bounds.size = Size(width: bounds.width.rounded(), height: bounds.height.rounded())
    position = Point(
      x: left.rounded() + anchor.x * bounds.width, y: top.rounded() + anchor.y * bounds.height)
  }
}
