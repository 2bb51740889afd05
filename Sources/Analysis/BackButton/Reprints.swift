import Hierarchy

/// Objects that a file prints twice: in a piece pasted on its own, and again inside what holds it.
enum Reprints {
  /// The nodes among `pieces` whose object, by class and address, is among `wholes` as well.
  ///
  /// The piece is then no screen of its own: the other print shows the object in its place, which
  /// is what `po [[… superview] recursiveDescription]` is asked for.
  static func repeated(_ pieces: [Int], in wholes: [Int], _ tree: ViewTree) -> Set<Int> {
    guard !pieces.isEmpty, !wholes.isEmpty else { return [] }
    let known = Set(wholes.compactMap { name(of: $0, tree) })
    return Set(pieces.filter { piece in name(of: piece, tree).map(known.contains) ?? false })
  }

  /// Class and address; nil where the address was purged or elided.
  private static func name(of node: Int, _ tree: ViewTree) -> ObjectName? {
    guard let address = tree[node].address, address.utf8.count > 2,
      address.utf8.dropFirst(2).allSatisfy(isHex)
    else { return nil }
    return ObjectName(className: tree[node].className, address: address.lowercased())
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
