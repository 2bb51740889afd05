import Hierarchy

/// Which view takes which part of a screen, and whose the touches are then.
struct TouchParts {
  /// A view that takes touches.
  struct Entry {
    let node: Int
    /// The target that the touches are for; -1 for a view that keeps them to itself.
    let owner: Int
    let part: TouchPart
  }

  /// The views, in no order; those of which nothing is left are missing.
  let entries: [Entry]
  /// Views of which it is not known what they take: too much lies on them.
  let unknown: Set<Int>

  /// What UIKit's rule alone gives each view.
  init(_ map: HitMap) {
    var entries = map.regions.map {
      Entry(node: $0.key, owner: $0.key, part: TouchPart(rects: $0.value.rects))
    }
    for (node, polygons) in map.polygons {
      entries.append(Entry(node: node, owner: node, part: TouchPart(polygons: polygons)))
    }
    self.entries = entries
    unknown = Set(map.unknown)
  }

  /// What claims leave of each other.
  ///
  /// Complexity: that of a hit map of as many views.
  init(_ claims: Claims) {
    let straight = claims.straight.map(Self.arrival)
    let stacked = StackedRects(straight.map(\.reach))
    let all = claims.straight + claims.turned.map(\.claim)
    guard stacked.isComplete else {
      entries = []
      unknown = Set(all.map { Int($0.node) })
      return
    }
    let stack = TurnedStack(
      straight, stacked.rects(count: straight.count),
      claims.turned.map {
        ReachWalk.Arrival(
          node: Int($0.claim.node), own: $0.claim.reach, reach: $0.claim.reach, turned: $0.shape)
      })
    var entries: [Entry] = []
    for (place, claim) in all.enumerated() {
      let node = Int(claim.node)
      let rects = place < stack.rects.count ? stack.rects[place] : []
      let part = TouchPart(rects: rects, polygons: stack.polygons[node] ?? [])
      if part.rects.isEmpty, part.polygons.isEmpty { continue }
      entries.append(Entry(node: node, owner: Int(claim.target), part: part))
    }
    self.entries = entries
    unknown = Set(stack.unknown)
  }

  private static func arrival(_ claim: Claim) -> ReachWalk.Arrival {
    ReachWalk.Arrival(node: Int(claim.node), own: claim.reach, reach: claim.reach, turned: nil)
  }

  /// What is taken for a view.
  func part(for owner: Int) -> TouchPart {
    entries.filter { $0.owner == owner }.sorted { $0.node < $1.node }
      .reduce(into: TouchPart()) { $0.add($1.part) }
  }
}
