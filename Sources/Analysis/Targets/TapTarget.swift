import Hierarchy

/// A view that a finger is meant to hit, and how much of it can be reached.
public struct TapTarget: Sendable {
  /// Why a target is not judged.
  public enum Obstacle: String, Sendable, Hashable {
    /// It or an ancestor is hidden.
    case hidden
    /// It or an ancestor is at alpha 0.01 or below.
    case alpha
    /// It or an ancestor takes no touches.
    case interactionDisabled = "interaction-disabled"
    /// Its place on screen is not known.
    case noGeometry = "no-geometry"
    /// It has no area.
    case noArea = "no-area"
    /// No part of it lies within its ancestors.
    case unreachable
  }

  /// The view's node.
  public let node: Int
  /// Its bounds in screen space and points; nil where they are not an axis-parallel rectangle.
  public let own: Rect?
  /// The part of them inside every ancestor that cuts touches and the window; nil when nothing is left.
  public let reach: Rect?
  /// What keeps it from being judged; nil for a live target.
  public let obstacle: Obstacle?
  /// True when the edge of a scroll view cuts it: scrolling would show the rest.
  public let isCutByScrolling: Bool
  /// The outermost view whose flags are the obstacle, the target itself included; -1 for none.
  let blocker: Int32

  /// True when all of it takes touches, as far as obstacles and ancestors go.
  @inline(__always)
  package var isUnhampered: Bool {
    guard obstacle == nil, let own, let reach else { return false }
    return reach.contains(own, tolerance: 0.05)
  }
}
