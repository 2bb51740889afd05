import Hierarchy

/// A tap target in a bar that is no back button of the system's.
struct ItemInBar: Sendable {
  /// The target.
  let node: Int
  /// The view that the bar itself lays out: the target, or what the app or UIKit wrapped it in.
  let root: Int
  /// The target's frame in the bar's bounds space.
  let frame: Rect
}
