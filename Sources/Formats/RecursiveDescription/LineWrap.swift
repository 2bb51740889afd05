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
    guard ASCII.startsName(bytes.byte(line.lowerBound + 1)), line.upperBound < limit,
      budget > 0, mayBeHead(line, in: bytes)
    else { return nil }
    let joint = Joint(limit: limit, limits: limits, parting: false)
    guard let first = joint.join(line, in: bytes, budget: &budget) else { return nil }
    guard first.isMalformed else { return (first.breaks, first.end) }
    let parted = Joint(limit: limit, limits: limits, parting: true)
      .join(line, in: bytes, budget: &budget)
    if let parted, !parted.isMalformed { return (parted.breaks, parted.end) }
    return (first.breaks, first.end)
  }

  /// True when the rest of a line can be the beginning of a node: a head, or a part of one.
  private static func mayBeHead(_ range: Range<Int>, in bytes: RawSpan) -> Bool {
    if HeadScanner.head(in: bytes, at: range.lowerBound, limit: range.upperBound) != nil {
      return true
    }
    var offset = range.lowerBound + 1
    guard offset < range.upperBound, ASCII.startsName(bytes.byte(offset)) else { return false }
    while offset < range.upperBound, ASCII.isName(bytes.byte(offset)) { offset += 1 }
    let rest = range.upperBound - offset
    if rest == 0 { return offset - range.lowerBound > 3 }
    // ": 0x12" cut anywhere.
    guard bytes.byte(offset) == ASCII.colon else { return false }
    if rest > 1, bytes.byte(offset + 1) != ASCII.space { return false }
    if rest > 2, bytes.byte(offset + 2) != UInt8(ascii: "0") { return false }
    if rest > 3, bytes.byte(offset + 3) != UInt8(ascii: "x") { return false }
    return rest <= 4 || (offset + 4..<range.upperBound).allSatisfy { ASCII.isHex(bytes.byte($0)) }
  }

}
