/// Rectangles of about one size by the cells of a grid that they meet.
package struct OverlapGrid: Sendable {
  /// A rectangle in more cells than this stays outside.
  private static let most = 16
  /// How many rectangles are looked at for the size of a cell.
  private static let sample = 512
  /// Coordinates beyond this count as this for the choice of a cell.
  private static let far = 1e12

  /// A line of cells in one direction.
  private struct Axis: Sendable {
    let start: Double
    private(set) var count = 1
    private var side: Double
    /// Cells a point; a product is faster than a quotient, and ascends as well.
    private var scale: Double

    init(from start: Double, to end: Double, side: Double) {
      let start = min(max(start, -far), far)
      let end = min(max(end, -far), far)
      self.start = start
      self.side = max(side, (end - start) / 1e6, 1e-3)
      scale = 1 / self.side
      count = Int((end - start) / self.side) + 1
    }

    /// Ascends with the coordinate.
    func cell(_ value: Double) -> Int {
      Int(min(max((value - start) * scale, 0), Double(count - 1)))
    }

    mutating func halve() {
      side *= 2
      scale = 1 / side
      count = (count + 1) / 2
    }
  }

  private let rects: [Rect]
  private var columns: Axis
  private var rows: Axis
  /// Where the rectangles of each cell begin, and the end of the last.
  private var starts: [Int32] = []
  /// The rectangles of all cells, in ascending order within a cell.
  private var items: [Int32] = []
  /// Those that are too large for the cells, in ascending order: fewer than were handed over.
  package private(set) var large: [Int32] = []

  /// Sorts rectangles into cells.
  ///
  /// - Parameter indices: Which rectangles, in ascending order; none is empty.
  package init(_ rects: [Rect], _ indices: [Int32]) {
    self.rects = rects
    var box = rects[Int(indices[0])]
    for index in indices { box = box.union(rects[Int(index)]) }
    let step = max(1, indices.count / Self.sample)
    let sampled = stride(from: 0, to: indices.count, by: step).map { rects[Int(indices[$0])] }
    // A larger one would fill no more than a few cells.
    let size = { (sizes: [Double]) in sizes.sorted()[sizes.count * 3 / 4] }
    columns = Axis(from: box.left, to: box.right, side: size(sampled.map(\.width)))
    rows = Axis(from: box.top, to: box.bottom, side: size(sampled.map(\.height)))
    while columns.count * rows.count > 2 * indices.count + 1 {
      if columns.count > rows.count { columns.halve() } else { rows.halve() }
    }
    fill(indices)
  }

  /// Counts what each cell will hold, and puts it there.
  private mutating func fill(_ indices: [Int32]) {
    var counts = [Int32](repeating: 0, count: columns.count * rows.count + 1)
    var total = 0
    for index in indices {
      let (across, down) = cells(of: rects[Int(index)])
      guard across.count * down.count <= Self.most else {
        large.append(index)
        continue
      }
      total += across.count * down.count
      for row in down {
        for column in across { counts[row * columns.count + column] += 1 }
      }
    }
    var end: Int32 = 0
    for cell in counts.indices {
      end += counts[cell]
      counts[cell] = end
    }
    items = [Int32](repeating: 0, count: total)
    // From the last one on, each goes before those that are there.
    for index in indices.reversed() {
      let (across, down) = cells(of: rects[Int(index)])
      guard across.count * down.count <= Self.most else { continue }
      for row in down {
        for column in across {
          let cell = row * columns.count + column
          counts[cell] -= 1
          items[Int(counts[cell])] = index
        }
      }
    }
    starts = counts
  }

  private func cells(of rect: Rect) -> (ClosedRange<Int>, ClosedRange<Int>) {
    (
      columns.cell(rect.left)...columns.cell(rect.right),
      rows.cell(rect.top)...rows.cell(rect.bottom)
    )
  }

  /// Calls back once for each pair of which at most one is large.
  func forEachPair(_ body: (Int, Int) -> Void) {
    for row in 0..<rows.count {
      for column in 0..<columns.count { forEachPair(row, column, body) }
    }
    for index in large {
      forEach(near: rects[Int(index)]) { body(Int(min(index, $0)), Int(max(index, $0))) }
    }
  }

  /// Calls back once for each rectangle that is not large and shares an area with another one.
  package func forEach(near rect: Rect, _ body: (Int32) -> Void) {
    let (across, down) = cells(of: rect)
    for row in down {
      for column in across {
        let cell = row * columns.count + column
        for place in starts[cell]..<starts[cell + 1] {
          let index = items[Int(place)]
          if isFound(rect, rects[Int(index)], row, column) { body(index) }
        }
      }
    }
  }

  /// How many rectangles a look near another one meets at most: those of its cells, one in several
  /// of them counted in each, and the large ones. Complexity: O(rows), and never more than 64.
  package func count(near rect: Rect) -> Int {
    let (across, down) = cells(of: rect)
    if across.count == columns.count || down.count > 64 {
      let (first, end) = (down.lowerBound * columns.count, (down.upperBound + 1) * columns.count)
      return Int(starts[end] - starts[first]) + large.count
    }
    return down.reduce(large.count) { sum, row in
      let first = row * columns.count
      return sum
        + Int(starts[first + across.upperBound + 1] - starts[first + across.lowerBound])
    }
  }

  /// The pairs of one cell.
  private func forEachPair(_ row: Int, _ column: Int, _ body: (Int, Int) -> Void) {
    let cell = row * columns.count + column
    let end = Int(starts[cell + 1])
    for place in Int(starts[cell])..<end {
      let index = Int(items[place])
      let rect = rects[index]
      for later in place + 1..<max(end, place + 1) {
        let other = Int(items[later])
        if isFound(rect, rects[other], row, column) { body(index, other) }
      }
    }
  }

  /// True when two rectangles share an area whose upper left corner lies in a cell.
  private func isFound(_ one: Rect, _ other: Rect, _ row: Int, _ column: Int) -> Bool {
    let left = max(one.left, other.left)
    let top = max(one.top, other.top)
    // Most pairs in a cell do not meet, which four comparisons tell.
    return min(one.right, other.right) > left && min(one.bottom, other.bottom) > top
      && columns.cell(left) == column && rows.cell(top) == row
  }
}
