import Hierarchy

/// The hit map as it is plainly written: every view is taken from all before it.
struct PlainHitMap {
  /// What is left of each view, by node; those of which nothing is are left out.
  private(set) var regions: [Int: Region] = [:]

  private let tree: ViewTree

  init(_ tree: ViewTree) {
    self.tree = tree
    for root in tree.roots { visit(root, within: nil) }
  }

  private mutating func visit(_ node: Int, within outer: Rect?) {
    let flags = tree.flags(of: node)
    guard flags.isDisjoint(with: [.hidden, .interactionDisabled, .isLayer]),
      !flags.contains(.hasAlpha) || tree.alpha(of: node) > 0.01,
      let own = tree.placement(of: node)?.screenRect,
      let reach = outer.map(own.intersection) ?? own
    else { return }
    for (below, region) in regions {
      let rest = region.subtracting(reach)
      regions[below] = rest.isEmpty ? nil : rest
    }
    if !reach.isEmpty { regions[node] = Region(reach) }
    let end = tree.subtreeEnd(of: node)
    var child = node + 1
    while child < end {
      visit(child, within: reach)
      child = tree.subtreeEnd(of: child)
    }
  }
}
