import Hierarchy

/// Every target with what of it takes touches, for rules that compare targets with each other.
struct LiveTargets {
  /// A target of which something takes touches.
  struct Entry {
    let target: TapTarget
    /// What of it takes touches, in screen space.
    let region: Region
    /// The smallest rectangle around that.
    let bounds: Rect

    var node: Int { target.node }
  }

  /// The targets, in file order.
  let entries: [Entry]

  /// Collects the targets of a tree.
  ///
  /// Where what is clickable takes the touches, the innermost does: a target is left what of it no
  /// target in it covers. What lies on what beyond that is not asked. Complexity: O(targets log targets).
  init(_ context: AuditContext) {
    var entries: [Entry] = []
    let isMapped = context.live != nil
    for target in context.targets where target.obstacle == nil {
      guard let reach = target.reach, reach.isFinite else { continue }
      let region =
        if let live = context.live { live.region(of: target.node) } else { Region(reach) }
      guard let bounds = region.bounds else { continue }
      if let live = context.live, !live.isExact(target.node) { continue }
      entries.append(Entry(target: target, region: region, bounds: bounds))
    }
    self.entries = isMapped ? entries : Self.withoutInner(entries, context.tree)
  }

  private static func withoutInner(_ entries: [Entry], _ tree: ViewTree) -> [Entry] {
    // Each is taken away from the innermost target around it only: that lies in the others.
    var inner: [Int: [Rect]] = [:]
    var around: [Int] = []
    for (place, entry) in entries.enumerated() {
      while let last = around.last, !tree.contains(entries[last].node, entry.node) {
        around.removeLast()
      }
      if let outer = around.last { inner[outer, default: []].append(entry.bounds) }
      around.append(place)
    }
    return entries.enumerated().compactMap { place, entry in
      guard let inner = inner[place] else { return entry }
      let left = StackedRects([entry.bounds] + inner).pieces.filter { $0.index == 0 }.map(\.rect)
      let region = Region(left)
      guard let bounds = region.bounds else { return nil }
      return Entry(target: entry.target, region: region, bounds: bounds)
    }
  }
}
