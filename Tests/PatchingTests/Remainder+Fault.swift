import Patching

extension Remainder.Reason {
  /// True for a correction that does not do what it is for; the planner must make none.
  var isFault: Bool {
    switch self {
    case .doesNotCure, .isRepeated, .takesTouches: true
    default: false
    }
  }
}
