import Hierarchy

/// A part of the screen on which one view acts for every touch.
package struct ActingArea: Sendable, Hashable {
  /// The view that acts, which may be the bar; nil where the file does not say which of several does.
  package let receiver: Int?
  /// What the area belongs to: the back button's container where its bar acts, else the view that
  /// acts. -1 where the file does not say.
  package let owner: Int
  /// The part, in screen space.
  package let part: TouchPart
}
