import Hierarchy

/// What a file prints again later, so that the later print takes the place of the earlier one.
///
/// A finding that cannot tell asks for another print of the same objects. Once that stands in the
/// same file, every rule leaves its doubts about the earlier print to the later one, which holds
/// the same views by class and address and is judged by the same rules: what is still in doubt
/// there is reported there. Nodes and their ids stay what they are.
package struct LaterPrints: Sendable {
  /// What of the earlier print the later one holds.
  private enum Extent {
    /// All that is left of it on the screen.
    case whole
    /// The objects of these nodes, and perhaps others: rows are left out.
    case part(Range<Int>)
  }

  private let tree: ViewTree
  /// By root: what is printed again later.
  private var trees: [Int: Extent] = [:]
  /// By root: pieces that are pasted behind the screen they lie in.
  private var pieces: [Int: Extent] = [:]
  /// By node: bars that are printed again later.
  private var bars: [Int: Extent] = [:]
  /// Where every object is printed; filled only where rows are left out.
  private var places: [ObjectKey: [Int]] = [:]

  /// Of a tree in which nothing is looked for.
  init(none tree: ViewTree) { self.tree = tree }

  /// Looks for later prints of a file's roots and bars. Complexity: O(nodes).
  init(_ tree: ViewTree, roles: RoleTable, bars barNodes: some Sequence<Int>) {
    self.tree = tree
    let places = Self.places(of: tree.roots + Array(barNodes), in: tree)
    guard places.contains(where: { $0.value.count > 1 }) else { return }
    let gaps = tree.rowsBeforeGaps
    func extent(_ place: Int) -> Extent {
      let nodes = place..<tree.subtreeEnd(of: place)
      let first = gaps.partitioningIndex { $0 >= nodes.lowerBound }
      return first < gaps.count && gaps[first] < nodes.upperBound ? .part(nodes) : .whole
    }
    func isInWindow(_ node: Int) -> Bool {
      roles.role(of: tree.root(of: node)).contains(.window)
    }
    for root in tree.roots {
      guard let found = ObjectKey(root, tree).flatMap({ places[$0] }), found.count > 1 else {
        continue
      }
      if let last = found.last, last >= tree.subtreeEnd(of: root) {
        trees[root] = extent(last)
      } else if !isInWindow(root), let first = found.first, first < root, isInWindow(first) {
        pieces[root] = extent(first)
      }
    }
    for bar in barNodes {
      guard let last = ObjectKey(bar, tree).flatMap({ places[$0]?.last }),
        last >= tree.subtreeEnd(of: bar)
      else { continue }
      bars[bar] = extent(last)
    }
    guard !gaps.isEmpty else { return }
    for node in tree.indices {
      if let key = ObjectKey(node, tree) { self.places[key, default: []].append(node) }
    }
  }

  /// Every place at which the objects of some nodes are printed, in file order.
  private static func places(of nodes: [Int], in tree: ViewTree) -> [ObjectKey: [Int]] {
    var places: [ObjectKey: [Int]] = [:]
    var kinds: Set<Int> = []
    for node in nodes {
      guard let key = ObjectKey(node, tree) else { continue }
      places[key] = []
      kinds.insert(key.kind)
    }
    for node in tree.indices where kinds.contains(tree.kindIndex(of: node)) {
      guard let key = ObjectKey(node, tree), places[key] != nil else { continue }
      places[key]?.append(node)
    }
    return places
  }

  /// True when another print of the file takes the place of the tree that a node is printed in.
  func replacesTree(of node: Int) -> Bool {
    if trees.isEmpty, pieces.isEmpty { return false }
    let root = tree.root(of: node)
    return holds(node, trees[root] ?? pieces[root])
  }

  /// True when a later print takes the place of the bar that a node is printed in, or of its tree.
  ///
  /// A screen before it does not: else a bar and a later print of it would settle each other.
  func replacesBar(_ bar: Int, of node: Int) -> Bool {
    if trees.isEmpty, bars.isEmpty { return false }
    return holds(node, bars[bar]) || holds(node, trees[tree.root(of: node)])
  }

  private func holds(_ node: Int, _ extent: Extent?) -> Bool {
    switch extent {
    case nil: false
    case .whole: true
    case .part(let nodes): isPrinted(node, within: nodes)
    }
  }

  private func isPrinted(_ node: Int, within nodes: Range<Int>) -> Bool {
    guard let found = ObjectKey(node, tree).flatMap({ places[$0] }) else { return false }
    let first = found.partitioningIndex { $0 >= nodes.lowerBound }
    return first < found.count && found[first] < nodes.upperBound
  }
}

extension ViewTree {
  /// The rows at which something is missing: those below a gap, at a cut, or with dots behind them.
  ///
  /// Complexity: O(nodes), plus the text between them.
  var rowsBeforeGaps: [Int] {
    source.withBytes { bytes in
      indices.filter { node in
        if !flags(of: node).isDisjoint(with: [.belowGap, .isCut]) { return true }
        let start = range(of: node).upperBound
        let end = node + 1 < count ? range(of: node + 1).lowerBound : start + 256
        let limit = min(end, source.count)
        return start < limit && bytes.firstOffset(of: "...", from: start, to: limit) != nil
      }
    }
  }
}

extension AuditContext {
  /// True when another print takes the place of the one that a node stands in: what cannot be told
  /// of the node here is told there, or said there again.
  package func isReprinted(_ node: Int) -> Bool { laterPrints.replacesTree(of: node) }

  /// The same for what only the node's bar decides; without a bar its whole print does.
  package func isReprinted(_ node: Int, in bar: Int?) -> Bool {
    bar.map { laterPrints.replacesBar($0, of: node) } ?? laterPrints.replacesTree(of: node)
  }
}
