import Hierarchy

/// Views turned by no multiple of a quarter turn among others, and what is left of each.
struct TurnedStack {
  /// More pairs than these are not looked at.
  private static let mostPairs = 1_000_000

  /// What is left of the straight views that no turned one lies on, in their order.
  private(set) var rects: [[Rect]]
  /// What is left of the turned views and of those below them, by node.
  private(set) var polygons: [Int: [ConvexPolygon]] = [:]
  /// The nodes that too many others lie on.
  private(set) var unknown: [Int] = []

  /// Takes from each view what later ones cover.
  ///
  /// - Parameters:
  ///   - straight: Views that are not turned, in the order of the file.
  ///   - parts: What other straight views leave of each.
  ///   - turned: Views that are turned, in the order of the file.
  init(
    _ straight: [ReachWalk.Arrival], _ parts: [[Rect]], _ turned: [ReachWalk.Arrival]
  ) {
    rects = parts
    let all = (straight + turned).sorted { $0.node < $1.node }
    var places: [Int: Int] = [:]
    for (place, arrival) in straight.enumerated() { places[arrival.node] = place }
    for (below, covers) in Self.covers(all) {
      let arrival = all[below]
      guard let covers else {
        unknown.append(arrival.node)
        if let place = places[arrival.node] { rects[place] = [] }
        continue
      }
      var left: [ConvexPolygon] = []
      if let shape = arrival.turned {
        left = [shape]
      } else if let place = places[arrival.node] {
        left = parts[place].compactMap { ConvexPolygon($0) }
        rects[place] = []
      }
      for cover in covers where !left.isEmpty {
        guard let shape = all[cover].turned ?? ConvexPolygon(all[cover].reach) else { continue }
        left = left.flatMap { $0.subtracting(shape) }
      }
      if !left.isEmpty { polygons[arrival.node] = left }
    }
  }

  /// For each view that is turned or that a turned one may lie on, the later ones to take from it;
  /// nil where there are too many. Straight ones are taken from straight ones already.
  private static func covers(_ all: [ReachWalk.Arrival]) -> [(below: Int, covers: [Int]?)] {
    let turned = all.indices.filter { all[$0].turned != nil }
    guard !turned.isEmpty else { return [] }
    var covers: [Int: [Int]] = [:]
    for place in turned { covers[place] = [] }
    var pairs = 0
    // Straight ones may be thousands on one spot; only pairs with a turned one are looked for.
    let rects = all.map(\.reach)
    let placed = rects.indices.filter { !rects[$0].isEmpty }.map(Int32.init)
    guard !placed.isEmpty else { return turned.map { ($0, []) } }
    let grid = OverlapGrid(rects, placed)
    for one in turned {
      let visit = { (other: Int) in
        guard other != one, other > one || all[other].turned == nil else { return }
        let (below, above) = (min(one, other), max(one, other))
        pairs += 1
        if pairs <= mostPairs {
          covers[below, default: []].append(above)
        } else {
          covers[below] = []
        }
      }
      grid.forEach(near: rects[one]) { visit(Int($0)) }
      for other in grid.large where rects[Int(other)].intersection(rects[one]) != nil {
        visit(Int(other))
      }
    }
    let isComplete = pairs <= mostPairs
    return covers.sorted { $0.key < $1.key }.map {
      ($0.key, isComplete ? $0.value.sorted(by: >) : nil)
    }
  }
}
