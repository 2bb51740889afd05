import Hierarchy

/// Who acts on a touch, for every point of a screen at once: what `TouchTracer` answers, in areas.
///
/// A hit map says which view UIKit hits. Which one acts is another matter: a plain view leaves its
/// touches to a cell, and a bar acts for its back button by its era's model. So the pieces of the hit
/// map are cut along those models, and one point of each piece is asked. Where a push or pop was
/// running it is the answer once that has ended, as rules judge.
package struct ActingMap: Sendable {
  /// The areas, by owner in file order; none overlaps another. Where there is none nobody acts.
  package private(set) var areas: [ActingArea] = []
  /// False where the file does not say what lies on what, so that there are no areas.
  package let isKnown: Bool
  /// Views whose place is not known, which may take more.
  package private(set) var unplaced: [Int] = []
  /// Views that lie on each other in more parts than are looked at.
  package private(set) var crowded: [Int] = []
  /// True for the answer once a push or pop has ended that was running.
  package let isSettled: Bool

  private var parts: [Key: TouchPart] = [:]

  private struct Key: Hashable {
    let receiver: Int?
    let owner: Int
  }

  /// Works out the map of one screen.
  ///
  /// Complexity: that of a hit map, plus the pieces times the back buttons on the screen.
  package init(_ tracer: TouchTracer, screen: Screen) {
    isSettled = !tracer.settled.isEmpty
    isKnown = tracer.tree.traits.touchRule != .unknown
    switch tracer.tree.traits.touchRule {
    case .unknown: break
    case .uiKit: addViews(tracer, screen)
    case .clickable: addClickables(tracer, screen)
    }
    areas = parts.map { ActingArea(receiver: $0.key.receiver, owner: $0.key.owner, part: $0.value) }
      .sorted { ($0.owner, $0.receiver ?? -1) < ($1.owner, $1.receiver ?? -1) }
    parts = [:]
  }

  private mutating func add(_ part: TouchPart, _ receiver: Int?, owner: Int) {
    parts[Key(receiver: receiver, owner: owner), default: TouchPart()].add(part)
  }
}

/// Views of UIKit's.
extension ActingMap {
  /// The views that touches reach, back to front, and what is left of each.
  private struct Stack {
    var arrivals: [ReachWalk.Arrival] = []
    var turned: [ReachWalk.Arrival] = []
  }

  private mutating func addViews(_ tracer: TouchTracer, _ screen: Screen) {
    let (tree, roles) = (tracer.tree, tracer.context.roles)
    let models = tracer.modelAreas(on: screen)
    // Behind all views, for what a bar takes outside of every window's views.
    var stack = Stack(
      arrivals: models.enumerated().map {
        ReachWalk.Arrival(node: -1 - $0.offset, own: $0.element, reach: $0.element, turned: nil)
      })
    var lost: [Int] = []
    ReachWalk(tree: tree, roles: roles, insets: tracer.context.insets).run(
      screen.roots,
      refuses: { node in
        let flags = tree.flags(of: node)
        if !flags.isDisjoint(with: [.hidden, .isLayer]) { return true }
        if flags.contains(.interactionDisabled), !tracer.settled.contains(node) { return true }
        return flags.contains(.hasAlpha) && tree.alpha(of: node) <= HitTester.deadAlpha
      },
      lost: { lost.append($0) },
      visit: { arrival in
        if roles.letsTouchesThrough(arrival.node) { return }
        if arrival.turned == nil {
          stack.arrivals.append(arrival)
        } else {
          stack.turned.append(arrival)
        }
      })
    unplaced = lost
    add(stack, models, tracer, screen)
  }

  private mutating func add(
    _ stack: Stack, _ models: [Rect], _ tracer: TouchTracer, _ screen: Screen
  ) {
    let stacked = StackedRects(stack.arrivals.map(\.reach))
    guard stacked.isComplete else {
      crowded = (stack.arrivals + stack.turned).map(\.node).filter { $0 >= 0 }.sorted()
      return
    }
    let left = TurnedStack(
      stack.arrivals, stacked.rects(count: stack.arrivals.count), stack.turned)
    crowded = left.unknown.filter { $0 >= 0 }
    for (arrival, rects) in zip(stack.arrivals, left.rects) {
      let actor = arrival.node < 0 ? nil : tracer.actor(for: arrival.node, at: nil, on: screen)
      for rect in rects {
        let (outside, inside) = Self.split(rect, by: models)
        if let actor { add(TouchPart(rects: outside), actor.receiver, owner: actor.owner) }
        for part in inside {
          let hit = arrival.node < 0 ? nil : arrival.node
          guard let actor = tracer.actor(for: hit, at: part.center, on: screen) else { continue }
          add(TouchPart(rects: [part]), actor.receiver, owner: actor.owner)
        }
      }
    }
    for (node, polygons) in left.polygons.sorted(by: { $0.key < $1.key }) {
      for polygon in polygons.flatMap({ Self.split($0, by: models) }) {
        let hit = node < 0 ? nil : node
        guard let actor = tracer.actor(for: hit, at: polygon.middle, on: screen) else { continue }
        add(TouchPart(polygons: [polygon]), actor.receiver, owner: actor.owner)
      }
    }
  }

  /// The parts of a rectangle outside of all models, and those in the same ones each.
  private static func split(
    _ rect: Rect, by models: [Rect]
  ) -> (outside: [Rect], inside: [Rect]) {
    var (outside, inside) = ([rect], [Rect]())
    for model in models where model.intersection(rect) != nil {
      inside =
        inside.flatMap { $0.strips(without: [model]) + [$0.intersection(model)].compactMap { $0 } }
        + outside.compactMap { $0.intersection(model) }
      outside = outside.flatMap { $0.strips(without: [model]) }
    }
    return (outside, inside)
  }

  private static func split(_ polygon: ConvexPolygon, by models: [Rect]) -> [ConvexPolygon] {
    var parts = [polygon]
    for model in models.compactMap({ ConvexPolygon($0) }) {
      parts = parts.flatMap { $0.subtracting(model) + [$0.intersection(model)].compactMap { $0 } }
    }
    return parts
  }
}

/// What a file calls clickable.
extension ActingMap {
  /// More pairs than these are not looked at.
  private static let mostPairs = 100_000

  private mutating func addClickables(_ tracer: TouchTracer, _ screen: Screen) {
    let takers = screen.roots.flatMap { tracer.takers(in: $0) }
    let rects = takers.map(\.rect)
    // Where two lie on each other that do not lie in each other, the answer may change.
    var models: [Rect] = []
    var pairs = 0
    Overlaps(rects).forEachPair { one, other in
      pairs += 1
      guard pairs <= Self.mostPairs, !tracer.tree.contains(takers[one].node, takers[other].node),
        let shared = rects[one].intersection(rects[other])
      else { return }
      models.append(shared)
    }
    let stacked = StackedRects(rects)
    guard stacked.isComplete, pairs <= Self.mostPairs else {
      crowded = takers.map(\.node)
      return
    }
    for piece in stacked.pieces {
      let (outside, inside) = Self.split(piece.rect, by: models)
      for part in outside + inside {
        let answer = tracer.traceClickable(part.center, on: screen, among: takers)
        if answer.test.candidates != nil {
          add(TouchPart(rects: [part]), nil, owner: -1)
        } else if let receiver = answer.receiver {
          add(TouchPart(rects: [part]), receiver, owner: receiver)
        }
      }
    }
  }
}
