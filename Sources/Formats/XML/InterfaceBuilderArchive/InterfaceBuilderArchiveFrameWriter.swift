import Hierarchy

/// Writes the numbers in `NSFrame`, and in `NSFrameSize` where the frame begins at zero.
///
/// Such a view has no place for an origin: to move it, an element of its own would be needed.
struct InterfaceBuilderArchiveFrameWriter: FrameWriter {
  func printed(_ frame: Rect, of node: Node) -> Rect { frame }

  func replacements(
    for frame: Rect, of node: Node
  ) -> [(range: Range<Int>, text: String)]? {
    let source = node.tree.source
    return source.withBytes { bytes in
      let found = ArchiveScanner(
        from: node.range.lowerBound, to: source.count, in: bytes, isOne: true)
      guard let view = found.objects.first?.view, view.frame ?? view.size != nil else { return nil }
      let numbers = [frame.origin.x, frame.origin.y, frame.width, frame.height]
      var replacements: [(range: Range<Int>, text: String)] = []
      if let range = view.frame {
        guard let places = FrameString.places(range, in: bytes) else { return nil }
        replacements += FrameStringWriter.replacements(places, numbers)
      } else if frame.origin != .zero {
        return nil
      }
      if let range = view.size {
        guard let places = FrameString.sizePlaces(range, in: bytes) else { return nil }
        replacements += FrameStringWriter.replacements(places, Array(numbers.dropFirst(2)))
      }
      return replacements.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
  }
}
