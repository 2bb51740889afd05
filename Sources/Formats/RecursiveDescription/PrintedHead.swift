import Hierarchy

/// The head of a node as it stands in a row: `<Class: 0x1234`.
package struct PrintedHead {
  /// The bytes of the class name.
  package let name: Range<Int>
  /// The bytes of the address, `0x` included; nil where pointers were purged.
  package let address: Range<Int>?
  /// True where nothing stands behind it: `<Class: 0x1234>`.
  package let isBare: Bool

  /// The head of a node of a `recursiveDescription`; nil for a node of another format.
  package init?(of node: Node) {
    guard node.tree.syntax.printsUIKitsKeys else { return nil }
    let range = node.range
    let head = node.tree.source.withBytes { bytes in
      let isWrapped = bytes.byte(range.lowerBound + 1) == ASCII.less
      return HeadScanner.head(
        in: bytes, at: isWrapped ? range.lowerBound + 1 : range.lowerBound, limit: range.upperBound)
    }
    guard let head else { return nil }
    (name, address, isBare) = (head.name, head.address, head.isBare)
  }
}
