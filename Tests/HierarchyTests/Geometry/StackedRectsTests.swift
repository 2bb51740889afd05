import Hierarchy
import TestSupport
import Testing

/// What is left of rectangles that lie on each other, beside the topmost one of every cell between
/// their edges.
@Suite struct StackedRectsTests {
  @Test(arguments: 0..<4)
  func everyCellIsTheTopmostRectangles(part: UInt64) {
    for seed in part * 1_000..<part * 1_000 + 1_000 {
      var random = SplitMix64(seed: seed)
      let rects = RandomRects.make(&random, isWhole: true)
      let grid = CellGrid(rects)
      var counts = [Int](repeating: 0, count: grid.topmost.count)
      for piece in StackedRects(rects).pieces {
        let cells = grid.cells(of: piece.rect)
        #expect(!cells.isEmpty, "seed \(seed), an empty piece")
        for cell in cells {
          counts[cell] += 1
          if grid.topmost[cell] != Int(piece.index) { Issue.record("seed \(seed), \(piece)") }
        }
      }
      // So pieces neither overlap nor leave anything out.
      #expect(counts == grid.topmost.map { $0 < 0 ? 0 : 1 }, "seed \(seed)")
    }
  }

  /// More columns than two levels of 64 hold.
  @Test func manyRectanglesAreRightAtRandomPoints() {
    var random = SplitMix64(seed: 5)
    let rects = (0..<4_000).map { _ in
      Rect(
        x: .random(in: 0...2_000, using: &random), y: .random(in: 0...2_000, using: &random),
        width: .random(in: 0...120, using: &random), height: .random(in: 0...120, using: &random))
    }
    let pieces = StackedRects(rects).pieces
    for _ in 0..<1_000 {
      let point = Point(
        x: .random(in: 0...2_100, using: &random), y: .random(in: 0...2_100, using: &random))
      let found = pieces.filter { $0.rect.contains(point) }.map { Int($0.index) }
      #expect(found == rects.lastIndex { $0.contains(point) }.map { [$0] } ?? [])
    }
  }

  @Test func edgesAreHalfOpen() {
    let rects = [Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 5, y: 5, width: 10, height: 10)]
    let regions = StackedRects(rects).rects(count: 2).map { Region($0) }
    #expect(regions[0].area == 75)
    #expect(regions[1].rects == [rects[1]])
    for (x, y, owner) in [(0.0, 0.0, 0), (5, 5, 1), (5, 4.5, 0), (10, 4.5, -1), (15, 5, -1)] {
      let point = Point(x: x, y: y)
      #expect((regions.firstIndex { $0.contains(point) } ?? -1) == owner, "\(point)")
    }
  }

  /// 2,000 rows across 2,000 columns would be two million pieces.
  @Test func farTooManyPiecesAreNone() {
    let rects = (0..<4_000).map { number in
      let place = Double(number / 2 * 2)
      return number % 2 == 0
        ? Rect(x: place, y: 0, width: 1, height: 4_000)
        : Rect(x: 0, y: place, width: 4_000, height: 1)
    }
    let stacked = StackedRects(rects)
    #expect(!stacked.isComplete)
    #expect(stacked.pieces == [])
    #expect(StackedRects(Array(rects.prefix(100))).isComplete)
  }

  @Test func whatIsNoRectangleCoversNothing() {
    let whole = Rect(x: 0, y: 0, width: 10, height: 10)
    let rects = [
      whole, Rect(x: .nan, y: 0, width: 5, height: 5),
      Rect(x: 0, y: 0, width: .infinity, height: 5),
      Rect(x: 2, y: 2, width: 0, height: 5), Rect(x: 2, y: 2, width: -1, height: 5),
    ]
    #expect(StackedRects(rects).rects(count: 5) == [[whole], [], [], [], []])
    #expect(StackedRects([]).pieces == [])
  }
}

/// The plane cut by all edges of some rectangles.
private struct CellGrid {
  let xs: [Double]
  let ys: [Double]
  /// The last rectangle over each cell; -1 for none.
  private(set) var topmost: [Int]

  init(_ rects: [Rect]) {
    let solid = rects.filter { !$0.isEmpty }
    xs = Array(Set(solid.flatMap { [$0.left, $0.right] })).sorted()
    ys = Array(Set(solid.flatMap { [$0.top, $0.bottom] })).sorted()
    topmost = [Int](repeating: -1, count: max(0, xs.count - 1) * max(0, ys.count - 1))
    for (index, rect) in rects.enumerated() where !rect.isEmpty {
      for cell in cells(of: rect) { topmost[cell] = index }
    }
  }

  func cells(of rect: Rect) -> [Int] {
    ys.indices.dropLast().filter { ys[$0] >= rect.top && ys[$0] < rect.bottom }.flatMap { row in
      xs.indices.dropLast().filter { xs[$0] >= rect.left && xs[$0] < rect.right }.map {
        row * (xs.count - 1) + $0
      }
    }
  }
}
