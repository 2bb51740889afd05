import Hierarchy

/// Where a report's bytes go: a buffer that is handed on whenever it is full.
package struct ReportStream {
  private var buffer: [UInt8] = []
  /// Nil keeps all that is written.
  private let drain: (([UInt8]) -> Void)?
  private static let capacity = 1 << 16

  /// Makes a stream.
  ///
  /// - Parameter drain: Takes the bytes; what goes wrong there is its own affair.
  package init(drain: @escaping ([UInt8]) -> Void) {
    self.drain = drain
    buffer.reserveCapacity(Self.capacity + 4096)
  }

  /// What a writer hands on that takes a stream over for good.
  package static func handedOn(_ write: (ReportStream) -> Void) -> [UInt8] {
    // The stream hands its bytes to a closure that outlives this call.
    final class Collected { var bytes: [UInt8] = [] }
    let collected = Collected()
    write(ReportStream { collected.bytes += $0 })
    return collected.bytes
  }

  /// Collects what is written.
  package static func bytes(_ body: (inout ReportStream) -> Void) -> [UInt8] {
    var stream = ReportStream(collecting: ())
    body(&stream)
    return stream.buffer
  }

  private init(collecting: Void) {
    drain = nil
    buffer.reserveCapacity(128)
  }

  /// Adds text.
  package mutating func write(_ text: String) {
    add(text)
    if buffer.count >= Self.capacity { flush() }
  }

  /// Adds a few characters that stand in the source.
  @inline(__always)
  package mutating func mark(_ text: StaticString) {
    buffer.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Adds a number, its digits as they are.
  package mutating func write(_ number: Int) {
    if number < 0 { buffer.append(UInt8(ascii: "-")) }
    number.magnitude.write(to: &buffer)
  }

  /// Adds a line.
  package mutating func line(_ text: String = "") {
    add(text)
    buffer.append(0x0A)
    if buffer.count >= Self.capacity { flush() }
  }

  @inline(__always)
  private mutating func add(_ text: String) {
    let isAdded: Void? = text.utf8.withContiguousStorageIfAvailable {
      buffer.append(contentsOf: $0)
    }
    if isAdded == nil { buffer.append(contentsOf: text.utf8) }
  }

  /// Adds bytes as they are.
  package mutating func write(_ bytes: [UInt8]) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.capacity { flush() }
  }

  /// Hands on what is buffered.
  package mutating func flush() {
    guard let drain, !buffer.isEmpty else { return }
    drain(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}
