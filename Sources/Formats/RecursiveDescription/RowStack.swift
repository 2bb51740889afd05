/// The rows above the one being read, by printed level: gives each row its parent.
///
/// One entry for every level from the root's on, so that a row finds its parent without a search.
/// The memory is the stack's own: an array would ask before every write whether it is shared. Each
/// access is checked against the count.
struct RowStack: ~Copyable {
  /// The node printed last at each level, -1 where the print leaves a level out.
  private var nodes: UnsafeMutablePointer<Int32>
  private var capacity: Int
  /// The deepest row that is placed, in levels below the root.
  private let maxDepth: Int
  /// The deepest row that there is room for and that is placed.
  private var fastDepth: Int
  private var count = 0
  /// The printed level of the root.
  private var base = 0

  /// Where a row belongs.
  struct Place {
    /// The nearest printed ancestor, or -1 for a root.
    var parent: Int
    /// Levels below the root.
    var depth: Int
    /// Levels that are missing between the ancestor and the row.
    var missing: Int
  }

  init(maxDepth: Int) {
    capacity = 64
    nodes = .allocate(capacity: capacity)
    self.maxDepth = maxDepth
    fastDepth = min(maxDepth, capacity - 1)
  }

  deinit { nodes.deallocate() }

  /// True before the first row, and after `clear`.
  var isEmpty: Bool { count == 0 }

  /// Forgets the rows: the next one is a root.
  mutating func clear() { count = 0 }

  /// Finds the place of a row at a printed level, and makes it the last row.
  ///
  /// - Returns: nil, and the rows are as before, for a row that is too deep.
  @inline(__always)
  mutating func place(level: Int, node: Int) -> Place? {
    let depth = level &- base
    guard depth > 0, depth <= count, depth <= fastDepth, nodes[depth &- 1] >= 0 else {
      return placeApart(level: level, node: node)
    }
    let parent = Int(nodes[depth &- 1])
    nodes[depth] = Int32(truncatingIfNeeded: node)
    count = depth &+ 1
    return Place(parent: parent, depth: depth, missing: 0)
  }

  /// Places a root, a row below missing levels, or one deeper than any before.
  @inline(never)
  private mutating func placeApart(level: Int, node: Int) -> Place? {
    var place = Place(parent: -1, depth: 0, missing: 0)
    if count == 0 || level <= base {
      base = level
      count = 0
    } else {
      place.depth = level - base
      guard place.depth <= maxDepth else { return nil }
      while place.depth >= capacity { grow() }
      while count < place.depth { append(-1) }
      count = place.depth
      var above = count - 1
      while above > 0, nodes[above] < 0 { above -= 1 }
      place.parent = Int(nodes[above])
      place.missing = place.depth - above - 1
    }
    append(Int32(truncatingIfNeeded: node))
    return place
  }

  private mutating func append(_ node: Int32) {
    nodes[count] = node
    count += 1
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Int32>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: nodes, count: count)
    nodes.deallocate()
    nodes = larger
    capacity *= 2
    fastDepth = min(maxDepth, capacity - 1)
  }
}
