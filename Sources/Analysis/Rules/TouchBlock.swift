import Hierarchy

/// The outermost view that keeps every touch from a target, and why.
struct TouchBlock: Sendable {
  /// The view: the target itself or an ancestor.
  let node: Int
  /// What about it.
  let obstacle: TapTarget.Obstacle
  /// The hit insets that leave nothing of it, where those are what is about it.
  var insets: EdgeInsets?

  /// Looks for what makes a target dead; nil when it is not. Complexity: O(depth).
  init?(_ target: TapTarget, _ context: AuditContext) {
    guard let obstacle = target.obstacle else { return nil }
    self.obstacle = obstacle
    switch obstacle {
    case .hidden, .alpha, .interactionDisabled: node = Int(target.blocker)
    case .noArea:
      if let insets = context.insets.emptying(target.node, in: context.tree) {
        node = target.node
        self.insets = insets
        return
      }
      var found = target.node
      var ancestor = context.tree.parent(of: target.node)
      while let current = ancestor, context.tree.frame(of: current)?.isEmpty ?? false {
        found = current
        ancestor = context.tree.parent(of: current)
      }
      node = found
    case .unreachable:
      guard let emptied = context.emptiedAncestor(of: target.node) else { return nil }
      node = emptied
      insets = context.insets[emptied]
    case .noGeometry: return nil
    }
  }

  /// The targets that the view makes dead, from a position among the hampered ones on.
  func targets(from position: Int, _ context: AuditContext) -> Slice<HamperedTargets> {
    let end = context.tree.subtreeEnd(of: node)
    return context.hampered[position...].prefix { $0.node < end && $0.obstacle == obstacle }
  }

  /// True when what is dead may be seen all the same.
  var leavesVisible: Bool {
    obstacle == .interactionDisabled || obstacle == .noArea || insets != nil
  }

  /// A cell or control above that takes the touches which the view does not.
  func actor(_ context: AuditContext) -> Int? {
    guard obstacle == .interactionDisabled else { return nil }
    var ancestor = context.tree.parent(of: node)
    while let current = ancestor {
      if !context.roles.role(of: current).isDisjoint(with: [.control, .cell]) { return current }
      ancestor = context.tree.parent(of: current)
    }
    return nil
  }

  /// What is to be said of the view, after its name.
  var state: String {
    if let insets {
      let edges = [insets.top, insets.left, insets.bottom, insets.right]
      return "has hit insets of \(edges.map(\.points).joined(separator: " ")) (top, left, bottom, "
        + "right), which leave nothing of it"
    }
    return switch obstacle {
    case .hidden: "is hidden"
    case .alpha: "is at alpha \(HitTester.deadAlpha.points) or below"
    case .interactionDisabled: "has user interaction off"
    case .noArea, .noGeometry, .unreachable: "has no area"
    }
  }

  /// Why a target takes no touches.
  func reason(for target: Int, _ tree: ViewTree) -> String {
    if target == node { return "it \(state)" }
    let address = tree[node].address.map { " \($0)" } ?? ""
    return "\(tree[node].className)\(address) above it \(state)"
  }

  /// What helps.
  func cure(for target: Int, _ tree: ViewTree) -> String {
    if insets != nil {
      return "Let point(inside:with:) answer yes where it shows; negative insets grow it."
    }
    if obstacle == .noArea { return "Give it a size that holds what it shows." }
    return target == node
      ? "Switch it on, or show by isEnabled = false that it is off."
      : "Switch it on there, or move the target out of it."
  }

  /// What brings it about, in words that can be searched for.
  func cause(for target: Int, _ tree: ViewTree) -> String {
    if insets != nil {
      return "hitInsets in the configuration or the file, which stand for an override of "
        + "point(inside:with:) or hitTest(_:with:)"
    }
    if obstacle == .noArea {
      return "constraints that leave the size open, or a frame of CGRectZero"
    }
    let name = tree[node].className
    if target == node, name.hasSuffix("ImageView") {
      return "a UIImageView takes no touches until isUserInteractionEnabled is set to true"
    }
    return "userInteractionEnabled = NO (isUserInteractionEnabled = false) on \(name)"
  }
}

extension AuditContext {
  /// The outermost view around a node of which its hit insets leave nothing, so that nothing in it is
  /// asked for touches; nil for none. Complexity: O(depth) where there are insets.
  func emptiedAncestor(of node: Int) -> Int? {
    if insets.isEmpty { return nil }
    var found: Int?
    var ancestor = tree.parent(of: node)
    while let current = ancestor {
      if roles.cutsTouches(current), insets.emptying(current, in: tree) != nil { found = current }
      ancestor = tree.parent(of: current)
    }
    return found
  }
}
