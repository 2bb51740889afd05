import Hierarchy

/// Decodes the attributes that few nodes print but that decide where a view lies.
enum RareAttribute {
  /// Notes alpha, transform, content offset and superclass in a scanned node.
  static func read(
    in bytes: RawSpan, key: Range<Int>, value: Range<Int>, into node: inout ScannedNode
  ) {
    switch bytes.word(key.lowerBound) {
    case DumpKey.alpha:
      guard let alpha = NumberScanner.numbers(1, in: bytes, range: value)?[0], alpha != 1 else {
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

  /// Reads what scroll views print, and superclasses, in the form that UIKit prints.
  ///
  /// These are frequent enough among rare attributes to be spared the search for the ends of their
  /// keys and values; `read` finds the same in them.
  ///
  /// - Returns: The offset of the `;` or `>` behind the value; nil where it has another form.
  static func readPlain(in bytes: RawSpan, at key: Int, into node: inout ScannedNode) -> Int? {
    switch bytes.word(key) {
    case DumpKey.contentOffset where bytes.word(key + 8) == 0x7B20_3A74_6573_6666:  // "ffset: {"
      guard let offset = bracedNumbers(2, in: bytes, from: key + 16) else { return nil }
      if offset.x != 0 || offset.y != 0 {
        node.boundsOrigin = Point(x: offset.x, y: offset.y)
        node.flags.insert(.hasBoundsOrigin)
      }
      return offset.end
    case DumpKey.contentSize
    where bytes.word(key + 8) & 0xFFFF_FFFF_FFFF == 0x7B20_3A65_7A69:  // "ize: {"
      return bracedNumbers(2, in: bytes, from: key + 14)?.end
    case DumpKey.contentInset
    where bytes.word(key + 8) == 0x4974_6E65_746E_6F43  // "ContentI"
      && bytes.word(key + 16) & 0xFF_FFFF_FFFF_FFFF == 0x7B_203A_7465_736E:  // "nset: {"
      return bracedNumbers(4, in: bytes, from: key + 23)?.end
    case DumpKey.baseClass where bytes.word(key + 8) & 0xFFFF_FFFF == 0x203D_2073:  // "s = "
      var end = key + 12
      while ASCII.isName(bytes.byte(end)) { end += 1 }
      guard end > key + 12, bytes.byte(end) == ASCII.semicolon else { return nil }
      node.baseName = key + 12..<end
      return end
    default: return nil
    }
  }

  /// The last two of the short numbers up to a `}`, a comma and a blank between them, and the
  /// offset behind it.
  private static func bracedNumbers(
    _ count: Int, in bytes: RawSpan, from start: Int
  ) -> (x: Double, y: Double, end: Int)? {
    var (x, y) = (0.0, 0.0)
    var position = start
    for left in stride(from: count - 1, through: 0, by: -1) {
      guard let number = NumberScanner.shortNumber(in: bytes, at: position) else { return nil }
      (x, y) = (y, number.value)
      position = number.end + 2
      guard left > 0 else {
        guard number.next == ASCII.closeBrace else { return nil }
        break
      }
      // ", "
      guard bytes.word(number.end) & 0xFFFF == 0x202C else { return nil }
    }
    let next = bytes.byte(position - 1)
    return next == ASCII.semicolon || next == ASCII.greater ? (x, y, position - 1) : nil
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
      let alpha = NumberScanner.numbers(1, in: bytes, range: value)?[0], alpha != 1
    {
      node.alpha = alpha
      node.flags.insert(.hasAlpha)
    }
  }

  private static func readTransform(
    in bytes: RawSpan, value: Range<Int>, into node: inout ScannedNode
  ) {
    guard let numbers = NumberScanner.numbers(6, in: bytes, range: value),
      NumberScanner.areFinite(numbers)
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
  static func readFrame(
    in bytes: RawSpan, value: Range<Int>, into node: inout ScannedNode
  ) {
    guard node.flags.contains(.noFrame) else { return }
    node.flags.remove(.noFrame)
    guard let numbers = NumberScanner.numbers(4, in: bytes, range: value),
      NumberScanner.areFinite(numbers)
    else {
      node.flags.insert(.malformedFrame)
      return
    }
    node.frame = SIMD4(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}
