/// The hash FNV-1a of 64 bits: the same on every machine and in every run.
package struct FNVHash {
  /// The hash of nothing.
  package static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  package private(set) var value: UInt64

  /// Goes on from a hash.
  package init(_ value: UInt64 = start) { self.value = value }

  /// Adds a text and its end.
  package mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0xFF as UInt8)
  }

  /// Adds bytes, and nothing for their end.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    for byte in bytes { add(byte) }
  }

  /// Adds a number.
  package mutating func add(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// Sixteen hexadecimal digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
