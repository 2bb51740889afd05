/// The last four bytes of words, by which most texts are known to be none of them.
///
/// Letters of ASCII count as small ones. Open addressing over a power of two: a set of numbers does
/// the same, and has to find out first how numbers are hashed, which takes as long as reading a
/// small file.
struct EndingTable: Sendable {
  /// Zero where nothing stands: no word ends with it.
  private var slots: [UInt32]
  /// A bit for each of 4,096 values of the hash, so that a whole name is asked for without a branch
  /// for each of its letters.
  private var filter: [UInt64]

  init(_ words: [String]) {
    slots = [UInt32](repeating: 0, count: 1024)
    filter = [UInt64](repeating: 0, count: 64)
    precondition(words.count < 512)
    for word in words {
      let ending = word.utf8.suffix(4).reduce(0) { Self.adding($1, to: $0) }
      if ending == 0 || contains(ending) { continue }
      var slot = Self.slot(of: ending)
      while slots[slot] != 0 { slot = (slot &+ 1) & 1023 }
      slots[slot] = ending
      filter[Self.place(of: ending)] |= 1 << UInt64(Self.bit(of: ending))
    }
  }

  /// The last four bytes with one more.
  @inline(__always)
  static func adding(_ byte: UInt8, to ending: UInt32) -> UInt32 {
    ending << 8 | UInt32(byte | 0x20)
  }

  /// True when a word ends with these bytes.
  func contains(_ ending: UInt32) -> Bool {
    var slot = Self.slot(of: ending)
    while slots[slot] != 0 {
      if slots[slot] == ending { return true }
      slot = (slot &+ 1) & 1023
    }
    return false
  }

  /// Odd where a word may end with these bytes, even where none does.
  @inline(__always)
  func mayContain(_ ending: UInt32) -> UInt64 {
    filter[Self.place(of: ending)] &>> UInt64(Self.bit(of: ending))
  }

  @inline(__always)
  private static func place(of ending: UInt32) -> Int { Int((ending &* 0x9E37_79B1) >> 26) }

  @inline(__always)
  private static func bit(of ending: UInt32) -> Int { Int((ending &* 0x9E37_79B1) >> 20 & 63) }

  @inline(__always)
  private static func slot(of ending: UInt32) -> Int {
    Int((ending &* 0x9E37_79B1) >> 22)
  }
}
