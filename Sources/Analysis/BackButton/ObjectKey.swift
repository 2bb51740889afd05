import Hierarchy

/// What tells an object from others, in a few bytes; made of no strings.
struct ObjectKey: Hashable {
  /// The class, by its number among the tree's kinds.
  let kind: Int
  let address: UInt64

  /// Nil where the address was purged or elided, or is too long for one.
  init?(_ node: Int, _ tree: ViewTree) {
    guard let range = tree.syntax.value(of: .address, in: tree[node]),
      (3...18).contains(range.count)
    else { return nil }
    let address: UInt64? = tree.source.withBytes { bytes in
      var value: UInt64 = 0
      for offset in range.lowerBound + 2..<range.upperBound {
        guard let digit = Self.digit(bytes.byte(offset)) else { return nil }
        value = value << 4 | digit
      }
      return value
    }
    guard let address else { return nil }
    kind = tree.kindIndex(of: node)
    self.address = address
  }

  private static func digit(_ byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
