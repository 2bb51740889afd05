import Hierarchy

/// Reads one node from its opening to its closing bracket, in one pass over its bytes.
///
/// Known attributes are told apart by eight bytes at a time; values of known form are skipped by
/// what can end them, all others by balancing brackets. No string is made.
struct NodeScanner {
  /// The offset just past the text.
  let limit: Int
  /// Finds the ends of values.
  let values: ValueScanner

  init(limit: Int, maxValue: Int, budget: SearchBudget? = nil) {
    self.limit = limit
    values = ValueScanner(
      limit: limit, maxValue: maxValue, budget: budget ?? SearchBudget(for: limit))
  }

  /// Scans the node whose `<` stands at `start`.
  @inline(never)
  func scan(in bytes: RawSpan, at start: Int, into node: inout ScannedNode) {
    node.start = start
    node.flags = .noFrame
    node.frame = .zero
    let isWrapped = bytes.byte(start + 1) == ASCII.less
    guard
      let head = HeadScanner.head(in: bytes, at: isWrapped ? start + 1 : start, limit: limit)
    else {
      node.outcome = .none
      return
    }
    node.name = head.name
    node.hasAddress = head.address != nil
    node.isBare = head.isBare
    node.baseName = 0..<0
    var position = head.attributes
    if !head.isBare, !scanAttributes(in: bytes, from: &position, into: &node) {
      values.spend(position - start)
      node.end = values.endOfLine(in: bytes, from: position)
      node.outcome = .cut
      node.flags.insert(.isCut)
      return
    }
    node.end = position + 1
    node.outcome = .complete
    if isWrapped { node.end = endOfWrapper(in: bytes, from: position + 1) }
  }

  /// Reads attributes until the `>` that closes the node.
  ///
  /// - Returns: false where the line ends first; `position` is then where reading stopped.
  @inline(__always)
  private func scanAttributes(
    in bytes: RawSpan, from position: inout Int, into node: inout ScannedNode
  ) -> Bool {
    let last = values.reach(from: position, limit: limit)
    while true {
      guard position < last else { return false }
      scanAttribute(in: bytes, at: &position, into: &node)
      let next = bytes.word(position)
      if next & 0xFFFF == 0x203B {  // "; "
        position &+= 2
      } else if next & 0xFF == 0x3B {
        position &+= 1
      } else if next & 0xFF == 0x3E, position < limit {
        return true
      } else {
        return false
      }
    }
  }

  /// Reads one attribute and moves to the `;` or `>` behind it.
  @inline(never)
  func scanAttribute(
    in bytes: RawSpan, at position: inout Int, into node: inout ScannedNode
  ) {
    let start = position
    switch bytes.word(start) {
    case DumpKey.frame:
      if scanFrame(in: bytes, at: start + 8, end: &position, into: &node) { return }
      position = values.endOfValue(in: bytes, from: start + 8) ?? endOfLine(in: bytes, from: start)
      RareAttribute.readFrame(in: bytes, value: start + 8..<position, into: &node)
      return
    case DumpKey.layer:
      if skipObject(in: bytes, from: start + 8, &position) { return }
    case DumpKey.opaque:
      if skipsNo(in: bytes, at: start + 8, &position) {
        node.flags.insert(.notOpaque)
        return
      }
    case DumpKey.autoresize where bytes.byte(start + 8) == UInt8(ascii: "z"):
      if skipPlain(in: bytes, from: start + 13, &position) { return }
    case DumpKey.interaction
    where bytes.word(start + 8) == DumpKey.interactionMiddle
      && bytes.word(start + 16) == DumpKey.interactionTail:
      if skipsNo(in: bytes, at: start + 24, &position) {
        node.flags.insert(.interactionDisabled)
        return
      }
    case DumpKey.text:
      if let close = values.endOfQuoted(in: bytes, from: start + 8, quote: ASCII.apostrophe) {
        position = close + 1
        return
      }
      position = values.endOfLine(in: bytes, from: start)
      return
    case DumpKey.hidden:
      if skipsYes(in: bytes, at: start + 8, &position) {
        node.flags.insert(.hidden)
        return
      }
    case DumpKey.clips where bytes.word(start + 8) == DumpKey.clipsTail:
      if skipsYes(in: bytes, at: start + 15, &position) {
        node.flags.insert(.clipsToBounds)
        return
      }
    case DumpKey.gestures where bytes.word(start + 8) == DumpKey.gesturesTail:
      node.flags.insert(.hasGestureRecognizers)
      if skipObject(in: bytes, from: start + 16, &position) { return }
    default:
      scanRareAttribute(in: bytes, at: &position, into: &node)
      return
    }
    position = values.endOfValue(in: bytes, from: start) ?? endOfLine(in: bytes, from: start)
  }

