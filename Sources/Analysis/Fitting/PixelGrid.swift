import Hierarchy

/// The edges of a display's pixels, in points.
package struct PixelGrid: Sendable {
  /// Printed frames have six digits; so far beside a pixel's edge a value is taken for it.
  private static let slack = 0.01

  /// Pixels a point.
  private let unit: Double

  /// Makes the grid of a display.
  package init(scale: Int) { unit = Double(scale) }

  /// The edge that is nearest.
  func nearest(to value: Double) -> Double { (value * unit).rounded() / unit }

  /// A rectangle grown outward to whole pixels, but not beyond what is allowed.
  package func grown(_ rect: Rect, within allowed: Rect) -> Rect {
    guard rect.isFinite else { return rect }
    func down(_ value: Double) -> Double { (value * unit + Self.slack).rounded(.down) / unit }
    func up(_ value: Double) -> Double { (value * unit - Self.slack).rounded(.up) / unit }
    return Rect(
      left: max(down(rect.left), min(rect.left, allowed.left)),
      top: max(down(rect.top), min(rect.top, allowed.top)),
      right: min(up(rect.right), max(rect.right, allowed.right)),
      bottom: min(up(rect.bottom), max(rect.bottom, allowed.bottom)))
  }
}
