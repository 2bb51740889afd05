import Hierarchy

/// Writes the `<rect key="frame">` of a view: the first element in it, and no other rectangle.
///
/// Interface Builder writes zero as `0.0` and other whole numbers without a point; a file that
/// somebody wrote otherwise keeps its way.
struct InterfaceBuilderFrameWriter: FrameWriter {
  func printed(_ frame: Rect, of node: Node) -> Rect { frame }

  func replacements(
    for frame: Rect, of node: Node
  ) -> [(range: Range<Int>, text: String)]? {
    let source = node.tree.source
    return source.withBytes { bytes in
      guard let rect = Self.rect(behind: node.range.upperBound, in: bytes, limit: source.count)
      else { return nil }
      let numbers = [frame.origin.x, frame.origin.y, frame.width, frame.height]
      let values = FrameAttributesWriter.keys.compactMap { rect.value(of: $0, in: bytes) }
      guard values.count == 4 else { return nil }
      let old = values.map(source.string(in:))
      return zip(zip(values, old), numbers).compactMap { value, number in
        Double(value.1) == number ? nil : (value.0, Self.text(number, beside: old))
      }.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
  }

  /// The frame's tag, with nothing but blanks in front of it.
  private static func rect(behind start: Int, in bytes: RawSpan, limit: Int) -> XMLTag? {
    let next = XMLTag.skipWhiteSpace(from: start, in: bytes, limit: limit)
    guard let tag = XMLTag(at: next, in: bytes, limit: limit), tag.isNamed("rect", in: bytes) else {
      return nil
    }
    return tag
  }

  private static func text(_ number: Double, beside old: [String]) -> String {
    let text = FrameAttributesWriter.text(number)
    guard !text.contains(".") else { return text }
    if number == 0 { return old.contains("0") ? "0" : "0.0" }
    return old.contains { $0.hasSuffix(".0") && $0 != "0.0" } ? text + ".0" : text
  }
}
