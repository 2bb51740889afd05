import Hierarchy

/// What a map of all touches asks instead of a trace of each.
extension TouchTracer {
  /// The view that acts on a touch, once a push or pop has ended, and what its area belongs to.
  struct Actor {
    let receiver: Int
    let owner: Int
  }

  /// Where on the screen the answer depends on more than the view that is hit: the live areas of back
  /// buttons and of items beside them, and the bars of iOS 6, which act outside of themselves.
  func modelAreas(on screen: Screen) -> [Rect] {
    var areas: [Rect] = []
    let roots = Set(screen.roots)
    for button in screen.roots.flatMap({ buttons[$0] ?? [] }) where context.acts(button) {
      guard let live = button.assumedLive else { continue }
      areas.append(live)
      if button.era == .ios6, let bar = button.bar.flatMap(tree.screenFrame(of:)) {
        areas.append(bar)
      }
    }
    for bar in context.locator.bars where roots.contains(tree.root(of: bar.node)) {
      areas += context.growingItems(of: bar).map(\.area)
    }
    return areas.filter { $0.isFinite && !$0.isEmpty }
  }

  /// Who acts on touches that hit a view; nil where nobody does.
  ///
  /// - Parameter point: The touch, in screen space; nil for one in none of the model areas.
  func actor(for hit: Int?, at point: Point?, on screen: Screen) -> Actor? {
    let nowhere = Point(x: .nan, y: .nan)
    var test = HitTest(point: point ?? nowhere)
    if let hit { test.path = [hit] }
    guard let receiver = receiver(of: test, on: screen, disabled: []) else { return nil }
    let button = screen.roots.lazy.flatMap { self.buttons[$0] ?? [] }.first { button in
      button.bar == receiver && context.acts(button)
        && point.map { button.assumedLive?.contains($0) ?? false } ?? false
    }
    return Actor(receiver: receiver, owner: button?.container ?? receiver)
  }
}
