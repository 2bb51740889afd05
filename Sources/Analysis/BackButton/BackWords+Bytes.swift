import Hierarchy

/// The same questions put to the bytes of a value in a file, before anybody makes a string of them.
///
/// An answer of false is certain. References, escapes and letters beyond ASCII are left to those who
/// can read them.
extension BackWords {
  /// False for nearly every title that says nothing of going back: it does not end like one that does.
  static func mayTitle(_ value: Range<Int>, in bytes: RawSpan) -> Bool {
    var (start, end) = (value.lowerBound, value.upperBound)
    while start < end, bytes.byte(start) == blank { start += 1 }
    while end > start, bytes.byte(end - 1) == blank { end -= 1 }
    var ending: UInt32 = 0
    for offset in start..<end {
      let byte = bytes.byte(offset)
      if !isPlain(byte) { return true }
      ending = ending << 8 | UInt32(byte | 0x20)
    }
    return titleEndings.contains(ending)
  }

  /// False for nearly every identifier whose last part says nothing of going back.
  static func mayName(_ identifier: Range<Int>, in bytes: RawSpan) -> Bool {
    var start = identifier.upperBound
    while start > identifier.lowerBound, bytes.byte(start - 1) != UInt8(ascii: "/") { start -= 1 }
    // What ends with a stroke has its last part before it.
    if start == identifier.upperBound { start = identifier.lowerBound }
    var ending: UInt32 = 0
    for offset in start..<identifier.upperBound {
      let byte = bytes.byte(offset)
      if !isPlain(byte) || mayEnd(&ending, with: byte) { return true }
    }
    return false
  }

  private static let blank = UInt8(ascii: " ")

  /// True for a letter of ASCII, and whatever else stands for itself in every format.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F..., UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: "\\"): false
    default: true
    }
  }

  /// The last four letters of each title for going back or up in ASCII.
  private static let titleEndings: Set<UInt32> = Set(
    titles.union(NavigateUp.descriptions).lazy.filter { $0.utf8.allSatisfy { $0 < 0x80 } }
      .map { $0.utf8.suffix(4).reduce(0) { $0 << 8 | UInt32($1 | 0x20) } })
}
