import Hierarchy

/// Decodes the attributes that few nodes print but that decide where a view lies.
enum RareAttribute {
  /// Notes alpha, transform, content offset and superclass in a scanned node.
  static func read(
    in bytes: RawSpan, key: Range<Int>, value: Range<Int>, into node: inout ScannedNode
  ) {
    func isKey(_ name: StaticString) -> Bool {
      key.count == name.utf8CodeUnitCount && bytes.hasPrefix(name, at: key.lowerBound)
    }
    if isKey("alpha") {
      guard let alpha = NumberScanner.numbers(1, in: bytes, range: value)?.first, alpha != 1 else {
        return
      }
      node.alpha = alpha
      node.flags.insert(.hasAlpha)
    } else if isKey("contentOffset") {
      guard let offset = NumberScanner.numbers(2, in: bytes, range: value) else { return }
      guard offset[0] != 0 || offset[1] != 0, offset[0].isFinite, offset[1].isFinite else {
        return
      }
      node.boundsOrigin = Point(x: offset[0], y: offset[1])
      node.flags.insert(.hasBoundsOrigin)
    } else if isKey("transform") {
      readTransform(in: bytes, value: value, into: &node)
    } else if isKey("baseClass") {
      node.baseName = value
    } else if isKey("frame") {
      readFrame(in: bytes, value: value, into: &node)
    } else if isKey("gestureRecognizers") {
      node.flags.insert(.hasGestureRecognizers)
    } else if isKey("hidden") {
      if bytes.hasPrefix("YES", at: value.lowerBound) { node.flags.insert(.hidden) }
    } else if isKey("userInteractionEnabled") {
      if bytes.hasPrefix("NO", at: value.lowerBound) { node.flags.insert(.interactionDisabled) }
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
