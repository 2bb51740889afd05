import Hierarchy

/// The rows above the one being read, by printed level: gives each row its parent.
struct RowStack {
  private var levels: [Int32] = []
  private var nodes: [Int32] = []
  private var base: Int32 = 0

  /// Where a row belongs.
  struct Place {
    /// The nearest printed ancestor, or -1 for a root.
    var parent: Int
    /// Levels below the root.
    var depth: Int
    /// Levels that are missing between the ancestor and the row.
    var missing: Int
  }

  /// True before the first row, and after `clear`.
  var isEmpty: Bool { levels.isEmpty }

  /// The printed level of the row read last.
  var lastLevel: Int { levels.last.map(Int.init) ?? -1 }

  /// Forgets the rows: the next one is a root.
  mutating func clear() {
    levels.removeAll(keepingCapacity: true)
    nodes.removeAll(keepingCapacity: true)
  }

  /// Finds the place of a row at a printed level, and makes it the last row.
  @inline(__always)
  mutating func place(level: Int, node: Int) -> Place {
    let level = Int32(truncatingIfNeeded: level)
    while let last = levels.last, last >= level {
      levels.removeLast()
      nodes.removeLast()
    }
    var place = Place(parent: -1, depth: 0, missing: 0)
    if let last = levels.last, let parent = nodes.last {
      place.parent = Int(parent)
      place.depth = Int(level - base)
      place.missing = Int(level - last) - 1
    } else {
      base = level
    }
    levels.append(level)
    nodes.append(Int32(truncatingIfNeeded: node))
    return place
  }
}
