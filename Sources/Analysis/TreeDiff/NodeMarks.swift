import Hierarchy

/// What views are known by without their addresses: hashes in flat arrays, one entry a node.
struct NodeMarks {
  let tree: ViewTree
  /// The class.
  private(set) var kinds: [UInt64] = []
  /// The class and the accessibility identifier; 0 where there is none.
  private(set) var names: [UInt64] = []
  /// The class and the text or label; 0 where there is none.
  private(set) var words: [UInt64] = []
  /// The frame in the superview; 0 where none is known.
  private(set) var places: [UInt64] = []
  /// Everything that is compared of the subtree.
  private(set) var wholes: [UInt64] = []
  /// The same without where the node itself lies.
  private(set) var contents: [UInt64] = []
  /// The classes in the subtree.
  private(set) var shapes: [UInt64] = []
  /// The least of four hashes of what is in the subtree: two subtrees that have much in common often
  /// have the same.
  private(set) var sketches: [SIMD4<UInt32>] = []

  /// Reads the marks. Complexity: O(nodes).
  init(_ tree: ViewTree, _ terms: DiffTerms) {
    self.tree = tree
    let count = tree.count
    kinds.reserveCapacity(count)
    wholes = Array(repeating: 0, count: count)
    (contents, shapes) = (wholes, wholes)
    sketches = Array(repeating: SIMD4(repeating: .max), count: count)
    let classes = tree.kinds.map { ContentHash.of(ClassIdentity.name(of: $0, in: tree, terms)) }
    var owns: [UInt64] = []
    owns.reserveCapacity(count)
    for node in tree.indices {
      let kind = classes[tree.kindIndex(of: node)]
      let values = NodeValues(tree[node], terms)
      kinds.append(kind)
      names.append(Self.joined(kind, values.identifier))
      words.append(Self.joined(kind, values.text ?? values.label))
      places.append(Self.place(values.frame))
      owns.append(Self.own(kind, values))
    }
    combine(owns)
  }

  private static func joined(_ kind: UInt64, _ text: String?) -> UInt64 {
    guard let text, !text.isEmpty else { return 0 }
    var hash = ContentHash(kind)
    hash.add(text)
    return hash.value | 1
  }

  private static func place(_ frame: Rect?) -> UInt64 {
    guard let frame else { return 0 }
    var hash = ContentHash(1)
    for number in [frame.origin.x, frame.origin.y, frame.width, frame.height] { hash.add(number) }
    return hash.value | 1
  }

  private static func own(_ kind: UInt64, _ values: NodeValues) -> UInt64 {
    var hash = ContentHash(kind)
    values.add(to: &hash)
    return hash.value
  }

  /// Works the hashes of subtrees out from the leaves up. What is in a node stands behind it, so that
  /// going backward every child comes before its parent.
  private mutating func combine(_ owns: [UInt64]) {
    for node in tree.indices.reversed() {
      // Until here these hold what the children add up to.
      let (inner, innerShape) = (wholes[node], shapes[node])
      var hash = ContentHash(owns[node])
      hash.add(inner)
      contents[node] = hash.value
      hash.add(places[node])
      wholes[node] = hash.value
      var shape = ContentHash(kinds[node])
      shape.add(innerShape)
      shapes[node] = shape.value
      sketches[node] = pointwiseMin(sketches[node], Self.sketch(owns[node]))
      guard let parent = tree.parent(of: node) else { continue }
      wholes[parent] = Self.chained(wholes[parent], wholes[node])
      shapes[parent] = Self.chained(shapes[parent], shapes[node])
      sketches[parent] = pointwiseMin(sketches[parent], sketches[node])
    }
  }

  private static func chained(_ first: UInt64, _ next: UInt64) -> UInt64 {
    var hash = ContentHash(first)
    hash.add(next)
    return hash.value
  }

  private static func sketch(_ own: UInt64) -> SIMD4<UInt32> {
    var sketch = SIMD4<UInt32>()
    for lane in 0..<4 {
      var hash = ContentHash(own)
      hash.add(UInt64(lane + 1))
      sketch[lane] = UInt32(truncatingIfNeeded: hash.value >> 16)
    }
    return sketch
  }

  /// How much two subtrees seem to have in common, from 0 to 4.
  static func likeness(_ one: SIMD4<UInt32>, _ other: SIMD4<UInt32>) -> Int {
    (0..<4).count { one[$0] == other[$0] }
  }
}
