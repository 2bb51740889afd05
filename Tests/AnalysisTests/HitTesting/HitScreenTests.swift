import Analysis
import Formats
import Hierarchy
import Testing

/// Screens, layers, holes in what the file knows, and very deep trees.
@Suite struct HitScreenTests {
  @Test func windowsAreAskedFromTheTop() throws {
    let dump = try SmallDump(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <Button: 0x2; frame = (0 0; 100 100)>
      <AlertWindow: 0x3; frame = (0 0; 320 200)>
         | <Alert: 0x4; frame = (0 0; 100 100)>
      <StatusWindow: 0x5; frame = (0 0; 320 480); userInteractionEnabled = NO>
         | <Clock: 0x6; frame = (0 0; 320 20)>
      """)
    let above = dump.test(10, 10)
    #expect(dump.path(above) == ["AlertWindow", "Alert"])
    #expect(dump.refusals(above) == ["StatusWindow interaction-disabled"])
    let below = dump.test(10, 300)
    #expect(dump.path(below) == ["UIWindow"])
    #expect(
      dump.refusals(below) == [
        "StatusWindow interaction-disabled", "AlertWindow outside-bounds", "Button outside-bounds",
      ])
  }

  @Test func eachScreenIsAskedByItself() throws {
    let dump = try SmallDump(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
      (lldb) po [other recursiveDescription]
      <OtherView: 0x2; frame = (0 20; 320 100)>
         | <Child: 0x3; frame = (0 0; 50 50)>
      """)
    let screens = dump.tree.screens
    #expect(screens.map(\.roots) == [[0], [1]])
    let tester = HitTester(dump.tree)
    #expect(tester.test(Point(x: 10, y: 30), on: screens[0]).path == [0])
    #expect(tester.test(Point(x: 10, y: 30), on: screens[1]).path == [1, 2])
    #expect(tester.test(Point(x: 10, y: 10), on: screens[1]).path == [])
  }

  @Test func aWindowLiesWhereItsFrameSays() throws {
    let dump = try SmallDump(
      """
      <UIWindow: 0x1; frame = (100 50; 200 200)>
         | <Child: 0x2; frame = (10 10; 50 50)>
      """)
    #expect(dump.hit(110, 60) == "Child")
    #expect(dump.hit(99, 60) == nil)
    #expect(HitTester(dump.tree).point(Point(x: 110, y: 60), in: 1) == .zero)
  }

  @Test func layersAreNeitherAskedNorListed() throws {
    let dump = try SmallDump(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <Button: 0x2; frame = (0 0; 100 100)>
         |    | <CAGradientLayer: 0x3> (layer)
         |    |    | <CALayer: 0x4> (layer)
         | <CAShapeLayer: 0x5> (layer)
      """)
    let answer = dump.test(50, 50)
    #expect(dump.path(answer) == ["UIWindow", "Button"])
    #expect(answer.refusals == [])
    #expect(answer.isCertain)
    #expect(HitTester(dump.tree).point(Point(x: 50, y: 50), in: 2) == nil)
  }

  @Test(arguments: [
    "<Unknown: 0x3; tag = 4>", "<Unknown: 0x3; frame = (inf 0; 10 10)>",
    "<Unknown: 0x3; frame = (0 0; 10 10); transform = [0, 0, 0, 0, 0, 0]>",
    "<Unknown: 0x3; frame = (0 0; 10 10); transform = [1, 0, nan, 1, 0, 0]>",
    "<Unknown: 0x3; frame = (0 0; 14 14); transform = [0.5, 0.5, -0.5, 0.5, 0, 0]>",
  ])
  func unknownGeometryMakesTheAnswerUncertain(row: String) throws {
    let dump = try SmallDump(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <Below: 0x2; frame = (0 0; 100 100)>
         | \(row)
         |    | <Child: 0x4; frame = (0 0; 10 10)>
         | <Above: 0x5; frame = (200 0; 100 100)>
      """)
    let asked = dump.test(5, 5)
    #expect(dump.path(asked) == ["UIWindow", "Below"])
    #expect(dump.refusals(asked) == ["Above outside-bounds", "Unknown no-geometry"])
    #expect(!asked.isCertain)
    #expect(dump.test(210, 5).isCertain, "It is not asked where a view above it takes the touch.")
    #expect(HitTester(dump.tree).point(Point(x: 5, y: 5), in: dump.node("Unknown")) == nil)
    #expect(HitTester(dump.tree).point(Point(x: 5, y: 5), in: dump.node("Child")) == nil)
  }

