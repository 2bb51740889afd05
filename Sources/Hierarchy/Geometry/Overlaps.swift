/// All pairs of rectangles that share an area.
///
/// A grid with cells of about the size of most rectangles holds each in the cells that it meets. A
/// pair that shares several cells is found in one only, that of the upper left corner of what it
/// shares, so that nothing has to be remembered. Those that would fill many cells stay outside:
/// they visit the cells that they lie over, where nearly all that they find does overlap them, and
/// a coarser grid finds the pairs among themselves.
package struct Overlaps: Sendable {
  private let rects: [Rect]

  /// Takes rectangles, of which empty ones and those with values that are no numbers meet no other.
  package init(_ rects: [Rect]) { self.rects = rects }

  /// Calls back once for each pair that shares an area, the smaller position first; in an order
  /// that depends on the rectangles alone.
  ///
  /// Complexity: O(n + pairs) where no part of the plane is crowded with rectangles that are much
  /// smaller than most.
  package func forEachPair(_ body: (Int, Int) -> Void) {
    var indices = meeting(rects.indices)
    while indices.count > 1 {
      let grid = OverlapGrid(rects, indices)
      grid.forEachPair(body)
      indices = grid.large
    }
  }

  /// Calls back once for each pair that shares an area and of which exactly one is among the first
  /// ones, that one first; in an order that depends on the rectangles alone.
  ///
  /// Only the first ones are sorted into cells, and the others are looked up there: a few of them
  /// meet their share of many others in one pass over those, however the others overlap.
  ///
  /// Complexity: O(n + pairs), as for all pairs.
  package func forEachPair(ofFirst count: Int, _ body: (Int, Int) -> Void) {
    var indices = meeting(0..<count)
    var grids: [OverlapGrid] = []
    while !indices.isEmpty {
      let grid = OverlapGrid(rects, indices)
      grids.append(grid)
      indices = grid.large
    }
    for other in meeting(count..<rects.count) {
      for grid in grids {
        grid.forEach(near: rects[Int(other)]) { body(Int($0), Int(other)) }
      }
    }
  }

  /// Those of some rectangles that can meet another.
  private func meeting(_ places: Range<Int>) -> [Int32] {
    places.filter { !rects[$0].isEmpty && rects[$0].isFinite }.map(Int32.init)
  }
}
