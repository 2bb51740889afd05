import Hierarchy

/// What two files both say, and how far apart two of their numbers are the same.
package struct DiffTerms: Sendable, Hashable {
  /// True where both files say the same things of a view, so that what one lacks was taken away:
  /// they are in one format, or one is viewmend's own XML under the other's rules.
  package var saysTheSame: Bool
  /// True where frames of both are in one unit.
  package var comparesFrames: Bool
  /// How far apart two coordinates or sides may be and count as the same, in points.
  package var tolerance: Double

  /// Half a point: less than a pixel of any screen that is not retina, and more than the six digits
  /// that UIKit prints lose.
  package static let leastTolerance = 0.5
  /// Where a file moved its edges outward to whole points, a side can be two points longer.
  package static let outwardTolerance = 2.0
  /// Where a file cut its numbers off, each is less than a point away.
  package static let truncatedTolerance = 1.0

  /// The terms for two trees.
  ///
  /// - Parameter tolerance: In points; nil goes by what was done to the numbers of both.
  package init(_ old: ViewTree, _ new: ViewTree, tolerance: Double? = nil) {
    let formats = [old.syntax.formatName, new.syntax.formatName]
    // viewmend's own XML keeps what any other format says.
    let isKept = formats[0] == formats[1] || formats.contains("viewmendXML")
    saysTheSame = isKept && Self.rules(of: old) == Self.rules(of: new)
    comparesFrames = (old.traits.unit.symbol == "px") == (new.traits.unit.symbol == "px")
    self.tolerance = tolerance ?? Self.tolerance(old.traits.rounding, new.traits.rounding)
  }

  /// What a tree's traits say apart from how dense its pixels are, and whether it was cut.
  private static func rules(of tree: ViewTree) -> TreeTraits {
    var traits = tree.traits
    if case .pixel = traits.unit { traits.unit = .pixel(density: nil) }
    traits.isCut = false
    return traits
  }

  private static func tolerance(_ old: TreeTraits.Rounding, _ new: TreeTraits.Rounding) -> Double {
    // What was rounded in the same way comes out the same.
    if old == new { return leastTolerance }
    return [old, new].contains(.outward) ? outwardTolerance : truncatedTolerance
  }
}
