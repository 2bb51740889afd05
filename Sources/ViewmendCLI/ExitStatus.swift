/// What the process answers to the shell.
package enum ExitStatus: Int32, Sendable, Hashable, CaseIterable {
  /// Examined, and nothing at or above the threshold.
  case success = 0
  /// Findings at or above the threshold.
  case findings = 1
  /// It could not run.
  case failure = 2
  /// Nothing was examined.
  case nothing = 3
  /// A fault of viewmend itself.
  case fault = 70

  /// What the status says of a check.
  var meaning: String {
    switch self {
    case .success: "Examined, and nothing at or above the threshold was found."
    case .findings: "Findings at or above the threshold."
    case .failure: "It could not run, or a file could not be examined."
    case .nothing: "There was nothing to examine."
    case .fault: "A fault of viewmend itself."
    }
  }

  /// The status of a run over several files: the graver of two, in the order 70, 2, 1, 3, 0.
  package func combined(with other: ExitStatus) -> ExitStatus {
    let order: [ExitStatus] = [.fault, .failure, .findings, .nothing, .success]
    return order.first { $0 == self || $0 == other } ?? self
  }
}
