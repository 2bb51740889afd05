import Hierarchy

/// The kinds of classes that stood in heads before, found by the class name's bytes.
///
/// A dump names the same few dozen classes over and over, and so do the dumps of one app. Finding one
/// here shows in one step that the name is one, where it ends and, in the text in which it was found
/// last, which kind it is. Direct-mapped: two classes that fall on one place push each other out,
/// which costs time and nothing else.
///
/// The memory is the cache's own, and there is one owner of it at a time: an array that somebody else
/// still holds is copied when it is written to, and this one takes longer to copy than a small file
/// takes to read.
struct ClassCache: ~Copyable {
  private struct Entry {
    /// The first eight bytes, or all of a shorter name.
    var head: UInt64 = 0
    /// The last eight bytes, or all of a shorter name.
    var tail: UInt64 = 0
    /// The eight bytes behind the first eight, and those behind them, of names that have more.
    var second: UInt64 = 0
    var third: UInt64 = 0
    var fourth: UInt64 = 0
    /// Where what is still between stands in `middles`.
    var middle: Int32 = 0
    var length: Int32 = -1
    var kind: UInt32 = 0
  }

  /// The kind of a class whose name is known, of which no node of this text was met yet.
  static let unmet = UInt32.max

  private static let bits: UInt64 = 10
  private static let count = 1 << Int(bits)
  /// More words than the names of an app's classes have; then all are forgotten.
  private static let mostWords = 1 << 16
  /// One for every slot that `key` can give.
  private let entries: UnsafeMutablePointer<Entry>
  /// What stands between the fourth and the last eight bytes of names, in words that overlap the last.
  private var middles: [UInt64] = []
  /// The places of the entries whose kinds are of this text.
  private var met: [Int] = []

  init() {
    entries = .allocate(capacity: Self.count)
    entries.initialize(repeating: Entry(), count: Self.count)
  }

  deinit { entries.deallocate() }

  /// Begins another text: the names stay, their kinds do not.
  mutating func beginText() {
    if middles.count > Self.mostWords {
      entries.update(repeating: Entry(), count: Self.count)
      middles.removeAll()
      met.removeAll()
    }
    for slot in met { entries[slot].kind = Self.unmet }
    met.removeAll(keepingCapacity: true)
  }

  /// The kind of the class named in `start..<end`, `unmet`, or nil where the name is not known.
  @inline(__always)
  func kind(from start: Int, to end: Int, in bytes: RawSpan) -> UInt32? {
    let (head, tail, slot) = Self.key(from: start, to: end, in: bytes)
    let entry = entries[slot]
    let length = end &- start
    guard entry.head == head, entry.tail == tail, Int(entry.length) == length else { return nil }
    if length > 16 {
      guard bytes.word(start &+ 8) == entry.second else { return nil }
      if length > 24 {
        guard bytes.word(start &+ 16) == entry.third,
          length <= 32
            || bytes.word(start &+ 24) == entry.fourth
              && (length <= 40 || hasMiddle(entry.middle, from: start, to: end, in: bytes))
        else { return nil }
      }
    }
    return entry.kind
  }

  /// True when a name of more than 40 bytes is the one that is known between its ends.
  @inline(never)
  private func hasMiddle(
    _ middle: Int32, from start: Int, to end: Int, in bytes: RawSpan
  ) -> Bool {
    var offset = start &+ 32
    var word = Int(middle)
    while offset < end &- 8 {
      if bytes.word(offset) != middles[word] { return false }
      offset &+= 8
      word &+= 1
    }
    return true
  }

  /// Notes the kind of a known class that was not met in this text before.
  mutating func meet(_ name: Range<Int>, kind: UInt32, in bytes: RawSpan) {
    let (_, _, slot) = Self.key(from: name.lowerBound, to: name.upperBound, in: bytes)
    entries[slot].kind = kind
    met.append(slot)
  }

  /// Remembers a class, unless its name has colons or blanks in it, so that every name in the cache
  /// ends at the first colon behind its `<`.
  mutating func insert(_ name: Range<Int>, kind: UInt32, in bytes: RawSpan) {
    if let known = self.kind(from: name.lowerBound, to: name.upperBound, in: bytes) {
      if known == Self.unmet { meet(name, kind: kind, in: bytes) }
      return
    }
    guard !name.isEmpty, name.count < HeadScanner.longestName,
      ASCII.startsName(bytes.byte(name.lowerBound)),
      name.allSatisfy({ bytes.byte($0) > ASCII.space && bytes.byte($0) != ASCII.colon })
    else { return }
    let (head, tail, slot) = Self.key(from: name.lowerBound, to: name.upperBound, in: bytes)
    let start = name.lowerBound
    entries[slot] = Entry(
      head: head, tail: tail, second: name.count > 16 ? bytes.word(start + 8) : 0,
      third: name.count > 24 ? bytes.word(start + 16) : 0,
      fourth: name.count > 32 ? bytes.word(start + 24) : 0, middle: Int32(middles.count),
      length: Int32(name.count), kind: kind)
    met.append(slot)
    var offset = 32
    while offset < name.count - 8 {
      middles.append(bytes.word(name.lowerBound + offset))
      offset += 8
    }
  }

  @inline(__always)
  private static func key(
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
