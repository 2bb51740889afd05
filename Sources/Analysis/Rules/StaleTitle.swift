import Hierarchy

/// The invisible title of a back button up to iOS 10, and the width that is kept for it.
struct StaleTitle: Sendable {
  /// How far past its mark a container may reach before room for a title is worth a note: half of
  /// a 48 pt finger (Lighthouse's tap target audit).
  static let reach = 24.0
  /// Where UIKit puts the title inside the container: x on iOS 7 to 10, y on iOS 7 and on 8 to 10.
  private static let normalX = 19.0
  private static let normalY7 = 5.0
  private static let normalY8 = 5.5

  /// The label.
  let label: Int
  /// Its text; nil when none is printed.
  let text: String?
  /// Where it stands in the container.
  let place: Point
  /// How far that is from its normal place; nil when it is not parked.
  let parkedBy: Point?
  /// The width of the container behind the arrow's own 19 points.
  let keptWidth: Double

  /// The stale title of a back button, or nil when its title shows or takes little room.
  init?(_ button: BackButton, _ context: AuditContext) {
    let tree = context.tree
    guard let label = button.label, let frame = tree.frame(of: label),
      context.visibility.mark(label) == nil,
      let rects = button.inBar, let visible = rects.visible,
      context.roles.role(of: button.container).contains(.backContainer),
      context.takesTouches(button)
    else { return nil }
    let reach =
      rects.isRight ? visible.left - rects.target.left : rects.target.right - visible.right
    guard reach > Self.reach else { return nil }
    self.label = label
    text = tree[label].text
    place = frame.origin
    keptWidth = max(rects.target.width - Self.normalX, 0)
    let normalY = Self.isSinceIOS8(button, tree) ? Self.normalY8 : Self.normalY7
    let offset = Point(x: frame.left - Self.normalX, y: frame.top - normalY)
    let container = tree.frame(of: button.container)?.size ?? .zero
    let isOutside =
      frame.right <= 0 || frame.bottom <= 0 || frame.left >= container.width
      || frame.top >= container.height
    parkedBy = isOutside ? offset : nil
  }

  /// The arrow became 13 by 21 points with iOS 8; on iOS 7 it is 12.5 by 20.5.
  private static func isSinceIOS8(_ button: BackButton, _ tree: ViewTree) -> Bool {
    button.indicator.flatMap { tree.frame(of: $0) }.map { $0.width >= 13 } ?? false
  }
}
