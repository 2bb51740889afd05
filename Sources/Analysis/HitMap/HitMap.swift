import Hierarchy

/// The exact part of the screen for which hit testing answers each view, by UIKit's rule.
///
/// For a point, UIKit answers the last view in the order of the file, subviews after their
/// superview, among all that the point reaches: a later sibling is asked before an earlier one, a
/// subview before its superview, and what holds the point and all of whose ancestors do takes it.
/// So the map is what is left of each view's reach when those of later views lie on it.
public struct HitMap: Sendable {
  /// The region of each view, by its node; views that take nothing are left out.
  public let regions: [Int: Region]
  /// Views whose place is not known, with the subtrees that go with them.
  public let unplaced: [Int]
  /// Where a view that is turned by no multiple of a quarter turn may take touches or not.
  public let uncertain: [Rect]

  /// Works out the map of one screen.
  ///
  /// Complexity: O((n + k) log n) for n views and k pieces of regions, on screens of ordinary depth.
  public init(_ tree: ViewTree, screen: Screen) {
    let roles = RoleTable(tree)
    var nodes: [Int] = []
    var reaches: [Rect] = []
    var uncertain: [Rect] = []
    var unplaced: [Int] = []
    ReachWalk(tree: tree, roles: roles).run(
      screen.roots,
      refuses: { Self.refuses($0, tree) },
      lost: { unplaced.append($0) },
      visit: { arrival in
        if roles.letsTouchesThrough(arrival.node) { return }
        guard arrival.isExact else {
          uncertain.append(arrival.reach)
          return
        }
        nodes.append(arrival.node)
        reaches.append(arrival.reach)
      })
    var parts: [Int: [Rect]] = [:]
    for piece in StackedRects(reaches).pieces {
      parts[nodes[Int(piece.index)], default: []].append(piece.rect)
    }
    regions = parts.mapValues(Region.init)
    self.uncertain = uncertain
    self.unplaced = unplaced
  }

  /// The view for which a point of the screen is; nil where none is. Complexity: O(pieces).
  public func hit(_ point: Point) -> Int? {
    regions.first { $0.value.contains(point) }?.key
  }

  private static func refuses(_ node: Int, _ tree: ViewTree) -> Bool {
    let flags = tree.flags(of: node)
    return !flags.isDisjoint(with: [.hidden, .interactionDisabled, .isLayer])
      || flags.contains(.hasAlpha) && tree.alpha(of: node) <= HitTester.deadAlpha
  }
}
