/// Why a finding is no part of a report although it is there.
package enum Acceptance: Sendable, Hashable {
  /// An ignore of the options accepts it, for this reason.
  case ignored(reason: String)
  /// It was known before: a baseline holds it.
  case known
}
