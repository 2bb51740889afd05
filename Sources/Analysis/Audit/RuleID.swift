/// The names of the rules; kebab-case, and never used again for something else.
public enum RuleID: String, Sendable, Hashable, CaseIterable {
  /// The dump was taken while a push or pop was running.
  case capturedInTransition = "captured-in-transition"
  /// The back button keeps room for a title that nobody sees.
  case backButtonStaleTitle = "back-button-stale-title"
  /// The title is off the bar's middle because of such room.
  case titleDisplaced = "title-displaced"
  /// Nobody can swipe back, or only on one screen.
  case swipeBackDisabled = "swipe-back-disabled"
  /// The tap region is smaller than a finger needs.
  case targetTooSmall = "target-too-small"
  /// The tap region reaches far past its visible mark.
  case targetOversized = "target-oversized"
  /// A frame is no frame.
  case invalidFrame = "invalid-frame"
}
