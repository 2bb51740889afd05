import Reporting

/// What the content of one file comes to.
enum FileOutcome: Sendable {
  /// It was examined.
  case examined(ExitStatus)
  /// There was nothing to examine; the message says why, the hint what to do.
  case nothing(String, hint: String?)
  /// It was examined, and what the run requires of every file is not in it.
  case lacking(String, hint: String?)
  /// It could not be examined. `endsRun` when no other file can be, either.
  case failed(FileFailure, endsRun: Bool)
}
