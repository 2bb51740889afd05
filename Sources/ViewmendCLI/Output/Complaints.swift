import Reporting

/// Messages on standard error, in the form of compilers.
struct Complaints: Sendable {
  private let environment: Environment

  init(_ environment: Environment) { self.environment = environment }

  /// A failure of one file.
  func report(_ failure: FileFailure, file: String) {
    var place = ""
    if let line = failure.line, let column = failure.column {
      place = "\(file):\(line):\(column): "
    }
    environment.complain("viewmend: \(place)error: \(failure.message)")
    if let excerpt = failure.excerpt { environment.complain(excerpt) }
  }

  /// A failure of the run.
  func report(_ message: String, hint: String? = nil) {
    environment.complain("viewmend: error: \(message)")
    if let hint { environment.complain("  \(hint)") }
  }

  /// Something worth knowing.
  func note(_ message: String) { environment.complain("viewmend: \(message)") }
}
