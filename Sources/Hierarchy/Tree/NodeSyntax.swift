/// How the attributes of a node are found in its bytes; each dialect has its own.
///
/// The tree keeps ranges and no decoded values: an address, a text or a tag is read again from
/// the node's bytes when somebody asks.
package protocol NodeSyntax: Sendable {
  /// The identifier that machine-readable output uses for the dialect.
  var formatName: String { get }
  /// The bytes of an attribute's value, without quotes; nil where the node has no such attribute.
  func value(of key: AttributeKey, in node: Node) -> Range<Int>?
  /// Every attribute in the order printed: the bytes of the key, and those of the value.
  func attributes(of node: Node) -> [(key: Range<Int>, value: Range<Int>)]
}

/// What can be asked of a node besides its geometry and flags.
package enum AttributeKey: Sendable, Hashable {
  /// The object's address.
  case address
  /// The four numbers of the frame, without brackets.
  case frame
  /// The text that a label or field shows; cut by UIKit to 25 characters.
  case text
  /// The accessibility label.
  case accessibilityLabel
  /// The accessibility identifier.
  case accessibilityIdentifier
  /// The view's tag.
  case tag
  /// The name or description of an image.
  case image
  /// The background colour.
  case backgroundColor
  /// What is printed behind the node's closing bracket.
  case suffix
  /// Any other key, as it is printed.
  case named(String)
}
