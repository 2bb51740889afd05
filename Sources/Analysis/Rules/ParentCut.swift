import Hierarchy

/// What the ancestors below the window cut off a target, and which of them does.
///
/// What lies outside the window is no part of it: no superview makes that reachable.
struct ParentCut: Sendable {
  /// Printed frames have six digits, and sums of them lose some.
  private static let tolerance = 0.05
  /// What is too thin to be seen or hit, in points.
  private static let hairline = 1.0

  /// The target inside the window, in screen space.
  let whole: Rect
  /// What of that is inside every ancestor, in screen space; nil when nothing is left.
  let reach: Rect?
  /// The nearest ancestor that cuts something off.
  let cutter: Int
  /// How far the target reaches past that one's edges, in its own space.
  let overhang: EdgeInsets
  /// Other ancestors that cut more off.
  let others: [Int]
  /// The share of the target's area that is lost, from 0 to 1.
  let lostShare: Double

  /// Measures a target; nil when no ancestor cuts it, when a scroll view does, and for what the bar
  /// or UIKit handles in its own way. Complexity: O(depth).
  init?(_ target: TapTarget, _ context: AuditContext) {
    let (tree, roles) = (context.tree, context.roles)
    let role = roles.role(of: target.node)
    guard Self.mayCut(target), !role.contains(.barItem), !roles.isUIKitsPrivate(target.node),
      let own = target.own, let frame = tree.frame(of: target.node)?.standardized,
      // Of what is in a view that takes no touches at all, that is what is to be said.
      context.emptiedAncestor(of: target.node) == nil,
      let visibleOwn = Self.inWindow(own, target.node, context),
      let start = tree.parent(of: target.node),
      let map = tree.placement(of: start)?.toScreen, let back = map.inverse
    else { return nil }
    // Unless the window cuts, the printed numbers are compared, not sums of them.
    let isPrinted = visibleOwn == own && context.insets[target.node] == nil
    var climb = Climb(rect: isPrinted ? frame : back.boundingBox(of: visibleOwn))
    var ancestor: Int? = start
    while let node = ancestor {
      guard let placement = tree.placementInSuperview(of: node) else { return nil }
      let isWindow = roles.role(of: node).contains(.window)
      if !isWindow, roles.cutsTouches(node) {
        let region = context.insets.region(of: node, placement.bounds.standardized)
        climb.cut(node, region, tree.traits.tolerance)
      }
      climb.leave(placement.toScreen)
      ancestor = tree.parent(of: node)
    }
    guard let cutter = climb.cutter else { return nil }
    self.cutter = cutter
    overhang = climb.overhang
    others = climb.others
    whole = visibleOwn
    reach = climb.reach
    lostShare = (visibleOwn.area - (climb.reach?.area ?? 0)) / max(own.area, .ulpOfOne)
  }

  /// False for a target that is dead for another reason, and for one that a scroll view cuts.
  static func mayCut(_ target: TapTarget) -> Bool {
    !target.isCutByScrolling && (target.obstacle == nil || target.obstacle == .unreachable)
  }

  private static func inWindow(_ own: Rect, _ node: Int, _ context: AuditContext) -> Rect? {
    let root = context.tree.root(of: node)
    guard context.roles.role(of: root).contains(.window),
      let window = context.tree.screenFrame(of: root)
    else { return own }
    return window.contains(own, tolerance: tolerance) ? own : own.intersection(window)
  }

  /// True when a length that was enough is no longer, because of the cut.
  func falls(below minimum: Size?, _ length: (Size) -> Double) -> Bool {
    guard let minimum else { return false }
    let wanted = length(minimum) - Self.tolerance
    return length(whole.size) >= wanted && (reach.map { length($0.size) } ?? 0) < wanted
  }

  /// True when no more than a hairline is lost, such as the half point that a cell's separator takes
  /// from its content view.
  var isHairline: Bool {
    guard let reach else { return false }
    return whole.width - reach.width <= Self.hairline
      && whole.height - reach.height <= Self.hairline
  }

  /// True when a mark in screen space is not wholly inside what can be reached.
  func cuts(_ mark: Rect) -> Bool {
    guard let reach else { return true }
    return !reach.contains(mark, tolerance: Self.tolerance)
  }
}

/// A rectangle on its way up the ancestors, in the bounds space of the one it has come to.
private struct Climb {
  /// The target, uncut.
  var rect: Rect
  /// What is left of it.
  var reach: Rect?
  var cutter: Int?
  var overhang = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  var others: [Int] = []

  init(rect: Rect) {
    self.rect = rect
    reach = rect
  }

  mutating func cut(_ node: Int, _ bounds: Rect, _ tolerance: Double) {
    guard let left = reach, !bounds.contains(left, tolerance: tolerance) else { return }
    if cutter == nil {
      cutter = node
      overhang = EdgeInsets(of: rect, past: bounds)
    } else {
      others.append(node)
    }
    reach = left.intersection(bounds)
  }

  mutating func leave(_ map: AffineTransform) {
    rect = map.boundingBox(of: rect)
    reach = reach.map { map.boundingBox(of: $0) }
  }
}
