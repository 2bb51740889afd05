import Hierarchy

/// Finds where an attribute's value ends: at the `;` before the next key, or at the `>` that
/// closes the node.
struct ValueScanner {
  /// The offset just past the text.
  let limit: Int
  /// The most bytes one value may have, so that an unclosed quote cannot swallow a file.
  let maxValue: Int
  /// What searches that find nothing are paid from; nil for one node that was read before.
  let budget: SearchBudget?

  init(limit: Int, maxValue: Int, budget: SearchBudget? = nil) {
    self.limit = limit
    self.maxValue = maxValue
    self.budget = budget
  }

  /// The end of the line that an offset lies on.
  func endOfLine(in bytes: RawSpan, from start: Int) -> Int {
    budget?.endOfLine(in: bytes, from: start, to: limit) ?? bytes.endOfLine(from: start, to: limit)
  }

  /// How far from an offset a value's end is looked for.
  func reach(from start: Int, limit: Int) -> Int {
    budget?.reach(from: start, limit: limit) ?? limit
  }

  /// Pays for bytes that were looked at for nothing.
  func spend(_ count: Int) { budget?.spend(count) }

  /// The end of a value of any kind, or nil where the line ends first.
  func endOfValue(in bytes: RawSpan, from start: Int) -> Int? {
    switch bytes.byte(start) {
    case ASCII.apostrophe, ASCII.quote:
      endOfQuoted(in: bytes, from: start + 1, quote: bytes.byte(start)).map { $0 + 1 }
    case 0xE2 where bytes.hasPrefix("‘", at: start):
      endOfCurly(in: bytes, from: start + 3) ?? endOfNested(in: bytes, from: start)
    default:
      endOfNested(in: bytes, from: start) ?? endBeforeKnownKey(in: bytes, from: start)
    }
  }

  /// The end of a text in the curly quotes that books make of straight ones.
  private func endOfCurly(in bytes: RawSpan, from start: Int) -> Int? {
    let lineEnd = reach(from: start, limit: endOfLine(in: bytes, from: start))
    var offset = start
    while let close = bytes.firstOffset(of: "’", from: offset, to: lineEnd) {
      let end = close + 3
      let isBeforeKey =
        bytes.byte(end) == ASCII.semicolon
        && DumpKey.match(in: bytes, at: end + 2) == .known
      if isBeforeKey || bytes.byte(end) == ASCII.greater { return end }
      offset = end
    }
    spend(lineEnd - start)
    return nil
  }

  /// The end of a value made of balanced brackets.
  func endOfNested(in bytes: RawSpan, from start: Int) -> Int? {
    let limit = reach(from: start, limit: limit)
    var depth = 0
    var offset = start
    // No quote stands behind this one on the line.
    var lastQuote = Int.max
    while offset < limit {
      let marks = bytes.word(offset).valueMarks
      guard marks != 0 else {
        offset += 8
        continue
      }
      offset += marks.firstMarkedByte
      guard offset < limit else {
        offset = limit
        break
      }
      switch bytes.byte(offset) {
      case ASCII.less, ASCII.openBrace, ASCII.openParenthesis, ASCII.openBracket: depth += 1
      case ASCII.closeBrace, ASCII.closeParenthesis, ASCII.closeBracket: depth -= 1
      case ASCII.greater:
        // The arrow of a context is no bracket.
        if bytes.byte(offset - 1) == UInt8(ascii: "-") { break }
        if depth <= 0 { return offset }
        depth -= 1
      case ASCII.semicolon where depth <= 0: return offset
      case ASCII.quote:
        let end = min(endOfLine(in: bytes, from: offset), limit)
        if depth > 0, offset < lastQuote {
          let close = bytes.firstOffset(of: ASCII.quote, from: offset + 1, to: end)
          if close < end { offset = close } else { lastQuote = offset }
        }
      case ASCII.lineFeed, ASCII.carriageReturn:
        spend(offset - start)
        return nil
      default: break
      }
      offset += 1
    }
    spend(offset - start)
    return nil
  }

