import Formats
import Hierarchy
import Testing

/// Every attribute that UIKit prints, in each form its value has.
@Suite struct AttributeTests {
  private func read(_ attributes: String) throws -> Dump {
    let dump = try Dump.read(
      SourceText("<UIView: 0x7f; frame = (1 2; 3 4); \(attributes); layer = <CALayer: 0x60>>\n"))
    try #require(dump.outline == ["0 UIView"])
    #expect(dump.complaints == [])
    #expect(dump.tree.frame(of: 0) == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(dump.string(.named("layer")) == "<CALayer: 0x60>")
    return dump
  }

  /// Key, value as printed, and value as asked for where that differs.
  private static let values: [(key: String, value: String, asked: String?)] = [
    ("baseClass = ", "UIButton", nil), ("baseClass = ", "_TtGC7SwiftUI14_UIHostingView_", nil),
    ("reactTag: ", "33", nil), ("anchorPoint = ", "(0, 0)", nil),
    ("transform = ", "[1, 0, 0, 1, 0, -12]", nil), ("text = ", "'Cancel'", "Cancel"),
    ("text = ", "''", ""), ("ax.label = ", "\"Back; it's\"", "Back; it's"),
    ("clipsToBounds = ", "YES", nil), ("alpha = ", "0.8", nil), ("hidden = ", "YES", nil),
    ("opaque = ", "NO", nil), ("autoresize = ", "W+H", nil),
    ("autoresize = ", "LM+W+RM+TM+H+BM", nil), ("autoresizesSubviews = ", "NO", nil),
    ("userInteractionEnabled = ", "NO", nil), ("tag = ", "140191808395632", nil),
    ("tintColor = ", "UIDeviceWhiteColorSpace 1 1", nil),
    ("tintColor = ", "<UIDynamicSystemColor: 0x1; name = systemBlueColor>", nil),
    ("gestureRecognizers = ", "<NSArray: 0x60>", nil),
    (
      "animations = ", "{ position=<CABasicAnimation: 0x1>; bounds.size=<CABasicAnimation: 0x2>; }",
      nil
    ),
    ("animations = ", "{ <UIMotionEffectGroup: 0x1>=<CABasicAnimation: 0x2>; }", nil),
    ("backgroundColor = ", "UIExtendedSRGBColorSpace 0.2 0.78 0.35 1", nil),
    (
      "backgroundColor = ",
      "<UIDynamicProviderColor: 0x1; provider = <__NSMallocBlock__: 0x2>>", nil
    ),
    ("placeholder = ", "Edit Me", nil), ("placeholder = ", "one; two > (three", nil),
    ("borderStyle = ", "None", nil),
    ("background = ", "<_UITextFieldNoBackgroundProvider: 0x1: textfield=<UITextField: 0x2>>", nil),
    ("image = ", "<UIImage:0x1 CGImage anonymous; (40 40)@3>", nil),
    ("image = ", "<UIImage:0x1 symbol \"plus.circle.fill\"; (20 19)@3{2}>", nil),
    ("contentOffset: ", "{0, -152.33333333333334}", nil), ("contentSize: ", "{440, 187}", nil),
    ("adjustedContentInset: ", "{88, 0, 34, 0}", nil),
    ("layout: ", "<UICollectionViewCompositionalLayout: 0x1>", nil),
    ("dataSource: ", "<_TtGC7SwiftUI5Thing_: 0x1>", nil), ("value: ", "0.000000", nil),
    (
      "configuration = ",
      "<UIBackgroundConfiguration: 0x1; alpha = 0; hidden = YES; frame = (9 9; 9 9)>", nil
    ),
    ("somethingNew = ", "[a (b; c) {d; e}]", nil), ("somethingNew: ", "1", nil),
  ]

