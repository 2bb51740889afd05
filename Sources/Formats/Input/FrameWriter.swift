import Hierarchy

/// Writes frames back into a file, in the space and the number style of its dialect.
package protocol FrameWriter: Sendable {
  /// A frame as it reads back once it is written for a node.
  ///
  /// - Parameter frame: In the file's own space, in points.
  func printed(_ frame: Rect, of node: Node) -> Rect
  /// What to replace in the tree's text so that a node has a frame; values that stay as they are
  /// make nothing.
  ///
  /// - Parameter frame: In the file's own space, in points.
  /// - Returns: Ranges in file order with what is to stand there; nil where the node has no place
  ///   for a frame.
  func replacements(
    for frame: Rect, of node: Node
  ) -> [(range: Range<Int>, text: String)]?
  /// What else to replace once nodes have other frames: places that follow from them and stand in
  /// the file too.
  ///
  /// - Parameter frames: In the superview's bounds space, by node.
  func copies(
    of frames: [Int: Rect], in tree: ViewTree
  ) -> [(node: Int, range: Range<Int>, text: String)]
}

extension FrameWriter {
  /// Most files hold every place once.
  package func copies(
    of frames: [Int: Rect], in tree: ViewTree
  ) -> [(node: Int, range: Range<Int>, text: String)] {
    []
  }
}

extension Dump {
  /// What writes frames into this file.
  package var frameWriter: any FrameWriter {
    XMLDialects.dialect(of: format)?.frameWriter ?? RecursiveDescriptionFrameWriter()
  }
}
