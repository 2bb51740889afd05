/// How the attributes of a node are found in its bytes; each dialect has its own.
///
/// The tree keeps ranges and no decoded values: an address, a text or a tag is read again from
/// the node's bytes when somebody asks.
package protocol NodeSyntax: Sendable {
  /// The identifier that machine-readable output uses for the dialect.
  var formatName: String { get }
  /// True where keys stand in a node's bytes as UIKit prints them, so that a search of the bytes
  /// can rule a key out.
  var printsUIKitsKeys: Bool { get }
  /// True where a control's title may be its own text, and no label's in it.
  var titlesControls: Bool { get }
  /// The bytes of an attribute's value, without quotes; nil where the node has no such attribute.
  func value(of key: AttributeKey, in node: Node) -> Range<Int>?
  /// The same for several keys at once, which costs no more than for one where a node must be taken
  /// apart to find any.
  func values(of keys: [AttributeKey], in node: Node) -> [Range<Int>?]
  /// Every attribute in the order printed: the bytes of the key, and those of the value.
  func attributes(of node: Node) -> [(key: Range<Int>, value: Range<Int>)]
  /// The string that a value's bytes stand for.
  func string(of value: Range<Int>, in source: SourceText) -> String
}

extension NodeSyntax {
  /// False for every dialect with names of its own.
  package var printsUIKitsKeys: Bool { false }

  /// UIKit draws the title in a label.
  package var titlesControls: Bool { false }

  /// Each key looked up by itself.
  package func values(of keys: [AttributeKey], in node: Node) -> [Range<Int>?] {
    keys.map { value(of: $0, in: node) }
  }

  /// The bytes as they are; a dialect with escapes of its own decodes them.
  package func string(of value: Range<Int>, in source: SourceText) -> String {
    source.string(in: value)
  }
}
