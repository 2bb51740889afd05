/// The line of every node, for the many files that print a node a line.
///
/// It holds the difference between a node's line and its index, where that changes: at prose, at a
/// text of several lines. A reader passes every line anyway, and counting them again from the start
/// for a report of findings takes as long as `wc -l` does.
struct LineShifts: Sendable {
  private var nodes: [Int32] = []
  private var shifts: [Int32] = []

  /// Notes the line, counted from 0, of a node that comes after every node noted before.
  @inline(__always)
  mutating func note(_ line: Int, of node: Int) {
    let shift = line &- node
    if shifts.last.map(Int.init) != shift { add(shift, from: node) }
  }

  @inline(never)
  private mutating func add(_ shift: Int, from node: Int) {
    nodes.append(Int32(truncatingIfNeeded: node))
    shifts.append(Int32(truncatingIfNeeded: shift))
  }

  /// The line of a node, counted from 0; nil when the reader noted none.
  ///
  /// Complexity: O(log changes).
  subscript(node: Int) -> Int? {
    let next = nodes.partitioningIndex { $0 > node }
    return next == 0 ? nil : node + Int(shifts[next - 1])
  }
}
