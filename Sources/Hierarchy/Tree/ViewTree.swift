/// Every view of a file in flat arrays, in pre-order: parents before children, back to front.
///
/// A node is an index. The arrays are what a million nodes need to stay within 64 bytes each;
/// alpha, transform and bounds' origin stand in side tables of the few nodes that have them.
public struct ViewTree: Sendable {
  /// The text that the byte ranges point into.
  public let source: SourceText
  /// How attributes are read from the nodes' bytes.
  package let syntax: any NodeSyntax

  var starts: [UInt32] = []
  var ends: [UInt32] = []
  var kindIndices: [UInt32] = []
  var parents: [Int32] = []
  var depths: [Int32] = []
  var subtreeEnds: [Int32] = []
  var frames: [SIMD4<Double>] = []
  var flagColumn: [NodeFlags] = []

  var alphas = SideTable<Double>()
  var transforms = SideTable<AffineTransform>()
  var boundsOrigins = SideTable<Point>()

  /// The classes that occur, in order of first appearance.
  package internal(set) var kinds: [NodeKind] = []
  /// The index of each tree's root, in file order.
  public internal(set) var roots: [Int] = []

  init(source: SourceText, syntax: any NodeSyntax) {
    self.source = source
    self.syntax = syntax
  }

  /// The number of nodes, bare layers included.
  public var count: Int { parents.count }
  /// True when the file holds no node.
  public var isEmpty: Bool { parents.isEmpty }
  /// All indices, in pre-order.
  public var indices: Range<Int> { 0..<parents.count }

  /// A view of one node. Complexity: O(1).
  public subscript(index: Int) -> Node { Node(tree: self, index: index) }

  /// The parent's index, or nil for a root. Complexity: O(1).
  public func parent(of index: Int) -> Int? {
    let parent = parents[index]
    return parent < 0 ? nil : Int(parent)
  }

  /// Levels below the tree's root. Complexity: O(1).
  public func depth(of index: Int) -> Int { Int(depths[index]) }

  /// The index just past a node's descendants. Complexity: O(1).
  public func subtreeEnd(of index: Int) -> Int { Int(subtreeEnds[index]) }

  /// The yes-or-no attributes of a node. Complexity: O(1).
  public func flags(of index: Int) -> NodeFlags { flagColumn[index] }

  /// The bytes of a node, from its opening to its closing bracket. Complexity: O(1).
  package func range(of index: Int) -> Range<Int> { Int(starts[index])..<Int(ends[index]) }

  /// The position of a node's kind in `kinds`. Complexity: O(1).
  package func kindIndex(of index: Int) -> Int { Int(kindIndices[index]) }

  /// The printed frame, in the parent's bounds space and points; nil where none is known.
  ///
  /// Complexity: O(1).
  public func frame(of index: Int) -> Rect? {
    guard flagColumn[index].isDisjoint(with: [.noFrame, .malformedFrame]) else { return nil }
    let f = frames[index]
    return Rect(x: f.x, y: f.y, width: f.z, height: f.w)
  }

  /// The alpha; 1 where none is printed. Complexity: O(log nodes that print one).
  public func alpha(of index: Int) -> Double {
    flagColumn[index].contains(.hasAlpha) ? alphas[index] ?? 1 : 1
  }

  /// The transform; nil stands for the identity. Complexity: O(log nodes that print one).
  public func transform(of index: Int) -> AffineTransform? {
    flagColumn[index].contains(.hasTransform) ? transforms[index] : nil
  }

  /// The origin of a node's bounds: the content offset of a scroll view, else zero.
  ///
  /// Complexity: O(log nodes that print one).
  public func boundsOrigin(of index: Int) -> Point {
    flagColumn[index].contains(.hasBoundsOrigin) ? boundsOrigins[index] ?? .zero : .zero
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
    var low = 0
    var high = roots.count
    while low < high {
      let middle = (low + high) / 2
      if roots[middle] <= index { low = middle + 1 } else { high = middle }
    }
    return roots[max(0, low - 1)]
  }

  /// The screens of the file, in file order.
  public var screens: [Screen] {
    var screens: [Screen] = []
    for root in roots {
      if flagColumn[root].contains(.joinsScreen), !screens.isEmpty {
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
