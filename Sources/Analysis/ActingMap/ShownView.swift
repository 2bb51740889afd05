import Hierarchy

/// A view that can be seen, as an outline on the screen.
package struct ShownView: Sendable {
  /// The view.
  package let node: Int
  /// What is seen of its frame, in screen space; of a turned view the smallest rectangle around it.
  package let frame: Rect
  /// The corners of a view turned by no multiple of a quarter turn; what clips is not taken off.
  package let corners: [Point]?

  /// The views of a screen that are neither hidden, transparent nor clipped away, in file order.
  ///
  /// Complexity: O(nodes), and O(depth) more for each turned view.
  package static func all(in report: AuditReport, on screen: Screen) -> [ShownView] {
    let tree = report.tree
    let frames = tree.screenFrames()
    var shown: [ShownView] = []
    for root in screen.roots {
      var clips: [(end: Int, rect: Rect)] = []
      var turns: [Int] = []
      var node = root
      let end = tree.subtreeEnd(of: root)
      while node < end {
        let flags = tree.flags(of: node)
        if flags.contains(.hidden)
          || flags.contains(.hasAlpha) && tree.alpha(of: node) <= HitTester.deadAlpha
        {
          node = tree.subtreeEnd(of: node)
          continue
        }
        while let last = clips.last, node >= last.end { clips.removeLast() }
        while let last = turns.last, node >= last { turns.removeLast() }
        if flags.contains(.hasTransform) { turns.append(tree.subtreeEnd(of: node)) }
        if let frame = frames[node]?.standardized, frame.isFinite {
          let part = clips.last.map { frame.intersection($0.rect) } ?? frame
          if let part, !part.isEmpty {
            let corners = turns.isEmpty ? nil : corners(of: node, tree)
            shown.append(ShownView(node: node, frame: part, corners: corners))
          }
          let isWindow = report.context.roles.role(of: node).contains(.window)
          if flags.contains(.clipsToBounds) || isWindow {
            clips.append((tree.subtreeEnd(of: node), part ?? .zero))
          }
        }
        node += 1
      }
    }
    return shown
  }

  /// The corners of every view that is turned by no multiple of a quarter turn, seen or not; nil for
  /// all others. Complexity: O(nodes), and O(depth) more for each turned view.
  package static func corners(in tree: ViewTree) -> [[Point]?] {
    var turnedUntil = 0
    return tree.indices.map { node in
      if tree.flags(of: node).contains(.hasTransform) {
        turnedUntil = max(turnedUntil, tree.subtreeEnd(of: node))
      }
      return node < turnedUntil ? corners(of: node, tree) : nil
    }
  }

  private static func corners(of node: Int, _ tree: ViewTree) -> [Point]? {
    guard let place = tree.placement(of: node), !place.toScreen.isRectilinear else { return nil }
    return ConvexPolygon(place.bounds, place.toScreen)?.corners
  }
}
