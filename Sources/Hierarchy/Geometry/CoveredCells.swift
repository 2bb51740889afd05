/// A coarse grid over stacked rectangles that finds most of those that later ones cover wholly.
///
/// Such a rectangle has no part of its own and takes nothing from another, so that it can be left out
/// before anything is worked out; in a screen on which much has piled up that is nearly all of them.
struct CoveredCells {
  /// As many cells in a row as a word has bits, and as many rows.
  private static let side = 64

  private let xs: [Double]
  private let ys: [Double]
  /// The covered cells of each row, the first in the lowest bit.
  private var rows = [UInt64](repeating: 0, count: side)

  /// The positions of the rectangles that may be seen, in ascending order; empty ones and those with
  /// values that are no numbers never are. Complexity: O(n).
  ///
  /// - Parameter rects: Back to front.
  static func visible(of rects: [Rect]) -> [Int32] {
    let solid = rects.indices.filter { isSolid(rects[$0]) }
    guard solid.count > side, let first = solid.first else { return solid.map(Int32.init) }
    var box = rects[first]
    for index in solid { box = box.union(rects[index]) }
    var cells = CoveredCells(over: box)
    var visible: [Int32] = []
    for index in solid.reversed() where cells.lay(rects[index]) { visible.append(Int32(index)) }
    visible.reverse()
    return visible
  }

  /// True where the edges are apart, as numbers, and not out of all bounds.
  private static func isSolid(_ rect: Rect) -> Bool {
    rect.left < rect.right && rect.top < rect.bottom
      && min(rect.left, rect.top) > -1e300 && max(rect.right, rect.bottom) < 1e300
  }

  private init(over box: Rect) {
    let edges = { (start: Double, end: Double) in
      (0...Self.side).map { place in
        place == Self.side ? end : start + (end - start) * (Double(place) / Double(Self.side))
      }
    }
    xs = edges(box.left, box.right)
    ys = edges(box.top, box.bottom)
  }

  /// Lays a rectangle below those that lie there; false where none of it can be seen.
  private mutating func lay(_ rect: Rect) -> Bool {
    let left = Self.cell(of: rect.left, in: xs)
    let right = Self.cell(upTo: rect.right, in: xs)
    let top = Self.cell(of: rect.top, in: ys)
    let bottom = Self.cell(upTo: rect.bottom, in: ys)
    guard left <= right, top <= bottom else { return true }
    let met = Self.mask(left, right)
    var row = top
    while row <= bottom, rows[row] & met == met { row += 1 }
    if row > bottom { return false }
    // The cells at the rim are covered only where the rectangle reaches their far edge.
    let firstColumn = rect.left <= xs[left] ? left : left + 1
    let lastColumn = rect.right >= xs[right + 1] ? right : right - 1
    let firstRow = rect.top <= ys[top] ? top : top + 1
    let lastRow = rect.bottom >= ys[bottom + 1] ? bottom : bottom - 1
    guard firstColumn <= lastColumn, firstRow <= lastRow else { return true }
    let filled = Self.mask(firstColumn, lastColumn)
    row = firstRow
    while row <= lastRow {
      rows[row] |= filled
      row += 1
    }
    return true
  }

  private static func mask(_ first: Int, _ last: Int) -> UInt64 {
    ~0 >> UInt64(63 - last) & ~0 << UInt64(first)
  }

  /// The last cell that begins at an edge or before it.
  private static func cell(of edge: Double, in edges: [Double]) -> Int {
    var cell = guess(edge, edges)
    while cell > 0, edges[cell] > edge { cell -= 1 }
    while cell < side - 1, edges[cell + 1] <= edge { cell += 1 }
    return cell
  }

  /// The first cell that ends at an edge or behind it.
  private static func cell(upTo edge: Double, in edges: [Double]) -> Int {
    var cell = guess(edge, edges)
    while cell < side - 1, edges[cell + 1] < edge { cell += 1 }
    while cell > 0, edges[cell] >= edge { cell -= 1 }
    return cell
  }

  private static func guess(_ edge: Double, _ edges: [Double]) -> Int {
    let share = (edge - edges[0]) / (edges[side] - edges[0])
    return share >= 0 ? Int(min(share * Double(side), Double(side - 1))) : 0
  }
}
