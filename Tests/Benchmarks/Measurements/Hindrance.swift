/// Why a measurement has no result.
enum Hindrance: Error, Equatable {
  /// Something outside viewmend is missing: the row is left out, and says so.
  case skipped(String)
  /// A program did not do its work: the row counts as a failure.
  case failed(String)
}
