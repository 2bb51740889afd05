/// Why it cannot be told what a circumstance does to a bar.
package struct ForecastGap: Sendable, Hashable {
  /// What stands in the way.
  package enum Reason: Sendable, Hashable {
    /// The file holds no navigation bar.
    case noBar
    /// The file lists accessibility elements, not the views of a bar.
    case noViews
    /// The bar's frame or its place on screen is not in the file, or it is turned.
    case noFrame
    /// The bar's parts do not show its iOS.
    case eraUnknown
    /// Nothing as wide as the bar is printed around it, so the other side is not known.
    case noWindow
    /// The screen is wider than high.
    case isWide
    /// An iPad's bar has one height in both orientations.
    case isPad
    /// The bar is not one row of 44 pt.
    case otherHeight
    /// How high bars of iOS 26 are on a phone's side is not known here.
    case glass
    /// Up to iOS 10 bars took more than its frame for an app's own view, and nobody measured how
    /// much.
    case ownView
    /// On another iOS, or on a phone's side, UIKit puts the whole item elsewhere, so that nobody
    /// knows where a mark that is out of place would begin.
    case inset
  }

  /// What stands in the way.
  package let reason: Reason
  /// The bar or item; nil where there is none.
  package let node: Int?

  init(_ reason: Reason, _ node: Int? = nil) {
    self.reason = reason
    self.node = node
  }
}

extension ForecastGap {
  /// A reason on its way to the bar that it is about.
  struct Failure: Error {
    let reason: Reason

    init(_ reason: Reason) { self.reason = reason }
  }
}
