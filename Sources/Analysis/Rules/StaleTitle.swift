import Hierarchy

/// The invisible title of a back button, and the width that is kept for it.
struct StaleTitle: Sendable {
  /// How far past its mark a container may reach before room for a title is worth a note: half of
  /// a 48 pt finger (Lighthouse's tap target audit).
  static let reach = 24.0
  /// From the end of the container at which the arrow stands to the title, in points, on iOS 7 to
  /// 10: dumps of stock bars print their titles at (19 5) on iOS 7 and at (19 5.5) on 8 to 10, in
  /// containers 19 pt wider than they are.
  private static let arrowWidth = 19.0
  /// From the container's top to the title on iOS 7, in points.
  private static let normalY7 = 5.0
  /// The same on iOS 8 to 10.
  private static let normalY8 = 5.5

  /// The label.
  let label: Int
  /// Its text; nil when none is printed.
  let text: String?
  /// Where it stands in the container.
  let place: Point
  /// How far that is from its normal place; nil when it is not parked, and from iOS 11 on.
  let parkedBy: Point?
  /// The width of the container behind the arrow: behind its own 19 points up to iOS 10, and behind
  /// the mark from iOS 11 on.
  let keptWidth: Double

  /// The stale title of a back button, or nil when its title shows or takes little room.
  init?(_ button: BackButton, _ context: AuditContext) {
    let tree = context.tree
    guard let label = button.label, let frame = tree.frame(of: label),
      context.visibility.mark(label) == nil,
      let rects = button.inBar, let visible = rects.visible, button.kind == .system,
      context.takesTouches(button)
    else { return nil }
    let reach =
      rects.isRight ? visible.left - rects.target.left : rects.target.right - visible.right
    guard reach > Self.reach else { return nil }
    self.label = label
    text = tree[label].text
    place = frame.origin
    guard !button.isControl else {
      // Where such a button's label stands is not known well enough to tell how far it was moved.
      keptWidth = reach
      parkedBy = nil
      return
    }
    keptWidth = max(rects.target.width - Self.arrowWidth, 0)
    parkedBy = Self.offset(of: frame, in: button, isRight: rects.isRight, tree)
  }

  /// How far a label outside its container is from its normal place, on iOS 7 to 10.
  private static func offset(
    of label: Rect, in button: BackButton, isRight: Bool, _ tree: ViewTree
  ) -> Point? {
    let container = tree.frame(of: button.container)?.size ?? .zero
    let isOutside =
      label.right <= 0 || label.bottom <= 0 || label.left >= container.width
      || label.top >= container.height
    guard isOutside else { return nil }
    let x = normalX(of: label, in: container, isRight: isRight)
    let y = isSinceIOS8(button, tree) ? normalY8 : normalY7
    return Point(x: label.left - x, y: label.top - y)
  }

  /// Where UIKit puts a title inside its container: behind the arrow, which stands at the right in
  /// a bar that reads from there.
  static func normalX(of title: Rect, in container: Size, isRight: Bool) -> Double {
    isRight ? container.width - arrowWidth - title.width : arrowWidth
  }

  /// Where a title stands in its container once that is at the other end of its bar: UIKit mirrors
  /// the normal place and adds the app's adjustment to it as it is.
  static func mirroredX(of title: Rect, in container: Size, isRight: Bool) -> Double {
    let adjustment = title.left - normalX(of: title, in: container, isRight: isRight)
    return normalX(of: title, in: container, isRight: !isRight) + adjustment
  }

  /// The arrow became 13 by 21 points with iOS 8; on iOS 7 it is 12.5 by 20.5.
  private static func isSinceIOS8(_ button: BackButton, _ tree: ViewTree) -> Bool {
    button.indicator.flatMap { tree.frame(of: $0) }.map { $0.width >= 13 } ?? false
  }
}
