/// What a file says of a view's touches in numbers; few files do, and of few views.
package struct TouchDetails: Sendable, Hashable {
  /// How far inside its bounds a view takes touches, as UIKit's insets: negative grows.
  package var hitInsets: EdgeInsets?
  /// What is seen of it, in screen space, whatever is found in it.
  package var mark: Rect?
  /// Its size where nothing cuts it.
  package var unclipped: Size?

  /// Nothing.
  package init() {}

  /// True when nothing is said.
  package var isEmpty: Bool { hitInsets == nil && mark == nil && unclipped == nil }

  /// The same in points, made of pixels.
  func divided(by density: Double) -> TouchDetails {
    var details = self
    details.hitInsets = hitInsets.map {
      EdgeInsets(
        top: $0.top / density, left: $0.left / density, bottom: $0.bottom / density,
        right: $0.right / density)
    }
    details.mark = mark.map {
      Rect(
        x: $0.left / density, y: $0.top / density, width: $0.width / density,
        height: $0.height / density)
    }
    details.unclipped = unclipped.map {
      Size(width: $0.width / density, height: $0.height / density)
    }
    return details
  }
}
