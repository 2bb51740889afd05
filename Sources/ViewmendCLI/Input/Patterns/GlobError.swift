/// What is wrong with a pattern for paths.
struct GlobError: Error, Sendable, Hashable {
  /// One sentence.
  var message: String
  /// What to do about it.
  var hint: String

  /// Nothing is described.
  static let emptyPattern = GlobError(
    message: "The pattern is empty.", hint: "Give one such as 'dumps/**/*.txt'.")
}
