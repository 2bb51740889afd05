import Analysis
import Formats
import Hierarchy
import TestSupport
import Testing

/// The hit map against the reference hit test and the real one, at random points of random trees.
@Suite struct RandomHitMapTests {
  /// On a grid of binary fractions every edge is exact, so half of the points lie on one. Where a
  /// view is flipped or turned, its bounds are open on the other side: there an edge decides nothing.
  @Test(arguments: 0..<4)
  func agreesWithTheReferenceOnEdges(part: UInt64) throws {
    let tally = try compare(seeds: part * 500..<part * 500 + 500, style: .exact)
    #expect(tally.points > 12_000)
    #expect(tally.onEdges > 500)
    #expect(tally.hits > 6_000)
    #expect(tally.inPolygons == 0)
  }

  @Test(arguments: 0..<4)
  func agreesWithTheReferenceUnderAnyTransform(part: UInt64) throws {
    let tally = try compare(seeds: part * 500..<part * 500 + 500, style: .any)
    #expect(tally.points > 13_000)
    #expect(tally.hits > 6_000)
    #expect(tally.inPolygons > 500)
    #expect(tally.unplaced > 50)
  }

  private struct Tally {
    var points = 0
    var onEdges = 0
    var hits = 0
    var inPolygons = 0
    var unplaced = 0
  }

  private func compare(seeds: Range<UInt64>, style: RandomTree.Style) throws -> Tally {
    var tally = Tally()
    for seed in seeds {
      var random = RandomTree(seed: seed, style: style)
      let tree = try Dump.read(SourceText(random.text)).tree
      let screen = tree.screens[0]
      let map = HitMap(tree, screen: screen)
      let tester = HitTester(tree)
      let keepsSides = Self.keepsSides(tree)
      #expect(map.unknown == [])
      #expect(Self.isDisjoint(map), "seed \(seed)")
      tally.unplaced += map.unplaced.count
      for _ in 0..<30 {
        let point = random.point()
        let expected = ReferenceHitTest(point, windows: random.windows)
        if style == .any || !keepsSides, expected.distanceToEdge < 1e-6 { continue }
        let owners = Self.owners(of: point, in: map)
        if owners != expected.path.last.map({ [$0] }) ?? [] || map.hit(point) != owners.first
          || tester.test(point, on: screen).hit != owners.first
        {
          Issue.record("seed \(seed), \(style), \(point): \(owners), not \(expected.path)")
          return tally
        }
        tally.points += 1
        tally.onEdges += expected.distanceToEdge == 0 ? 1 : 0
        tally.hits += owners.count
        tally.inPolygons += owners.contains { map.polygons[$0] != nil } ? 1 : 0
      }
    }
    return tally
  }

  /// True when no view is flipped or turned.
  private static func keepsSides(_ tree: ViewTree) -> Bool {
    tree.indices.allSatisfy { node in
      guard let map = tree.placementInSuperview(of: node)?.toScreen else { return true }
      return map.a > 0 && map.d > 0 && map.b == 0 && map.c == 0
    }
  }

  private static func owners(of point: Point, in map: HitMap) -> [Int] {
    map.regions.filter { $0.value.contains(point) }.map(\.key)
      + map.polygons.filter { $0.value.contains { $0.contains(point) } }.map(\.key)
  }

  /// True when no part of the screen is given to two views.
  private static func isDisjoint(_ map: HitMap) -> Bool {
    var isDisjoint = true
    let rects = map.regions.values.flatMap(\.rects)
    let bounds = map.polygons.values.flatMap { $0.map(\.bounds) }
    let shapes = map.polygons.values.flatMap { $0 }
    Overlaps(rects + bounds).forEachPair { one, other in
      guard other >= rects.count else {
        // Scales that are no powers of two leave edges that are one by rounding only.
        isDisjoint = isDisjoint && (rects[one].intersection(rects[other])?.area ?? 0) < 1e-9
        return
      }
      let shape = one < rects.count ? ConvexPolygon(rects[one]) : shapes[one - rects.count]
      // So are edges that run in any direction, and places far off are less exact.
      guard let shape, let part = shape.intersection(shapes[other - rects.count]) else { return }
      let larger = max(shape.area, shapes[other - rects.count].area)
      if part.area > 1e-6 * max(1, larger) { isDisjoint = false }
    }
    return isDisjoint
  }
}
