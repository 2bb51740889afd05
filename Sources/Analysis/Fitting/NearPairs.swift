import Hierarchy

/// The pairs of rectangles that overlap and of which the first is wanted, where a place holds no more
/// of them than people could tell apart.
///
/// A dump that was made up may put ten thousand targets on one spot: every two of them would be a pair.
/// So each wanted one counts first what lies around it, in cells of about a finger, and where that is
/// too much nothing is compared.
struct NearPairs {
  /// The side of a cell, in points.
  private static let side = 64.0
  /// What is larger than so many cells is counted for the whole plane.
  private static let mostCells = 512
  /// So much may lie around a wanted one.
  private static let most = 256

  /// For each wanted one that lies in a crowd, how many are counted around it; else zero.
  let crowds: [Int]
  private let rects: [Rect]
  /// The positions that are compared, the wanted ones first.
  private let compared: [Int]
  private let wanted: Int

  /// Counts rectangles, of which the first are wanted. Complexity: O(n).
  init(_ rects: [Rect], wanted: Int) {
    self.rects = rects
    self.wanted = wanted
    let cells = rects.map(Self.cells)
    let around = cells[..<wanted].compactMap { $0 }
    var counts = CellCounts(around: around)
    var large = 0
    for cells in cells {
      if let cells { counts.add(cells) } else { large += 1 }
    }
    var crowds = [Int](repeating: 0, count: wanted)
    var areAllNear = false
    var near = CellCounts(around: around)
    var compared: [Int] = []
    for index in 0..<wanted {
      var count = large
      if let cells = cells[index] {
        count += counts.sum(over: cells)
        if count <= Self.most { near.add(cells) }
      } else {
        count = rects.count
        areAllNear = areAllNear || count <= Self.most
      }
      if count > Self.most { crowds[index] = count } else { compared.append(index) }
    }
    if !compared.isEmpty {
      for index in wanted..<rects.count {
        if !areAllNear, let cells = cells[index], near.sum(over: cells) == 0 { continue }
        compared.append(index)
      }
    }
    self.crowds = crowds
    self.compared = compared
  }

  /// Calls back once for each pair, the wanted one, or the first of two, before the other.
  func forEachPair(_ body: (Int, Int) -> Void) {
    Overlaps(compared.map { rects[$0] }).forEachPair { one, other in
      let (first, second) = (compared[min(one, other)], compared[max(one, other)])
      if first < wanted { body(first, second) }
    }
  }

  /// The cells that a rectangle lies over; nil for many, and for one without an area.
  private static func cells(of rect: Rect) -> CellCounts.Cells? {
    guard !rect.isEmpty, rect.isFinite else { return nil }
    let cells = CellCounts.Cells(
      columns: cell(rect.left)...cell(rect.right), rows: cell(rect.top)...cell(rect.bottom))
    return cells.columns.count * cells.rows.count > mostCells ? nil : cells
  }

  private static func cell(_ value: Double) -> Int32 {
    Int32((min(max(value, -1e10), 1e10) / side).rounded(.down))
  }
}
