/// Every view of a file in flat arrays, in pre-order: parents before children, back to front.
///
/// A node is an index. The arrays are what a million nodes need to stay within 64 bytes each;
/// alpha, transform and bounds' origin stand in side tables of the few nodes that have them. A
/// copy of the tree shares the arrays, which never change.
public struct ViewTree: Sendable {
  @usableFromInline let storage: Storage
  /// Nil for the many trees that have none, so that a copy costs no more than before.
  private var surroundingsBox: SurroundingsBox?

  private final class SurroundingsBox: Sendable {
    let value: Surroundings
    init(_ value: Surroundings) { self.value = value }
  }

  @usableFromInline
  final class Storage: Sendable {
    let columns: TreeColumns
    @usableFromInline let nodes: NodeColumns
    /// True where frames are places on the screen; the traits are larger, and copied when asked.
    @usableFromInline let isOnScreen: Bool

    init(_ columns: consuming TreeColumns, nodes: consuming NodeColumns) {
      isOnScreen = columns.traits.space == .screen
      self.columns = columns
      self.nodes = nodes
    }
  }

  init(_ columns: consuming TreeColumns, nodes: consuming NodeColumns) {
    storage = Storage(columns, nodes: nodes)
  }

  /// Recognizers, controllers and answers that stand in the same file.
  public var surroundings: Surroundings { surroundingsBox?.value ?? Surroundings() }

  /// The same views with what stands around them.
  package func with(_ surroundings: Surroundings) -> ViewTree {
    var tree = self
    tree.surroundingsBox = surroundings.isEmpty ? nil : SurroundingsBox(surroundings)
    return tree
  }

  /// The text that the byte ranges point into.
  public var source: SourceText { storage.columns.source }
  /// How attributes are read from the nodes' bytes.
  package var syntax: any NodeSyntax { storage.columns.syntax }
  /// The classes that occur, in order of first appearance.
  package var kinds: [NodeKind] { storage.columns.kinds }
  /// The index of each tree's root, in file order.
  public var roots: [Int] { storage.columns.roots }

  /// The number of nodes, bare layers included.
  @inlinable
  public var count: Int { storage.nodes.count }
  /// True when the file holds no node.
  public var isEmpty: Bool { storage.nodes.count == 0 }
  /// All indices, in pre-order.
  @inlinable
  public var indices: Range<Int> { 0..<storage.nodes.count }

  /// A view of one node. Complexity: O(1).
  public subscript(index: Int) -> Node { Node(tree: self, index: index) }

  /// The parent's index, or nil for a root. Complexity: O(1).
  @inlinable
  public func parent(of index: Int) -> Int? {
    let parent = storage.nodes.parent(index)
    return parent < 0 ? nil : parent
  }

  /// Levels below the tree's root: the number of ancestors that the file prints.
  ///
  /// Complexity: O(depth).
  public func depth(of index: Int) -> Int {
    var depth = 0
    var ancestor = storage.nodes.parent(index)
    while ancestor >= 0 {
      depth += 1
      ancestor = storage.nodes.parent(ancestor)
    }
    return depth
  }

  /// The index just past a node's descendants. Complexity: O(1).
  @inlinable
  public func subtreeEnd(of index: Int) -> Int { storage.nodes.subtreeEnd(index) }

  /// The yes-or-no attributes of a node. Complexity: O(1).
  @inlinable
  public func flags(of index: Int) -> NodeFlags { storage.nodes.flags(index) }

  /// The bytes of a node, from its opening to its closing bracket. Complexity: O(1).
  package func range(of index: Int) -> Range<Int> { storage.nodes.range(index) }

  /// The nodes whose kind, by its position in `kinds`, is wanted; in pre-order. Complexity: O(nodes).
  package func nodes(ofKinds wanted: [Bool]) -> [Int32] { storage.nodes.nodes(ofKinds: wanted) }

  /// The line that a node begins on, counted from 0 in the text that its range points into; nil
  /// where the reader counted none. Complexity: O(log n).
  func line(of index: Int) -> Int? { storage.columns.lines[index] }

  /// The position of a node's kind in `kinds`. Complexity: O(1).
  @inlinable
  package func kindIndex(of index: Int) -> Int { storage.nodes.kind(index) }

  /// The name of a class that stands in some bytes, in which a dialect may have escaped it.
  package func name(in bytes: Range<Int>) -> String { syntax.string(of: bytes, in: source) }

  /// What the dialect states for the whole tree.
  public var traits: TreeTraits { storage.columns.traits }

