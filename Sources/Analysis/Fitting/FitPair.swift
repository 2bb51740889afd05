/// Two items, by their positions.
package struct FitPair: Sendable, Hashable {
  /// The one that comes first.
  package let first: Int
  /// The other.
  package let second: Int
}
