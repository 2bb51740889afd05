/// What is wrong with a configuration, and where.
struct ConfigurationFault: Error, Sendable, Hashable {
  /// The offset of the byte that it is about.
  var offset: Int
  /// One sentence on what is wrong.
  var message: String
  /// What to do about it.
  var hint: String?

  init(_ offset: Int, _ message: String, hint: String?) {
    self.offset = offset
    self.message = message
    self.hint = hint
  }
}
