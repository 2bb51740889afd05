import Analysis
import Hierarchy
import Testing

/// Each sentence of UIKit's rule, on a dump of a few rows.
@Suite struct HitRuleTests {
  /// One view below a window, with the attributes that a test is about.
  private func button(_ attributes: String) throws -> SmallDump {
    try SmallDump(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <Button: 0x2; frame = (10 20; 100 50)\(attributes)>
         |    | <Mark: 0x3; frame = (0 0; 100 50)>
      """)
  }

  @Test func edgesAreHalfOpen() throws {
    let dump = try SmallDump(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <Button: 0x2; frame = (10 20; 100 50)>
      """)
    #expect(dump.hit(10, 20) == "Button")
    #expect(dump.hit(109.999, 69.999) == "Button")
    #expect(dump.hit(110, 30) == "UIWindow")
    #expect(dump.hit(30, 70) == "UIWindow")
    #expect(dump.hit(9.999, 30) == "UIWindow")
    #expect(dump.hit(30, 19.999) == "UIWindow")
  }

  @Test func nobodyTakesAPointOutsideTheWindow() throws {
    let dump = try button("")
    let answer = dump.test(320, 100)
    #expect(answer.hit == nil)
    #expect(answer.path == [])
    #expect(dump.refusals(answer) == ["UIWindow outside-bounds"])
    #expect(answer.isCertain)
    #expect(answer.point == Point(x: 320, y: 100))
  }

  @Test(arguments: [
    ("; hidden = YES", "hidden"), ("; alpha = 0", "alpha"), ("; alpha = 0.01", "alpha"),
    ("; userInteractionEnabled = NO", "interaction-disabled"),
  ])
  func aDeadViewTakesItsSubtreeAlong(attributes: String, reason: String) throws {
    let dump = try button(attributes)
    let answer = dump.test(30, 40)
    #expect(dump.path(answer) == ["UIWindow"])
    #expect(dump.refusals(answer) == ["Button \(reason)"])
    #expect(answer.isCertain)
  }

  @Test func aDeadViewIsNotAskedForItsBounds() throws {
    let dump = try button("; alpha = 0; userInteractionEnabled = NO")
    #expect(dump.refusals(dump.test(300, 400)) == ["Button alpha"])
  }

  @Test(arguments: ["", "; alpha = 0.02", "; opaque = NO", "; clipsToBounds = YES"])
  func aLivingViewPassesTheTouchDown(attributes: String) throws {
    #expect(try button(attributes).hit(30, 40) == "Mark")
  }

  @Test func aViewTakesWhatNoChildTakes() throws {
    let dump = try SmallDump(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <Button: 0x2; frame = (10 20; 100 50)>
         |    | <Label: 0x3; frame = (0 0; 100 50); userInteractionEnabled = NO>
         |    | <Mark: 0x4; frame = (0 0; 10 10)>
      """)
    let answer = dump.test(80, 60)
    #expect(dump.path(answer) == ["UIWindow", "Button"])
    #expect(dump.refusals(answer) == ["Mark outside-bounds", "Label interaction-disabled"])
  }

  @Test func aChildOutsideItsParentIsNeverReached() throws {
    let dump = try SmallDump(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <Parent: 0x2; frame = (10 20; 100 50)>
         |    | <Child: 0x3; frame = (80 0; 100 50)>
      """)
    #expect(dump.hit(100, 30) == "Child")
    let answer = dump.test(150, 30)
    #expect(dump.path(answer) == ["UIWindow"])
    #expect(dump.refusals(answer) == ["Parent outside-bounds"])
  }

  @Test func aLaterSiblingWins() throws {
    let dump = try SmallDump(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <Below: 0x2; frame = (0 0; 100 100)>
         | <Above: 0x3; frame = (50 50; 100 100)>
      """)
    #expect(dump.hit(75, 75) == "Above")
    #expect(dump.test(75, 75).refusals == [])
    #expect(dump.hit(25, 25) == "Below")
  }

  /// A view that contains the point decides: its siblings below are not asked any more.
  @Test func anEmptyCoverSwallowsTheTouch() throws {
    let dump = try SmallDump(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <Button: 0x2; frame = (0 0; 100 100)>
         | <Cover: 0x3; frame = (0 0; 320 480); opaque = NO>
         |    | <Corner: 0x4; frame = (300 0; 20 20)>
      """)
    let answer = dump.test(50, 50)
    #expect(dump.path(answer) == ["UIWindow", "Cover"])
    #expect(dump.refusals(answer) == ["Corner outside-bounds"])
  }

