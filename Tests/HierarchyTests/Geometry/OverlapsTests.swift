import Hierarchy
import TestSupport
import Testing

/// All pairs of rectangles that share an area, beside a comparison of each with each.
@Suite struct OverlapsTests {
  @Test func pairsAreThoseOfTheNaivePass() {
    for seed in 0..<2_000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let rects = RandomRects.make(&random)
      var found: [[Int]] = []
      Overlaps(rects).forEachPair { found.append([$0, $1]) }
      let sorted = found.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }
      #expect(sorted == Self.naive(rects), "seed \(seed)")
    }
  }

  @Test func pairsOfTheFirstOnesAreThoseOfTheNaivePass() {
    for seed in 0..<2_000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let rects = RandomRects.make(&random)
      let count = Int(random.next() % UInt64(rects.count + 1))
      var found: [[Int]] = []
      Overlaps(rects).forEachPair(ofFirst: count) { found.append([$0, $1]) }
      let sorted = found.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }
      #expect(
        sorted == Self.naive(rects).filter { $0[0] < count && $0[1] >= count }, "seed \(seed)")
    }
  }

  private static func naive(_ rects: [Rect]) -> [[Int]] {
    var pairs: [[Int]] = []
    for one in rects.indices where rects[one].isFinite {
      for other in rects.indices.dropFirst(one + 1)
      where rects[other].isFinite && !rects[one].isEmpty && !rects[other].isEmpty {
        if rects[one].intersection(rects[other]) != nil { pairs.append([one, other]) }
      }
    }
    return pairs
  }

  @Test func edgesThatTouchAreNoOverlap() {
    let rects = [
      Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 10, y: 0, width: 10, height: 10),
      Rect(x: 0, y: 10, width: 10, height: 10), Rect(x: 9.5, y: 9.5, width: 1, height: 1),
    ]
    var found: [[Int]] = []
    Overlaps(rects).forEachPair { found.append([$0, $1]) }
    #expect(found == [[0, 3], [1, 3], [2, 3]])
  }

  @Test func valuesThatAreNoNumbersMeetNothing() {
    let whole = Rect(x: -1e300, y: -1e300, width: 1.5e300, height: 1.5e300)
    let rects = [
      whole, Rect(x: .nan, y: 0, width: 1, height: 1),
      Rect(x: 0, y: 0, width: .infinity, height: 1),
      Rect(x: 0, y: 0, width: 1, height: 1), Rect(x: 0, y: 0, width: -1, height: 1), .zero,
    ]
    var found: [[Int]] = []
    Overlaps(rects).forEachPair { found.append([$0, $1]) }
    #expect(found == [[0, 3]])
  }
}
