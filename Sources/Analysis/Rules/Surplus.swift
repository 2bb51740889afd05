import Hierarchy

/// What of a back button's container lies past its mark, in the bar's bounds space.
///
/// The frame is judged, in every era. What the bar adds to it is no surplus: the full height up to
/// iOS 10, and up to 11 pt to either side from iOS 11 to 18. No frame takes that away, so a finding
/// about it could not be cured.
struct Surplus: Sendable {
  /// What is visible.
  let mark: Rect
  /// The container's frame, which is judged.
  let target: Rect
  /// The region fitted to the mark.
  let fitted: Rect
  /// True when the era's model says which side the frame decides.
  let usesModel: Bool
  /// True when the button stands at the right end, so that the title is to its left.
  let isRight: Bool
  /// The visible title label of the button itself.
  let label: Int?
  /// Others whose marks the surplus covers.
  let covered: [Int]

  /// Measures a back button.
  ///
  /// - Parameter fitted: The region fitted to its mark, in the bar's bounds space.
  init(
    _ button: BackButton, rects: BackButton.BarSpaceRects, mark: Rect, fitted: Rect,
    _ context: AuditContext
  ) {
    self.mark = mark
    self.fitted = fitted
    target = rects.target
    usesModel = context.usesModel(button)
    isRight = rects.isRight
    label = button.label.flatMap { context.visibility.mark($0) == nil ? nil : $0 }
    let strip = Self.strip(of: target, past: fitted, isRight: isRight)
    covered = CoveredMarks.under(strip, button, context)
  }

  /// How far the sides that the frame decides reach past the mark.
  var largestOverhang: Double {
    let overhang = EdgeInsets(of: target, past: mark)
    return usesModel ? (isRight ? overhang.left : overhang.right) : overhang.largest
  }

  /// True when a side that the frame decides lies outside `region` by more than `slack`.
  func sticksOut(of region: Rect, by slack: Double) -> Bool {
    guard usesModel else { return !region.contains(target, tolerance: slack) }
    return isRight ? target.left < region.left - slack : target.right > region.right + slack
  }

  private static func strip(of target: Rect, past fitted: Rect, isRight: Bool) -> Rect {
    isRight
      ? Rect(
        left: target.left, top: target.top, right: min(fitted.left, target.right),
        bottom: target.bottom)
      : Rect(
        left: max(fitted.right, target.left), top: target.top, right: target.right,
        bottom: target.bottom)
  }
}