  @Test(arguments: values)
  func valuesAreFound(key: String, value: String, asked: String?) throws {
    let dump = try read(key + value)
    let name = String(key.prefix { $0 != " " && $0 != ":" })
    #expect(dump.string(.named(name)) == asked ?? value)
    let attributes = dump.tree.syntax.attributes(of: dump.tree[0]).map {
      "\(dump.tree.source.string(in: $0.key))|\(dump.tree.source.string(in: $0.value))"
    }
    #expect(
      attributes == ["frame|(1 2; 3 4)", "\(name)|\(value)", "layer|<CALayer: 0x60>"])
  }

  private static let flagged: [(attribute: String, flags: NodeFlags)] = [
    ("hidden = YES", .hidden), ("hidden: YES", .hidden), ("hidden = NO", []),
    ("opaque = NO", .notOpaque), ("opaque = YES", []),
    ("userInteractionEnabled = NO", .interactionDisabled), ("userInteractionEnabled = YES", []),
    ("clipsToBounds = YES", .clipsToBounds), ("clipsToBounds = NO", []),
    ("gestureRecognizers = <NSArray: 0x1>", .hasGestureRecognizers), ("alpha = 0", .hasAlpha),
    ("alpha = 1", []), ("transform = [1, 0, 0, 1, 0, -12]", []),
    ("transform = [0.5, -0, 0, 0.5, -0, 0]", .hasTransform), ("contentOffset: {0, 0}", []),
    ("contentOffset: {0, -64}", .hasBoundsOrigin),
    ("configuration = <A: 0x1; hidden = YES; opaque = NO; alpha = 0>", []),
    ("text = 'hidden = YES; opaque'", []),
  ]

  @Test(arguments: flagged)
  func flags(attribute: String, flags: NodeFlags) throws {
    #expect(try read(attribute).tree.flags(of: 0) == flags)
  }

  @Test func numbersOfRareAttributes() throws {
    #expect(try read("alpha = 2.64").tree.alpha(of: 0) == 2.64)
    #expect(try read("alpha: 0.25").tree.alpha(of: 0) == 0.25)
    #expect(try read("opaque = NO").tree.alpha(of: 0) == 1)
    #expect(
      try read("transform = [0.86602540378443871, 0.5, -0.5, 0.86602540378443871, 0, 34.5]").tree
        .transform(of: 0)
        == AffineTransform(
          a: 0.86602540378443871, b: 0.5, c: -0.5, d: 0.86602540378443871, tx: 0, ty: 34.5))
    #expect(try read("opaque = NO").tree.transform(of: 0) == nil)
    #expect(
      try read("contentOffset: {1.5, -152.33333333333334}").tree.boundsOrigin(of: 0)
        == Point(x: 1.5, y: -152.33333333333334))
    #expect(try read("opaque = NO").tree.boundsOrigin(of: 0) == .zero)
  }

  @Test(arguments: [
    ("(0 -20; 320 64)", Rect(x: 0, y: -20, width: 320, height: 64)),
    ("(8 11.5; 13 21)", Rect(x: 8, y: 11.5, width: 13, height: 21)),
    ("(0 0; 402 7.33333)", Rect(x: 0, y: 0, width: 402, height: 7.33333)),
    ("(-0 1e+06; 1e-05 -3)", Rect(x: 0, y: 1e6, width: 1e-5, height: -3)),
  ])
  func frames(text: String, frame: Rect) throws {
    for key in ["frame = ", "frame: "] {
      let dump = try Dump.read(SourceText("<A: 0x1; \(key)\(text)>\n"))
      try #require(dump.tree.count == 1)
      #expect(dump.tree.frame(of: 0) == frame)
      #expect(dump.string(.frame) == String(text.dropFirst().dropLast()))
    }
  }

  @Test func framesInBraces() throws {
    let frame = Rect(x: 1, y: 2, width: 3, height: 4)
    let colon = try Dump.read(SourceText("<A: 0x1; frame: {{1, 2}, {3, 4}}>\n"))
    #expect(colon.tree.count == 1)
    #expect(colon.tree.indices.map { colon.tree.frame(of: $0) } == [frame])
    let equals = try Dump.read(SourceText("<A: 0x1; frame = {{1, 2}, {3, 4}}>\n"))
    #expect(equals.tree.indices.map { equals.tree.frame(of: $0) } == [frame])
  }

  @Test func namedQuestions() throws {
    let dump = try Dump.read(
      SourceText(
        "<UIImageView: 0x7fa0; frame = (8 11.5; 13 21); ax.label = \"Back\"; ax.id = \"back\"; "
          + "tag = 7; backgroundColor = UIExtendedGrayColorSpace 0 0> - Chevron \n"))
    #expect(dump.string(.address) == "0x7fa0")
    #expect(dump.string(.accessibilityLabel) == "Back")
    #expect(dump.string(.accessibilityIdentifier) == "back")
    #expect(dump.string(.tag) == "7")
    #expect(dump.string(.backgroundColor) == "UIExtendedGrayColorSpace 0 0")
    #expect(dump.string(.image) == "Chevron")
    #expect(dump.string(.suffix) == " - Chevron ")
    #expect(dump.string(.text) == nil)
    #expect(dump.tree[0].text == nil)
  }
}
