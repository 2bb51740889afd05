extension Region {
  /// Of a region of more rectangles, only as many of the largest are looked at.
  private static let mostRects = 500

  /// The largest rectangle in the region: one that reaches a size in both directions before one
  /// that does not, then the one with the larger area, then the upper and left one.
  ///
  /// Complexity: O(c r) for c columns and r rows of edges, at most a million; nil for an empty
  /// region. In one of more than 500 rectangles there may be a larger one.
  ///
  /// - Parameters:
  ///   - size: The size that comes first, in points.
  ///   - tolerance: How much less will do, in points.
  package func largestRect(reaching size: Size = .zero, tolerance: Double = 0) -> Rect? {
    guard rects.count > 1 else { return rects.first }
    var parts = rects
    if parts.count > Self.mostRects {
      parts = Array(parts.sorted { $0.area > $1.area }.prefix(Self.mostRects))
    }
    let cells = RegionCells(parts)
    var best: Rect?
    var bestReaches = false
    cells.forEachWidest { rect in
      let reaches = rect.width >= size.width - tolerance && rect.height >= size.height - tolerance
      if let best {
        let gain = rect.area - best.area
        let isAhead = (rect.top, rect.left) < (best.top, best.left)
        let isBetter = gain > 1e-9 || gain > -1e-9 && isAhead
        guard reaches == bestReaches ? isBetter : reaches else { return }
      }
      best = rect
      bestReaches = reaches
    }
    return best
  }
}

/// A region cut into cells by all of its edges.
private struct RegionCells {
  private let columns: [Double]
  private let rows: [Double]
  /// Which cells lie in the region, row by row.
  private var filled: [Bool]

  init(_ rects: [Rect]) {
    columns = Self.edges(rects.flatMap { [$0.left, $0.right] })
    rows = Self.edges(rects.flatMap { [$0.top, $0.bottom] })
    let width = columns.count - 1
    filled = [Bool](repeating: false, count: width * (rows.count - 1))
    for rect in rects {
      let across = Self.place(rect.left, in: columns)..<Self.place(rect.right, in: columns)
      for row in Self.place(rect.top, in: rows)..<Self.place(rect.bottom, in: rows) {
        for column in across { filled[row * width + column] = true }
      }
    }
  }

  /// Calls back for each rectangle of cells that can grow neither upwards nor sideways, from the
  /// top row on; one that cannot grow downwards either is among them.
  func forEachWidest(_ body: (Rect) -> Void) {
    let width = columns.count - 1
    // By column, the row in which what is filled down to this row begins; none is below all.
    let none = rows.count
    var tops = [Int](repeating: none, count: width + 1)
    var open: [(start: Int, top: Int)] = []
    for row in 0..<rows.count - 1 {
      for column in 0..<width {
        tops[column] = filled[row * width + column] ? min(tops[column], row) : none
      }
      for column in 0...width {
        var start = column
        while let last = open.last, last.top < tops[column] {
          open.removeLast()
          start = last.start
          body(
            Rect(
              left: columns[start], top: rows[last.top], right: columns[column],
              bottom: rows[row + 1]))
        }
        if tops[column] < none, open.last?.top != tops[column] {
          open.append((start, tops[column]))
        }
      }
    }
  }

  /// The different values of some edges, in ascending order.
  private static func edges(_ values: [Double]) -> [Double] {
    var result: [Double] = []
    for value in values.sorted() where result.last != value { result.append(value) }
    return result
  }

  /// Where a value stands in an ascending list that holds it.
  private static func place(_ value: Double, in edges: [Double]) -> Int {
    edges.partitioningIndex { !($0 < value) }
  }
}
