import Hierarchy

/// A tree in which every view has one subview: as text, 10,000 levels would be 250 MB of margin.
enum DeepTree {
  /// Every view begins one point right of and below its superview, and is 20,000 points large.
  static func make(levels: Int) throws -> ViewTree {
    let source = SourceText("UIView")
    var builder = TreeBuilder(source: source, syntax: NoSyntax(), estimatedNodes: levels + 1)
    source.withBytes { bytes in
      let kind = builder.kind(of: 0..<6, in: bytes)
      for level in 0...levels {
        let origin: Double = level == 0 ? 0 : 1
        builder.append(
          start: 0, end: 6, kind: kind, parent: level - 1,
          frame: SIMD4(origin, origin, 20_000, 20_000), flags: [])
      }
    }
    return builder.finish()
  }

  /// No node of the tree has attributes.
  private struct NoSyntax: NodeSyntax {
    let formatName = "none"

    func value(of key: AttributeKey, in node: Node) -> Range<Int>? { nil }
    func attributes(of node: Node) -> [(key: Range<Int>, value: Range<Int>)] { [] }
  }
}
