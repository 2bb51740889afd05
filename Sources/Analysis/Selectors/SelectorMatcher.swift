import Hierarchy

/// Finds the nodes that selectors select.
///
/// Each step is one pass over the tree, from the set of nodes that the steps before lead to, so that
/// no selector takes longer than its length times the number of nodes.
public struct SelectorMatcher: Sendable {
  private let tree: ViewTree
  private let screenFrames: [Rect?]
  private let targets: Set<Int>
  private let backButtons: Set<Int>
  /// For each node its place among its siblings, from 1.
  private let places: [Int]
  private let depths: [Int]

  /// Prepares a tree. Complexity: O(nodes), and an audit where targets are asked for.
  public init(_ tree: ViewTree, for selector: Selector, options: AuditOptions = AuditOptions()) {
    let context = selector.needsAudit ? AuditContext(tree, options: options) : nil
    self.init(
      tree, targets: Set((context?.targets ?? []).map(\.node)),
      backButtons: Set((context?.backButtons ?? []).map(\.container)))
  }

  /// Prepares the tree of an audit for any selector. Complexity: O(nodes).
  init(_ context: AuditContext) {
    self.init(
      context.tree, targets: Set(context.targets.map(\.node)),
      backButtons: Set(context.backButtons.map(\.container)))
  }

  /// Prepares a tree in which these are the targets and back buttons. Complexity: O(nodes).
  init(_ tree: ViewTree, targets: Set<Int>, backButtons: Set<Int>) {
    self.tree = tree
    self.targets = targets
    self.backButtons = backButtons
    screenFrames = tree.screenFrames()
    var places = [Int](repeating: 0, count: tree.count)
    var depths = places
    // The number of children so far, that of roots in the last place.
    var counts = [Int](repeating: 0, count: tree.count + 1)
    for node in tree.indices {
      let parent = tree.parent(of: node)
      counts[parent ?? tree.count] += 1
      places[node] = counts[parent ?? tree.count]
      depths[node] = parent.map { depths[$0] + 1 } ?? 0
    }
    (self.places, self.depths) = (places, depths)
  }

  /// The nodes that a selector selects, in file order.
  public func nodes(selectedBy selector: Selector) -> [Int] {
    let marks = marks(of: selector)
    return tree.indices.filter { marks[$0] }
  }

  private func marks(of selector: Selector) -> [Bool] {
    var result = [Bool](repeating: false, count: tree.count)
    for steps in selector.alternatives {
      let marks = marks(of: steps)
      for node in tree.indices where marks[node] { result[node] = true }
    }
    return result
  }

  private func marks(of steps: [Selector.Step]) -> [Bool] {
    var marks = [Bool](repeating: true, count: tree.count)
    for (number, step) in steps.enumerated() {
      if number > 0 { marks = self.marks(from: marks, step.combinator) }
      for test in step.tests { narrow(&marks, by: test) }
    }
    return marks
  }

  /// The nodes that stand in a relation to marked ones.
  private func marks(from marks: [Bool], _ combinator: Selector.Combinator) -> [Bool] {
    var result = [Bool](repeating: false, count: tree.count)
    // What the last sibling left behind, that of roots in the last place.
    var left = [Bool](repeating: false, count: tree.count + 1)
    for node in tree.indices {
      let parent = tree.parent(of: node)
      switch combinator {
      case .child: result[node] = parent.map { marks[$0] } ?? false
      case .descendant: result[node] = parent.map { marks[$0] || result[$0] } ?? false
      case .next, .later:
        let place = parent ?? tree.count
        result[node] = left[place]
        left[place] = marks[node] || combinator == .later && left[place]
      }
    }
    return result
  }

  private func narrow(_ marks: inout [Bool], by test: SelectorTest) {
    switch test {
    case .kind(let name):
      let kinds = tree.kinds.map { Self.matches(tree.name(in: $0.className), name) }
      for node in tree.indices where marks[node] { marks[node] = kinds[tree.kindIndex(of: node)] }
    case .matches(let selector):
      let others = self.marks(of: selector)
      for node in tree.indices where marks[node] { marks[node] = others[node] }
    case .not(let selector):
      let others = self.marks(of: selector)
      for node in tree.indices where marks[node] { marks[node] = !others[node] }
    default:
      for node in tree.indices where marks[node] { marks[node] = passes(node, test) }
    }
  }

  private func passes(_ node: Int, _ test: SelectorTest) -> Bool {
    switch test {
    case .name(let name):
      return tree[node].string(.accessibilityIdentifier) == name
        || tree[node].address.map { $0.lowercased() == name.lowercased() } ?? false
    case .has(let attribute): return has(attribute, node)
    case .number(let attribute, let comparison, let wanted):
      return number(attribute, node).map { Self.compare($0, comparison, wanted) } ?? false
    case .flag(let flag, let wanted):
      return flag.isSet(of: tree[node], screenFrame: screenFrames[node]) == wanted
    case .string(let attribute, let comparison, let wanted, let ignoresCase):
      guard let value = string(attribute, node) else { return comparison == .notEqual }
      return ignoresCase
        ? Self.compare(value.lowercased(), comparison, wanted.lowercased())
        : Self.compare(value, comparison, wanted)
    case .at(let point):
      return screenFrames[node].map {
        $0.left <= point.x && point.x < $0.right && $0.top <= point.y && point.y < $0.bottom
      } ?? false
    case .contains(let piece):
      return [tree[node].text, tree[node].string(.accessibilityLabel)].contains {
        $0.map { Self.compare($0, .holds, piece) } ?? false
      }
    case .target: return targets.contains(node)
    case .backButton: return backButtons.contains(node)
    case .root: return tree.parent(of: node) == nil
    case .empty: return tree.subtreeEnd(of: node) == node + 1
    case .firstChild: return places[node] == 1
    case .lastChild:
      guard let parent = tree.parent(of: node) else { return node == tree.roots.last }
      return tree.subtreeEnd(of: node) == tree.subtreeEnd(of: parent)
    case .nthChild(let place): return places[node] == place
    case .kind, .matches, .not: return true
    }
  }

  // MARK: Values

  private func has(_ attribute: NodeAttribute, _ node: Int) -> Bool {
    switch attribute {
    case .flag(let flag): flag.isSet(of: tree[node], screenFrame: screenFrames[node]) ?? false
    case .measure: number(attribute, node) != nil
    case .word, .printed: string(attribute, node) != nil
    }
  }

  private func string(_ attribute: NodeAttribute, _ node: Int) -> String? {
    switch attribute {
    case .word(let word): word.value(of: tree[node])
    case .printed(let name): tree[node].string(.named(name))
    case .flag, .measure: nil
    }
  }

  private func number(_ attribute: NodeAttribute, _ node: Int) -> Double? {
    guard case .measure(let measure) = attribute else {
      return string(attribute, node).flatMap(Self.number)
    }
    let (frame, onScreen) = (tree.frame(of: node), screenFrames[node])
    return switch measure {
    case .x: frame?.left
    case .y: frame?.top
    case .width: frame?.width
    case .height: frame?.height
    case .right: frame?.right
    case .bottom: frame?.bottom
    case .screenX: onScreen?.left
    case .screenY: onScreen?.top
    case .screenWidth: onScreen?.width
    case .screenHeight: onScreen?.height
    case .screenRight: onScreen?.right
    case .screenBottom: onScreen?.bottom
    case .alpha: tree.traits.frames == .accessibility ? nil : tree.alpha(of: node)
    case .depth: Double(depths[node])
    case .children: Double(tree.children(of: node).reduce(0) { count, _ in count + 1 })
    case .id: Double(node)
    }
  }
}
