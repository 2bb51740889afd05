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
