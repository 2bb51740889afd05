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

  /// True when one of the eight bytes is `byte`.
  @inlinable @inline(__always)
  package func hasByte(_ byte: UInt8) -> Bool { bytes(equalTo: byte) != 0 }

  /// The index of the first marked byte of a mask that is not zero.
  @inlinable @inline(__always)
  package var firstMarkedByte: Int { trailingZeroBitCount >> 3 }
}
