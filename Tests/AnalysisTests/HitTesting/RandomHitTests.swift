import Analysis
import Formats
import Hierarchy
import TestSupport
import Testing

/// The hit test against the reference, which shares no line with it, over dumps that are printed
/// and read again.
@Suite struct RandomHitTests {
  /// On a grid of binary fractions every product is exact, so half of the points lie exactly on
  /// edges and corners.
  @Test(arguments: 0..<4)
  func agreesWithTheReferenceOnEdges(part: UInt64) throws {
    let tally = try compare(seeds: (part * 500)..<(part * 500 + 500), style: .exact)
    #expect(tally.points == 10_000)
    #expect(tally.hits > 5_000)
    #expect(tally.deepest >= 5)
    #expect(tally.detours > 40)
  }

  /// With free rotations an edge is only known up to rounding, here and on a device, so points
  /// within 1e-6 points of an edge of a view that is asked are left out.
  @Test(arguments: 0..<4)
  func agreesWithTheReferenceUnderAnyTransform(part: UInt64) throws {
    let tally = try compare(seeds: (part * 500)..<(part * 500 + 500), style: .any)
    #expect(tally.points > 9_000)
    #expect(tally.hits > 4_500)
    #expect(tally.uncertain > 100)
    #expect(tally.deepest >= 5)
  }

  private struct Tally {
    var points = 0
    var hits = 0
    var uncertain = 0
    var deepest = 0
    /// Hits through a view that does not hold the point.
    var detours = 0
  }

  private func compare(seeds: Range<UInt64>, style: RandomTree.Style) throws -> Tally {
    var tally = Tally()
    for seed in seeds {
      var random = RandomTree(seed: seed, style: style)
      let dump = try Dump.read(SourceText(random.text))
      let tree = dump.tree
      try #require(tree.count == random.screenFrames.count)
      try #require(tree.screens.count == 1)
      let tester = HitTester(tree)
      for _ in 0..<20 {
        let point = random.point()
        let expected = ReferenceHitTest(point, windows: random.windows)
        if style == .any, expected.distanceToEdge < 1e-6 { continue }
        let answer = tester.test(point, on: tree.screens[0])
        let refusals = answer.refusals.map { "\($0.node) \($0.reason.rawValue)" }
        if answer.path != expected.path || refusals != expected.refusals {
          Issue.record("seed \(seed), \(style), \(point): \(answer), not \(expected)")
          return tally
        }
        let meetsUnknown = expected.refusals.contains { $0.hasSuffix("no-geometry") }
        #expect(answer.isCertain == !meetsUnknown)
        #expect(answer.hit == expected.path.last)
        if let hit = answer.hit, let place = expected.place {
          let own = try #require(tester.point(point, in: hit))
          let error = max(abs(own.x - place.x), abs(own.y - place.y))
          #expect(error <= (style == .exact ? 0 : 1e-6), "seed \(seed), \(point)")
        }
        tally.points += 1
        tally.hits += answer.hit == nil ? 0 : 1
        tally.uncertain += answer.isCertain ? 0 : 1
        tally.detours += expected.passes ? 1 : 0
        tally.deepest = max(tally.deepest, answer.path.count)
      }
    }
    return tally
  }
}
