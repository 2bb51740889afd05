/// What keeps a correction from being made in the running app.
public enum LiveFault: Error, Sendable, Hashable {
  /// The file prints no address of the view, or none that an object can have.
  case noAddress
  /// The name of its class is none that Objective-C and Swift give.
  case oddClass
  /// It has a transform, and UIKit does not say what setting its frame does then.
  case turned
  /// The file is no print of UIKit's views in their superviews.
  case noViews
}
