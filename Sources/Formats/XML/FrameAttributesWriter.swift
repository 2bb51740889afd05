import Hierarchy

/// Writes x, y, width and height, each an attribute of its own.
///
/// Only digits change: a number that stays is not written again, whatever its spelling.
struct FrameAttributesWriter: FrameWriter {
  /// What numbers a dialect writes.
  enum Numbers: Sendable {
    /// Whole ones; what is none is moved outward, so that nothing becomes smaller than asked for.
    case whole
    /// Decimals with as many digits as it takes.
    case decimal
  }

  let numbers: Numbers
  static let keys = ["x", "y", "width", "height"]

  func printed(_ frame: Rect, of node: Node) -> Rect {
    numbers == .whole ? Self.integral(frame) : frame.rounded(like: node.printedFrame)
  }

  func replacements(
    for frame: Rect, of node: Node
  ) -> [(range: Range<Int>, text: String)]? {
    let source = node.tree.source
    let tag = source.withBytes { bytes in XMLTag(of: node, in: bytes) }
    guard let tag, let old = node.printedFrame else { return nil }
    let written = printed(frame, of: node)
    var replacements: [(range: Range<Int>, text: String)] = []
    let pairs = zip(Self.parts(of: old), Self.parts(of: written))
    for (key, (before, number)) in zip(Self.keys, pairs) where before != number {
      let value = source.withBytes { bytes in tag.value(of: key, in: bytes) }
      guard let value else { return nil }
      replacements.append((value, Self.text(number)))
    }
    return replacements.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func parts(of frame: Rect) -> [Double] {
    [frame.origin.x, frame.origin.y, frame.width, frame.height]
  }

  /// The smallest rectangle of whole points around another; what is whole but for the last digits
  /// of a sum counts as whole.
  static func integral(_ frame: Rect) -> Rect {
    Rect(
      left: (frame.left + 1e-6).rounded(.down), top: (frame.top + 1e-6).rounded(.down),
      right: (frame.right - 1e-6).rounded(.up), bottom: (frame.bottom - 1e-6).rounded(.up))
  }

  /// The shortest decimal that reads back the same, without `.0`.
  static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int64(number)) : "\(number)"
  }
}
