import Hierarchy

/// How far views take touches past their bounds, which an override of `point(inside:with:)` or
/// `hitTest(_:with:)` decides and no dump prints.
public struct HitInset: Sendable, Hashable {
  /// The views. `:target` and `:back-button` select nothing here: what is a target is asked later.
  public var selector: Selector
  /// The insets of their bounds, as `UIEdgeInsets`: what is negative grows them.
  public var insets: EdgeInsets

  /// Says how far the views that a selector selects take touches.
  public init(_ selector: Selector, _ insets: EdgeInsets) {
    self.selector = selector
    self.insets = insets
  }
}
