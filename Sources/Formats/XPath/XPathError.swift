/// What is wrong with an XPath expression, where, and what was expected there.
package struct XPathError: Error, Sendable, Hashable {
  /// The number of characters before the place.
  package var place: Int
  /// One sentence on what is wrong.
  package var message: String
  /// What would be right.
  package var expected: String
}
