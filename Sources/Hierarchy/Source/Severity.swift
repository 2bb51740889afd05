/// How much something matters.
public enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
  /// Worth knowing; nothing to be done.
  case note
  /// Should be corrected.
  case warning
  /// Is broken.
  case error

  /// Orders from note to error.
  public static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
