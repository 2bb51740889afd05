/// Values of the few nodes that have one, in ascending order of node.
struct SideTable<Value: Sendable>: Sendable {
  private var nodes: [Int32] = []
  private var values: [Value] = []
  private static var few: Int { 8 }

  /// Adds the value of a node that comes after every node that has one.
  mutating func append(_ value: Value, of node: Int) {
    if nodes.isEmpty {
      // A small file has a few.
      nodes.reserveCapacity(Self.few)
      values.reserveCapacity(Self.few)
    }
    nodes.append(Int32(truncatingIfNeeded: node))
    values.append(value)
  }

  /// True when no node has one.
  var isEmpty: Bool { nodes.isEmpty }

  /// Replaces every value. Complexity: O(count).
  mutating func mapValues(_ transform: (Value) -> Value) { values = values.map(transform) }

  /// The value of a node, or nil. Complexity: O(log count).
  subscript(node: Int) -> Value? {
    let place = nodes.partitioningIndex { $0 >= node }
    return place < nodes.count && Int(nodes[place]) == node ? values[place] : nil
  }
}
