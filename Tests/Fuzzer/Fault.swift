/// A promise that was not kept on one input.
struct Fault: Error {
  /// Which, in a sentence.
  var message: String

  init(_ message: String) { self.message = message }
}
