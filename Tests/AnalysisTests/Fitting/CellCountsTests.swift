import TestSupport
import Testing

@testable import Analysis

/// Counts by cell, near each other and anywhere.
@Suite struct CellCountsTests {
  static func cells(_ x: ClosedRange<Int32>, _ y: ClosedRange<Int32>) -> CellCounts.Cells {
    CellCounts.Cells(columns: x, rows: y)
  }

  @Test func nothingIsCountedAroundNothing() {
    var counts = CellCounts(around: [])
    counts.add(Self.cells(0...1, 0...1))
    #expect(counts.sum(over: Self.cells(0...1, 0...1)) == 0)
  }

  @Test func oneIsCountedInEachOfItsCells() {
    var counts = CellCounts(around: [Self.cells(-2 ... -1, 3...4)])
    counts.add(Self.cells(-9 ... -2, 0...9))
    counts.add(Self.cells(0...5, 3...4))
    #expect(counts.sum(over: Self.cells(-2 ... -2, 3...3)) == 1)
    #expect(counts.sum(over: Self.cells(-1 ... -1, 3...4)) == 0)
    #expect(counts.sum(over: Self.cells(-2 ... -1, 3...4)) == 2)
  }

  /// A cell far away makes the box too large for a table, and changes no other count.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func tableAndNamesAgree(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let some = (0..<40).map { _ in
      let (x, y) = (
        Int32.random(in: -20...20, using: &random), Int32.random(in: -9...9, using: &random)
      )
      return Self.cells(
        x...x + Int32.random(in: 0...6, using: &random),
        y...y + Int32.random(in: 0...6, using: &random))
    }
    let wanted = Array(some.prefix(15))
    var near = CellCounts(around: wanted)
    var far = CellCounts(around: wanted + [Self.cells(Int32.max...Int32.max, 0...0)])
    for cells in some {
      near.add(cells)
      far.add(cells)
    }
    for asked in wanted {
      // Counted one by one, cell by cell.
      let sum = some.reduce(0) { sum, cells in
        let columns = asked.columns.filter(cells.columns.contains).count
        return sum + columns * asked.rows.filter(cells.rows.contains).count
      }
      #expect(near.sum(over: asked) == sum)
      #expect(far.sum(over: asked) == sum)
    }
  }
}
