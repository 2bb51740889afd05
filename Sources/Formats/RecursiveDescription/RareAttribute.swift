import Hierarchy

/// Decodes the attributes that few nodes print but that decide where a view lies.
enum RareAttribute {
  /// Notes alpha, transform, content offset and superclass in a scanned node.
  static func read(
    in bytes: RawSpan, key: Range<Int>, value: Range<Int>, into node: inout ScannedNode
  ) {
    switch bytes.word(key.lowerBound) {
    case DumpKey.alpha:
      guard let alpha = NumberScanner.numbers(1, in: bytes, range: value)?.first, alpha != 1 else {
        return
      }
      node.alpha = alpha
      node.flags.insert(.hasAlpha)
    case DumpKey.contentOffset where key.count == 13:
      readContentOffset(in: bytes, value: value, into: &node)
    case DumpKey.transform where key.count == 9:
      readTransform(in: bytes, value: value, into: &node)
    case DumpKey.baseClass where key.count == 9: node.baseName = value
    case DumpKey.gestures: node.flags.insert(.hasGestureRecognizers)
    case DumpKey.interaction:
      if bytes.hasPrefix("NO", at: value.lowerBound) { node.flags.insert(.interactionDisabled) }
    default: readOddSpelling(in: bytes, key: key, value: value, into: &node)
    }
  }

  private static func readContentOffset(
    in bytes: RawSpan, value: Range<Int>, into node: inout ScannedNode
  ) {
    guard let offset = NumberScanner.numbers(2, in: bytes, range: value) else { return }
    guard offset[0] != 0 || offset[1] != 0, offset[0].isFinite, offset[1].isFinite else { return }
    node.boundsOrigin = Point(x: offset[0], y: offset[1])
    node.flags.insert(.hasBoundsOrigin)
  }

  /// `frame: …` and `hidden: …` with a colon, as tools that imitate UIKit print them.
  private static func readOddSpelling(
    in bytes: RawSpan, key: Range<Int>, value: Range<Int>, into node: inout ScannedNode
  ) {
    if key.count == 5, bytes.hasPrefix("frame", at: key.lowerBound) {
      readFrame(in: bytes, value: value, into: &node)
    } else if key.count == 6, bytes.hasPrefix("hidden", at: key.lowerBound),
      bytes.hasPrefix("YES", at: value.lowerBound)
    {
      node.flags.insert(.hidden)
    } else if key.count == 5, bytes.hasPrefix("alpha", at: key.lowerBound),
      let alpha = NumberScanner.numbers(1, in: bytes, range: value)?.first, alpha != 1
    {
      node.alpha = alpha
      node.flags.insert(.hasAlpha)
    }
  }

  private static func readTransform(
    in bytes: RawSpan, value: Range<Int>, into node: inout ScannedNode
  ) {
    guard let numbers = NumberScanner.numbers(6, in: bytes, range: value),
      numbers.allSatisfy(\.isFinite)
    else {
      node.flags.insert(.malformedTransform)
      return
    }
    let transform = AffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    guard (transform.a, transform.b, transform.c, transform.d) != (1, 0, 0, 1) else { return }
    node.transform = transform
    node.flags.insert(.hasTransform)
  }

  /// A frame in another spelling than UIKit's (`{{x, y}, {w, h}}`); UIKit's own wins.
  private static func readFrame(
    in bytes: RawSpan, value: Range<Int>, into node: inout ScannedNode
  ) {
    guard node.flags.contains(.noFrame) else { return }
    node.flags.remove(.noFrame)
    guard let numbers = NumberScanner.numbers(4, in: bytes, range: value),
      numbers.allSatisfy(\.isFinite)
    else {
      node.flags.insert(.malformedFrame)
      return
    }
    node.frame = SIMD4(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}
