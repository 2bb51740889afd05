import Hierarchy

/// Writes frames between the brackets of `frame = (…)`.
struct RecursiveDescriptionFrameWriter: FrameWriter {
  func printed(_ frame: Rect, of node: Node) -> Rect { FrameText.printed(frame) }

  func replacements(
    for frame: Rect, of node: Node
  ) -> [(range: Range<Int>, text: String)]? {
    let tree = node.tree
    if let range = tree.syntax.value(of: .frame, in: node) {
      let old = tree.source.string(in: range)
      let text = FrameText.text(frame, like: old)
      guard node.printedFrame != frame, text != old else { return [] }
      // A print that was cut in the frame has no closing bracket.
      let closing = tree.source.byte(at: range.upperBound)
      guard closing == ASCII.closeParenthesis || closing == ASCII.closeBrace else { return nil }
      return [(range, text)]
    }
    guard let offset = AttributeText.frameOffset(in: node) else { return nil }
    return [(offset..<offset, "; frame = (\(FrameText.recursiveDescription(frame)))")]
  }
}
