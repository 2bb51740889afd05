import Hierarchy

/// Puts a node together again that a terminal or an editor broke over several lines.
enum LineWrap {
  /// A line break inside a node: the bytes to leave out, and whether a blank takes their place.
  struct Break: Hashable, Sendable {
    var range: Range<Int>
    var needsSpace: Bool
  }

  /// The most lines one node is taken to be spread over.
  static let mostLines = 64

  /// Joins a line from a `<` on with the lines below until they hold a complete node.
  ///
  /// Between two digits a break may have taken the place of a blank or not; it did when only the
  /// blank makes a frame of the four numbers.
  ///
  /// - Parameters:
  ///   - line: The rest of the line from the `<` on.
  ///   - bytes: The text.
  ///   - limit: The offset just past it.
  ///   - limits: The limits of the reading.
  ///   - budget: Bytes that may still be looked at; what is used is taken off.
  /// - Returns: The breaks and the offset behind the node; nil when the node is cut instead.
  static func join(
    _ line: Range<Int>, in bytes: RawSpan, limit: Int, limits: InputLimits, budget: inout Int
  ) -> (breaks: [Break], end: Int)? {
    guard line.upperBound < limit, budget > 0, mayBeHead(line, in: bytes) else { return nil }
    let gutter = gutter(before: line.lowerBound, in: bytes)
    let joint = Joint(limit: limit, limits: limits, gutter: gutter, parting: false)
    guard let first = joint.join(line, in: bytes, budget: &budget) else { return nil }
    guard first.isMalformed else { return (first.breaks, first.end) }
    let parted = Joint(limit: limit, limits: limits, gutter: gutter, parting: true)
      .join(line, in: bytes, budget: &budget)
    if let parted, !parted.isMalformed { return (parted.breaks, parted.end) }
    return (first.breaks, first.end)
  }

  /// The comment mark that the node's line begins with, which its continuations repeat.
  private static func gutter(before less: Int, in bytes: RawSpan) -> [UInt8] {
    var start = less
    while start > 0, less - start < 4096, !ASCII.isLineBreak(bytes.byte(start - 1)) { start -= 1 }
    while start < less, ASCII.isBlank(bytes.byte(start)) { start += 1 }
    var gutter: [UInt8] = []
    while start < less, isGutter(bytes.byte(start)) {
      gutter.append(bytes.byte(start))
      start += 1
    }
    return gutter
  }

  private static func isGutter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "#")
  }

  /// True when the rest of a line can be the beginning of a node: a head, or a part of one.
  private static func mayBeHead(_ range: Range<Int>, in bytes: RawSpan) -> Bool {
    if HeadScanner.head(in: bytes, at: range.lowerBound, limit: range.upperBound) != nil {
      return true
    }
    var offset = range.lowerBound + 1
    if offset == range.upperBound { return true }
    guard ASCII.startsName(bytes.byte(offset)) else { return false }
    while offset < range.upperBound, ASCII.isName(bytes.byte(offset)) { offset += 1 }
    let rest = range.upperBound - offset
    if rest == 0 { return true }
    // ": 0x12;" cut anywhere.
    guard bytes.byte(offset) == ASCII.colon else { return false }
    if rest > 1, bytes.byte(offset + 1) != ASCII.space { return false }
    if rest > 2, bytes.byte(offset + 2) != UInt8(ascii: "0") { return false }
    if rest > 3, bytes.byte(offset + 3) != UInt8(ascii: "x") { return false }
    var end = range.upperBound
    if rest > 5, bytes.byte(end - 1) == ASCII.semicolon { end -= 1 }
    return rest <= 4 || (offset + 4..<end).allSatisfy { ASCII.isHex(bytes.byte($0)) }
  }
}