  @Test func aViewBelowAGapHasNoPlace() throws {
    let dump = try SmallDump(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         |    |    | <Orphan: 0x2; frame = (0 0; 10 10)>
      """)
    let answer = dump.test(5, 5)
    #expect(dump.path(answer) == ["UIWindow"])
    #expect(dump.refusals(answer) == ["Orphan no-geometry"])
    #expect(!answer.isCertain)
  }

  @Test func aHiddenViewOfUnknownGeometryLeavesNoDoubt() throws {
    let dump = try SmallDump(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <Unknown: 0x2; frame = (nan 0; 10 10); hidden = YES>
      """)
    #expect(dump.test(5, 5).isCertain)
    #expect(dump.refusals(dump.test(5, 5)) == ["Unknown hidden"])
  }

  /// A dump taken during a push: the bar and the view that slides in are disabled, so the touch
  /// falls through to what lies behind both.
  @Test func aBarThatIsDisabledDuringAPushPassesTheTouchOn() throws {
    let dump = try SmallDump(
      """
      <UIWindow: 0xa01; frame = (0 0; 320 480); autoresize = W+H>
         | <LayoutView: 0xa02; frame = (0 0; 320 480); autoresize = W+H>
         |    | <TransitionView: 0xa03; frame = (0 0; 320 480); clipsToBounds = YES>
         |    |    | <WrapperView: 0xa04; frame = (0 0; 320 480); userInteractionEnabled = NO>
         |    |    |    | <ContentView: 0xa05; frame = (0 0; 320 480)>
         |    | <Bar: 0xa06; frame = (0 20; 320 44); opaque = NO; userInteractionEnabled = NO>
         |    |    | <Background: 0xa07; frame = (0 -20; 320 64); userInteractionEnabled = NO>
         |    |    | <BackItem: 0xa08; frame = (8 6; 41 30); userInteractionEnabled = NO>
         |    |    |    | <TitleLabel: 0xa09; frame = (-981 -995; 91 22); text = ''>
         |    |    | <Arrow: 0xa0a; frame = (8 12; 12.5 20.5); userInteractionEnabled = NO>
      """)
    let answer = dump.test(30, 40)
    #expect(dump.name(answer.hit) == "TransitionView")
    #expect(dump.path(answer) == ["UIWindow", "LayoutView", "TransitionView"])
    #expect(
      dump.refusals(answer) == ["Bar interaction-disabled", "WrapperView interaction-disabled"])
    #expect(answer.isCertain)
    let settled = dump.test(30, 40, assuming: ["Bar", "BackItem"])
    #expect(dump.path(settled) == ["UIWindow", "LayoutView", "Bar", "BackItem"])
    #expect(dump.refusals(settled) == ["Arrow interaction-disabled", "TitleLabel outside-bounds"])
  }

  @Test func aTreeOf10000LevelsNeedsNoStack() throws {
    let dump = try DeepTree.make(levels: 10_000)
    let answer = HitTester(dump).test(Point(x: 5000.5, y: 5000.5), on: dump.screens[0])
    // The view at level n begins at (n, n), so the point lies in levels 0 to 5000.
    #expect(answer.path == Array(0...5_000))
    #expect(answer.refusals == [Refusal(node: 5_001, reason: .outsideBounds)])
    let deepest = HitTester(dump).test(Point(x: 10_001, y: 10_001), on: dump.screens[0])
    #expect(deepest.hit == 10_000)
    #expect(HitTester(dump).point(Point(x: 10_001, y: 10_001), in: 10_000) == Point(x: 1, y: 1))
  }

  @Test func aScreenWithoutRootsHasNoHit() throws {
    let dump = try SmallDump("<UIWindow: 0x1; frame = (0 0; 320 480)>")
    let answer = HitTester(dump.tree).test(.zero, on: Screen(roots: []))
    #expect(answer.hit == nil)
    #expect(answer.isCertain)
  }
}
