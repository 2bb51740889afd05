import Hierarchy

/// The syntax of nodes that nobody asks for attributes.
struct NoSyntax: NodeSyntax {
  var formatName: String { "none" }
  func value(of key: AttributeKey, in node: Node) -> Range<Int>? { nil }
  func attributes(of node: Node) -> [(key: Range<Int>, value: Range<Int>)] { [] }
}
