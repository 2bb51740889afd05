import Hierarchy

/// Writes `bounds`, and the copy of them in `raw` where there is one: whole pixels, the edges never
/// beyond the display. Places are absolute, so that nothing else moves.
struct BoundsFrameWriter: FrameWriter {
  func printed(_ frame: Rect, of node: Node) -> Rect {
    Bounds.printed(frame, of: node)
  }

  func replacements(
    for frame: Rect, of node: Node
  ) -> [(range: Range<Int>, text: String)]? {
    let source = node.tree.source
    guard let bounds = Bounds(frame, onDisplayOf: node) else { return nil }
    return source.withBytes { bytes -> [(range: Range<Int>, text: String)]? in
      guard let tag = XMLTag(of: node, in: bytes) else { return nil }
      var replacements: [(range: Range<Int>, text: String)] = []
      var hasPlace = false
      if let value = tag.value(of: "bounds", in: bytes) {
        guard let old = Bounds(at: value, in: bytes) else { return nil }
        hasPlace = true
        if old != bounds {
          replacements += Self.numbers(in: value, old, bounds, bytes)
        }
      }
      if let raw = tag.value(of: "raw", in: bytes),
        let value = RawNodeInfo(raw, in: bytes).screenRect
      {
        guard let old = Bounds(rectAt: value, in: bytes) else { return nil }
        hasPlace = true
        if old != bounds { replacements += Self.numbers(in: value, old, bounds, bytes) }
      }
      return hasPlace ? replacements.sorted { $0.range.lowerBound < $1.range.lowerBound } : nil
    }
  }

  /// Those of the four numbers that change, and nothing around them.
  private static func numbers(
    in range: Range<Int>, _ old: Bounds, _ new: Bounds, _ bytes: RawSpan
  ) -> [(range: Range<Int>, text: String)] {
    let values = zip(
      [old.left, old.top, old.right, old.bottom], [new.left, new.top, new.right, new.bottom])
    var replacements: [(range: Range<Int>, text: String)] = []
    var position = range.lowerBound
    func isDigit(_ offset: Int) -> Bool { (0x30...0x39).contains(bytes.byte(offset)) }
    for (before, after) in values {
      while !isDigit(position) { position += 1 }
      // `t - r` of a Rect has blanks around its dash; a sign touches its digits.
      var start = position
      if before < 0 { start -= 1 }
      while position < range.upperBound, isDigit(position) { position += 1 }
      if before != after { replacements.append((start..<position, String(after))) }
    }
    return replacements
  }
}
