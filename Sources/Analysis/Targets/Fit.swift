import Hierarchy

/// Fits a tap region to a mark: shrinking and growing are the same computation.
package struct Fit: Sendable {
  /// The least size, or nil to hug the mark.
  package let minimum: Size?
  /// Points around the mark.
  package let pad: Double

  package init(_ options: AuditOptions) {
    minimum = options.requiredSize
    pad = options.pad
  }

  /// The region for a mark within what its ancestors and the window allow.
  ///
  /// The size is the mark with its padding, grown to the minimum and centred on the mark. It is
  /// then moved, not cut, into `allowed`: a button at the screen's edge keeps its full size. Only
  /// where `allowed` is smaller than the size is the rest cut off.
  package func region(for mark: Rect, within allowed: Rect) -> Rect {
    let width = max(mark.width + 2 * pad, minimum?.width ?? 0)
    let height = max(mark.height + 2 * pad, minimum?.height ?? 0)
    let (x, fittedWidth) = Self.place(
      width, around: mark.center.x, low: allowed.left, high: allowed.right)
    let (y, fittedHeight) = Self.place(
      height, around: mark.center.y, low: allowed.top, high: allowed.bottom)
    return Rect(x: x, y: y, width: fittedWidth, height: fittedHeight)
  }

  private static func place(
    _ length: Double, around center: Double, low: Double, high: Double
  ) -> (start: Double, length: Double) {
    if length >= high - low { return (low, high - low) }
    let start = min(max(center - length / 2, low), high - length)
    return (start, length)
  }
}
