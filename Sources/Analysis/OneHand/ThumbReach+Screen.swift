import Hierarchy

/// How far a thumb gets on a screen.
extension ThumbReach {
  /// The two arcs around the lower corner of the hand's side.
  package struct Radii: Sendable, Hashable {
    /// What the thumb gets to easily, in points.
    package let easy: Double
    /// What it gets to by a stretch, in points.
    package let stretch: Double
  }

  /// The arcs on a screen; nil where no phone has one of its size. Complexity: O(roots).
  package static func radii(on screen: Screen, in report: AuditReport) -> Radii? {
    for root in screen.roots {
      guard let (_, phone) = try? HandReach.screen(of: root, report.context) else { continue }
      let scale = phone.millimetersPerPoint
      return Radii(easy: thumbLength / scale, stretch: farthest / scale)
    }
    return nil
  }
}
