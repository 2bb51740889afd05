extension Region {
  /// The largest rectangle in the region: one that reaches a size in both directions before one
  /// that does not, then the one with the larger area, then the upper and left one.
  ///
  /// Complexity: O(c r²) for c columns and r rows of edges, which are few for what is left of one
  /// tap target; nil for an empty region.
  ///
  /// - Parameter size: The size that comes first, in points; `tolerance` less will do.
  package func largestRect(reaching size: Size = .zero, tolerance: Double = 0) -> Rect? {
    guard rects.count > 1 else { return rects.first }
    let columns = Self.edges(rects.flatMap { [$0.left, $0.right] })
    let rows = Self.edges(rects.flatMap { [$0.top, $0.bottom] })
    let filled = cells(columns, rows)
    var best: Rect?
    var bestReaches = false
    // How many rows from the top one on are filled, by column.
    for top in rows.indices.dropLast() {
      var open = [Bool](repeating: true, count: columns.count - 1)
      for bottom in (top + 1)..<rows.count {
        for column in open.indices where open[column] {
          open[column] = filled[(bottom - 1) * open.count + column]
        }
        if !open.contains(true) { break }
        var start = 0
        while start < open.count {
          guard open[start] else {
            start += 1
            continue
          }
          var end = start + 1
          while end < open.count, open[end] { end += 1 }
          let rect = Rect(
            left: columns[start], top: rows[top], right: columns[end], bottom: rows[bottom])
          let reaches =
            rect.width >= size.width - tolerance && rect.height >= size.height - tolerance
          let isBetter =
            reaches == bestReaches ? rect.area > (best?.area ?? 0) + 1e-9 : reaches
          if best == nil || isBetter {
            best = rect
            bestReaches = reaches
          }
          start = end
        }
      }
    }
    return best
  }

  /// The different values of some edges, in ascending order.
  private static func edges(_ values: [Double]) -> [Double] {
    var result: [Double] = []
    for value in values.sorted() where result.last != value { result.append(value) }
    return result
  }

  /// Which cells between edges lie in the region, row by row.
  private func cells(_ columns: [Double], _ rows: [Double]) -> [Bool] {
    let width = columns.count - 1
    var filled = [Bool](repeating: false, count: width * (rows.count - 1))
    for rect in rects {
      for row in rows.indices.dropLast() where rows[row] >= rect.top && rows[row] < rect.bottom {
        for column in columns.indices.dropLast()
        where columns[column] >= rect.left && columns[column] < rect.right {
          filled[row * width + column] = true
        }
      }
    }
    return filled
  }
}
