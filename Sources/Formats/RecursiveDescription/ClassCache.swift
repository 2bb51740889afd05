import Hierarchy

/// The kinds of classes that stood in heads before, found by the class name's bytes.
///
/// A dump names the same few dozen classes over and over. Finding one here shows in one step that
/// the name is one, where it ends and which kind it is. Direct-mapped: two classes that fall on one
/// place push each other out, which costs time and nothing else.
struct ClassCache {
  private struct Entry {
    /// The first eight bytes, or all of a shorter name.
    var head: UInt64 = 0
    /// The last eight bytes, or all of a shorter name.
    var tail: UInt64 = 0
    /// Where the name was seen.
    var start = 0
    var length: Int32 = -1
    var kind: UInt32 = 0
  }

  private let bits: UInt64
  private var entries: [Entry]

  /// Makes an empty cache; a small text fills few places, and each is to be cleared first.
  init(forBytes count: Int) {
    bits = count < 1 << 18 ? 7 : 10
    entries = [Entry](repeating: Entry(), count: 1 << bits)
  }

  /// The kind of the class named in `start..<end`, or nil where it is not known.
  @inline(__always)
  func kind(from start: Int, to end: Int, in bytes: RawSpan) -> UInt32? {
    let (head, tail, slot) = key(from: start, to: end, in: bytes)
    let entry = entries[slot]
    let length = end &- start
    guard entry.head == head, entry.tail == tail, Int(entry.length) == length else { return nil }
    // The bytes between head and tail, in words that may overlap both.
    var offset = 8
    while offset < length &- 8 {
      guard bytes.word(start &+ offset) == bytes.word(entry.start &+ offset) else { return nil }
      offset &+= 8
    }
    return entry.kind
  }

  /// Remembers a class, unless its name has colons or blanks in it, so that every name in the cache
  /// ends at the first colon behind its `<`.
  mutating func insert(_ name: Range<Int>, kind: UInt32, in bytes: RawSpan) {
    guard !name.isEmpty, name.count < HeadScanner.longestName,
      ASCII.startsName(bytes.byte(name.lowerBound)),
      name.allSatisfy({ bytes.byte($0) > ASCII.space && bytes.byte($0) != ASCII.colon })
    else { return }
    let (head, tail, slot) = key(from: name.lowerBound, to: name.upperBound, in: bytes)
    entries[slot] = Entry(
      head: head, tail: tail, start: name.lowerBound, length: Int32(name.count), kind: kind)
  }

  @inline(__always)
  private func key(
    from start: Int, to end: Int, in bytes: RawSpan
  ) -> (head: UInt64, tail: UInt64, slot: Int) {
    let length = end &- start
    let mask: UInt64 = length >= 8 ? ~0 : (1 &<< UInt64(truncatingIfNeeded: length &* 8)) &- 1
    let head = bytes.word(start) & mask
    let tail = bytes.word(max(start, end &- 8)) & mask
    let mixed = (head ^ (tail &* 0x9E37_79B9_7F4A_7C15)) &+ UInt64(truncatingIfNeeded: length)
    return (
      head, tail,
      Int(truncatingIfNeeded: (mixed &* 0xD6E8_FEB8_6659_FD93) &>> (64 &- bits))
    )
  }
}
