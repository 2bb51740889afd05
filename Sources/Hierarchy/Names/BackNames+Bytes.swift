/// Questions put to the bytes of a value in a file, before anybody makes a string of them.
///
/// An answer of false is certain. What only its string can tell is left to those who read it.
extension BackNames {
  /// False for nearly every title that says nothing of going back: it does not begin with an arrow, and
  /// ends with other bytes than one that does.
  ///
  /// What stands between does not matter, whatever references and letters are there.
  package static func mayTitle(_ value: Range<Int>, in bytes: RawSpan) -> Bool {
    var (start, end) = (value.lowerBound, value.upperBound)
    while start < end, bytes.byte(start) == blank { start += 1 }
    while end > start, bytes.byte(end - 1) == blank { end -= 1 }
    if start == end { return false }
    if let ending = plainEnding(of: start..<end, in: bytes) {
      return titleEndings.contains(ending)
    }
    guard width(of: start, isFirst: true, in: bytes) != nil else { return true }
    // What is written as something else reaches as far as this; a reference ends with its semicolon.
    for offset in max(start, end - 10)..<end {
      switch bytes.byte(offset) {
      case UInt8(ascii: "&"), UInt8(ascii: ";"), UInt8(ascii: "\\"): return true
      default: break
      }
    }
    let tail = max(start, end - 4)
    var offset = tail
    while offset > start, bytes.byte(offset) & 0xC0 == 0x80 { offset -= 1 }
    while offset < end {
      guard let width = width(of: offset, isFirst: false, in: bytes) else { return true }
      offset += width
    }
    return titleEndings.contains(
      (tail..<end).reduce(0) { EndingTable.adding(bytes.byte($1), to: $0) })
  }

  /// The last four bytes of a title, where it and all that may matter of it are plain letters; nil for
  /// any other, which is looked at byte by byte.
  @inline(__always)
  private static func plainEnding(of title: Range<Int>, in bytes: RawSpan) -> UInt32? {
    let length = title.count
    var word = bytes.word(length > 8 ? title.upperBound &- 8 : title.lowerBound)
    if length > 8 {
      let others = (
        bytes.byte(title.lowerBound), bytes.byte(title.upperBound &- 9),
        bytes.byte(title.upperBound &- min(10, length))
      )
      guard isOrdinary(others.0), isOrdinary(others.1), isOrdinary(others.2) else { return nil }
    } else {
      // What does not belong to it counts as letters, in front of it.
      let rest = UInt64(64 &- 8 &* length)
      word = word &<< rest | ~(UInt64.max &<< rest) & UInt64(repeating: UInt8(ascii: "a"))
    }
    let odd =
      word | word &- UInt64(repeating: 0x20) | word.bytes(equalTo: 0x7F)
      | word.bytes(equalTo: UInt8(ascii: "&")) | word.bytes(equalTo: UInt8(ascii: ";"))
      | word.bytes(equalTo: UInt8(ascii: "<")) | word.bytes(equalTo: UInt8(ascii: "\\"))
    guard odd & 0x8080_8080_8080_8080 == 0 else { return nil }
    let ending = UInt32(truncatingIfNeeded: word >> 32).byteSwapped | 0x2020_2020
    return length < 4 ? ending & ~(UInt32.max << UInt32(8 &* length)) : ending
  }

  @inline(__always)
  private static func isOrdinary(_ byte: UInt8) -> Bool {
    isPlain(byte) && byte != UInt8(ascii: ";")
  }

  /// False for nearly every identifier whose last part says nothing of going back.
  package static func mayName(_ identifier: Range<Int>, in bytes: RawSpan) -> Bool {
    var start = identifier.upperBound
    while start > identifier.lowerBound, bytes.byte(start - 1) != UInt8(ascii: "/") { start -= 1 }
    // What ends with a stroke has its last part before it.
    if start == identifier.upperBound { start = identifier.lowerBound }
    // All letters at once, without a branch for any: names are as good as random.
    let names = nameEndings
    var (ending, marks): (UInt32, UInt64) = (0, 0)
    for offset in start..<identifier.upperBound {
      let byte = bytes.byte(offset)
      ending = EndingTable.adding(byte, to: ending)
      // A bit for each byte of ASCII that stands for itself.
      let plain: UInt64 = byte < 0x40 ? 0xEFFF_FFBF_0000_0000 : 0x7FFF_FFFF_EFFF_FFFF
      marks |= ~(plain &>> UInt64(byte & 63)) | UInt64(byte &>> 7) | names.mayContain(ending)
    }
    if marks & 1 == 0 { return false }
    ending = 0
    for offset in start..<identifier.upperBound {
      let byte = bytes.byte(offset)
      if !isPlain(byte) || mayEnd(&ending, with: byte) { return true }
    }
    return false
  }

  /// Adds a letter to the last four of a name; true where a name for going back may end with them.
  @inline(__always)
  package static func mayEnd(_ ending: inout UInt32, with byte: UInt8) -> Bool {
    ending = EndingTable.adding(byte, to: ending)
    return lastLetters >> UInt32(byte & 31) & 1 != 0 && holdsName(ending)
  }

  package static func holdsName(_ ending: UInt32) -> Bool { nameEndings.contains(ending) }

  private static let blank = UInt8(ascii: " ")

  /// True for a letter of ASCII, and whatever else stands for itself in every format.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F..., UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: "\\"): false
    default: true
    }
  }

  /// The number of bytes of a character that stands for itself alone and is written in one way, nil for
  /// any other: what may be an arrow, a blank or a mark of direction, and letters beyond ASCII with
  /// two cases or accents, but for the first, of which only arrows and the like matter.
  private static func width(of offset: Int, isFirst: Bool, in bytes: RawSpan) -> Int? {
    let byte = bytes.byte(offset)
    switch byte {
    case 0..<0x80: return isPlain(byte) ? 1 : nil
    // Accented letters of Latin.
    case 0xC3: return isFirst ? 2 : nil
    // Signs of currencies.
    case 0xE2: return isFirst && bytes.byte(offset + 1) == 0x82 ? 3 : nil
    // Han and Hangul.
    case 0xE4...0xE9, 0xEB...0xED: return 3
    // Emoji.
    case 0xF0: return bytes.byte(offset + 1) == 0x9F ? 4 : nil
    default: return nil
    }
  }

  /// A bit for each letter that a name for going back ends with: most letters are none. Written out,
  /// since it is asked for at every letter; the tests make it of the names.
  package static var lastLetters: UInt32 { 0x04ACCAB2 }

  private static let nameEndings = EndingTable(names)
  private static let titleEndings = EndingTable(
    titles + upDescriptions.map { $0.lowercased() })
}
