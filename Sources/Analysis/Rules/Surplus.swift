import Hierarchy

/// What of a back button's region lies past its mark, in the bar's bounds space.
struct Surplus: Sendable {
  /// What is visible.
  let mark: Rect
  /// The container's frame.
  let target: Rect
  /// The region judged: the era model's, or the frame.
  let live: Rect
  /// The region fitted to the mark.
  let fitted: Rect
  /// True when the era's model was used.
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
    live = usesModel ? rects.assumedLive : rects.target
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
    guard usesModel else { return !region.contains(live, tolerance: slack) }
    return isRight ? live.left < region.left - slack : live.right > region.right + slack
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
