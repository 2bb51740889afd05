import Hierarchy

/// The nodes that bear some addresses; the first of each, as a later print repeats objects.
struct AddressBook {
  private var nodes: [String: Int] = [:]

  /// Looks the addresses up. Complexity: O(nodes), nothing for no address.
  init(of addresses: [String], in tree: ViewTree) {
    guard !addresses.isEmpty else { return }
    let wanted = Set(addresses)
    for index in tree.indices {
      guard let address = tree[index].address, wanted.contains(address), nodes[address] == nil
      else { continue }
      nodes[address] = index
    }
  }

  subscript(address: String?) -> Int? { address.flatMap { nodes[$0] } }
}
