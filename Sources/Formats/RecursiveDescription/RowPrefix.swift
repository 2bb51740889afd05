import Hierarchy

/// What stands on a row before its view: indentation, and what tools and people put there.
struct RowPrefix {
  /// What the text right before the `<` makes of the view.
  enum Role {
    /// A row of a tree.
    case row
    /// A row of a responder chain, `-><X…`: it repeats views, and its arrows go up.
    case chain
    /// A view named in passing: `owningView = <…>`, `reason: '… <…> …'`.
    case mention
  }

  /// The number of bars: the printed level.
  var level: Int
  /// What the view is.
  var role: Role
  /// True when a caption, log stamp or the like stands before the view.
  var isDecorated: Bool

  /// Reads the prefix in `range`, which ends at the view's `<`.
  init(_ range: Range<Int>, in bytes: RawSpan) {
    level = 0
    var last = range.lowerBound
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = bytes.byte(offset)
      if byte == ASCII.bar {
        level += 1
        last = offset + 1
      }
      offset += 1
    }
    var end = range.upperBound
    while end > last, ASCII.isBlank(bytes.byte(end - 1)) { end -= 1 }
    while last < end, RowShape.isMargin(bytes.byte(last)) { last += 1 }
    isDecorated = last < end
    role = Self.role(of: last..<end, in: bytes)
  }

  private static func role(of text: Range<Int>, in bytes: RawSpan) -> Role {
    guard text.count >= 2 else { return .row }
    let last = bytes.byte(text.upperBound - 1)
    if last == ASCII.greater, bytes.byte(text.upperBound - 2) == UInt8(ascii: "-") {
      // `[7] _root -> <div ref=_root> <View…` has its arrow elsewhere; a chain has it right here.
      return .chain
    }
    if bytes.firstOffset(of: "reason: '", from: text.lowerBound, to: text.upperBound) != nil {
      return .mention
    }
    guard last == ASCII.equals || last == ASCII.colon else { return .row }
    var end = text.upperBound - 1
    if last == ASCII.colon, end > text.lowerBound, ASCII.isBlank(bytes.byte(end - 1)) {
      return .row  // `- some : <…`
    }
    while end > text.lowerBound, ASCII.isBlank(bytes.byte(end - 1)) { end -= 1 }
    var start = end
    while start > text.lowerBound, ASCII.isName(bytes.byte(start - 1)) { start -= 1 }
    guard start < end else { return .row }
    let first = bytes.byte(start)
    return ASCII.startsName(first) && first != UInt8(ascii: "$") ? .mention : .row
  }
}
