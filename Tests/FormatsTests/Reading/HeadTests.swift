import Formats
import Hierarchy
import Testing

/// What may stand between `<` and the first attribute, and behind the node's end.
@Suite struct HeadTests {
  private static let spellings: [(head: String, name: String, address: String?)] = [
    ("UIView: 0x7f8a1b", "UIView", "0x7f8a1b"), ("A: 0x1", "A", "0x1"),
    ("_UIBar$1d9: 0x2", "_UIBar$1d9", "0x2"), ("UIKit._UISlider: 0x3", "UIKit._UISlider", "0x3"),
    (
      "_TtGC7SwiftUI14_UIHostingViewGVS_6VStack__: 0x4",
      "_TtGC7SwiftUI14_UIHostingViewGVS_6VStack__", "0x4"
    ),
    ("_UIHostingView<Text>: 0x5", "_UIHostingView<Text>", "0x5"),
    ("Map<A, (B) -> C>: 0x6", "Map<A, (B) -> C>", "0x6"),
    ("A.(unknown context at $1a2b).B: 0x7", "A.(unknown context at $1a2b).B", "0x7"),
    ("视图: 0x8", "视图", "0x8"), ("UIView: 0x...", "UIView", "0x..."), ("UIView", "UIView", nil),
    ("_UIHostingView<Text>", "_UIHostingView<Text>", nil),
  ]

  @Test(arguments: spellings)
  func heads(head: String, name: String, address: String?) throws {
    let dump = try Dump.read(SourceText("<\(head); frame = (1 2; 3 4)>\n"))
    #expect(dump.outline == ["0 \(name)"])
    #expect(dump.tree[0].address == address)
    #expect(dump.complaints == [])
  }

  @Test func longNames() throws {
    let name = String(repeating: "GenericView", count: 700)
    let dump = try Dump.read(SourceText("<\(name): 0x1; frame = (1 2; 3 4)>"))
    #expect(dump.outline == ["0 \(name)"])
  }

  @Test(arguments: [
    "<1UIView: 0x1; frame = (0 0; 1 1)>", "<: 0x1; frame = (0 0; 1 1)>", "< UIView: 0x1>",
    "<UI View: 0x1; frame = (0 0; 1 1)>", "<UIView 0x1; frame = (0 0; 1 1)>", "<>", "<", "a < b",
    "<b>bold</b>",
  ])
  func whatIsNoHead(text: String) throws { #expect(try Dump.read(SourceText(text)).tree.isEmpty) }

  @Test(arguments: [
    "", " - (null)", " - Back", " delegate=0x1", " delegate=0x1 forcedLegacyProvider",
    " delegate=0x1 standardAppearance=0x2 scrollEdgeAppearance=0x3 compactAppearance=0x4 "
      + "compactScrollEdgeAppearance=0x5 no-scroll-edge-support",
    " layout=0x1", " layout=", " transitionContext=0x1 fromLayout=0x2 toLayout=0x3",
    " buttonBar=0x1", " effect=none", " clientRequestedContentView effect=none",
    " collection view layout: <X: 0x1> delegate: <Y: 0x2>", ")", ",", "\"", "'",
    "-><UIImage: 0x1 size:{171, 68}>", ") - (null)",
  ])
  func suffixesAreUnderstood(suffix: String) throws {
    let dump = try Dump.read(
      SourceText(
        "<A: 0x1; frame = (0 0; 9 9)>\(suffix)\n   | <B: 0x2; frame = (0 0; 1 1)>\(suffix)\n"))
    #expect(dump.outline == ["0 A", "1 B"])
    #expect(dump.complaints == [])
    #expect(dump.string(.suffix) == suffix)
  }

  @Test func wrappedDescriptions() throws {
    let dump = try Dump.read(
      SourceText(
        """
        <<UINavigationItemView: 0x1; frame = (8 6; 3 4); text = 'a'>: item=<<UINavigationItem: \
        0x2>: title:'B'> title=C>
           | <<_UITextContainerView: 0x3; frame = (1 2; 3 4)> minSize = {0, 0}, textContainer = \
        <NSTextContainer: 0x4 size = (9,inf)>; exclusionPaths = 0x5; lineBreakMode = 0>
           |    | <B: 0x6; frame = (0 0; 1 1)>

        """))
    #expect(dump.outline == ["0 UINavigationItemView", "1 _UITextContainerView", "2 B"])
    #expect(dump.tree[0].address == "0x1")
    #expect(dump.tree[0].text == "a")
    #expect(dump.string(.suffix) == "")
    #expect(dump.complaints == [])
  }

  @Test func layersAreNodesWithoutGeometry() throws {
    let dump = try Dump.read(
      SourceText(
        "<A: 0x1; frame = (0 0; 9 9)>\n   | <CALayer: 0x2> (layer)\n   |    | <L: 0x3> (layer)\n"))
    #expect(dump.outline == ["0 A", "1 CALayer", "2 L"])
    #expect(dump.tree.flags(of: 1) == [.isLayer, .noFrame])
    #expect(dump.tree.frame(of: 1) == nil)
    #expect(dump.complaints == [])
  }

  /// A frame is corrected where it was read.
  @Test(arguments: [
    "frame = (1 2; 3 4); frame = (5 6; 7 8)", "frame: {{1, 2}, {3, 4}}; frame = (5 6; 7 8)",
    "frame = (5 6; 7 8); frame: {{1, 2}, {3, 4}}", "ref=_root frame = (5 6; 7 8)",
  ])
  func twoFrames(attributes: String) throws {
    let dump = try Dump.read(SourceText("<WXView: 0x1; \(attributes)>\n"))
    try #require(dump.outline == ["0 WXView"])
    #expect(dump.tree.frame(of: 0) == Rect(x: 5, y: 6, width: 7, height: 8))
    #expect(dump.string(.frame) == "5 6; 7 8")
  }
}
