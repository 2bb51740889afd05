/// Something wrong with a command line, in words for the person who typed it.
package struct ArgumentError: Error, Equatable {
  /// One sentence on what is wrong.
  package var message: String
  /// What to do about it.
  package var hint: String?

  package init(message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
