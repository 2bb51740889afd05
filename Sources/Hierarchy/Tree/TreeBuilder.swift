/// Collects nodes in pre-order and turns them into a tree; every reader writes into one.
package struct TreeBuilder: ~Copyable {
  var columns: TreeColumns
  var nodes: NodeColumns
  var classes: KindTable

  /// Starts a tree over a text.
  ///
  /// - Parameters:
  ///   - source: The text that ranges point into.
  ///   - syntax: How attributes are read.
  ///   - traits: What the dialect states for the whole tree.
  ///   - estimatedNodes: Room to reserve; memory that is never touched costs nothing.
  ///   - hasWholeFrames: True where most files give frames in whole numbers, which take half the room.
  package init(
    source: SourceText, syntax: any NodeSyntax, traits: TreeTraits = .uiKit, estimatedNodes: Int,
    hasWholeFrames: Bool = false
  ) {
    columns = TreeColumns(source: source, syntax: syntax, traits: traits)
    nodes = NodeColumns(
      capacity: estimatedNodes, hasWholeFrames: hasWholeFrames, advise: source.adviseLargeBlock)
    classes = KindTable()
  }

  /// The number of nodes so far.
  package var count: Int { nodes.count }

  /// The number a class has among the kinds; its bytes are compared, not its address.
  @inline(__always)
  package mutating func kind(of className: Range<Int>, in bytes: RawSpan) -> UInt32 {
    classes.index(of: className, in: bytes)
  }

  /// The kind of a class together with its printed superclass.
  package mutating func kind(_ kind: UInt32, base: Range<Int>, in bytes: RawSpan) -> UInt32 {
    classes.index(of: kind, base: base, in: bytes)
  }

  /// Adds the next node in pre-order.
  ///
  /// - Returns: The node's index.
  @inline(__always)
  @discardableResult
  package mutating func append(
    start: Int, end: Int, kind: UInt32, parent: Int, frame: SIMD4<Double>,
    flags: NodeFlags
  ) -> Int {
    let index = nodes.append(
      .init(
        start: UInt32(truncatingIfNeeded: start), length: UInt32(truncatingIfNeeded: end - start),
        kind: kind, parent: Int32(truncatingIfNeeded: parent),
        frame: frame, flags: flags))
    if parent < 0 { columns.roots.append(index) }
    return index
  }

  /// Notes the line, counted from 0, of the node that is added next.
  @inline(__always)
  package mutating func setLine(_ line: Int) { columns.lines.note(line, of: nodes.count) }

  /// Notes the alpha of the node added last; its flags must say `hasAlpha`.
  package mutating func setAlpha(_ alpha: Double) {
    columns.alphas.append(alpha, of: count - 1)
  }

  /// Notes the transform of the node added last; its flags must say `hasTransform`.
  package mutating func setTransform(_ transform: AffineTransform) {
    columns.transforms.append(transform, of: count - 1)
  }

  /// Notes the bounds' origin of the node added last; its flags must say `hasBoundsOrigin`.
  package mutating func setBoundsOrigin(_ origin: Point) {
    columns.boundsOrigins.append(origin, of: count - 1)
  }

  /// Notes what a tool says of the node added last; its flags must say `hasStates`.
  package mutating func setStates(_ states: NodeStates) {
    let rest = states.subtracting(.common)
    guard !rest.isEmpty else { return nodes.setStates(UInt8(states.rawValue)) }
    nodes.setStates(UInt8(states.intersection(.common).union(.hasMore).rawValue))
    columns.words.append(rest, of: count - 1)
  }

  /// Notes the numbers about touches of the node added last; its flags must say `hasStates`.
  package mutating func setStates(_ states: NodeStates, _ details: TouchDetails) {
    guard !details.isEmpty else { return setStates(states) }
    setStates(states.union(.hasTouchDetails))
    columns.touchDetails.append(details, of: count - 1)
  }

  /// What the column holds of a node without a frame, in a tree of places on the screen: the origin
  /// that its children are placed from.
  package func inheritedFrame(below parent: Int) -> SIMD4<Double> {
    guard parent >= 0 else { return .zero }
    let outer = nodes.frame(parent)
    return SIMD4(outer.x, outer.y, 0, 0)
  }

  /// Closes the columns. Complexity: O(nodes).
  package consuming func finish() -> ViewTree {
    columns.kinds = classes.kinds
    nodes.closeSubtrees()
    return ViewTree(columns, nodes: nodes)
  }
}

/// What a reader asks about nodes that it added.
extension TreeBuilder {
  /// The root added last.
  package var lastRoot: Int? { columns.roots.last }

  /// True when a node is a window by class or superclass.
  package func isWindow(node: Int, in bytes: RawSpan) -> Bool {
    isWindow(kind: UInt32(nodes.kind(node)), in: bytes)
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
