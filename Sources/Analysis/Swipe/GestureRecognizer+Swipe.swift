import Hierarchy

/// What a recognizer that sends the action of the swipe back can do with it.
extension GestureRecognizer {
  /// From where a finger can go back with it.
  enum Swiping: Sendable, Hashable {
    /// From the screen's edge.
    case fromEdge
    /// From anywhere on the screen.
    case fromAnywhere
    /// It follows no finger: a tap, a long press, a swipe of the kind that is over at once.
    case never
    /// It is of a class of the app's whose superclass is not printed.
    case unknown
  }

  /// The class of UIKit's own recognizer from iOS 13 on, which is private.
  static let uikitsClass = "_UIParallaxTransitionPanGestureRecognizer"
  /// The class of edge pans: UIKit's own recognizer on iOS 7 to 12, and what apps put beside it.
  static let edgePanClass = "UIScreenEdgePanGestureRecognizer"

  /// From where a finger can go back with it, by its class or else by the superclass printed.
  var swiping: Swiping {
    let names = [className, baseClassName].compactMap { $0 }
    if names.contains(where: { $0.hasSuffix("EdgePanGestureRecognizer") || $0 == Self.uikitsClass })
    {
      return .fromEdge
    }
    if names.contains(where: { $0.hasSuffix("PanGestureRecognizer") }) { return .fromAnywhere }
    // Every recognizer of UIKit's that is a pan says so.
    return names.contains { $0.hasPrefix("UI") || $0.hasPrefix("_UI") } ? .never : .unknown
  }
}
