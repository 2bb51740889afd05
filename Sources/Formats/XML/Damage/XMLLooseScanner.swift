import Hierarchy

/// Finds where names and values of a damaged tag end.
enum XMLLooseScanner {
  /// The longest name that is looked for in a place where XML allows none.
  private static let longestName = 512

  /// The bytes of an element's name: what stands before the first blank, `/` or `>` that is in no
  /// brackets. Generic classes have brackets, with blanks, in their names.
  ///
  /// - Returns: nil where none ends in time; an empty range where attributes follow at once.
  static func name(at start: Int, in bytes: RawSpan, limit: Int) -> Range<Int>? {
    let first = bytes.byte(start)
    guard start < limit, first != slash, first != question, first != exclamation else { return nil }
    if isWhite(first) {
      let isTag = isAttribute(at: start, in: bytes, limit: limit)
      return isTag ? start..<start : nil
    }
    var depth = 0
    var position = start
    let stop = min(limit, start + longestName)
    while position < stop {
      let byte = bytes.byte(position)
      if isQuote(byte) || byte == ASCII.equals || byte == ampersand { return nil }
      if depth == 0, isWhite(byte) || byte == ASCII.greater || byte == slash {
        return start..<position
      }
      if byte == ASCII.less || byte == ASCII.openParenthesis { depth += 1 }
      if byte == ASCII.greater || byte == ASCII.closeParenthesis {
        depth -= 1
        if depth < 0 { return nil }
      }
      position += 1
    }
    return nil
  }

  /// True when blanks and then `name="` stand at an offset.
  static func isAttribute(at start: Int, in bytes: RawSpan, limit: Int) -> Bool {
    let position = XMLTag.skipWhiteSpace(from: start, in: bytes, limit: limit)
    guard let key = key(at: position, in: bytes, limit: limit) else { return false }
    return openingQuote(behind: key, in: bytes, limit: limit) != nil
  }

  /// An attribute at an offset, and whether its value holds its own quotation mark.
  ///
  /// - Returns: nil where none begins.
  /// - Throws: The text ends in it, or its end cannot be told.
  static func attribute(
    at start: Int, in bytes: RawSpan, limit: Int
  ) throws(XMLLooseTag.Failure) -> (XMLLooseTag.Attribute, hasBareQuote: Bool)? {
    guard let key = key(at: start, in: bytes, limit: limit) else {
      return nil
    }
    guard let opening = openingQuote(behind: key, in: bytes, limit: limit) else {
      let next = XMLTag.skipWhiteSpace(from: key.upperBound, in: bytes, limit: limit)
      if next >= limit { throw .cut }
      if bytes.byte(next) == ASCII.equals,
        XMLTag.skipWhiteSpace(from: next + 1, in: bytes, limit: limit) >= limit
      {
        throw .cut
      }
      return nil
    }
    let quote = bytes.byte(opening)
    var position = opening + 1
    var hasBareQuote = false
    while true {
      let close = bytes.firstOffset(of: quote, from: position, to: limit)
      guard close < limit else { throw .cut }
      if endsValue(at: close, in: bytes, limit: limit) {
        let value = opening + 1..<close
        return (.init(key: key, value: value, quote: quote), hasBareQuote)
      }
      // `x="1"` in a value is no text of a label: the mark that should end the value is missing.
      if endsKey(at: close, from: opening + 1, in: bytes) { throw .ambiguous(close) }
      hasBareQuote = true
      position = close + 1
    }
  }

  /// True when what follows a quotation mark is what follows a value: another attribute, the end
  /// of the tag, or the end of the text.
  private static func endsValue(at close: Int, in bytes: RawSpan, limit: Int) -> Bool {
    var next = close + 1
    if next < limit, bytes.byte(next) == ASCII.comma || bytes.byte(next) == ASCII.semicolon {
      next += 1
    }
    next = XMLTag.skipWhiteSpace(from: next, in: bytes, limit: limit)
    guard next < limit else { return true }
    if bytes.byte(next) == ASCII.greater {
      return standsAlone(endingAt: next + 1, in: bytes, limit)
    }
    if bytes.byte(next) == slash {
      guard next + 1 < limit else { return true }
      return bytes.byte(next + 1) == ASCII.greater
        && standsAlone(endingAt: next + 2, in: bytes, limit)
    }
    guard let key = key(at: next, in: bytes, limit: limit) else { return false }
    if openingQuote(behind: key, in: bytes, limit: limit) != nil { return true }
    // A text that ends in the next attribute's name or behind its `=`.
    let behind = XMLTag.skipWhiteSpace(from: key.upperBound, in: bytes, limit: limit)
    return behind >= limit
      || bytes.byte(behind) == ASCII.equals
        && XMLTag.skipWhiteSpace(from: behind + 1, in: bytes, limit: limit) >= limit
  }

