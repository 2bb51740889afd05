/// The names of the rules; kebab-case, and never used again for something else.
public enum RuleID: String, Sendable, Hashable, CaseIterable {
  /// The dump was taken while a push or pop was running.
  case capturedInTransition = "captured-in-transition"
  /// A back button is required, and none was found.
  case backButtonMissing = "back-button-missing"
  /// One bar holds two back buttons that can be tapped.
  case backButtonDuplicate = "back-button-duplicate"
  /// The app's own back button stands at the trailing end.
  case backButtonTrailing = "back-button-trailing"
  /// The back button keeps room for a title that nobody sees.
  case backButtonStaleTitle = "back-button-stale-title"
  /// The title is off the bar's middle because of such room.
  case titleDisplaced = "title-displaced"
  /// The back button's mark is not where a back button's mark is expected.
  case barItemInset = "bar-item-inset"
  /// Nobody can swipe back, or only on one screen.
  case swipeBackDisabled = "swipe-back-disabled"
  /// A target takes no touches at all.
  case targetDead = "target-dead"
  /// A target lies outside the window.
  case targetOffscreen = "target-offscreen"
  /// A part of a target lies outside an ancestor, where touches never arrive.
  case targetOutsideParent = "target-outside-parent"
  /// A target that something cuts off which only scrolling would undo, and none does.
  case targetClipped = "target-clipped"
  /// Another view takes touches that were meant for a target.
  case targetObscured = "target-obscured"
  /// A view without an action takes touches that others would act on.
  case touchSink = "touch-sink"
  /// The tap region is smaller than a finger needs.
  case targetTooSmall = "target-too-small"
  /// A target below 24 points has another one too near.
  case targetSpacing = "target-spacing"
  /// The same touches would belong to two targets.
  case targetOverlap = "target-overlap"
  /// The tap region reaches far past its visible mark.
  case targetOversized = "target-oversized"
  /// What is seen of a target is larger than what takes touches.
  case targetSmallerThanVisible = "target-smaller-than-visible"
  /// Two targets at one place do the same.
  case targetDuplicate = "target-duplicate"
  /// A bar of iOS 6 and before takes touches below itself.
  case barSlop = "bar-slop"
  /// A frame is no frame.
  case invalidFrame = "invalid-frame"
}
