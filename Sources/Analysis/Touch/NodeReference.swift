import Hierarchy

/// How people name a node: by id, by address, or by class.
public enum NodeReference {
  /// Why a name does not lead to one node.
  public enum Failure: Error, Sendable, Hashable {
    /// Nothing is called so.
    case missing
    /// Several nodes are called so; these are the first of them, and how many there are.
    case ambiguous([Int], count: Int)
  }

  /// The node that a name stands for.
  ///
  /// Digits alone are an id; `0x` begins an address; anything else is a class name as printed.
  /// Complexity: O(nodes).
  ///
  /// - Throws: `Failure` when no node or more than one has the name.
  public static func resolve(_ name: String, in tree: ViewTree) throws(Failure) -> Int {
    if let id = Int(name) {
      guard id >= 0, id < tree.count else { throw .missing }
      return id
    }
    let isAddress = name.hasPrefix("0x") || name.hasPrefix("0X")
    var found: [Int] = []
    if isAddress {
      let wanted = name.lowercased()
      found = tree.indices.filter { tree[$0].address?.lowercased() == wanted }
    } else {
      let kinds = Set(
        tree.kinds.indices.filter { tree.source.string(in: tree.kinds[$0].className) == name })
      found = tree.indices.filter { kinds.contains(tree.kindIndex(of: $0)) }
    }
    guard let first = found.first else { throw .missing }
    guard found.count == 1 else { throw .ambiguous(Array(found.prefix(20)), count: found.count) }
    return first
  }
}