  @Test func aContentOffsetMovesChildren() throws {
    let dump = try SmallDump(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <Scroll: 0x2; frame = (0 100; 320 300); contentOffset: {0, 200}; contentSize: {320, 900}>
         |    | <Passed: 0x3; frame = (0 0; 320 200)>
         |    | <Shown: 0x4; frame = (0 200; 320 44)>
      """)
    #expect(dump.hit(10, 100) == "Shown")
    #expect(dump.hit(10, 143.5) == "Shown")
    #expect(dump.hit(10, 144) == "Scroll")
    #expect(dump.hit(10, 99) == "UIWindow")
  }

  /// The frame is the box after the transform; the bounds keep their 200 points.
  @Test func aScaledViewHasLargerBounds() throws {
    let dump = try SmallDump(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <Half: 0x2; frame = (50 50; 100 100); transform = [0.5, 0, 0, 0.5, 0, 0]>
         |    | <Child: 0x3; frame = (100 100; 100 100)>
      """)
    #expect(dump.hit(99.5, 99.5) == "Half")
    #expect(dump.hit(100, 100) == "Child")
    #expect(dump.hit(149.5, 149.5) == "Child")
    #expect(dump.hit(150, 149.5) == "UIWindow")
    let tester = HitTester(dump.tree)
    #expect(tester.point(Point(x: 100, y: 75), in: 1) == Point(x: 100, y: 50))
    #expect(tester.point(Point(x: 100, y: 75), in: 2) == Point(x: 0, y: -50))
  }

  /// The half-open edge is one of the bounds, so a mirrored view loses the other side.
  @Test func aFlipSwapsTheClosedEdge() throws {
    let dump = try SmallDump(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <Mirror: 0x2; frame = (100 100; 100 50); transform = [-1, 0, 0, 1, 0, 0]>
      """)
    #expect(dump.hit(100, 110) == "UIWindow")
    #expect(dump.hit(200, 110) == "Mirror")
  }

  /// A turn by `M_PI_2` prints the rounding of its cosine, which must not move an edge.
  @Test func aQuarterTurnKeepsTheEdgesOfTheScreen() throws {
    let dump = try SmallDump(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <Root: 0x2; frame = (0 0; 320 480); transform = [6.123233995736766e-17, 1, -1, \
      6.123233995736766e-17, 0, 0]>
         |    | <Bar: 0x3; frame = (0 0; 480 32)>
      """)
    #expect(dump.hit(319.5, 0) == "Bar")
    #expect(dump.hit(288.5, 479.5) == "Bar")
    #expect(dump.hit(288, 0) == "Root")
    #expect(HitTester(dump.tree).point(Point(x: 320, y: 480), in: 2) == Point(x: 480, y: 0))
  }

  @Test func negativeSizesAreStandardised() throws {
    let dump = try SmallDump(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <Backwards: 0x2; frame = (100 100; -50 -20)>
      """)
    #expect(dump.hit(50, 80) == "Backwards")
    #expect(dump.hit(100, 90) == "UIWindow")
    #expect(dump.hit(49.5, 90) == "UIWindow")
  }

  @Test func aViewWithoutAreaTakesNothing() throws {
    let dump = try SmallDump(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <Line: 0x2; frame = (100 100; 50 0)>
         |    | <Child: 0x3; frame = (0 -10; 50 20)>
      """)
    #expect(dump.hit(110, 100) == "UIWindow")
  }

  @Test func assumedInteractionIsThatOfTheNamedViewsAlone() throws {
    let dump = try SmallDump(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <Bar: 0x2; frame = (0 20; 320 44); userInteractionEnabled = NO>
         |    | <Item: 0x3; frame = (8 6; 41 30); userInteractionEnabled = NO>
      """)
    #expect(dump.hit(20, 40) == "UIWindow")
    #expect(dump.hit(20, 40, assuming: ["Bar"]) == "Bar")
    #expect(dump.hit(20, 40, assuming: ["Item"]) == "UIWindow")
    #expect(dump.hit(20, 40, assuming: ["Bar", "Item"]) == "Item")
  }

  @Test func assumedInteractionBringsNoHiddenViewBack() throws {
    let dump = try button("; hidden = YES; userInteractionEnabled = NO")
    let answer = dump.test(30, 40, assuming: ["Button"])
    #expect(dump.refusals(answer) == ["Button hidden"])
  }
}
