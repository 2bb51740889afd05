import Reporting

/// What matters of what happens in a folder that is watched.
enum WatchInterest: Sendable {
  /// Whatever happens in it.
  case everything
  /// What happens to entries of these names.
  case names(Set<PathKey>)

  /// True where what happens to an entry matters.
  func includes(_ name: String) -> Bool {
    switch self {
    case .everything: true
    case .names(let names): names.contains(PathKey(name))
    }
  }

  /// What matters to one or the other.
  func joined(with other: WatchInterest) -> WatchInterest {
    guard case .names(let own) = self, case .names(let others) = other else { return .everything }
    return .names(own.union(others))
  }
}
