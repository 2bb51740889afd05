import Hierarchy

/// What strong marks among siblings could not place.
extension TreeMatcher {
  /// How many pairs of siblings are compared with each other for one superview at most.
  private static let mostComparisons = 2500

  /// Pairs siblings of a class that have the most in common, the most alike first; the nearest in
  /// order among those that are alike.
  mutating func pairByLikeness(_ left: inout [Int32], _ right: inout [Int32]) {
    guard !left.isEmpty, !right.isEmpty, left.count * right.count <= Self.mostComparisons else {
      return
    }
    var candidates: [(score: Int, distance: Int, left: Int, right: Int)] = []
    for (i, a) in left.enumerated() {
      for (j, b) in right.enumerated() where old.kinds[Int(a)] == new.kinds[Int(b)] {
        let score = likeness(Int(a), Int(b))
        if score > 0 { candidates.append((score, abs(i - j), i, j)) }
      }
    }
    candidates.sort {
      ($1.score, $0.distance, $0.left, $0.right) < ($0.score, $1.distance, $1.left, $1.right)
    }
    for candidate in candidates {
      let (a, b) = (left[candidate.left], right[candidate.right])
      if partners[Int(a)] < 0, origins[Int(b)] < 0 { pair(a, b) }
    }
    left.removeAll { partners[Int($0)] >= 0 }
    right.removeAll { origins[Int($0)] >= 0 }
  }

  /// How much speaks for two nodes of a class being one.
  private func likeness(_ a: Int, _ b: Int) -> Int {
    var score = 2 * NodeMarks.likeness(old.sketches[a], new.sketches[b])
    if old.shapes[a] == new.shapes[b] { score += 2 }
    // Two names, or two texts, speak against it.
    if old.names[a] != 0, new.names[b] != 0 { score -= 4 }
    if old.words[a] != 0, new.words[b] != 0 { score -= 1 }
    if let one = old.tree.frame(of: a), let other = new.tree.frame(of: b) {
      if one.origin == other.origin { score += 2 }
      if one.size == other.size { score += 2 }
    }
    return score
  }

  /// Pairs what is left anywhere in the trees by a mark that one node of either has: views that were
  /// given another superview.
  mutating func pairByRareMarks() {
    let left = old.tree.indices.filter { partners[$0] < 0 }
    let right = new.tree.indices.filter { origins[$0] < 0 }
    guard !left.isEmpty, !right.isEmpty else { return }
    pairRare(left, right) { marks, node in
      // A single view without a name has nothing that others could not have too.
      let isLone = marks.tree.subtreeEnd(of: node) == node + 1
      return isLone && marks.names[node] == 0 && marks.words[node] == 0 ? 0 : marks.contents[node]
    }
    pairRare(left, right) { $0.names[$1] }
    pairRare(left, right) { $0.words[$1] }
  }

  private mutating func pairRare(
    _ left: [Int], _ right: [Int], _ mark: (NodeMarks, Int) -> UInt64
  ) {
    let owners = Self.owners(left.filter { partners[$0] < 0 }, old, mark)
    let others = Self.owners(right.filter { origins[$0] < 0 }, new, mark)
    for node in right where origins[node] < 0 {
      let key = mark(new, node)
      guard key != 0, others[key] == node, let owner = owners[key], owner >= 0,
        partners[owner] < 0
      else { continue }
      pair(Int32(truncatingIfNeeded: owner), Int32(truncatingIfNeeded: node))
      pairAncestors(of: owner, node)
      drain(.strong)
    }
  }

  /// What two views lie in is likely to be one view too, where it is of one class and nothing else was
  /// found for it.
  private mutating func pairAncestors(of one: Int, _ other: Int) {
    var (above, around) = (old.tree.parent(of: one), new.tree.parent(of: other))
    while let a = above, let b = around, partners[a] < 0, origins[b] < 0,
      old.kinds[a] == new.kinds[b]
    {
      pair(Int32(truncatingIfNeeded: a), Int32(truncatingIfNeeded: b))
      (above, around) = (old.tree.parent(of: a), new.tree.parent(of: b))
    }
  }

  /// The one node that has a mark; -1 where several have it.
  private static func owners(
    _ nodes: [Int], _ marks: NodeMarks, _ mark: (NodeMarks, Int) -> UInt64
  ) -> [UInt64: Int] {
    var owners: [UInt64: Int] = [:]
    for node in nodes {
      let key = mark(marks, node)
      if key != 0 { owners[key] = owners[key] == nil ? node : -1 }
    }
    return owners
  }
}
