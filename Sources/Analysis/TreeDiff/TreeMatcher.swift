import Hierarchy

/// Finds which view of one tree is which view of another, by what survives addresses.
///
/// From the roots down the children of views that belong together are aligned, by strong marks
/// first (the same subtree, identifiers, texts, class and frame). What no superview could place is
/// then looked for in the whole tree by marks that only one has, and only after that weak marks
/// (likeness, class and order) pair what is left in a superview: an identifier that moved wins over
/// a class that stayed. No step recurses, and each looks at a view a fixed number of times:
/// complexity O(nodes) of time and space.
struct TreeMatcher {
  let old: NodeMarks
  let new: NodeMarks
  /// The partner of each old node, -1 for none.
  private(set) var partners: [Int32]
  /// The partner of each new node, -1 for none.
  private(set) var origins: [Int32]
  /// Pairs whose children are to be aligned; -1 and -1 stand for the roots.
  private var waiting: [Pair] = []
  /// Pairs whose children strong marks could not place on both sides.
  private var unfinished: [Pair] = []

  struct Pair {
    var old: Int32
    var new: Int32
  }

  /// True where a view may be another class's now: both files name classes in one way.
  private let mayChangeClass: Bool

  /// How strongly marks must speak for a pair.
  enum Strength { case strong, weak }

  /// Pairs the nodes of two trees.
  init(_ old: NodeMarks, _ new: NodeMarks, _ terms: DiffTerms) {
    self.old = old
    self.new = new
    mayChangeClass = terms.saysTheSame
    partners = Array(repeating: -1, count: old.tree.count)
    origins = Array(repeating: -1, count: new.tree.count)
    waiting.append(Pair(old: -1, new: -1))
    drain(.strong)
    pairByRareMarks()
    swap(&waiting, &unfinished)
    drain(.weak)
    pairByRareMarks()
    waiting += unfinished
    unfinished = []
    drain(.weak)
  }

  mutating func drain(_ strength: Strength) {
    while let pair = waiting.popLast() { alignChildren(of: pair, strength) }
  }

  // MARK: Pairing

  /// Pairs two nodes and notes their children for later; of two equal subtrees all at once.
  mutating func pair(_ one: Int32, _ other: Int32) {
    let (a, b) = (Int(one), Int(other))
    partners[a] = other
    origins[b] = one
    guard old.wholes[a] == new.wholes[b] || old.contents[a] == new.contents[b],
      old.tree.subtreeEnd(of: a) - a == new.tree.subtreeEnd(of: b) - b
    else {
      waiting.append(Pair(old: one, new: other))
      return
    }
    for step in 1..<max(1, old.tree.subtreeEnd(of: a) - a)
    where partners[a + step] < 0 && origins[b + step] < 0 {
      partners[a + step] = Int32(truncatingIfNeeded: b + step)
      origins[b + step] = Int32(truncatingIfNeeded: a + step)
    }
  }

  private static func children(of node: Int32, in tree: ViewTree) -> [Int32] {
    let list = node < 0 ? tree.roots : Array(tree.children(of: Int(node)))
    return list.map { Int32(truncatingIfNeeded: $0) }
  }

  // MARK: Children

  private mutating func alignChildren(of parents: Pair, _ strength: Strength) {
    var left = Self.children(of: parents.old, in: old.tree).filter { partners[Int($0)] < 0 }
    var right = Self.children(of: parents.new, in: new.tree).filter { origins[Int($0)] < 0 }
    guard !left.isEmpty, !right.isEmpty else { return }
    pairEnds(&left, &right)
    for marks in [\NodeMarks.wholes, \.contents, \.names, \.words] {
      pair(&left, &right, by: old[keyPath: marks], new[keyPath: marks])
    }
    pairByTwo(&left, &right, \.shapes, \.places)
    pairByTwo(&left, &right, \.kinds, \.places)
    guard !left.isEmpty, !right.isEmpty else { return }
    guard strength == .weak else {
      unfinished.append(parents)
      return
    }
    pairByLikeness(&left, &right)
    pair(&left, &right, by: old.shapes, new.shapes)
    pair(&left, &right, by: old.kinds, new.kinds)
    if mayChangeClass { pair(&left, &right, by: old.places, new.places) }
  }

  /// Pairs equal subtrees from both ends, so that among many alike the first and the last keep their
  /// places.
  private mutating func pairEnds(_ left: inout [Int32], _ right: inout [Int32]) {
    let most = min(left.count, right.count)
    var head = 0
    while head < most, old.wholes[Int(left[head])] == new.wholes[Int(right[head])] { head += 1 }
    var tail = 0
    while tail < most - head,
      old.wholes[Int(left[left.count - 1 - tail])] == new.wholes[Int(right[right.count - 1 - tail])]
    {
      tail += 1
    }
    for place in 0..<head { pair(left[place], right[place]) }
    for place in 0..<tail { pair(left[left.count - 1 - place], right[right.count - 1 - place]) }
    left = Array(left[head..<left.count - tail])
    right = Array(right[head..<right.count - tail])
  }

  /// Pairs the first that has a mark with the first that has it on the other side, and so on.
  private mutating func pair(
    _ left: inout [Int32], _ right: inout [Int32], by oldMarks: [UInt64], _ newMarks: [UInt64]
  ) {
    guard !left.isEmpty, !right.isEmpty else { return }
    pair(&left, &right, leftKeys: left.map { oldMarks[Int($0)] }, right.map { newMarks[Int($0)] })
  }

  private mutating func pairByTwo(
    _ left: inout [Int32], _ right: inout [Int32],
    _ first: KeyPath<NodeMarks, [UInt64]>, _ second: KeyPath<NodeMarks, [UInt64]>
  ) {
    guard !left.isEmpty, !right.isEmpty else { return }
    func keys(_ nodes: [Int32], _ marks: NodeMarks) -> [UInt64] {
      let (one, two) = (marks[keyPath: first], marks[keyPath: second])
      return nodes.map { node in
        guard two[Int(node)] != 0 else { return 0 }
        var hash = ContentHash(one[Int(node)])
        hash.add(two[Int(node)])
        return hash.value | 1
      }
    }
    pair(&left, &right, leftKeys: keys(left, old), keys(right, new))
  }

  private mutating func pair(
    _ left: inout [Int32], _ right: inout [Int32], leftKeys: [UInt64], _ rightKeys: [UInt64]
  ) {
    // The next old node of each mark, chained from the last to the first.
    var heads: [UInt64: Int] = [:]
    var next = Array(repeating: -1, count: left.count)
    for place in left.indices.reversed() where leftKeys[place] != 0 {
      next[place] = heads[leftKeys[place]] ?? -1
      heads[leftKeys[place]] = place
    }
    if heads.isEmpty { return }
    var kept: [Int32] = []
    for (place, node) in right.enumerated() {
      guard rightKeys[place] != 0, let match = heads[rightKeys[place]], match >= 0 else {
        kept.append(node)
        continue
      }
      heads[rightKeys[place]] = next[match]
      pair(left[match], node)
    }
    guard kept.count < right.count else { return }
    right = kept
    left.removeAll { partners[Int($0)] >= 0 }
  }
}
