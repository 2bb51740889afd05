import Formats
import Hierarchy
import TestSupport
import Testing

/// Classes are told apart by all their bytes, and numbered in order of first appearance.
@Suite struct KindTests {
  /// Names that share their first and last eight bytes and their length, which is all that a
  /// quick look at a name sees.
  private static let alike = "ABCDEFGHIJKLMNOPQRST".flatMap { letter in
    (0..<2).map { "_UIHosting\(letter)\($0)ContainerView" }
  }

  @Test func manyClassesKeepTheirNames() throws {
    var random = SplitMix64(seed: 7)
    var names = (0..<700).map { "Class\($0)" } + Self.alike
    names += ["A", "AB", "ABCDEFG", "ABCDEFGH", "ABCDEFGHI", "A.B", "_A", "Ä", "视图", "$A"]
    names += (1...40).map { String(repeating: "z", count: $0) }
    var rows = names + names
    rows.shuffle(using: &random)
    let text = rows.map { "<\($0): 0x1; frame = (0 0; 1 1)>\n" }.joined()
    let tree = try Dump.read(SourceText(text)).tree
    #expect(tree.indices.map { tree[$0].className } == rows)
    #expect(tree.kinds.count == names.count)
    var first: [String] = []
    for name in rows where !first.contains(name) { first.append(name) }
    #expect(tree.kinds.map { tree.source.string(in: $0.className) } == first)
    #expect(tree.indices.allSatisfy { first[tree.kindIndex(of: $0)] == rows[$0] })
  }

  @Test func superclassesMakeKindsOfTheirOwn() throws {
    var rows: [(name: String, base: String?)] = []
    for _ in 0..<3 {
      for name in ["Label", "Button", "UIButton"] + Self.alike {
        for base in [nil, "UIButton", "UILabel", "Label"] { rows.append((name, base)) }
      }
    }
    let text = rows.map { row in
      let base = row.base.map { "baseClass = \($0); " } ?? ""
      return "<\(row.name): 0x1; \(base)frame = (0 0; 1 1)>\n"
    }.joined()
    let tree = try Dump.read(SourceText(text)).tree
    #expect(tree.indices.map { tree[$0].className } == rows.map(\.name))
    #expect(tree.indices.map { tree[$0].baseClassName } == rows.map(\.base))
    let third = rows.count / 3
    for index in 0..<third {
      #expect(tree.kindIndex(of: index) == tree.kindIndex(of: index + third))
      #expect(tree.kindIndex(of: index) == tree.kindIndex(of: index + 2 * third))
    }
    #expect(Set((0..<third).map { tree.kindIndex(of: $0) }).count == third)
  }

  @Test func builderNumbersClasses() {
    let text = SourceText("UIViewUILabelUIView")
    text.withBytes { bytes in
      var builder = TreeBuilder(source: text, syntax: NoSyntax(), estimatedNodes: 0)
      let view = builder.kind(of: 0..<6, in: bytes)
      let label = builder.kind(of: 6..<13, in: bytes)
      #expect(view != label)
      #expect(builder.kind(of: 13..<19, in: bytes) == view)
      let pair = builder.kind(label, base: 0..<6, in: bytes)
      #expect(pair != label && pair != view)
      #expect(builder.kind(label, base: 13..<19, in: bytes) == pair)
      #expect(builder.kind(of: 6..<13, in: bytes) == label)
      #expect(builder.finish().isEmpty)
    }
  }
}
