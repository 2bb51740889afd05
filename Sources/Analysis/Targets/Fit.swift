import Hierarchy

/// Fits a tap region to a mark: shrinking and growing are the same computation.
package struct Fit: Sendable {
  /// The least size, or nil to hug the mark.
  package let minimum: Size?
  /// Points around the mark.
  package let pad: Double
  /// Pixels a point, to whose edges the region is grown; nil leaves it as it comes out.
  package let scale: Int?

  /// Printed frames have six digits; so far beside a pixel's edge a value is taken for it.
  private static let slack = 0.01

  package init(_ options: AuditOptions) {
    minimum = options.requiredSize
    pad = options.pad
    scale = options.scale
  }

  /// The region for a mark within what its ancestors and the window allow.
  ///
  /// The size is the mark with its padding, grown to the minimum and centred on the mark. It is
  /// then moved, not cut, into `allowed`: a button at the screen's edge keeps its full size. Only
  /// where `allowed` is smaller than the size is the rest cut off.
  ///
  /// - Parameter toScreen: From the space of the rectangles to the screen, whose pixels they are
  ///   grown to.
  package func region(
    for mark: Rect, within allowed: Rect, toScreen: AffineTransform = .identity
  ) -> Rect {
    let width = max(mark.width + 2 * pad, minimum?.width ?? 0)
    let height = max(mark.height + 2 * pad, minimum?.height ?? 0)
    let (x, fittedWidth) = Self.place(
      width, around: mark.center.x, low: allowed.left, high: allowed.right)
    let (y, fittedHeight) = Self.place(
      height, around: mark.center.y, low: allowed.top, high: allowed.bottom)
    let region = Rect(x: x, y: y, width: fittedWidth, height: fittedHeight)
    if toScreen == .identity { return snapped(region, within: allowed) }
    guard scale != nil, let back = toScreen.inverse else { return region }
    let onScreen = snapped(
      toScreen.boundingBox(of: region), within: toScreen.boundingBox(of: allowed))
    return back.boundingBox(of: onScreen)
  }

  /// The region grown outward to whole pixels, but not beyond what its ancestors allow.
  private func snapped(_ region: Rect, within allowed: Rect) -> Rect {
    guard let scale, region.isFinite else { return region }
    let unit = Double(scale)
    func down(_ value: Double) -> Double { (value * unit + Self.slack).rounded(.down) / unit }
    func up(_ value: Double) -> Double { (value * unit - Self.slack).rounded(.up) / unit }
    return Rect(
      left: max(down(region.left), min(region.left, allowed.left)),
      top: max(down(region.top), min(region.top, allowed.top)),
      right: min(up(region.right), max(region.right, allowed.right)),
      bottom: min(up(region.bottom), max(region.bottom, allowed.bottom)))
  }

  private static func place(
    _ length: Double, around center: Double, low: Double, high: Double
  ) -> (start: Double, length: Double) {
    if length >= high - low { return (low, high - low) }
    let start = min(max(center - length / 2, low), high - length)
    return (start, length)
  }
}
