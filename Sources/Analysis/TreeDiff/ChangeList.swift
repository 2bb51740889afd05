import Hierarchy

/// Says what changed once it is known which view is which.
struct ChangeList {
  private let matcher: TreeMatcher
  private let terms: DiffTerms
  private var old: ViewTree { matcher.old.tree }
  private var new: ViewTree { matcher.new.tree }
  /// Each with the new node behind which it stands, removed ones behind the others.
  private var found: [(anchor: Int, isRemoval: Bool, change: TreeChange)] = []

  /// The changes in the order of the new tree.
  var changes: [TreeChange] {
    found.indices.sorted {
      (found[$0].anchor, found[$0].isRemoval ? 1 : 0, $0)
        < (found[$1].anchor, found[$1].isRemoval ? 1 : 0, $1)
    }.map { found[$0].change }
  }

  init(_ matcher: TreeMatcher, _ terms: DiffTerms) {
    self.matcher = matcher
    self.terms = terms
    addPairs()
    addAdditions()
    addRemovals()
    addOrder()
  }

  private mutating func add(
    _ kind: TreeChange.Kind, _ a: Int, _ b: Int, _ detail: TreeChange.Detail
  ) {
    found.append((b, false, TreeChange(kind: kind, old: a, new: b, detail: detail)))
  }

  private func partner(_ old: Int) -> Int? {
    matcher.partners[old] < 0 ? nil : Int(matcher.partners[old])
  }

  private func origin(_ new: Int) -> Int? {
    matcher.origins[new] < 0 ? nil : Int(matcher.origins[new])
  }

  // MARK: Pairs

  private mutating func addPairs() {
    for b in new.indices {
      guard let a = origin(b) else { continue }
      let (above, below) = (old.parent(of: a), new.parent(of: b))
      let isReparented = above.map(partner) ?? nil != below || (above == nil) != (below == nil)
      if isReparented { add(.reparented, a, b, .superview(from: above, to: below)) }
      if matcher.old.wholes[a] == matcher.new.wholes[b] { continue }
      compare(a, b)
    }
  }

  private mutating func compare(_ a: Int, _ b: Int) {
    if terms.saysTheSame, matcher.old.kinds[a] != matcher.new.kinds[b] {
      add(
        .classChanged, a, b,
        .value(name: "class", from: old[a].className, to: new[b].className))
    }
    let (was, now) = (NodeValues(old[a], terms), NodeValues(new[b], terms))
    if let from = was.frame, let to = now.frame { compare(a, b, from, to) }
    for (one, other) in zip(was.flags, now.flags) where one.value != other.value {
      add(.flag, a, b, .value(name: one.name, from: one.value, to: other.value))
    }
    for (one, other) in zip(was.texts, now.texts) where one.value != other.value {
      // What a format does not say it does not deny.
      if !terms.saysTheSame, one.value == nil || other.value == nil { continue }
      add(.text, a, b, .value(name: one.name, from: one.value, to: other.value))
    }
  }

  private mutating func compare(_ a: Int, _ b: Int, _ from: Rect, _ to: Rect) {
    func isFar(_ one: Double, _ other: Double) -> Bool { abs(one - other) > terms.tolerance }
    if isFar(from.origin.x, to.origin.x) || isFar(from.origin.y, to.origin.y) {
      add(.moved, a, b, .frame(from: from, to: to))
    }
    if isFar(from.width, to.width) || isFar(from.height, to.height) {
      add(.resized, a, b, .frame(from: from, to: to))
    }
  }

  // MARK: What came and went

  private mutating func addAdditions() {
    for (b, count) in Self.lonely(new, matcher.origins) {
      found.append(
        (b, false, TreeChange(kind: .added, old: nil, new: b, detail: .views(count))))
    }
  }

  private mutating func addRemovals() {
    let lonely = Self.lonely(old, matcher.partners)
    guard !lonely.isEmpty else { return }
    var anchor = -1
    var place = 0
    for a in old.indices where place < lonely.count {
      if let b = partner(a) { anchor = b }
      guard lonely[place].node == a else { continue }
      found.append(
        (
          anchor, true,
          TreeChange(kind: .removed, old: a, new: nil, detail: .views(lonely[place].count))
        ))
      place += 1
    }
  }

  /// The topmost nodes without a partner, each with how many it and what is in it are, those left out
  /// that have a partner, and those in them.
  private static func lonely(
    _ tree: ViewTree, _ partners: [Int32]
  ) -> [(node: Int, count: Int)] {
    var found: [(node: Int, count: Int)] = []
    // For each node without a partner its entry.
    var entries: [Int: Int] = [:]
    for node in tree.indices where partners[node] < 0 {
      if let parent = tree.parent(of: node), let entry = entries[parent] {
        found[entry].count += 1
        entries[node] = entry
      } else {
        entries[node] = found.count
        found.append((node, 1))
      }
    }
    return found
  }

  // MARK: Order

  /// Adds the fewest views that must be given another place among their siblings.
  private mutating func addOrder() {
    var oldPlaces = [Int32](repeating: 0, count: old.count)
    Self.forEachFamily(of: old) { children in
      for (place, child) in children.enumerated() {
        oldPlaces[child] = Int32(truncatingIfNeeded: place)
      }
    }
    var moved: [(a: Int, b: Int, from: Int, to: Int)] = []
    Self.forEachFamily(of: new) { children in
      guard let first = children.first else { return }
      let parent = new.parent(of: first)
      var stayed: [(a: Int, b: Int, from: Int, to: Int)] = []
      for (place, b) in children.enumerated() {
        guard let a = origin(b) else { continue }
        let above = old.parent(of: a)
        guard (above == nil) == (parent == nil), above.map(partner) ?? nil == parent else {
          continue
        }
        stayed.append((a, b, Int(oldPlaces[a]), place))
      }
      let kept = LongestIncrease.members(of: stayed.map(\.from))
      for (entry, isKept) in zip(stayed, kept) where !isKept { moved.append(entry) }
    }
    for entry in moved {
      add(.reordered, entry.a, entry.b, .order(from: entry.from, to: entry.to))
    }
  }

  private static func forEachFamily(of tree: ViewTree, _ body: ([Int]) -> Void) {
    body(tree.roots)
    for node in tree.indices where tree.subtreeEnd(of: node) > node + 1 {
      body(Array(tree.children(of: node)))
    }
  }
}
