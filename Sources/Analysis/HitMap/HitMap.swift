import Hierarchy

/// The exact part of the screen for which hit testing answers each view, by UIKit's rule.
///
/// For a point, UIKit answers the last view in the order of the file, subviews after their
/// superview, among all that the point reaches: a later sibling is asked before an earlier one, a
/// subview before its superview, and what holds the point and all of whose ancestors do takes it.
/// So the map is what is left of each view's reach when those of later views lie on it.
public struct HitMap: Sendable {
  /// The region of each view, by its node; views that take nothing are left out. Where a view is
  /// turned by no multiple of a quarter turn, or one that is lies on it, it has `polygons` instead.
  public let regions: [Int: Region]
  /// The parts of views whose edges run in any direction, by node; they do not overlap.
  public let polygons: [Int: [ConvexPolygon]]
  /// Views whose place is not known; what is in them is not known either, and nothing of them is
  /// taken from what lies below.
  public let unplaced: [Int]
  /// Views that lie on each other in more parts than are looked at.
  public let unknown: [Int]

  /// Works out the map of one screen.
  ///
  /// Complexity: O((n + k) log n) for n views and k pieces of regions, on screens of ordinary depth;
  /// where views are turned, O(m) more for the pairs of which one is and that lie on each other.
  public init(_ tree: ViewTree, screen: Screen) {
    self.init(tree, screen: screen, insets: HitInsets([], in: tree))
  }

  /// The same with views that take touches around their bounds.
  package init(_ tree: ViewTree, screen: Screen, insets: HitInsets) {
    let roles = RoleTable(tree)
    var straight: [ReachWalk.Arrival] = []
    var turned: [ReachWalk.Arrival] = []
    var unplaced: [Int] = []
    ReachWalk(tree: tree, roles: roles, insets: insets).run(
      screen.roots,
      refuses: { Self.refuses($0, tree) },
      lost: { unplaced.append($0) },
      visit: { arrival in
        if roles.letsTouchesThrough(arrival.node) { return }
        if arrival.turned == nil { straight.append(arrival) } else { turned.append(arrival) }
      })
    self.unplaced = unplaced
    let stacked = StackedRects(straight.map(\.reach))
    guard stacked.isComplete else {
      (regions, polygons) = ([:], [:])
      unknown = (straight + turned).map(\.node).sorted()
      return
    }
    let parts = stacked.rects(count: straight.count)
    guard !turned.isEmpty else {
      regions = Self.regions(straight, parts)
      polygons = [:]
      unknown = []
      return
    }
    let stack = TurnedStack(straight, parts, turned)
    regions = Self.regions(straight, stack.rects)
    polygons = stack.polygons
    unknown = stack.unknown
  }

  private static func regions(
    _ arrivals: [ReachWalk.Arrival], _ parts: [[Rect]]
  ) -> [Int: Region] {
    var regions: [Int: Region] = [:]
    regions.reserveCapacity(arrivals.count)
    for (arrival, rects) in zip(arrivals, parts) where !rects.isEmpty {
      regions[arrival.node] = Region(rects)
    }
    return regions
  }

  /// The view for which a point of the screen is; nil where none is. Complexity: O(pieces).
  public func hit(_ point: Point) -> Int? {
    regions.first { $0.value.contains(point) }?.key
      ?? polygons.first { $0.value.contains { $0.contains(point) } }?.key
  }

  /// True for a view that refuses every touch, with its subtree.
  static func refuses(_ node: Int, _ tree: ViewTree) -> Bool {
    let flags = tree.flags(of: node)
    return !flags.isDisjoint(with: [.hidden, .interactionDisabled, .isLayer])
      || flags.contains(.hasAlpha) && tree.alpha(of: node) <= HitTester.deadAlpha
  }
}
