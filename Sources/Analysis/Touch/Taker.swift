import Hierarchy

/// A view that takes touches over a part of another, and what would give them back.
package struct Taker: Sendable, Hashable {
  /// What would give a tap target its touches back.
  package enum Cure: Sendable, Hashable {
    /// `userInteractionEnabled = NO` on the view: nothing in it acts on a touch.
    case interactionOff
    /// The view acts on no touch itself, but so many targets in it do: it has to pass on the rest.
    case passTouches(acting: Int)
    /// The first view lies in front of the second, which holds the target or is it: their order, or
    /// one of them moved away.
    case order(front: Int, back: Int)
    /// None: it is a target inside the target.
    case inner
    /// None: it comes and goes with UIKit or with scrolling, lies in another window, or passes
    /// touches on in code that no file shows.
    case excused

    /// The word in machine-readable output; nil where nothing is to change.
    package var word: String? {
      switch self {
      case .interactionOff: "interaction-off"
      case .passTouches: "pass-touches"
      case .order: "z-order"
      case .inner, .excused: nil
      }
    }
  }

  /// The view.
  package let node: Int
  /// How much it takes, in square points.
  package let area: Double
  /// The share of what touches reach of the other view, from 0 to 1.
  package let ofReach: Double
  /// The smallest rectangle around what it takes, on the screen.
  package let bounds: Rect
  /// nil where the other view is no tap target, so that nobody wants them back.
  package let cure: Cure?

  /// What to do about a view on a target. Complexity: O(depth + views in it).
  ///
  /// - Parameter owner: Whose the touches are that it takes; -1 for nobody's.
  static func cure(_ node: Int, owner: Int, on target: Int, _ context: AuditContext) -> Cure {
    switch CoverJudge(target, context).place(of: LiveMap.Cover(node: node, region: .empty)) {
    case .contained: return .inner
    case .excused: return .excused
    case .inTheWay: break
    }
    if owner < 0, Sinks.isIdle(node, context) || context.tree.contains(target, node) {
      let acting = actingIn(node, context)
      return acting == 0 ? .interactionOff : .passTouches(acting: acting)
    }
    let branch = CoverBranch(node, on: target, context)
    var back = target
    while let parent = context.tree.parent(of: back), !context.tree.contains(parent, node) {
      back = parent
    }
    return .order(front: branch.outermost, back: back)
  }

  /// How many targets in a view take touches.
  private static func actingIn(_ node: Int, _ context: AuditContext) -> Int {
    var (count, inner) = (0, node + 1)
    let end = context.tree.subtreeEnd(of: node)
    while inner < end {
      if context.barrier(at: inner) != nil {
        inner = context.tree.subtreeEnd(of: inner)
        continue
      }
      if context.roles.isTarget(inner) { count += 1 }
      inner += 1
    }
    return count
  }
}
