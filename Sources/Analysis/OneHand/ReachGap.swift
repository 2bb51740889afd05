import Hierarchy

/// Why the reach of something for one hand cannot be told.
package enum ReachGap: Error, Sendable, Hashable {
  /// No window is printed around it, so that the screen is not known.
  case noWindow
  /// No iPhone has a screen of this size.
  case otherScreen(Size)
  /// The screen is wider than high: a phone on its side is held in both hands.
  case isWide
  /// The numbers are no points of an iPhone.
  case noPhone
  /// Its place on the screen is not known.
  case noPlace
  /// Nothing of it takes touches.
  case takesNone
}