  /// True when the text behind a tag's end holds no quotation mark before the next tag: else the
  /// `>` may have been one of a value.
  static func standsAlone(endingAt end: Int, in bytes: RawSpan, _ limit: Int) -> Bool {
    var position = end
    while position < limit {
      let byte = bytes.byte(position)
      if byte == ASCII.less { return true }
      if byte == ASCII.quote { return !hasTagEnd(from: position, in: bytes, limit) }
      position += 1
    }
    return true
  }

  /// True when a `>` stands before the next `<`.
  private static func hasTagEnd(from start: Int, in bytes: RawSpan, _ limit: Int) -> Bool {
    let stop = min(limit, start + longestName)
    let less = bytes.firstOffset(of: ASCII.less, from: start, to: stop)
    return bytes.firstOffset(of: ASCII.greater, from: start, to: less) < less
  }

  /// True when `=` stands before a quotation mark inside a value, and a name before that.
  private static func endsKey(at close: Int, from start: Int, in bytes: RawSpan) -> Bool {
    var position = close
    while position > start, isWhite(bytes.byte(position - 1)) { position -= 1 }
    guard position > start, bytes.byte(position - 1) == ASCII.equals else { return false }
    return position - 1 > start && isKey(bytes.byte(position - 2))
  }

  /// True when an end tag, or a tag with attributes, stands behind an offset.
  static func holdsTag(behind start: Int, in bytes: RawSpan, limit end: Int) -> Bool {
    var next = bytes.firstOffset(of: ASCII.less, from: start + 1, to: end)
    while next < end {
      if bytes.byte(next + 1) == XMLTag.slash { return true }
      let limit = min(end, next + 2048)
      if let tag = try? XMLLooseTag(at: next, in: bytes, limit: limit), !tag.attributes.isEmpty {
        return true
      }
      next = bytes.firstOffset(of: ASCII.less, from: next + 1, to: end)
    }
    return false
  }

  private static func key(at start: Int, in bytes: RawSpan, limit: Int) -> Range<Int>? {
    var position = start
    let stop = min(limit, start + longestName)
    while position < stop, isKey(bytes.byte(position)) { position += 1 }
    return position > start && (position < stop || position == limit) ? start..<position : nil
  }

  private static func openingQuote(
    behind key: Range<Int>, in bytes: RawSpan, limit: Int
  ) -> Int? {
    var position = XMLTag.skipWhiteSpace(from: key.upperBound, in: bytes, limit: limit)
    guard position < limit, bytes.byte(position) == ASCII.equals else { return nil }
    position = XMLTag.skipWhiteSpace(from: position + 1, in: bytes, limit: limit)
    return position < limit && isQuote(bytes.byte(position)) ? position : nil
  }

  private static let slash = XMLTag.slash
  private static let question = UInt8(ascii: "?")
  private static let exclamation = UInt8(ascii: "!")
  private static let ampersand = UInt8(ascii: "&")

  static func isQuote(_ byte: UInt8) -> Bool { byte == ASCII.quote || byte == ASCII.apostrophe }

  static func isWhite(_ byte: UInt8) -> Bool { ASCII.isBlank(byte) || ASCII.isLineBreak(byte) }

  /// What may stand in a name of an attribute, right or wrong.
  private static func isKey(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, ASCII.quote, ASCII.apostrophe, ASCII.equals, ASCII.less, ASCII.greater, slash,
      ampersand, ASCII.comma, ASCII.semicolon, ASCII.backslash:
      false
    default: true
    }
  }
}
