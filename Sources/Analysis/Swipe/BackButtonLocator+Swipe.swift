/// The other way back.
extension BackButtonLocator {
  /// What becomes of the swipe back; nothing where the file describes no recognizer for it.
  package var swipes: [SwipeBack] {
    SwipeBack.all(in: context.tree, locator: self, era: context.era)
  }
}
