import Hierarchy

/// A value to be replaced, with its place in the file.
package struct PlacedEdit: Sendable, Hashable {
  /// The first character replaced.
  package var start: SourceLocation
  /// The character behind the last one replaced.
  package var end: SourceLocation
  /// The bytes replaced, in the file.
  package var bytes: Range<Int>
  /// What stands there afterwards.
  package var text: String
}
