/// Writing arrays of bytes.
extension Platform {
  /// Writes all bytes to a stream.
  static func write(_ bytes: [UInt8], to stream: Stream) throws(Failure) {
    try lend(bytes) { buffer throws(Failure) in try write(buffer, to: stream) }
  }

  /// Writes all bytes to an open file.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    try lend(bytes) { buffer throws(Failure) in try write(buffer, to: descriptor) }
  }

  /// Replaces a file as a whole.
  static func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
    try lend(bytes) { buffer throws(Failure) in try replace(path, with: buffer) }
  }

  /// Lends the bytes of an array.
  ///
  /// What the standard library's way to an array's bytes throws has no type.
  static func lend(
    _ bytes: [UInt8], to body: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    let failure: Failure? = bytes.withUnsafeBytes { buffer in
      do throws(Failure) {
        try body(buffer)
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
  }
}
