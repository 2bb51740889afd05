import Hierarchy

/// The two ends of a bar, and on which of them things stand.
struct BarSides: Sendable {
  /// How far from the bar's edge the first item's frame may begin: the margin of a custom view on
  /// the largest phones (20), with room for rounding.
  private static let margin = 24.0
  /// How far off the middle a wide view must be to stand on a side: a bar's margin.
  private static let middle = 8.0

  private let bounds: Rect
  private let bar: Int
  private let context: SignatureContext
  /// True when reading begins at the right: the system's arrow, shown or not, or its own back button
  /// stands there.
  private let isMirrored: Bool

  /// Measures a bar; nil where its size is not known.
  init?(_ bar: NavigationBar, _ context: SignatureContext) {
    guard let placement = context.tree.placementInSuperview(of: bar.node) else { return nil }
    bounds = placement.bounds
    self.bar = bar.node
    self.context = context
    let arrow = bar.indicator.flatMap { context.tree.frame(of: $0) }
    let own = arrow ?? bar.systemButton.flatMap { context.frame(of: $0, in: bar.node) }
    isMirrored = own.map { $0.left > placement.bounds.center.x } ?? false
  }

  /// True when a node begins within a margin of one of the bar's ends.
  func isAtEnd(_ node: Int) -> Bool {
    guard let frame = context.frame(of: node, in: bar) else { return false }
    return frame.left - bounds.left <= Self.margin || bounds.right - frame.right <= Self.margin
  }

  /// True when a frame stands on a side of the title, which is in the middle, and in the bar.
  func stands(_ frame: Rect, trailing: Bool) -> Bool {
    guard frame.center.y >= bounds.top, frame.center.y < bounds.bottom, !frame.isEmpty else {
      return false
    }
    if trailing != isMirrored {
      return frame.left >= bounds.center.x
        || bounds.right - frame.right <= Self.margin
          && frame.center.x > bounds.center.x + Self.middle
    }
    return frame.right <= bounds.center.x
      || frame.left - bounds.left <= Self.margin && frame.center.x < bounds.center.x - Self.middle
  }

  /// The item of a side that is nearest to the bar's end.
  func first(of side: [ItemInBar], trailing: Bool) -> ItemInBar? {
    trailing != isMirrored
      ? side.max { $0.frame.right < $1.frame.right }
      : side.min { $0.frame.left < $1.frame.left }
  }
}
