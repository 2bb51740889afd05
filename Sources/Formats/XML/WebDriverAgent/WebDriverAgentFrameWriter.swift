import Hierarchy

/// Writes x, y, width and height of an element, and its `nativeFrame` where it has one.
///
/// Numbers are absolute, so that nothing else moves. Files of whole numbers get whole numbers, moved
/// outward as WebDriverAgent moves them; one with fractions keeps fractions.
struct WebDriverAgentFrameWriter: FrameWriter {
  private static let keys = FrameAttributesWriter.keys

  func printed(_ frame: Rect, of node: Node) -> Rect {
    hasFractions(node) ? frame : FrameAttributesWriter.integral(frame)
  }

  func replacements(
    for frame: Rect, of node: Node
  ) -> [(range: Range<Int>, text: String)]? {
    let source = node.tree.source
    let tag = source.withBytes { bytes in XMLTag(of: node, in: bytes) }
    guard let tag else { return nil }
    let written = printed(frame, of: node)
    guard node.printedFrame != written else { return [] }
    let numbers = [written.origin.x, written.origin.y, written.width, written.height]
    var replacements: [(range: Range<Int>, text: String)] = []
    for (key, number) in zip(Self.keys, numbers) {
      let value = source.withBytes { bytes in tag.value(of: key, in: bytes) }
      guard let value else { return nil }
      if Double(source.string(in: value)) == number { continue }
      replacements.append((value, FrameAttributesWriter.text(number)))
    }
    if let value = source.withBytes({ bytes in tag.value(of: "nativeFrame", in: bytes) }),
      !value.isEmpty
    {
      let parts = numbers.map(FrameAttributesWriter.text)
      replacements.append((value, "{{\(parts[0]), \(parts[1])}, {\(parts[2]), \(parts[3])}}"))
    }
    return replacements.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func hasFractions(_ node: Node) -> Bool {
    let source = node.tree.source
    return source.withBytes { bytes in
      guard let tag = XMLTag(of: node, in: bytes) else { return false }
      return Self.keys.contains { key in
        tag.value(of: key, in: bytes).map { $0.contains { bytes.byte($0) == ASCII.dot } } ?? false
      }
    }
  }
}
