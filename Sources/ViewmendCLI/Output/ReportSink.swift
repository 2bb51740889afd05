import Hierarchy
import Reporting

/// A place that a report goes to: receives what is written, and remembers the first failure.
///
/// What goes to standard output or to a regular file is not kept, so that a report on any number of
/// files takes no more memory than one on a few. What goes to a pipe or a device that has a name is
/// kept until the report ends.
final class ReportSink {
  /// The file; nil for standard output.
  private let file: String?
  private let isMuted: Bool
  private var replacement: Platform.Replacement?
  private var failure: Platform.Failure?

  /// Opens a place.
  ///
  /// - Parameter isMuted: True where nothing is to be written to standard output.
  init(file: String?, isMuted: Bool) {
    self.file = file
    self.isMuted = isMuted && file == nil
  }

  /// Takes a piece of the report.
  func take(_ bytes: [UInt8]) {
    guard failure == nil, !isMuted else { return }
    do throws(Platform.Failure) {
      guard let file else { return try Platform.write(bytes, to: .output) }
      let replacement = try begun(file)
      try Platform.lend(bytes) { buffer throws(Platform.Failure) in
        try replacement.write(buffer)
      }
    } catch {
      if file == nil, error.isBrokenPipe { Platform.endByBrokenPipe() }
      failure = error
      replacement = nil
    }
  }

  /// Ends the report.
  ///
  /// - Returns: Why it could not be written.
  func finish() -> FileFailure? {
    guard let file else {
      return failure.map {
        FileFailure(message: "Standard output could not be written: \($0.reason).")
      }
    }
    do throws(Platform.Failure) {
      if let failure { throw failure }
      try begun(file).finish()
      return nil
    } catch {
      return FailureWording.unwritable(file, error)
    }
  }

  private func begun(_ file: String) throws(Platform.Failure) -> Platform.Replacement {
    if let replacement { return replacement }
    let new = try Platform.Replacement(of: file)
    replacement = new
    return new
  }
}
