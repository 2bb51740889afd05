import Hierarchy

/// One thing that a fixture expects, and that came otherwise.
package struct FixtureDifference: Sendable, Hashable {
  /// A step on the way to it from the expectation as a whole.
  package enum Step: Sendable, Hashable {
    case field(String)
    /// An element by its place, from 0.
    case place(Int)
    /// An element by its node.
    case node(Int)
    /// A finding.
    case finding(rule: String, node: Int)
  }

  /// How it differs.
  package enum Kind: String, Sendable, Hashable {
    /// Another value.
    case differs
    /// Another number of elements.
    case count
    /// A text without a piece that it is to hold.
    case piece
    /// Nothing where a value is expected.
    case missing
    /// An element that is expected and did not come.
    case gone
    /// A finding that came and is not expected.
    case new
    /// A patched file, from some byte on.
    case bytes
  }

  package var path: [Step]
  package var kind: Kind
  package var expected: JSONValue?
  package var actual: JSONValue?
  /// The file of the fixture in which it is expected.
  package var file: String
  /// Where it is expected there; nil where the file is not there.
  package var place: SourceLocation?

  package init(
    _ kind: Kind, at path: [Step], expected: JSONValue?, actual: JSONValue?, file: String,
    place: SourceLocation?
  ) {
    self.path = path
    self.kind = kind
    self.expected = expected
    self.actual = actual
    self.file = file
    self.place = place
  }
}
