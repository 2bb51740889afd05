/// Collects nodes in pre-order and turns them into a tree; every reader writes into one.
package struct TreeBuilder {
  /// Why a tree could not be built.
  package enum Overflow: Error, Sendable {
    /// More nodes than an index can name.
    case nodes
  }

  var tree: ViewTree
  var classes: KindTable

  /// Starts a tree over a text.
  ///
  /// - Parameters:
  ///   - source: The text that ranges point into.
  ///   - syntax: How attributes are read.
  ///   - estimatedNodes: Room to reserve; memory that is never touched costs nothing.
  package init(source: SourceText, syntax: any NodeSyntax, estimatedNodes: Int) {
    tree = ViewTree(source: source, syntax: syntax)
    classes = KindTable()
    tree.starts.reserveCapacity(estimatedNodes)
    tree.ends.reserveCapacity(estimatedNodes)
    tree.kindIndices.reserveCapacity(estimatedNodes)
    tree.parents.reserveCapacity(estimatedNodes)
    tree.depths.reserveCapacity(estimatedNodes)
    tree.frames.reserveCapacity(estimatedNodes)
    tree.flagColumn.reserveCapacity(estimatedNodes)
  }

  /// The number of nodes so far.
  package var count: Int { tree.parents.count }

  /// The number a class has among the kinds; its bytes are compared, not its address.
  @inline(__always)
  package mutating func kind(of className: Range<Int>, in bytes: RawSpan) -> UInt32 {
    classes.index(of: className, in: bytes)
  }

  /// The kind of a class together with its printed superclass.
  package mutating func kind(_ kind: UInt32, base: Range<Int>, in bytes: RawSpan) -> UInt32 {
    classes.index(of: kind, base: base, in: bytes)
  }

  /// The bytes of a node's class name.
  package func className(of index: Int) -> Range<Int> {
    classes.kinds[Int(tree.kindIndices[index])].className
  }

  /// The bytes of a node.
  package func range(of index: Int) -> Range<Int> {
    Int(tree.starts[index])..<Int(tree.ends[index])
  }

  /// Adds the next node in pre-order.
  ///
  /// - Returns: The node's index.
  @inline(__always)
  @discardableResult
  package mutating func append(
    start: Int, end: Int, kind: UInt32, parent: Int, depth: Int, frame: SIMD4<Double>,
    flags: NodeFlags
  ) -> Int {
    let index = tree.parents.count
    tree.starts.append(UInt32(truncatingIfNeeded: start))
    tree.ends.append(UInt32(truncatingIfNeeded: end))
    tree.kindIndices.append(kind)
    tree.parents.append(Int32(truncatingIfNeeded: parent))
    tree.depths.append(Int32(truncatingIfNeeded: depth))
    tree.frames.append(frame)
    tree.flagColumn.append(flags)
    if parent < 0 { tree.roots.append(index) }
    return index
  }

  /// Notes the alpha of the node added last; its flags must say `hasAlpha`.
  package mutating func setAlpha(_ alpha: Double) {
    tree.alphas.append(alpha, of: count - 1)
  }

  /// Notes the transform of the node added last; its flags must say `hasTransform`.
  package mutating func setTransform(_ transform: AffineTransform) {
    tree.transforms.append(transform, of: count - 1)
  }

  /// Notes the bounds' origin of the node added last; its flags must say `hasBoundsOrigin`.
  package mutating func setBoundsOrigin(_ origin: Point) {
    tree.boundsOrigins.append(origin, of: count - 1)
  }

  /// Closes the tree. Complexity: O(nodes).
  package consuming func finish() -> ViewTree {
    tree.kinds = classes.kinds
    let count = tree.parents.count
    var ends = [Int32](repeating: 0, count: count)
    var index = count - 1
    while index >= 0 {
      let end = max(ends[index], Int32(truncatingIfNeeded: index + 1))
      ends[index] = end
      let parent = Int(tree.parents[index])
      if parent >= 0, ends[parent] < end { ends[parent] = end }
      index -= 1
    }
    tree.subtreeEnds = ends
    return tree
  }
}

/// What a reader asks about nodes that it added.
extension TreeBuilder {
  /// The root added last.
  package var lastRoot: Int? { tree.roots.last }

  /// True when a node is a window by class or superclass.
  package func isWindow(node: Int, in bytes: RawSpan) -> Bool {
    isWindow(kind: tree.kindIndices[node], in: bytes)
  }

  /// True when a kind is a window by class or superclass.
  package func isWindow(kind: UInt32, in bytes: RawSpan) -> Bool {
    let kind = classes.kinds[Int(kind)]
    func isWindow(_ name: Range<Int>) -> Bool {
      name.count >= 6 && bytes.hasPrefix("Window", at: name.upperBound - 6)
    }
    return isWindow(kind.className) || kind.baseClassName.map(isWindow) ?? false
  }
}
