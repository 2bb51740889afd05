import Hierarchy

/// Recognises heads: `<Class: 0x1234; `, `<Class; `, `<Class: 0x1234>`, `<Class>`.
enum HeadScanner {
  /// The longest class name that is believed; mangled generics run to several hundred bytes.
  static let longestName = 8192
  /// The deepest brackets of a class name that are believed.
  private static let deepestName = 32

  /// The head at a `<`, or nil where none stands.
  @inline(__always)
  static func head(in bytes: RawSpan, at less: Int, limit: Int) -> Head? {
    let start = less + 1
    guard ASCII.startsName(bytes.byte(start)) else { return nil }
    var offset = start
    // Fast: no byte up to the colon is blank, a bracket or a semicolon (`<p>&lt;View: 0x1` is no
    // head), and ` 0x` follows it.
    while offset < limit {
      let word = bytes.word(offset)
      let colons = word.bytes(equalTo: ASCII.colon)
      let blanks =
        (word &- 0x2121_2121_2121_2121) & ~word & 0x8080_8080_8080_8080
        | word.bytes(equalTo: ASCII.semicolon) | word.bytes(equalTo: ASCII.less)
        | word.bytes(equalTo: ASCII.greater)
      if colons | blanks == 0 {
        offset += 8
        continue
      }
      guard colons != 0, blanks == 0 || colons.firstMarkedByte < blanks.firstMarkedByte else {
        break
      }
      let colon = offset + colons.firstMarkedByte
      // " 0x" in the low three bytes.
      guard bytes.word(colon + 1) & 0xFF_FFFF == 0x78_3020, colon > start, colon < limit,
        colon - start < longestName
      else { break }
      return afterAddress(in: bytes, name: start..<colon, address: colon + 2, limit: limit)
    }
    return slowHead(in: bytes, at: less, limit: limit)
  }

  /// Finds the end of an address and what stands behind it.
  @inline(__always)
  private static func afterAddress(
    in bytes: RawSpan, name: Range<Int>, address: Int, limit: Int
  ) -> Head? {
    var end = address + 2
    while true {
      let word = bytes.word(end)
      // A control character ends the search: an address that goes on in the next line is broken.
      let controls = (word &- 0x2020_2020_2020_2020) & ~word & 0x8080_8080_8080_8080
      let marks =
        word.bytes(equalTo: ASCII.semicolon) | word.bytes(equalTo: ASCII.greater) | controls
      if marks != 0 {
        end += marks.firstMarkedByte
        break
      }
      end += 8
      if end > address + 40 || end >= limit { return nil }
    }
    guard end < limit else { return nil }
    if bytes.byte(end) == ASCII.greater {
      return Head(name: name, address: address..<end, attributes: end, isBare: true)
    }
    guard bytes.byte(end) == ASCII.semicolon, bytes.byte(end + 1) == ASCII.space else {
      return nil
    }
    return Head(name: name, address: address..<end, attributes: end + 2, isBare: false)
  }

  /// Names with blanks in them (`(unknown context at $1a2b)`, `View<A, B>`) and purged pointers.
  @inline(never)
  static func slowHead(in bytes: RawSpan, at less: Int, limit: Int) -> Head? {
    let start = less + 1
    guard ASCII.startsName(bytes.byte(start)) else { return nil }
    guard let end = endOfName(in: bytes, from: start, limit: limit) else { return nil }
    if bytes.hasPrefix(": 0x", at: end) {
      return afterAddress(in: bytes, name: start..<end, address: end + 2, limit: limit)
    }
    if bytes.byte(end) == ASCII.greater {
      return Head(name: start..<end, address: nil, attributes: end, isBare: true)
    }
    if bytes.byte(end) == ASCII.semicolon, bytes.byte(end + 1) == ASCII.space,
      DumpKey.endOfKey(in: bytes, at: end + 2) != nil
    {
      return Head(name: start..<end, address: nil, attributes: end + 2, isBare: false)
    }
    return nil
  }

  /// The end of a class name with balanced brackets in it.
  private static func endOfName(in bytes: RawSpan, from start: Int, limit: Int) -> Int? {
    var depth = 0
    var offset = start
    while offset < limit, offset - start < longestName {
      let byte = bytes.byte(offset)
      switch byte {
      case ASCII.less, ASCII.openParenthesis:
        depth += 1
        if depth > deepestName { return nil }
      case ASCII.closeParenthesis: depth -= 1
      case ASCII.greater:
        if bytes.byte(offset - 1) == UInt8(ascii: "-") { break }
        if depth == 0 { return offset }
        depth -= 1
      case ASCII.lineFeed, ASCII.carriageReturn: return nil
      default:
        if depth == 0, !ASCII.isName(byte) { return offset > start ? offset : nil }
      }
      offset += 1
    }
    return nil
  }
}
