import Hierarchy

/// Where a bar takes touches for one of its items, as far as it is known for each era.
package enum EraModel {
  /// The most that a system item of iOS 11 to 18 reaches past its frame to either side, in points.
  package static let sidewaysReach = 11.0

  /// The live area of a back button up to iOS 10, in the bar's bounds space.
  ///
  /// On iOS 7 to 10 the bar is asked for every tap on it and answers yes only at the back item:
  /// its frame, grown to the bar's full height and to the bar's leading edge.
  package static func backItem(_ frame: Rect, in bar: Rect) -> Rect {
    let isRight = frame.center.x > bar.center.x
    return Rect(
      left: isRight ? frame.left : min(bar.left, frame.left), top: min(bar.top, frame.top),
      right: isRight ? max(bar.right, frame.right) : frame.right,
      bottom: max(bar.bottom, frame.bottom))
  }
}
