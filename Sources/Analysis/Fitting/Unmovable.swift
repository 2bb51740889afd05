/// Why a target is not moved.
enum Unmovable: Error {
  case limited(FixLimit)
  /// Its own rules say.
  case silent

  var limit: FixLimit? {
    switch self {
    case .limited(let limit): limit
    case .silent: nil
    }
  }
}
