import Hierarchy

/// What of a target takes touches.
extension AuditReport {
  /// The area of what of a target takes touches, in square points, and the largest rectangle in it,
  /// one that reaches the minimum first; nil where that is not known.
  ///
  /// Where nothing says what lies on what, all that can be reached counts.
  package func liveArea(of target: TapTarget) -> (area: Double, best: Rect?)? {
    if target.obstacle == .noGeometry { return nil }
    guard target.obstacle == nil, let reach = target.reach else { return (0, nil) }
    guard let live = context.live, live.isExact(target.node) else {
      return (reach.area, reach)
    }
    let region = live.region(of: target.node)
    return (region.area, region.bestRect(reaching: context.options.requiredSize ?? .zero))
  }
}
