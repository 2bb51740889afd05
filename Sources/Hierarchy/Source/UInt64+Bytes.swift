/// Eight bytes looked at together; the low byte of the word is the first in memory.
extension UInt64 {
  /// A word of eight times the same byte.
  @inlinable @inline(__always)
  package init(repeating byte: UInt8) {
    self = 0x0101_0101_0101_0101 &* UInt64(byte)
  }

  /// Marks the bytes that are zero: the high bit of each; exact up to and including the first.
  @inlinable @inline(__always)
  package var zeroBytes: UInt64 {
    (self &- 0x0101_0101_0101_0101) & ~self & 0x8080_8080_8080_8080
  }

  /// Marks the bytes equal to `byte`; exact up to and including the first.
  @inlinable @inline(__always)
  package func bytes(equalTo byte: UInt8) -> UInt64 {
    (self ^ UInt64(repeating: byte)).zeroBytes
  }

  /// Marks what may follow an address, and what cannot stand in one: `:` to `?`, capital letters,
  /// control characters; exact up to and including the first.
  ///
  /// A sum carries `:` to `?` into the next bit, which digits and small letters do not reach or
  /// have already; and digits and small letters have the bit of the blank.
  @inlinable @inline(__always)
  package var addressEnds: UInt64 {
    let sums = (self &+ 0x0606_0606_0606_0606) & 0x4040_4040_4040_4040
    return ~self & (sums | 0x2020_2020_2020_2020)
  }

  /// Marks `>`, `?` and control characters; exact up to and including the first.
  @inlinable @inline(__always)
  package var objectEnds: UInt64 {
    let sums = (self &+ 0x0202_0202_0202_0202) & 0x4040_4040_4040_4040
    let borrows = (self &- 0x2020_2020_2020_2020) & 0x8080_8080_8080_8080
    return ~self & (sums | borrows)
  }

  /// False when no byte is below 0x0E, which line breaks and tabs are; behind one that is, other
  /// bytes may be taken for one.
  @inlinable @inline(__always)
  package var holdsLowByte: Bool {
    (self &- 0x0E0E_0E0E_0E0E_0E0E) & ~self & 0x8080_8080_8080_8080 != 0
  }

  /// The index of the first marked byte of a mask that is not zero.
  @inlinable @inline(__always)
  package var firstMarkedByte: Int { trailingZeroBitCount >> 3 }
}
