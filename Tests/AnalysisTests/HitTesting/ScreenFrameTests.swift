import Formats
import Hierarchy
import TestSupport
import Testing

/// Frames in screen space, which every rule that compares places rests on.
@Suite struct ScreenFrameTests {
  private func frame(of name: String, in text: String) throws -> Rect? {
    let dump = try SmallDump(text)
    return dump.tree.screenFrame(of: dump.node(name))
  }

  @Test func offsetsAddUp() throws {
    let text = """
      <UIWindow: 0x1; frame = (10 20; 320 480)>
         | <Scroll: 0x2; frame = (0.25 30; 300 400); contentOffset: {5, 100}>
         |    | <Cell: 0x3; frame = (7 110; 12.3 40)>
      """
    // The width is the printed one to the last bit; it does not pass through an edge.
    #expect(try frame(of: "Cell", in: text) == Rect(x: 12.25, y: 60, width: 12.3, height: 40))
    #expect(try frame(of: "UIWindow", in: text) == Rect(x: 10, y: 20, width: 320, height: 480))
  }

  @Test func scaleShrinksChildren() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <Half: 0x2; frame = (100 100; 100 50); transform = [0.5, 0, 0, 0.5, 0, 0]>
         |    | <Child: 0x3; frame = (20 10; 180 90)>
      """
    #expect(try frame(of: "Half", in: text) == Rect(x: 100, y: 100, width: 100, height: 50))
    #expect(try frame(of: "Child", in: text) == Rect(x: 110, y: 105, width: 90, height: 45))
  }

  @Test func flipsMirrorChildren() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <Mirror: 0x2; frame = (100 100; 100 50); transform = [-1, 0, 0, 1, 0, 0]>
         |    | <Child: 0x3; frame = (20 10; 30 20)>
      """
    #expect(try frame(of: "Child", in: text) == Rect(x: 150, y: 110, width: 30, height: 20))
  }

  /// Landscape up to iOS 7: a portrait window, and a root view that is turned. A turn by `M_PI_2`
  /// prints the rounding of its cosine.
  @Test(arguments: [
    "[0, 1, -1, 0, 0, 0]", "[6.123233995736766e-17, 1, -1, 6.123233995736766e-17, 0, 0]",
  ])
  func quarterTurnsSwapSides(transform: String) throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <Root: 0x2; frame = (0 0; 320 480); transform = \(transform)>
         |    | <Bar: 0x3; frame = (0 20; 480 32)>
         |    |    | <Back: 0x4; frame = (8 1; 41 30)>
      """
    // The top of the turned view is the right side of the screen.
    #expect(try frame(of: "Bar", in: text) == Rect(x: 268, y: 0, width: 32, height: 480))
    #expect(try frame(of: "Back", in: text) == Rect(x: 269, y: 8, width: 30, height: 41))
  }

  @Test func oddMultiplesOf45DegreesHideTheChildren() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <Turned: 0x2; frame = (10 10; 141 141); transform = [0.70710678118654757, \
      0.70710678118654746, -0.70710678118654746, 0.70710678118654757, 0, 0]>
         |    | <Child: 0x3; frame = (20 10; 30 20)>
      """
    #expect(try frame(of: "Turned", in: text) == Rect(x: 10, y: 10, width: 141, height: 141))
    #expect(try frame(of: "Child", in: text) == nil)
  }

  /// Six printed digits make the width of a line come out slightly below zero.
  @Test func aTinyTurnedLineIsStillKnown() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <Line: 0x2; frame = (10 10; 6.1725 10.6911); transform = [0.00866025, 0.005, -0.005, \
      0.00866025, 0, 0]>
         |    | <Child: 0x3; frame = (0 0; 0 0)>
      """
    let child = try #require(try frame(of: "Child", in: text))
    #expect(abs(child.left - 16.1725) < 1e-3)
    #expect(abs(child.top - 10) < 1e-3)
  }

  @Test func missingLevelsAndFramesHideEverythingBelow() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         |    |    | <Orphan: 0x2; frame = (10 10; 20 20)>
         |    |    |    | <Child: 0x3; frame = (1 1; 5 5)>
         | <Bare: 0x4; tag = 3>
         |    | <BareChild: 0x5; frame = (1 1; 5 5)>
         | <CALayer: 0x6> (layer)
         | <Broken: 0x7; frame = (nan 0; 1 1)>
         |    | <BrokenChild: 0x8; frame = (1 1; 5 5)>
         | <Last: 0x9; frame = (1 1; 5 5)>
      """
    for name in ["Orphan", "Child", "Bare", "BareChild", "CALayer", "Broken", "BrokenChild"] {
      #expect(try frame(of: name, in: text) == nil, "\(name)")
    }
    #expect(try frame(of: "Last", in: text) == Rect(x: 1, y: 1, width: 5, height: 5))
  }

  @Test func negativeSizesAreStandardised() throws {
    for x in [0.0, 10] {
      let dump = try SmallDump(
        """
        <UIWindow: 0x1; frame = (\(x) 0; 320 480)>
           | <Child: 0x2; frame = (50 40; -20 -10)>
        """)
      let expected = Rect(x: 30, y: 30, width: 20, height: 10).offset(x: x, y: 0)
      #expect(dump.tree.screenFrame(of: 1) == expected)
      #expect(dump.tree.screenFrames()[1] == expected)
    }
  }

  /// One pass composes maps from the window down, a single question from the view up; over
  /// binary fractions both are exact, otherwise they differ in the last bits.
  @Test(arguments: RandomTree.Style.allCases)
  func onePassAgreesWithSingleQuestions(style: RandomTree.Style) throws {
    for seed in 0..<400 as Range<UInt64> {
      let random = RandomTree(seed: seed, style: style)
      let tree = try Dump.read(SourceText(random.text)).tree
      let frames = tree.screenFrames()
      try #require(frames.count == random.screenFrames.count)
      for (index, expected) in random.screenFrames.enumerated() {
        let slack = style == .exact ? 0 : 1e-6
        #expect(
          Self.differ(frames[index], tree.screenFrame(of: index)) <= slack
            && Self.differ(frames[index], expected) <= slack,
          "seed \(seed), node \(index)")
      }
    }
  }

  /// The largest distance between the edges of two rectangles; infinite when one is missing.
  private static func differ(_ one: Rect?, _ other: Rect?) -> Double {
    guard let one, let other else { return one == other ? 0 : .infinity }
    return max(
      abs(one.left - other.left), abs(one.top - other.top), abs(one.right - other.right),
      abs(one.bottom - other.bottom))
  }
}
