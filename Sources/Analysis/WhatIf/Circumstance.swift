import Hierarchy

/// Something about a running app that a dump fixes and that may be otherwise elsewhere.
package enum Circumstance: Sendable, Hashable {
  /// Another iOS, by the name that it was asked for, such as `ios10`.
  case era(Era, name: String)
  /// A phone turned on its side.
  case landscape
  /// The other reading direction.
  case mirrored
  /// A bar of another width, in points.
  case width(Double)

  /// What it is called on the command line.
  package var name: String {
    switch self {
    case .era(_, let name): name
    case .landscape: "landscape"
    case .mirrored: "rtl"
    case .width(let width): "width=\(width.points)"
    }
  }

  /// The rules whose findings are compared under it.
  ///
  /// Where a mark is expected depends on the bar's width alone, and on nothing that is known of a
  /// bar on its side; on another iOS UIKit would put the whole item elsewhere. Only on another screen
  /// does an item come to lie outside of it.
  var rules: [RuleID] {
    switch self {
    case .era: Forecast.sizeRules
    case .landscape: Forecast.placeRules
    case .mirrored, .width: Forecast.placeRules + [.barItemInset]
    }
  }
}
