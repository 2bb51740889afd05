/// What is wrong with a selector, where, and what was expected there.
public struct SelectorError: Error, Sendable, Hashable {
  /// The number of characters before the place.
  public var place: Int
  /// One sentence on what is wrong.
  public var message: String
  /// What would be right.
  public var expected: String
}
