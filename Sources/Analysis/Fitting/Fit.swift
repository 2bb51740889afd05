import Hierarchy

/// Fits a tap region to a mark: shrinking and growing are the same computation.
package struct Fit: Sendable {
  /// The least size, or nil to hug the mark.
  package let minimum: Size?
  /// Points around the mark.
  package let pad: Double
  /// Pixels a point, to whose edges the region is grown; nil leaves it as it comes out.
  package let scale: Int?

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
    let region = Self.region(
      around: mark.grown(by: pad), minimum: minimum ?? .zero, within: allowed)
    if toScreen == .identity { return snapped(region, within: allowed) }
    guard scale != nil, let back = toScreen.inverse else { return region }
    let onScreen = snapped(
      toScreen.boundingBox(of: region), within: toScreen.boundingBox(of: allowed))
    return back.boundingBox(of: onScreen)
  }

  /// The region grown outward to whole pixels, but not beyond what its ancestors allow.
  private func snapped(_ region: Rect, within allowed: Rect) -> Rect {
    scale.map { PixelGrid(scale: $0).grown(region, within: allowed) } ?? region
  }

  /// A base grown to a minimum around its middle, and moved, not cut, into what is allowed.
  static func region(around base: Rect, minimum: Size, within allowed: Rect) -> Rect {
    let (x, width) = place(
      max(base.width, minimum.width), around: base.center.x, low: allowed.left,
      high: allowed.right)
    let (y, height) = place(
      max(base.height, minimum.height), around: base.center.y, low: allowed.top,
      high: allowed.bottom)
    return Rect(x: x, y: y, width: width, height: height)
  }

  private static func place(
    _ length: Double, around center: Double, low: Double, high: Double
  ) -> (start: Double, length: Double) {
    if length >= high - low { return (low, high - low) }
    let start = min(max(center - length / 2, low), high - length)
    return (start, length)
  }
}
