import Hierarchy

/// Writes the numbers in `frame="{{x, y}, {w, h}}"`, and the size in `bounds` where that is printed:
/// each number in its own place, brackets and blanks as they were.
struct FrameStringWriter: FrameWriter {
  func printed(_ frame: Rect, of node: Node) -> Rect { frame }

  func replacements(
    for frame: Rect, of node: Node
  ) -> [(range: Range<Int>, text: String)]? {
    let source = node.tree.source
    return source.withBytes { bytes in
      guard let tag = XMLTag(of: node, in: bytes), let value = tag.value(of: "frame", in: bytes),
        let places = FrameString.places(value, in: bytes)
      else { return nil }
      let numbers = [frame.origin.x, frame.origin.y, frame.width, frame.height]
      var replacements = Self.replacements(places, numbers)
      if let bounds = tag.value(of: "bounds", in: bytes),
        let places = FrameString.places(bounds, in: bytes)
      {
        replacements += Self.replacements(Array(places.dropFirst(2)), Array(numbers.dropFirst(2)))
      }
      return replacements.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
  }

  /// Those of the numbers that change.
  static func replacements(
    _ places: [(number: Double, range: Range<Int>)], _ numbers: [Double]
  ) -> [(range: Range<Int>, text: String)] {
    zip(places, numbers).compactMap { place, number in
      place.number == number ? nil : (place.range, FrameAttributesWriter.text(number))
    }
  }
}
