import Hierarchy

/// A view that takes the touches that reach it, and whose they are then.
struct Claim: Sendable {
  /// Where a view stands that others do not judge, or are not judged by.
  ///
  /// What scrolls passes under bars and comes out again, so views in a scroll view and bars outside
  /// it never judge each other.
  enum Layer: UInt8, Sendable {
    case plain, scrolled, bar
  }

  /// The view.
  let node: Int32
  /// The target that the touches are for; -1 for a view that keeps them to itself.
  let target: Int32
  /// Where the view stands.
  let layer: Layer
  /// False where the view is turned, so that nobody knows what of `reach` it takes.
  let isExact: Bool
  /// The part of the screen where touches reach it.
  let reach: Rect
}
