import Hierarchy

/// Where the thumb of the hand that holds a phone gets to: two arcs around its joint.
///
/// With r the distance in millimetres from the joint to where the thumb taps,
///
///     easy:     r <= L                   L = 63 mm
///     stretch:  L < r <= L / s           s = 67.3 / 102.8 = 0.65, so that L / s = 97 mm
///     hard:     r > L / s
///
/// - The joint is taken to lie at the screen's lower corner on the side of the hand, where the
///   bottom of the thumb is anchored (S. Hurff, "How to design for thumbs in the era of huge
///   screens", 2014, after the grips that S. Hoober observed: 49 % of people hold a phone in one
///   hand, "How Do Users Really Hold Mobile Devices?", UXmatters 2013).
/// - L is the length of the shorter thumbs, the mean of women, from its tip to the crease at its
///   lowest joint in the hand: 2.49 inches (T. M. Greiner, "Hand Anthropometry of U.S. Army
///   Personnel", 1991, as New York Magazine quotes it in 2012; men: 2.74).
/// - s is the share of its way that a thumb uses when it works: its tip went over 67.3 of 102.8 mm
///   (J. Tang, X. Zhang, Z.-M. Li, "Operational and maximal workspace of the thumb", Ergonomics 51,
///   2008).
/// - A thumb wants 9.2 mm for a single tap (P. Parhi, A. K. Karlson, B. B. Bederson, "Target size
///   study for one-handed thumb use", MobileHCI 2006), so it taps the nearest point of the live
///   area that has half of that on every side, or the middle where the area is smaller.
///
/// That a thumb's length is what it uses, and that the way it can cover is larger by 1 / s, is our
/// reading: no source gives arcs in millimetres around the corner of a screen. J. Bergstrom-Lehtovirta
/// and A. Oulasvirta ("Modeling the functional area of the thumb on mobile touchscreen surfaces", CHI
/// 2014) have a formula that asks for the size of the hand and the place of the index finger, which no
/// dump knows. Nothing is said of what lies too near to the joint.
package struct ThumbReach: Sendable, Hashable {
  /// L, in millimetres.
  package static let thumbLength = 2.49 * 25.4
  /// s.
  package static let operatingShare = 67.3 / 102.8
  /// L / s, in millimetres.
  package static let farthest = thumbLength / operatingShare
  /// The side of a target for one tap of a thumb, in millimetres.
  package static let tapSize = 9.2

  /// From the joint to where the thumb taps, in millimetres.
  package let distance: Double

  /// The zone that the tap is in.
  package var zone: ReachZone {
    if distance <= Self.thumbLength { return .easy }
    return distance <= Self.farthest ? .stretch : .hard
  }

  /// Measures how far a live area is from the thumb's joint.
  ///
  /// - Parameters:
  ///   - area: In screen space and points.
  ///   - screen: The whole screen in the same space.
  ///   - scale: Millimetres a point.
  package init(_ area: Rect, on screen: Rect, _ hand: Hand, scale: Double) {
    let joint = Point(x: hand == .right ? screen.right : screen.left, y: screen.bottom)
    let margin = Self.tapSize / 2 / scale
    let x = Self.nearest(to: joint.x, area.left, area.right, margin)
    let y = Self.nearest(to: joint.y, area.top, area.bottom, margin)
    let (across, along) = (x - joint.x, y - joint.y)
    distance = (across * across + along * along).squareRoot() * scale
  }

  private static func nearest(
    to place: Double, _ low: Double, _ high: Double, _ margin: Double
  ) -> Double {
    if high - low <= 2 * margin { return (low + high) / 2 }
    return min(max(place, low + margin), high - margin)
  }
}
