/// Why a view, and with it everything below it, does not take a touch; machine-readable output
/// prints the raw values.
public enum RefusalReason: String, Sendable, Hashable, CaseIterable {
  /// The view is hidden.
  case hidden
  /// The view is too transparent: its alpha is at most `HitTester.deadAlpha`.
  case alpha
  /// The view's user interaction is off.
  case interactionDisabled = "interaction-disabled"
  /// The point is not within the view's bounds.
  case outsideBounds = "outside-bounds"
  /// The view is drawn and takes no touches itself, and nothing in it takes this one.
  case touchThrough = "touch-through"
  /// Nobody can tell where the view's bounds are: the file does not say, or says it in a way from
  /// which the size cannot be recovered.
  case noGeometry = "no-geometry"
}
