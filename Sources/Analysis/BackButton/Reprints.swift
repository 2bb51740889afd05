import Hierarchy

/// Objects that a file prints twice: in a piece pasted on its own, and again inside what holds it.
enum Reprints {
  /// The nodes among `pieces` whose object, by class and address, is among `wholes` as well.
  ///
  /// The piece is then no screen of its own: the other print shows the object in its place, which
  /// is what `po [[… superview] recursiveDescription]` is asked for.
  static func repeated(
    _ pieces: some Sequence<Int>, in wholes: some Sequence<Int>, _ tree: ViewTree
  ) -> Set<Int> {
    // One tree prints no object twice.
    guard tree.roots.count > 1 else { return [] }
    var known: Set<ObjectKey> = []
    // Asked first: a number is hashed in no time, and few pieces share one.
    var addresses: Set<UInt64> = []
    for whole in wholes {
      guard let key = ObjectKey(whole, tree) else { continue }
      known.insert(key)
      addresses.insert(key.address)
    }
    guard !known.isEmpty else { return [] }
    var repeated: Set<Int> = []
    for piece in pieces {
      guard let key = ObjectKey(piece, tree), addresses.contains(key.address) else { continue }
      if known.contains(key) { repeated.insert(piece) }
    }
    return repeated
  }
}
