import Hierarchy

/// Reads attributes of an element again from its start tag, when somebody asks.
struct XMLSyntax: NodeSyntax {
  let dialect: any XMLDialect

  var formatName: String { dialect.format.rawValue }

  var titlesControls: Bool { dialect.titlesControls }

  func value(of key: AttributeKey, in node: Node) -> Range<Int>? {
    node.tree.source.withBytes { bytes in
      XMLStartTag(node.range, in: bytes).flatMap { dialect.value(of: key, in: $0, bytes) }
    }
  }

  func values(of keys: [AttributeKey], in node: Node) -> [Range<Int>?] {
    node.tree.source.withBytes { bytes in
      let tag = XMLStartTag(node.range, in: bytes)
      return keys.map { key in tag.flatMap { dialect.value(of: key, in: $0, bytes) } }
    }
  }

  func attributes(of node: Node) -> [(key: Range<Int>, value: Range<Int>)] {
    node.tree.source.withBytes { bytes in XMLTag(of: node, in: bytes)?.attributes ?? [] }
  }

  func string(of value: Range<Int>, in source: SourceText) -> String {
    XMLReferences.decoded(value, in: source)
  }
}

extension XMLTag {
  /// The start tag of a node of an XML tree.
  init?(of node: Node, in bytes: RawSpan) {
    self.init(at: node.range.lowerBound, in: bytes, limit: node.range.upperBound)
  }
}
