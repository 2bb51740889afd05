import Hierarchy

/// Where a bar takes touches for one of its items, as far as it is known for each era.
package enum EraModel {
  /// The most that a system item of iOS 11 to 18 reaches past its frame to either side, in points.
  ///
  /// Read in the code by which UIKit lays its bar out, of iOS 16 to 18, which hands each item its
  /// hit rectangle; iOS 11 to 15 keep the same property and are taken to do alike.
  package static let sidewaysReach = 11.0

  /// How far below the bar taps still reach it up to iOS 6, in points.
  ///
  /// Measured by those who lost buttons to it, and called deliberate by Apple's support in 2010
  /// (stackoverflow.com/questions/9079907).
  package static let legacySlop = 15.0

  /// The live area of a back button that its bar acts for, up to iOS 10, in the bar's bounds space.
  ///
  /// The bar is asked for every tap on it and answers yes only at the back item: its frame, grown
  /// to the bar's full height and to the end of the bar that it stands at; up to iOS 6 also 15 pt
  /// below the bar.
  package static func barItem(_ frame: Rect, in bar: Rect, isRight: Bool, era: Era?) -> Rect {
    Rect(
      left: isRight ? frame.left : min(bar.left, frame.left), top: min(bar.top, frame.top),
      right: isRight ? max(bar.right, frame.right) : frame.right,
      bottom: max(bar.bottom + (era == .ios6 ? legacySlop : 0), frame.bottom))
  }

  /// The live area of an item of iOS 11 to 18, which is a control, in the bar's bounds space.
  ///
  /// It grows sideways only: to the middle, rounded down, between it and its neighbour, or to the
  /// bar's edge, and by at most 11 pt. On iOS 26 it does not grow.
  package static func controlItem(_ frame: Rect, in bar: Rect, neighbours: [Rect]) -> Rect {
    var low = bar.left
    var high = bar.right
    for other in neighbours {
      if other.right <= frame.left {
        low = max(low, frame.left - ((frame.left - other.right) / 2).rounded(.down))
      } else if other.left >= frame.right {
        high = min(high, frame.right + ((other.left - frame.right) / 2).rounded(.down))
      }
    }
    return Rect(
      left: min(max(frame.left - sidewaysReach, low), frame.left), top: frame.top,
      right: max(min(frame.right + sidewaysReach, high), frame.right), bottom: frame.bottom)
  }
}
