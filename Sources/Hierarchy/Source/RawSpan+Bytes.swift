/// Loads that every scanner uses; each is checked against the span's end.
extension RawSpan {
  /// The byte at an offset.
  @inlinable @inline(__always)
  package func byte(_ offset: Int) -> UInt8 {
    precondition(UInt(bitPattern: offset) < UInt(bitPattern: byteCount))
    return unsafeLoad(fromUncheckedByteOffset: offset, as: UInt8.self)
  }

  /// Eight bytes from an offset on, the first in the low byte.
  @inlinable @inline(__always)
  package func word(_ offset: Int) -> UInt64 {
    check(offset, count: 8)
    return uncheckedWord(offset)
  }

  /// Stops unless `count` bytes can be read from an offset on.
  ///
  /// Written so that a loop asks once whether the span is long enough at all, and each load costs
  /// one comparison; the loads of the standard library cost two.
  @inlinable @inline(__always)
  package func check(_ offset: Int, count: Int) {
    precondition(byteCount >= count)
    precondition(UInt(bitPattern: offset) <= UInt(bitPattern: byteCount &- count))
  }

  /// Eight bytes whose offset was checked before.
  @inlinable @inline(__always)
  package func uncheckedWord(_ offset: Int) -> UInt64 {
    UInt64(
      littleEndian: unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self))
  }

  /// True when the bytes from an offset on are those of a literal.
  package func hasPrefix(_ literal: StaticString, at offset: Int) -> Bool {
    let length = literal.utf8CodeUnitCount
    guard offset >= 0, length <= byteCount, offset <= byteCount &- length else { return false }
    let start = UnsafeRawPointer(literal.utf8Start)
    var index = 0
    while index &+ 8 <= length {
      let wanted = UInt64(littleEndian: start.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      if word(offset &+ index) != wanted { return false }
      index &+= 8
    }
    while index < length {
      if byte(offset &+ index) != literal.utf8Start[index] { return false }
      index &+= 1
    }
    return true
  }

  /// The offset of the first `wanted` in `start..<end`, or `end`.
  @inlinable @inline(__always)
  package func firstOffset(of wanted: UInt8, from start: Int, to end: Int) -> Int {
    var offset = start
    while offset < end {
      let marks = word(offset).bytes(equalTo: wanted)
      if marks != 0 { return min(offset + marks.firstMarkedByte, end) }
      offset += 8
    }
    return end
  }

  /// The offset of the first `wanted` or line break in `start..<end`, or `end`.
  @inlinable @inline(__always)
  package func firstOffset(of wanted: UInt8, orLineBreakFrom start: Int, to end: Int) -> Int {
    var offset = start
    while offset < end {
      let word = word(offset)
      let marks =
        word.bytes(equalTo: wanted) | word.bytes(equalTo: 0x0A)
        | word.bytes(equalTo: 0x0D)
      if marks != 0 { return min(offset + marks.firstMarkedByte, end) }
      offset += 8
    }
    return end
  }

  /// The offset of the line break (LF or CR) that ends the line at `start`, or `end`.
  package func endOfLine(from start: Int, to end: Int) -> Int {
    var offset = start
    while offset < end {
      let word = word(offset)
      let marks = word.bytes(equalTo: 0x0A) | word.bytes(equalTo: 0x0D)
      if marks != 0 { return min(offset + marks.firstMarkedByte, end) }
      offset += 8
    }
    return end
  }

  /// The offset behind the line break at `offset`; CRLF is one break.
  @inlinable @inline(__always)
  package func afterLineBreak(at offset: Int, to end: Int) -> Int {
    guard offset < end else { return end }
    return byte(offset) == 0x0D && byte(offset + 1) == 0x0A && offset + 1 < end
      ? offset + 2 : offset + 1
  }

  /// The number of line breaks in a range; CRLF is one, and counted where its second byte stands.
  @inlinable @inline(__always)
  package func lineBreaks(in range: Range<Int>) -> Int {
    var offset = range.lowerBound
    while offset < range.upperBound {
      if word(offset).holdsLowByte {
        return lineBreaksByByte(in: offset..<range.upperBound)
      }
      offset &+= 8
    }
    return 0
  }

  @usableFromInline @inline(never)
  package func lineBreaksByByte(in range: Range<Int>) -> Int {
    var count = 0
    for offset in range {
      let byte = byte(offset)
      if byte == 0x0A || (byte == 0x0D && self.byte(offset + 1) != 0x0A) { count += 1 }
    }
    return count
  }

  /// The offset of the first place in `start..<end` where a literal begins, or nil.
  package func firstOffset(of literal: StaticString, from start: Int, to end: Int) -> Int? {
    let first = literal.utf8Start[0]
    var offset = start
    while offset < end {
      offset = firstOffset(of: first, from: offset, to: end)
      if offset >= end { return nil }
      if offset + literal.utf8CodeUnitCount <= end, hasPrefix(literal, at: offset) {
        return offset
      }
      offset += 1
    }
    return nil
  }
}
