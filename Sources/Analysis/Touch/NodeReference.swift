import Hierarchy

/// How people name a node: by id, by address, by class, or by a selector that selects one.
public enum NodeReference {
  /// Why a name does not lead to one node.
  public enum Failure: Error, Sendable, Hashable {
    /// Nothing is called so.
    case missing
    /// Several nodes are called so; these are the first of them, and how many there are.
    case ambiguous([Int], count: Int)
    /// It is written as a selector and is none.
    case malformed(SelectorError)
  }

  /// The digits of an address without `0x` and leading zeros; nil for what is no address.
  ///
  /// Without the `0x` only five digits or more with a letter among them are taken for one.
  private static func address(_ name: String) -> String? {
    let lower = name.lowercased()
    let hasPrefix = lower.hasPrefix("0x")
    let digits = hasPrefix ? lower.dropFirst(2) : lower[...]
    guard !digits.isEmpty, digits.allSatisfy(\.isHexDigit) else { return nil }
    guard hasPrefix || digits.count >= 5 && digits.contains(where: \.isLetter) else { return nil }
    return String(digits.drop { $0 == "0" })
  }

  /// The selector that a name is; nil for a plain word, which is a class and nothing else.
  private static func selector(_ name: String) throws(Failure) -> Selector? {
    let marks: Set<Character> = [
      "#", "[", "]", "(", ")", "=", "\"", "'", ":", ">", "+", "~", ",", "*", " ",
    ]
    guard name.contains(where: marks.contains) else { return nil }
    do throws(SelectorError) {
      return try Selector(name)
    } catch {
      throw .malformed(error)
    }
  }

  /// The node that a name stands for.
  ///
  /// Digits alone are an id; `0x` begins an address; anything else is a class name as printed, or
  /// else a selector.
  /// Complexity: O(nodes).
  ///
  /// - Throws: `Failure` when no node or more than one has the name, or it is a selector with a
  ///   mistake.
  public static func resolve(_ name: String, in tree: ViewTree) throws(Failure) -> Int {
    if let id = Int(name) {
      guard id >= 0, id < tree.count else { throw .missing }
      return id
    }
    var found: [Int] = []
    if let address = address(name) {
      found = tree.indices.filter { tree[$0].address.flatMap(self.address) == address }
    } else {
      let kinds = Set(
        tree.kinds.indices.filter { tree.name(in: tree.kinds[$0].className) == name })
      found = tree.indices.filter { kinds.contains(tree.kindIndex(of: $0)) }
      if found.isEmpty, let selector = try selector(name) {
        found = SelectorMatcher(tree, for: selector).nodes(selectedBy: selector)
      }
    }
    guard let first = found.first else { throw .missing }
    guard found.count == 1 else { throw .ambiguous(Array(found.prefix(20)), count: found.count) }
    return first
  }
}
