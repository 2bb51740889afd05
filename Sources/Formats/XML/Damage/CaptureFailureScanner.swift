import Hierarchy

/// Finds what a tool says in the place of a tree.
enum CaptureFailureScanner {
  /// How far messages are looked for.
  private static let reach = 1 << 16

  /// The failure that a text without a tree tells of, and the offset of its words.
  static func failure(in text: SourceText) -> (CaptureFailure, offset: Int)? {
    text.withBytes { bytes in
      let end = min(text.count, reach)
      func place(_ words: StaticString) -> Int? {
        bytes.firstOffset(of: words, from: 0, to: end)
      }
      if let offset = place("could not get idle state") { return (.noIdleState, offset) }
      if let offset = place("null root node returned") { return (.noRoot, offset) }
      if let offset = lastLine("Killed", in: bytes, count: text.count) { return (.killed, offset) }
      if let found = driverError(in: text, bytes, to: end) { return found }
      return page(in: text, bytes, to: end)
    }
  }

  /// The offset of a word that is the last line of a text.
  private static func lastLine(_ word: StaticString, in bytes: RawSpan, count: Int) -> Int? {
    var end = count
    while end > 0, XMLLooseScanner.isWhite(bytes.byte(end - 1)) { end -= 1 }
    let start = end - word.utf8CodeUnitCount
    guard start >= 0, bytes.hasPrefix(word, at: start) else { return nil }
    return start == 0 || ASCII.isLineBreak(bytes.byte(start - 1)) ? start : nil
  }

  /// An answer of WebDriver's with `error` and `message`, or the older one with `status`.
  private static func driverError(
    in text: SourceText, _ bytes: RawSpan, to end: Int
  ) -> (CaptureFailure, offset: Int)? {
    guard let start = bytes.firstOffset(of: "{", from: 0, to: end),
      bytes.firstOffset(of: "\"value\"", from: start, to: end) != nil,
      let message = string(of: "\"message\"", in: text, bytes, from: start, to: end)
    else { return nil }
    let error = string(of: "\"error\"", in: text, bytes, from: start, to: end)
    let isOld = bytes.firstOffset(of: "\"status\"", from: start, to: end) != nil
    guard error != nil || isOld else { return nil }
    let sentence = message.hasSuffix(".") || message.hasSuffix("!") ? message : message + "."
    return (.driver(error: error ?? "", message: sentence), start)
  }

  /// The beginning of the string behind a key.
  private static func string(
    of key: StaticString, in text: SourceText, _ bytes: RawSpan, from start: Int, to end: Int
  ) -> String? {
    guard let place = bytes.firstOffset(of: key, from: start, to: end) else { return nil }
    var position = XMLTag.skipWhiteSpace(
      from: place + key.utf8CodeUnitCount, in: bytes, limit: end)
    guard bytes.byte(position) == ASCII.colon else { return nil }
    position = XMLTag.skipWhiteSpace(from: position + 1, in: bytes, limit: end)
    guard bytes.byte(position) == ASCII.quote else { return nil }
    let first = position + 1
    position = first
    while position < end, bytes.byte(position) != ASCII.quote {
      // Of a message with a stack behind it the first line says it.
      if bytes.byte(position) == ASCII.backslash {
        if bytes.byte(position + 1) == UInt8(ascii: "n") { break }
        position += 1
      }
      position += 1
    }
    let whole = text.string(in: first..<min(position, end))
    return whole.count > 200 ? String(whole.prefix(200)) + "…" : whole
  }

  /// A page of a server's whose title is an error.
  private static func page(
    in text: SourceText, _ bytes: RawSpan, to end: Int
  ) -> (CaptureFailure, offset: Int)? {
    guard bytes.firstOffset(of: "<html", from: 0, to: end) != nil,
      let start = bytes.firstOffset(of: "<title>", from: 0, to: end),
      let close = bytes.firstOffset(of: "</title>", from: start, to: end)
    else { return nil }
    let title = text.string(in: start + 7..<close)
    let words = title.lowercased()
    let digits = words.prefix { $0.isNumber }
    let isStatus = digits.count == 3 && (digits.first == "4" || digits.first == "5")
    let isError = ["error", "bad gateway", "not found", "unavailable", "timeout", "forbidden"]
      .contains { words.contains($0) }
    guard isStatus || isError else { return nil }
    return (.page(title.count > 80 ? String(title.prefix(80)) + "…" : title), start)
  }
}
