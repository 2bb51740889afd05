/// How a process ended: by itself with a status, or by a signal.
enum ProcessEnding: Sendable, Equatable {
  case status(Int32)
  case signal(Int32)

  /// Takes apart what `wait4` reports: the low seven bits are a signal, the next byte a status.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .status((waitStatus >> 8) & 0xFF) : .signal(signal)
  }

  func isAmong(_ statuses: Set<Int32>) -> Bool {
    guard case .status(let code) = self else { return false }
    return statuses.contains(code)
  }

  var words: String {
    switch self {
    case .status(let code): return "ended with status \(code)"
    case .signal(let number): return "was ended by signal \(number)"
    }
  }
}
