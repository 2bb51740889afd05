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
  ///
  /// - Parameter seen: What else is seen of it, on the screen, or all that is seen of one that lies
  ///   outside what is around it.
  init(_ node: Int, seen: Rect? = nil, _ context: AuditContext) throws(Unmovable) {
    let tree = context.tree
    let role = context.roles.role(of: node)
    if context.backButton(of: node) != nil { throw .silent }
    if context.insets[node] != nil { throw .limited(.insets) }
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
    if let seen, !room.contains(seen, tolerance: FitRound.tolerance) {
      throw .limited(context.limit(around: node, leavingOut: seen))
    }
    guard let inside = whole.intersection(room) ?? seen else { throw .limited(.unplaced) }
    own = inside
    let mark = context.seatMark(of: node)?.intersection(inside) ?? inside
    let held = seen.map(mark.union) ?? mark
    self.mark = held
    area = room.inSafeArea(context.safeArea(around: node), holding: held)
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
  /// What a target must go on holding: what is seen of it, and the targets in it; nil where nothing
  /// is, or all of it may be.
  ///
  /// A background is as large as the view.
  fileprivate func seatMark(of node: Int) -> Rect? {
    if locator.context.drawsOwnBackground(node) { return nil }
    guard var mark = visibleMark(ofTarget: node) else { return nil }
    var inner = node + 1
    let end = tree.subtreeEnd(of: node)
    while inner < end {
      guard barrier(at: inner) == nil else {
        inner = tree.subtreeEnd(of: inner)
        continue
      }
      if roles.isTarget(inner), let frame = tree.screenFrame(of: inner) { mark = mark.union(frame) }
      inner += 1
    }
    return mark
  }

  /// What to say of a target of which something is seen outside what is around it.
  fileprivate func limit(around node: Int, leavingOut mark: Rect) -> FixLimit {
    let root = tree.root(of: node)
    if roles.role(of: root).contains(.window),
      tree.screenFrame(of: root)?.intersection(mark) == nil
    {
      return .markOffscreen
    }
    var ancestor = tree.parent(of: node)
    while let current = ancestor {
      ancestor = tree.parent(of: current)
      guard let frame = tree.screenFrame(of: current),
        !frame.contains(mark, tolerance: FitRound.tolerance)
      else { continue }
      if roles.role(of: current).contains(.window) { return .markOffscreen }
      if ancestor == nil || roles.cutsTouches(current) { return .markOutside(current) }
    }
    return .unplaced
  }

  /// What the ancestors of a node leave it on the screen, up to a scroll view, whose content moves: of
  /// that, all that scrolling shows.
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
    guard let scroll = ancestor, let outer = tree.placement(of: scroll),
      outer.toScreen.isRectilinear
    else { return area }
    let size = tree[scroll].numbers(.named("contentSize"), 2) ?? [0, 0]
    let content = outer.toScreen.boundingBox(
      of: Rect(
        x: 0, y: 0, width: size[0] > 0 ? size[0] : 1e6, height: size[1] > 0 ? size[1] : 1e6))
    return area.map { $0.intersection(content) ?? $0 } ?? content
  }
}
