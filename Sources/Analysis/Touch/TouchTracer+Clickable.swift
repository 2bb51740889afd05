import Hierarchy

/// Touches where the file says what takes them, as on Android.
extension TouchTracer {
  /// The innermost clickable node at a point takes the touch; of two that do not lie in each other,
  /// the one drawn later, where the file says which that is. Complexity: O(nodes).
  func traceClickable(_ point: Point, on screen: Screen) -> TouchAnswer {
    traceClickable(point, on: screen, among: screen.roots.flatMap { takers(in: $0) })
  }

  /// The same with what takes touches on the screen, in file order. Complexity: O(takers).
  func traceClickable(
    _ point: Point, on screen: Screen, among takers: [(node: Int, rect: Rect)]
  ) -> TouchAnswer {
    var test = HitTest(point: point)
    let candidates = takers.filter { $0.rect.contains(point) }.map(\.node)
    var winner = candidates.first
    var isKnown = true
    for next in candidates.dropFirst() {
      guard let current = winner else { break }
      if tree.contains(current, next) {
        winner = next
      } else if let isAbove = isDrawnAbove(next, current) {
        if isAbove { winner = next }
      } else {
        isKnown = false
        break
      }
    }
    let root = screen.roots.first ?? 0
    guard isKnown else {
      test.isCertain = false
      test.candidates = candidates
      return TouchAnswer(
        test: test, screen: root, receiver: nil, receiverWhenSettled: nil,
        note: Self.orderNote)
    }
    guard let winner else {
      return TouchAnswer(
        test: test, screen: root, receiver: nil, receiverWhenSettled: nil,
        note: Self.nothingNote)
    }
    test.path = path(to: winner)
    let isDisabled = tree.states(of: winner).contains(.disabled)
    return TouchAnswer(
      test: test, screen: root, receiver: isDisabled ? nil : winner,
      receiverWhenSettled: isDisabled ? nil : winner,
      note: isDisabled ? Self.disabledNote : nil)
  }

  /// What may take touches in a tree, and where, in file order.
  func takers(in root: Int) -> [(node: Int, rect: Rect)] {
    var takers: [(node: Int, rect: Rect)] = []
    var node = root
    let end = tree.subtreeEnd(of: root)
    while node < end {
      if tree.flags(of: node).contains(.hidden) {
        node = tree.subtreeEnd(of: node)
        continue
      }
      // A view at alpha 0 takes touches; what a tool of accessibility does not see covers nothing.
      let isThere =
        tree.traits.frames != .clipped || !tree.states(of: node).contains(.seemsInvisible)
      if isThere, tree.takesTouches(node), let rect = tree.screenFrame(of: node) {
        takers.append((node, rect))
      }
      node += 1
    }
    return takers
  }

  private func path(to node: Int) -> [Int] {
    var path = [node]
    while let last = path.last, let parent = tree.parent(of: last) { path.append(parent) }
    return path.reversed()
  }

  /// True when a node is drawn over another, neither in the other; nil where the file does not say.
  func isDrawnAbove(_ node: Int, _ other: Int) -> Bool? {
    let (one, two) = (path(to: node), path(to: other))
    guard let fork = one.indices.first(where: { $0 >= two.count || one[$0] != two[$0] }),
      fork > 0, fork < two.count
    else { return nil }
    switch tree.traits.siblingOrder {
    case .backToFront: return one[fork] > two[fork]
    case .drawingOrder:
      guard let first = drawingOrder(of: one[fork]), let second = drawingOrder(of: two[fork]),
        first != second
      else { return nil }
      return first > second
    }
  }

  func drawingOrder(of node: Int) -> Int? {
    tree[node].string(.named("drawing-order")).flatMap { Int($0) }
  }
}
