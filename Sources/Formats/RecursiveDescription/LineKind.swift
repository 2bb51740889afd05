import Hierarchy

/// What a line is that holds no view.
enum LineKind: Hashable {
  /// Nothing but blanks, comment marks and bars.
  case blank
  /// `(`, `),`, a quotation mark, the head of an array: the punctuation of a printed list.
  case punctuation
  /// Dots in the place of rows that were left out.
  case ellipsis
  /// A debugger's prompt with the command behind it.
  case prompt
  /// A row of `_printHierarchy`.
  case controllerRow
  /// A row of the tree in which no view stands.
  case barRow
  /// Anything else.
  case prose

  /// Judges the line in `range`, its break left out.
  static func of(_ range: Range<Int>, in bytes: RawSpan) -> LineKind {
    var start = range.lowerBound
    var bars = 0
    while start < range.upperBound, RowShape.isMargin(bytes.byte(start)) {
      if bytes.byte(start) == ASCII.bar { bars += 1 }
      start += 1
    }
    var end = range.upperBound
    while end > start, ASCII.isBlank(bytes.byte(end - 1)) { end -= 1 }
    if start == end { return bars > 0 ? .barRow : .blank }
    let body = start..<end
    if isEllipsis(body, in: bytes) { return .ellipsis }
    if isPunctuation(body, in: bytes) || isListHead(body, in: bytes) { return .punctuation }
    if isPrompt(body, in: bytes) { return .prompt }
    if isControllerRow(body, in: bytes) { return .controllerRow }
    return bars > 0 ? .barRow : .prose
  }

  private static func isEllipsis(_ body: Range<Int>, in bytes: RawSpan) -> Bool {
    var offset = body.lowerBound
    var dots = 0
    while offset < body.upperBound {
      if bytes.byte(offset) == ASCII.dot {
        dots += 1
        offset += 1
      } else if bytes.hasPrefix("…", at: offset) {
        dots += 3
        offset += 3
      } else if bytes.byte(offset) == ASCII.openBracket || bytes.byte(offset) == ASCII.closeBracket
        || bytes.byte(offset) == ASCII.space
      {
        offset += 1
      } else {
        return false
      }
    }
    return dots >= 2
  }

  private static func isPunctuation(_ body: Range<Int>, in bytes: RawSpan) -> Bool {
    body.allSatisfy { offset in
      switch bytes.byte(offset) {
      case ASCII.openParenthesis, ASCII.closeParenthesis, ASCII.comma, ASCII.quote,
        ASCII.apostrophe, ASCII.openBracket, ASCII.closeBracket, ASCII.openBrace,
        ASCII.closeBrace, ASCII.semicolon, UInt8(ascii: "`"), UInt8(ascii: "@"), ASCII.space,
        ASCII.tab, UInt8(ascii: "*"), UInt8(ascii: "/"):
        true
      default: false
      }
    }
  }

  /// `<__NSArrayM 0x600001c3c0f0>(`, which opens a printed list.
  private static func isListHead(_ body: Range<Int>, in bytes: RawSpan) -> Bool {
    bytes.byte(body.upperBound - 1) == ASCII.openParenthesis
      && (bytes.hasPrefix("<__NSArray", at: body.lowerBound)
        || bytes.hasPrefix("<NSArray", at: body.lowerBound)
        || bytes.hasPrefix("<__NSSingleObjectArray", at: body.lowerBound))
  }

  private static func isPrompt(_ body: Range<Int>, in bytes: RawSpan) -> Bool {
    let prompts: [StaticString] = [
      "(lldb)", "(gdb)", "cy#", "cy>", "po ", "p [", "print ", "expr ", "expression ", "e -",
      "pviews", "pvc", "dwim-print ", "Printing description of ", "call ",
    ]
    return prompts.contains { bytes.hasPrefix($0, at: body.lowerBound) }
  }

  /// `<Controller 0x1>, state: appeared, view: …`, with or without pointers.
  private static func isControllerRow(_ body: Range<Int>, in bytes: RawSpan) -> Bool {
    bytes.firstOffset(of: ">, state: ", from: body.lowerBound, to: body.upperBound) != nil
  }
}
