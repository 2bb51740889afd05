/// Collects bytes and writes them out in blocks, so that a dump of any size needs little memory.
struct ByteWriter {
  private static let blockSize = 64 * 1024

  private let descriptor: Int32
  private let path: String
  private var buffer: [UInt8] = []
  private(set) var flushedBytes = 0

  init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
    buffer.reserveCapacity(Self.blockSize * 2)
  }

  mutating func append(_ text: String) {
    buffer.append(contentsOf: text.utf8)
  }

  mutating func append(hex value: UInt64) {
    append("0x")
    var shift = (63 - max(value, 1).leadingZeroBitCount) & ~3
    // The shift is rounded down to a whole digit: the first digit printed is never zero.
    while shift >= 0 {
      let digit = UInt8(truncatingIfNeeded: value >> UInt64(shift)) & 0xF
      buffer.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
      shift -= 4
    }
  }

  /// As C's `%g`: at most six significant digits, no trailing zeros; for magnitudes below 1e6.
  mutating func append(general value: Double) {
    var magnitude = value.magnitude
    if magnitude == 0 {
      buffer.append(0x30)
      return
    }
    var decimals = 6
    var bound = 1.0
    while magnitude >= bound && decimals > 0 {
      decimals -= 1
      bound *= 10
    }
    for _ in 0..<decimals { magnitude *= 10 }
    var digits = Int(magnitude.rounded(.toNearestOrEven))
    while decimals > 0 && digits % 10 == 0 {
      digits /= 10
      decimals -= 1
    }
    if digits == 0 {
      buffer.append(0x30)
      return
    }
    if value < 0 { buffer.append(0x2D) }
    append(digits: digits, decimals: decimals)
  }

  private mutating func append(digits: Int, decimals: Int) {
    var power = 1
    for _ in 0..<decimals { power *= 10 }
    append(String(digits / power))
    guard decimals > 0 else { return }
    buffer.append(0x2E)
    var rest = digits % power
    while power > 1 {
      power /= 10
      buffer.append(0x30 + UInt8(truncatingIfNeeded: rest / power))
      rest %= power
    }
  }

  /// With every digit that is needed to read the same number back, and no `.0`.
  mutating func append(exact value: Double) {
    let text = value.description
    append(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  /// Writes the block out when it is full.
  mutating func drain() throws(BenchmarkError) {
    if buffer.count >= Self.blockSize { try flush() }
  }

  mutating func flush() throws(BenchmarkError) {
    try Platform.write(buffer, to: descriptor, path: path)
    flushedBytes += buffer.count
    buffer.removeAll(keepingCapacity: true)
  }
}
