import Hierarchy

/// A target with what its frame may become, on the screen.
struct Seat {
  let node: Int
  /// What of it takes touches now.
  let own: Rect
  /// What is visible of it; nil where nobody has looked yet.
  var mark: Rect?
  /// What is around it allows; nil for one that stays.
  var area: Rect?
  var minimum = Size.zero

  /// A target that keeps its region.
  init(staying node: Int, _ reach: Rect) {
    self.node = node
    own = reach
  }

  /// A target that is to be moved.
  init(_ node: Int, _ context: AuditContext) throws(Unmovable) {
    let tree = context.tree
    let role = context.roles.role(of: node)
    if context.backButton(of: node) != nil { throw .silent }
    if role.contains(.cell) { throw .limited(.laidOut(by: "its table or collection view")) }
    if context.roles.isUIKitsPrivate(node) || !role.isDisjoint(with: [.barItem, .systemSized]) {
      throw .limited(.laidOut(by: "UIKit"))
    }
    guard let parent = tree.parent(of: node), tree.frame(of: node) != nil,
      let outer = tree.placement(of: parent), outer.toScreen.isRectilinear,
      let place = tree.placement(of: node), place.toScreen.isRectilinear
    else { throw .limited(.unplaced) }
    self.node = node
    minimum = context.options.requiredSize ?? .zero
    let whole = place.screenRect.standardized
    let room = context.roomOnScreen(of: node) ?? whole.grown(by: minimum.width, minimum.height)
    guard let inside = whole.intersection(room) else { throw .limited(.unplaced) }
    own = inside
    let seen = context.visibleMark(ofTarget: node)?.intersection(inside) ?? inside
    mark = seen
    area = room.inSafeArea(context.safeArea(around: node), holding: seen)
  }

  /// Where it stands; see `Claim.Layer`.
  func layer(_ context: AuditContext) -> Claim.Layer {
    var ancestor = context.tree.parent(of: node)
    var layer = Claim.Layer.plain
    while let current = ancestor {
      let role = context.roles.role(of: current)
      if role.contains(.scrollView) { return .scrolled }
      if !role.isDisjoint(with: [.navigationBar, .itemBar]) { layer = .bar }
      ancestor = context.tree.parent(of: current)
    }
    return layer
  }
}

extension AuditContext {
  /// What the ancestors of a node leave it on the screen, up to a scroll view, whose content moves;
  /// nil where that is all.
  func roomOnScreen(of node: Int) -> Rect? {
    var area: Rect?
    var ancestor = tree.parent(of: node)
    while let current = ancestor, !roles.role(of: current).contains(.scrollView) {
      ancestor = tree.parent(of: current)
      guard ancestor == nil || roles.cutsTouches(current),
        let outer = tree.placement(of: current), outer.toScreen.isRectilinear
      else { continue }
      let rect = outer.screenRect.standardized
      area = area.map { $0.intersection(rect) ?? .zero } ?? rect
    }
    return area
  }
}
