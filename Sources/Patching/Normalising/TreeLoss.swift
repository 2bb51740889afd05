import Analysis
import Hierarchy

/// A rewritten file would say another tree.
package struct TreeLoss: Error, Sendable, Hashable {
  /// The first node that it would say something else of.
  package var node: Int

  package init(node: Int) { self.node = node }

  /// The first node of which two trees say different things by place, class, frame or flags; nil where
  /// none is.
  ///
  /// - Parameters:
  ///   - tolerance: How far apart coordinates may be; places on the screen add up.
  ///   - comparesClasses: Whether classes must have one name, discriminators left out.
  static func firstNode(
    _ one: ViewTree, _ other: ViewTree, tolerance: Double, comparesClasses: Bool = true
  ) -> Int? {
    let common = min(one.count, other.count)
    func differs(_ index: Int) -> Bool {
      let (a, b) = (one[index], other[index])
      return one.parent(of: index) != other.parent(of: index) || a.flags != b.flags
        || one.states(of: index) != other.states(of: index)
        || !isNear(a.printedFrame, b.printedFrame, tolerance)
        || a.alpha != b.alpha && !(a.alpha.isNaN && b.alpha.isNaN)
        || comparesClasses
          && Discriminators.stripped(a.className) != Discriminators.stripped(b.className)
    }
    return (0..<common).first(where: differs) ?? (one.count == other.count ? nil : common)
  }

  private static func isNear(_ one: Rect?, _ other: Rect?, _ tolerance: Double) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    func near(_ a: Double, _ b: Double) -> Bool {
      a == b || abs(a - b) <= tolerance + 1e-6 || a.isNaN && b.isNaN
    }
    return near(one.left, other.left) && near(one.top, other.top) && near(one.width, other.width)
      && near(one.height, other.height)
  }
}
