/// Where a report's bytes go: a buffer that is handed on whenever it is full.
package struct ReportStream {
  private var buffer: [UInt8] = []
  private let drain: ([UInt8]) -> Void
  private static let capacity = 1 << 16

  /// Makes a stream.
  ///
  /// - Parameter drain: Takes the bytes; what goes wrong there is its own affair.
  package init(drain: @escaping ([UInt8]) -> Void) {
    self.drain = drain
    buffer.reserveCapacity(Self.capacity + 4096)
  }

  /// Adds text.
  package mutating func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.capacity { flush() }
  }

  /// Adds a text and a number.
  package mutating func write(_ text: String, _ number: Int) {
    buffer.append(contentsOf: text.utf8)
    append(number)
  }

  /// Adds a number, its digits as they are.
  private mutating func append(_ number: Int) {
    if number < 0 { buffer.append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    var place: UInt = 1
    while rest / place >= 10 { place *= 10 }
    while place > 0 {
      buffer.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / place))
      rest %= place
      place /= 10
    }
  }

  /// Adds a line.
  package mutating func line(_ text: String = "") {
    buffer.append(contentsOf: text.utf8)
    buffer.append(0x0A)
    if buffer.count >= Self.capacity { flush() }
  }

  /// Adds bytes as they are.
  package mutating func write(_ bytes: [UInt8]) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.capacity { flush() }
  }

  /// Hands on what is buffered.
  package mutating func flush() {
    guard !buffer.isEmpty else { return }
    drain(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}
