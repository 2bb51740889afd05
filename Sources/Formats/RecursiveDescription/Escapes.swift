import Hierarchy

/// Signs that a dump was pasted in escaped form.
enum Escapes {
  /// True when `&lt;Class: 0x` or `&lt;Class; frame` stands in a range.
  static func hasMarkupHead(_ range: Range<Int>, in bytes: RawSpan) -> Bool {
    var offset = range.lowerBound
    while let place = bytes.firstOffset(of: "&lt;", from: offset, to: range.upperBound) {
      var end = place + 4
      while end < range.upperBound, ASCII.isName(bytes.byte(end)) { end += 1 }
      if end > place + 4, bytes.hasPrefix(": 0x", at: end) || bytes.hasPrefix("; frame", at: end) {
        return true
      }
      offset = place + 4
    }
    return false
  }

  /// True when a no-break space stands where a head has a blank, as pages put them.
  static func hasNoBreakHead(_ range: Range<Int>, in bytes: RawSpan) -> Bool {
    bytes.firstOffset(of: ":\u{A0}0x", from: range.lowerBound, to: range.upperBound) != nil
  }

  /// True when a written `\n` is followed by the indentation and head of a row.
  static func hasEscapedRow(_ range: Range<Int>, in bytes: RawSpan) -> Bool {
    var offset = range.lowerBound
    while let place = bytes.firstOffset(of: "\\n", from: offset, to: range.upperBound) {
      var end = place + 2
      var bars = 0
      while end < range.upperBound, ASCII.isBlank(bytes.byte(end)) || bytes.byte(end) == ASCII.bar {
        if bytes.byte(end) == ASCII.bar { bars += 1 }
        end += 1
      }
      // The `<` may be the first byte behind the range: where a view begins, its prefix ends.
      if bars > 0, bytes.byte(end) == ASCII.less { return true }
      offset = place + 2
    }
    return false
  }
}
