import Hierarchy
import TestSupport
import Testing

/// What is left of a target, and the largest rectangle in it.
@Suite struct RegionTests {
  @Test func largestRectangleIsThatOfAllThereAre() {
    for seed in 0..<3_000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let stack = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        let values = (0..<4).map { _ in Double(Int.random(in: 1...9, using: &random)) }
        return Rect(x: values[0], y: values[1], width: values[2], height: values[3])
      }
      let region = Region(StackedRects(stack).rects(count: stack.count)[0])
      let size = Size(
        width: Double(Int.random(in: 0...5, using: &random)),
        height: Double(Int.random(in: 0...5, using: &random)))
      let all = Self.rects(in: region).sorted { Self.isBetter($0, $1, reaching: size) }
      let found = region.largestRect(reaching: size)
      #expect(found?.area == all.first?.area, "seed \(seed)")
      #expect(found.map { Self.reaches($0, size) } == all.first.map { Self.reaches($0, size) })
      #expect(
        found.map { [$0.top, $0.left] } == all.first.map { [$0.top, $0.left] }, "seed \(seed)")
      #expect(found.map { all.contains($0) } ?? all.isEmpty, "seed \(seed)")
    }
  }

  private static func reaches(_ rect: Rect, _ size: Size) -> Bool {
    rect.width >= size.width && rect.height >= size.height
  }

  private static func isBetter(_ one: Rect, _ other: Rect, reaching size: Size) -> Bool {
    if reaches(one, size) != reaches(other, size) { return reaches(one, size) }
    if one.area != other.area { return one.area > other.area }
    return (one.top, one.left) < (other.top, other.left)
  }

  /// All rectangles of whole numbers up to 18 in a region.
  private static func rects(in region: Region) -> [Rect] {
    var found: [Rect] = []
    for left in 1..<18 {
      for top in 1..<18 where region.contains(Point(x: Double(left), y: Double(top))) {
        var right = 18
        for bottom in top + 1...18 {
          let row = Double(bottom - 1)
          right = (left..<right).first { !region.contains(Point(x: Double($0), y: row)) } ?? right
          for end in left + 1..<max(right + 1, left + 1) {
            found.append(
              Rect(
                left: Double(left), top: Double(top), right: Double(end), bottom: Double(bottom)))
          }
        }
      }
    }
    return found
  }

  @Test func regionOfVeryManyPartsHasALargeRectangle() {
    let parts = (0..<3_000).map { number in
      Rect(x: Double(number * 2), y: Double(number), width: 1, height: number == 77 ? 9 : 2)
    }
    #expect(Region(parts).largestRect() == parts[77])
  }

  @Test func areaBoundsAndDistance() {
    let region = Region([
      Rect(x: 0, y: 0, width: 10, height: 4), Rect(x: 0, y: 4, width: 2, height: 6),
    ])
    #expect(region.area == 52)
    #expect(region.bounds == Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(region.distance(from: Point(x: 5, y: 8)) == 3)
    #expect(region.distance(from: Point(x: 13, y: 8)) == 5)
    #expect(region.distance(from: Point(x: 1, y: 1)) == 0)
    #expect(Region.empty.bounds == nil)
    #expect(Region.empty.largestRect() == nil)
    #expect(Region.empty.distance(from: .zero) == .infinity)
    #expect(Region(Rect.zero).isEmpty)
  }

  @Test func partsInsideAndOutsideARectangle() {
    let region = Region(Rect(x: 0, y: 0, width: 10, height: 10))
    let middle = Rect(x: 4, y: 4, width: 2, height: 20)
    #expect(region.intersection(middle).rects == [Rect(x: 4, y: 4, width: 2, height: 6)])
    #expect(region.subtracting(middle).area == 88)
    #expect(!region.subtracting(middle).contains(Point(x: 5, y: 5)))
  }
}