  /// What a tool says of a node. Complexity: O(1).
  public func states(of index: Int) -> NodeStates {
    let states = NodeStates(rawValue: UInt32(storage.nodes.states(index)))
      .subtracting(.namesNoBack)
    guard states.contains(.hasMore) else { return states }
    return states.subtracting(.hasMore).union(storage.columns.words[index] ?? [])
  }

  /// True when the reader saw that no name of a node speaks of going back; false where one may, and
  /// for dialects that do not look. Complexity: O(1).
  package func namesNoBack(at index: Int) -> Bool {
    UInt32(storage.nodes.notes(index)) & NodeStates.namesNoBack.rawValue != 0
  }

  /// The nodes of which `namesNoBack` is false, in pre-order. Complexity: O(nodes), a byte each.
  package var nodesThatMayNameBack: [Int32] {
    storage.nodes.nodes(withoutNote: UInt8(NodeStates.namesNoBack.rawValue))
  }

  /// The nodes in a range whose frame, as x, y, width and height in the file, passes a test; in
  /// pre-order. Nodes without a frame pass it as they may: who asks looks at them again.
  ///
  /// Complexity: O(nodes), for the cost of reading one column.
  package func nodes(
    in range: Range<Int>, whereFrame test: (SIMD4<Double>) -> Bool
  ) -> [Int32] {
    storage.nodes.nodes(in: range, whereFrame: test)
  }

  /// The nodes whose frame has a negative width or height, and those that print one that is no
  /// frame; in pre-order. A node without a frame may be among them.
  ///
  /// Complexity: O(nodes), for the cost of reading two columns.
  package var nodesThatMayHaveInvalidFrames: [Int32] {
    storage.nodes.nodes(withNegativeSizeOr: .malformedFrame)
  }

  /// The frame in the parent's bounds space and points; nil where none is known.
  ///
  /// Complexity: O(1).
  @inlinable
  public func frame(of index: Int) -> Rect? {
    storage.isOnScreen ? frameInSuperview(of: index) : printedFrame(of: index)
  }

  /// The frame as the file gives it, in the space that `traits` names, in points; nil where none
  /// is known. Complexity: O(1).
  @inlinable
  public func printedFrame(of index: Int) -> Rect? {
    let flags = storage.nodes.flags(index)
    guard flags.isDisjoint(with: [.noFrame, .malformedFrame]) else { return nil }
    let f = storage.nodes.frame(index)
    return Rect(x: f.x, y: f.y, width: f.z, height: f.w)
  }

  /// The alpha; 1 where none is printed. Complexity: O(log nodes that print one).
  public func alpha(of index: Int) -> Double {
    storage.nodes.flags(index).contains(.hasAlpha) ? storage.columns.alphas[index] ?? 1 : 1
  }

  /// The transform; nil stands for the identity. Complexity: O(log nodes that print one).
  public func transform(of index: Int) -> AffineTransform? {
    storage.nodes.flags(index).contains(.hasTransform) ? storage.columns.transforms[index] : nil
  }

  /// The origin of a node's bounds: the content offset of a scroll view, else zero.
  ///
  /// Complexity: O(log nodes that print one).
  public func boundsOrigin(of index: Int) -> Point {
    guard storage.nodes.flags(index).contains(.hasBoundsOrigin) else { return .zero }
    return storage.columns.boundsOrigins[index] ?? .zero
  }

  /// The children of a node, back to front.
  public func children(of index: Int) -> ChildSequence {
    ChildSequence(tree: self, position: index + 1, end: subtreeEnd(of: index))
  }

  /// True when `ancestor` is `index` or above it in the same tree. Complexity: O(1).
  public func contains(_ ancestor: Int, _ index: Int) -> Bool {
    ancestor <= index && index < subtreeEnd(of: ancestor)
  }

  /// The root of a node's tree. Complexity: O(log trees).
  public func root(of index: Int) -> Int {
    let roots = roots
    return roots[max(0, roots.partitioningIndex { $0 > index } - 1)]
  }

  /// The screens of the file, in file order.
  public var screens: [Screen] {
    var screens: [Screen] = []
    for root in roots {
      if storage.nodes.flags(root).contains(.joinsScreen), !screens.isEmpty {
        screens[screens.count - 1].roots.append(root)
      } else {
        screens.append(Screen(roots: [root]))
      }
    }
    return screens
  }

  /// The children of one node, back to front; each step is O(1).
  public struct ChildSequence: Sequence, IteratorProtocol, Sendable {
    let tree: ViewTree
    var position: Int
    let end: Int

    /// The next child's index, or nil after the last.
    public mutating func next() -> Int? {
      guard position < end else { return nil }
      let child = position
      position = tree.subtreeEnd(of: child)
      return child
    }
  }
}
