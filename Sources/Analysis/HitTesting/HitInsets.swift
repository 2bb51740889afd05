import Hierarchy

/// The views of a tree that take touches around their bounds, or not all over them.
package struct HitInsets: Sendable {
  private let insets: [Int: EdgeInsets]

  /// None.
  package static let none = HitInsets(insets: [:])

  private init(insets: [Int: EdgeInsets]) { self.insets = insets }

  /// Collects what the file states, and what is said of views that selectors select, which wins.
  ///
  /// Complexity: O(nodes) for each selector; nothing where there is none and the file states none.
  package init(_ said: [HitInset], in tree: ViewTree) {
    // Elsewhere frames are no bounds, or say nothing of touches.
    guard tree.traits.touchRule == .uiKit else {
      insets = [:]
      return
    }
    var insets = tree.statedHitInsets()
    if !said.isEmpty {
      let matcher = SelectorMatcher(tree, targets: [], backButtons: [])
      for one in said {
        for node in matcher.nodes(selectedBy: one.selector) { insets[node] = one.insets }
      }
    }
    self.insets = insets
  }

  /// True when every view takes touches in its bounds.
  package var isEmpty: Bool { insets.isEmpty }

  /// Those of a view; nil for one that takes touches in its bounds.
  package subscript(node: Int) -> EdgeInsets? { insets.isEmpty ? nil : insets[node] }

  /// Those of a view of which they leave nothing, although it has an area by itself; nil for others.
  package func emptying(_ node: Int, in tree: ViewTree) -> EdgeInsets? {
    guard let own = self[node], let bounds = tree.placementInSuperview(of: node)?.bounds,
      !bounds.standardized.isEmpty, region(of: node, bounds).isEmpty
    else { return nil }
    return own
  }

  /// Where a view of some bounds takes touches, in the same space.
  package func region(of node: Int, _ bounds: Rect) -> Rect {
    guard !insets.isEmpty, let own = insets[node] else { return bounds }
    return bounds.standardized.inset(by: own)
  }
}

extension Rect {
  /// The rectangle moved in at each edge, or out where an inset is negative; never less than nothing.
  fileprivate func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: left + insets.left, y: top + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}

extension ViewTree {
  /// The hit insets that the file itself states. Complexity: O(nodes) where it says more of a node
  /// than tools do.
  fileprivate func statedHitInsets() -> [Int: EdgeInsets] {
    guard hasWords else { return [:] }
    var insets: [Int: EdgeInsets] = [:]
    for node in indices { insets[node] = hitInsets(of: node) }
    return insets
  }
}