  /// Attributes that few nodes have.
  @inline(never)
  private func scanRareAttribute(
    in bytes: RawSpan, at position: inout Int, into node: inout ScannedNode
  ) {
    let start = position
    guard let keyEnd = DumpKey.endOfKey(in: bytes, at: start) else {
      position = values.endOfNested(in: bytes, from: start) ?? endOfLine(in: bytes, from: start)
      scanBuriedFrame(in: bytes, range: start..<position, into: &node)
      return
    }
    let value = bytes.byte(keyEnd) == ASCII.colon ? keyEnd + 2 : keyEnd + 3
    if ASCII.isLineBreak(bytes.byte(value - 1)) {
      // The line ends behind the equal sign: the node is cut or wrapped there.
      position = value - 1
      return
    }
    let end =
      (DumpKey.isFreeText(in: bytes, at: start)
        ? values.endBeforeKnownKey(in: bytes, from: value) : nil)
      ?? values.endOfValue(in: bytes, from: value) ?? endOfLine(in: bytes, from: start)
    position = end
    // Half a number that the print was cut in is no number.
    guard end > value, end < limit, !ASCII.isLineBreak(bytes.byte(end)) else { return }
    RareAttribute.read(in: bytes, key: start..<keyEnd, value: value..<end, into: &node)
  }

  /// Finds a frame behind something that is no attribute, as Weex prints one before it.
  private func scanBuriedFrame(in bytes: RawSpan, range: Range<Int>, into node: inout ScannedNode) {
    guard node.flags.contains(.noFrame) else { return }
    let last = values.reach(from: range.lowerBound, limit: range.upperBound)
    guard let place = bytes.firstOffset(of: " frame = (", from: range.lowerBound, to: last) else {
      values.spend(last - range.lowerBound)
      return
    }
    var end = place
    _ = scanFrame(in: bytes, at: place + 9, end: &end, into: &node)
  }

  private func endOfLine(in bytes: RawSpan, from start: Int) -> Int {
    values.endOfLine(in: bytes, from: start)
  }

  /// `(x y; w h)`, the four numbers with one blank or semicolon between them.
  @inline(__always)
  private func scanFrame(
    in bytes: RawSpan, at start: Int, end: inout Int, into node: inout ScannedNode
  ) -> Bool {
    guard bytes.byte(start) == ASCII.openParenthesis else { return false }
    var offset = start + 1
    if let x = NumberScanner.number(in: bytes, at: &offset), bytes.byte(offset) == ASCII.space {
      offset += 1
      if let y = NumberScanner.number(in: bytes, at: &offset),
        bytes.byte(offset) == ASCII.semicolon
      {
        offset += 1
        NumberScanner.skipSpaces(in: bytes, at: &offset)
        if let width = NumberScanner.number(in: bytes, at: &offset),
          bytes.byte(offset) == ASCII.space
        {
          offset += 1
          if let height = NumberScanner.number(in: bytes, at: &offset),
            bytes.byte(offset) == ASCII.closeParenthesis
          {
            end = offset + 1
            node.frame = SIMD4(x, y, width, height)
            node.flags.remove(.noFrame)
            let sum = x + y + width + height
            if sum.isFinite { return true }
            node.flags.insert(.malformedFrame)
            return true
          }
        }
      }
    }
    node.flags.remove(.noFrame)
    node.flags.insert(.malformedFrame)
    return false
  }

  /// Moves behind ` NO`.
  @inline(__always)
  private func skipsNo(in bytes: RawSpan, at start: Int, _ position: inout Int) -> Bool {
    guard bytes.word(start) & 0xFF_FFFF == 0x4F_4E20 else { return false }
    position = start + 3
    return true
  }

  /// Moves behind ` YES`.
  @inline(__always)
  private func skipsYes(in bytes: RawSpan, at start: Int, _ position: inout Int) -> Bool {
    guard bytes.word(start) & 0xFFFF_FFFF == 0x5345_5920 else { return false }
    position = start + 4
    return true
  }

  /// Moves behind `<Class: 0x1234>`, when no other bracket opens inside it.
  @inline(__always)
  private func skipObject(in bytes: RawSpan, from start: Int, _ position: inout Int) -> Bool {
    // A line break before the bracket means that the node is cut or wrapped.
    let close = bytes.firstOffset(
      of: ASCII.greater, orLineBreakFrom: start, to: min(limit, start + 160))
    guard close < limit, bytes.byte(close) == ASCII.greater else { return false }
    let next = bytes.byte(close + 1)
    guard next == ASCII.semicolon || next == ASCII.greater else { return false }
    position = close + 1
    return true
  }

  /// Moves to the next `;` when no bracket comes before it.
  @inline(__always)
  func skipPlain(in bytes: RawSpan, from start: Int, _ position: inout Int) -> Bool {
    let word = bytes.word(start)
    let marks = word.bytes(equalTo: ASCII.semicolon) | word.bytes(equalTo: ASCII.lineFeed)
    guard marks != 0 else { return false }
    let end = start + marks.firstMarkedByte
    guard end < limit, bytes.byte(end) == ASCII.semicolon else { return false }
    position = end
    return true
  }

  /// The longest text between the brackets of a wrapped description, in bytes.
  private static let longestWrapper = 8192

  /// The end of `<<Class: 0x1; …> extra>`: the last `>` of the line, as `extra` is free text.
  @inline(never)
  private func endOfWrapper(in bytes: RawSpan, from inner: Int) -> Int {
    var depth = 0
    let lineEnd = bytes.endOfLine(from: inner, to: min(limit, inner + Self.longestWrapper))
    var offset = inner
    while offset < lineEnd {
      switch bytes.byte(offset) {
      case ASCII.less: depth += 1
      case ASCII.greater:
        if depth == 0 { return offset + 1 }
        depth -= 1
      default: break
      }
      offset += 1
    }
    return inner
  }
}
