import Hierarchy

/// UIKit's rule written down as plainly as possible, to compare the real hit test with.
///
/// It knows views as UIKit keeps them and never sees a printed frame, so that reading a dump and
/// recovering bounds from frames are compared as well.
package struct ReferenceHitTest {
  /// The views that let the point through, from the window down to the hit view.
  package private(set) var path: [Int] = []
  /// Who was asked and refused, in the order asked, as `index reason`.
  package private(set) var refusals: [String] = []
  /// Where the point lies in the bounds space of the hit view.
  package private(set) var place: Point?
  /// How far the point is from the nearest edge of a view that was asked for its bounds.
  package private(set) var distanceToEdge = Double.infinity

  /// True when a view that does not hold the point passed it on to the hit view.
  package private(set) var passes = false

  /// Asks the windows of a screen, which stand back to front.
  package init(_ point: Point, windows: [ModelView]) {
    for window in windows.reversed() where path.isEmpty { _ = ask(window, point) }
  }

  /// `hitTest(_:with:)` of one view: true when the view or one below it takes the point.
  private mutating func ask(_ view: ModelView, _ pointInSuperview: Point) -> Bool {
    if view.isLayer { return false }
    if view.isHidden { return refuse(view, "hidden") }
    if view.alpha <= 0.01 { return refuse(view, "alpha") }
    if !view.isInteractive { return refuse(view, "interaction-disabled") }
    if view.losesSize { return refuse(view, "no-geometry") }
    let point = view.inward(pointInSuperview)
    let (x, y) = (point.x - view.bounds.origin.x, point.y - view.bounds.origin.y)
    let (width, height) = (view.bounds.size.width, view.bounds.size.height)
    distanceToEdge = min(distanceToEdge, abs(x), abs(x - width), abs(y), abs(y - height))
    let isInside =
      x >= min(0, width) && x < max(0, width) && y >= min(0, height) && y < max(0, height)
    path.append(view.index)
    if !isInside {
      // What React Native's views do and UIKit's do not.
      if view.className == "RCTView", !view.clips {
        for child in view.children.reversed() where ask(child, point) {
          passes = true
          return true
        }
      }
      path.removeLast()
      return refuse(view, "outside-bounds")
    }
    place = point
    for child in view.children.reversed() where ask(child, point) { break }
    return true
  }

  private mutating func refuse(_ view: ModelView, _ reason: String) -> Bool {
    refusals.append("\(view.index) \(reason)")
    return false
  }
}
