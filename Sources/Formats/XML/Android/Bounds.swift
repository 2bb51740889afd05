import Hierarchy

/// `[l,t][r,b]`: a rectangle by its edges, in whole pixels.
struct Bounds: Sendable, Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  /// True when it has no area, or is inside out.
  var isEmpty: Bool { right <= left || bottom <= top }
  /// True when an edge lies on the wrong side of the one opposite.
  var isInverted: Bool { right < left || bottom < top }
  /// x, y, width and height.
  var frame: SIMD4<Double> {
    SIMD4(Double(left), Double(top), Double(right) - Double(left), Double(bottom) - Double(top))
  }
  /// As the tools write it.
  var text: String { "[\(left),\(top)][\(right),\(bottom)]" }

  /// Reads `[l,t][r,b]`, blanks allowed between; nil for anything else.
  init?(at range: Range<Int>, in bytes: RawSpan) {
    if let bounds = Self.plain(at: range, in: bytes) {
      self = bounds
    } else {
      self.init(at: range, in: bytes, marks: "[,][,]")
    }
  }

  /// Reads `Rect(l, t - r, b)`, as Android prints a rectangle; nil for anything else.
  ///
  /// - Parameter range: From the opening bracket to the closing one, both included.
  init?(rectAt range: Range<Int>, in bytes: RawSpan) {
    self.init(at: range, in: bytes, marks: "(,-,)")
  }

  /// The nearest whole pixels of a rectangle in points, `density` of them one point.
  init?(_ frame: Rect, density: Double) {
    let edges = [frame.left, frame.top, frame.right, frame.bottom].map { ($0 * density).rounded() }
    guard edges.allSatisfy({ abs($0) < 1e9 }) else { return nil }
    left = Int(edges[0])
    top = Int(edges[1])
    right = Int(edges[2])
    bottom = Int(edges[3])
  }

  /// The part inside another rectangle; nil where there is none.
  func clamped(to other: Bounds) -> Bounds? {
    var part = self
    part.left = max(left, other.left)
    part.top = max(top, other.top)
    part.right = min(right, other.right)
    part.bottom = min(bottom, other.bottom)
    return part.isEmpty ? nil : part
  }

  /// The smallest rectangle around both.
  func union(_ other: Bounds) -> Bounds {
    var both = self
    both.left = min(left, other.left)
    both.top = min(top, other.top)
    both.right = max(right, other.right)
    both.bottom = max(bottom, other.bottom)
    return both
  }

  /// Makes bounds of edges.
  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// Reads `[l,t][r,b]` as nearly every tool writes it: no blanks, no sign, at most seven digits.
  @inline(__always)
  private static func plain(at range: Range<Int>, in bytes: RawSpan) -> Bounds? {
    var position = range.lowerBound
    // Each number by itself: a vector that is written lane by lane goes through memory.
    guard bytes.byte(position) == ASCII.openBracket,
      let left = plainNumber(at: &position, before: ASCII.comma, in: bytes),
      let top = plainNumber(at: &position, before: ASCII.closeBracket, in: bytes)
    else { return nil }
    position &+= 1
    guard bytes.byte(position) == ASCII.openBracket,
      let right = plainNumber(at: &position, before: ASCII.comma, in: bytes),
      let bottom = plainNumber(at: &position, before: ASCII.closeBracket, in: bytes),
      position &+ 1 == range.upperBound
    else { return nil }
    return Bounds(left: left, top: top, right: right, bottom: bottom)
  }

  /// Reads the digits behind the mark at a position up to another mark, and moves there.
  @inline(__always)
  private static func plainNumber(
    at position: inout Int, before mark: UInt8, in bytes: RawSpan
  ) -> Int? {
    position &+= 1
    let word = bytes.word(position)
    let digits = word.leadingDigits
    guard (1..<8).contains(digits), word.byte(digits) == mark else { return nil }
    position &+= digits
    return Int(word.decimal(of: digits))
  }

  /// Reads four whole numbers, each behind a mark, and one or two marks at the end.
  private init?(at range: Range<Int>, in bytes: RawSpan, marks: StaticString) {
    var numbers = SIMD4<Int>.zero
    var found = 0
    var position = range.lowerBound
    for index in 0..<marks.utf8CodeUnitCount {
      Self.skipBlanks(at: &position, to: range.upperBound, in: bytes)
      guard position < range.upperBound, bytes.byte(position) == marks.utf8Start[index] else {
        return nil
      }
      position += 1
      Self.skipBlanks(at: &position, to: range.upperBound, in: bytes)
      guard let number = Self.number(at: &position, to: range.upperBound, in: bytes) else {
        continue
      }
      if found == 4 { return nil }
      numbers[found] = number
      found += 1
    }
    Self.skipBlanks(at: &position, to: range.upperBound, in: bytes)
    guard position == range.upperBound, found == 4 else { return nil }
    self.init(left: numbers[0], top: numbers[1], right: numbers[2], bottom: numbers[3])
  }

  @inline(__always)
  private static func skipBlanks(at position: inout Int, to end: Int, in bytes: RawSpan) {
    while position < end, ASCII.isBlank(bytes.byte(position)) { position &+= 1 }
  }

  /// Reads a whole number of at most nine digits.
  @inline(__always)
  private static func number(at position: inout Int, to end: Int, in bytes: RawSpan) -> Int? {
    var next = position
    let isNegative = next < end && bytes.byte(next) == UInt8(ascii: "-")
    if isNegative { next += 1 }
    let first = next
    var value = 0
    while next < end, next - first < 10, (0x30...0x39).contains(bytes.byte(next)) {
      value = value * 10 + Int(bytes.byte(next) - 0x30)
      next += 1
    }
    guard (1...9).contains(next - first) else { return nil }
    position = next
    return isNegative ? -value : value
  }
}
