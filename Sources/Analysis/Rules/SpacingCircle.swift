import Hierarchy

/// The circle that keeps other targets away from one that is too small: WCAG 2.2, 2.5.8.
package struct SpacingCircle: Sendable {
  /// The middle of the smallest rectangle around what of the target takes touches.
  package let center: Point
  /// Half of the size that would be enough.
  package let radius: Double

  /// Puts a circle on a target.
  package init(around bounds: Rect, diameter: Double) {
    center = bounds.center
    radius = diameter / 2
  }

  /// How far the centre is from a piece of another target: from the nearest point of it, and where
  /// that target is too small itself from its own circle, whichever is less.
  ///
  /// - Parameter piece: Nil asks for the circle alone.
  package func distance(to piece: Rect?, circle: SpacingCircle?) -> Double {
    let distance = piece?.distance(from: center) ?? .infinity
    guard let circle else { return distance }
    let x = circle.center.x - center.x
    let y = circle.center.y - center.y
    return min(distance, (x * x + y * y).squareRoot() - circle.radius)
  }

  /// The square around the circle and as much again, in which all lies that can come too near.
  var neighbourhood: Rect {
    Rect(
      left: center.x - 2 * radius, top: center.y - 2 * radius, right: center.x + 2 * radius,
      bottom: center.y + 2 * radius)
  }
}