  /// The end of free text without quotes, as `placeholder` prints it: the last place before a key
  /// that UIKit prints.
  func endBeforeKnownKey(in bytes: RawSpan, from start: Int) -> Int? {
    let end = reach(from: start, limit: endOfLine(in: bytes, from: start))
    var offset = start
    while true {
      offset = bytes.firstOffset(of: ASCII.semicolon, from: offset, to: end)
      guard offset < end else {
        spend(end - start)
        return nil
      }
      if bytes.byte(offset + 1) == ASCII.space,
        DumpKey.match(in: bytes, at: offset + 2) == .known
      {
        return offset
      }
      offset += 1
    }
  }

  /// The offset of the quote that closes a text, or nil where the print is cut inside it.
  ///
  /// Nothing in a text is escaped, so a quote closes it only before `; key = `, `; key: ` or the
  /// `>` that ends the node. A key that UIKit does not print is believed only when nothing better
  /// follows on the line.
  @inline(__always)
  func endOfQuoted(in bytes: RawSpan, from start: Int, quote: UInt8) -> Int? {
    let first = bytes.word(start)
    // The common case: a short text without a second quote, before a key that UIKit prints.
    let marks = first.bytes(equalTo: quote)
    if marks != 0, !first.holdsLowByte {
      let close = start + marks.firstMarkedByte
      if close < limit, closes(in: bytes, at: close) == .surely { return close }
    }
    return endOfLongQuoted(in: bytes, from: start, quote: quote)
  }

  /// The offset of the apostrophe that closes a text, or nil where the print is cut inside it.
  @inline(never)
  func endOfText(in bytes: RawSpan, from start: Int) -> Int? {
    endOfQuoted(in: bytes, from: start, quote: ASCII.apostrophe)
  }

  /// How far behind a quote that may close a text a better one is looked for, in bytes.
  private static let farthestQuote = 512

  @inline(never)
  private func endOfLongQuoted(in bytes: RawSpan, from start: Int, quote: UInt8) -> Int? {
    var candidate: Int?
    var offset = start
    let last = reach(
      from: start, limit: min(limit, start + min(maxValue, limit - start)))
    while offset < last {
      let word = bytes.word(offset)
      let marks =
        word.bytes(equalTo: quote) | word.bytes(equalTo: ASCII.lineFeed)
        | word.bytes(equalTo: ASCII.carriageReturn)
      guard marks != 0 else {
        offset += 8
        continue
      }
      offset += marks.firstMarkedByte
      guard offset < last else { break }
      if let candidate, offset - candidate > Self.farthestQuote { return candidate }
      if bytes.byte(offset) == quote {
        switch closes(in: bytes, at: offset) {
        case .surely: return offset
        case .perhaps: candidate = candidate ?? offset
        case .no: break
        }
        offset += 1
      } else {
        if let candidate { return candidate }
        budget?.passedLineBreak = true
        offset = bytes.afterLineBreak(at: offset, to: limit)
        if RowShape.startsRow(in: bytes, at: offset, limit: limit) {
          spend(offset - start)
          return nil
        }
      }
    }
    if candidate == nil { spend(last - start) }
    return candidate
  }

  private enum Verdict { case surely, perhaps, no }

  /// Judges a quote by what stands behind it.
  @inline(__always)
  private func closes(in bytes: RawSpan, at quote: Int) -> Verdict {
    switch bytes.byte(quote + 1) {
    case ASCII.semicolon where bytes.byte(quote + 2) == ASCII.space:
      switch DumpKey.match(in: bytes, at: quote + 3) {
      case .known: return .surely
      case .unknown: return .perhaps
      case .none:
        return DumpKey.isCut(in: bytes, at: quote + 3, limit: limit) ? .perhaps : .no
      }
    case ASCII.greater:
      return RowShape.mayEndNode(in: bytes, at: quote + 1, limit: limit) ? .surely : .perhaps
    default: return .no
    }
  }
}

extension UInt64 {
  /// Marks brackets, quotation marks, semicolons, control characters, and some other bytes as well;
  /// none of these stands before the first that is marked.
  @inline(__always)
  fileprivate var valueMarks: UInt64 {
    // Everything below `+` but the blank.
    let low = (self &- 0x2B2B_2B2B_2B2B_2B2B) & ~self & 0x8080_8080_8080_8080
    let marks = low & ~bytes(equalTo: ASCII.space)
    // `;` to `?`, `[` to `_`, `{` and what follows it: the last five of every 32.
    let lasts = ((self & 0x1F1F_1F1F_1F1F_1F1F) &+ 0x0505_0505_0505_0505) & 0x2020_2020_2020_2020
    return marks | lasts
  }
}
