import Hierarchy

/// Writes x, y, width and height in whole pixels, never beyond the window. Places are the window's,
/// so that nothing else moves.
struct DetoxAndroidFrameWriter: FrameWriter {
  private static let keys = ["x", "y", "width", "height"]

  func printed(_ frame: Rect, of node: Node) -> Rect {
    Bounds.printed(frame, of: node)
  }

  func replacements(
    for frame: Rect, of node: Node
  ) -> [(range: Range<Int>, text: String)]? {
    guard let bounds = Bounds(frame, onDisplayOf: node) else { return nil }
    let source = node.tree.source
    let numbers = [
      bounds.left, bounds.top, bounds.right - bounds.left, bounds.bottom - bounds.top,
    ]
    return source.withBytes { bytes -> [(range: Range<Int>, text: String)]? in
      guard let tag = XMLTag(of: node, in: bytes) else { return nil }
      var replacements: [(range: Range<Int>, text: String)] = []
      for (key, number) in zip(Self.keys, numbers) {
        guard let value = tag.value(of: key, in: bytes) else { return nil }
        if Double(source.string(in: value)) == Double(number) { continue }
        replacements.append((value, String(number)))
      }
      return replacements.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
  }
}
