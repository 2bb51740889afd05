import Analysis
import Hierarchy
import Testing

/// `why`: what keeps touches from a view, and how much of it can be reached.
@Suite struct TappabilityTests {
  @Test func aPlainButton() throws {
    let audited = try Audited(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIButton: 0x2; frame = (10 10; 44 44)>
      """)
    let answer = Tappability(1, in: audited.report)
    #expect(answer.isTapped && !answer.isExcused)
    #expect(answer.own == Rect(x: 10, y: 10, width: 44, height: 44))
    #expect(answer.reach == answer.own)
    #expect(answer.cutBy == [] && answer.obstacles == [])
    #expect(answer.middle?.receiver == 1)
    #expect(answer.backButton == nil)
  }

  @Test func cutsAndObstaclesAreNamedOutermostFirst() throws {
    let audited = try Audited(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <Strip: 0x2; frame = (0 0; 320 40); alpha = 0>
         |    | <Pane: 0x3; frame = (0 0; 30 400); userInteractionEnabled = NO>
         |    |    | <UIButton: 0x4; frame = (10 10; 44 44); hidden = YES>
      """)
    let answer = Tappability(3, in: audited.report)
    #expect(!answer.isTapped && !answer.isExcused)
    #expect(answer.cutBy == [1, 2])
    #expect(answer.reach == Rect(x: 10, y: 10, width: 20, height: 30))
    #expect(
      answer.obstacles.map { "\($0.node) \($0.reason.rawValue)" } == [
        "1 alpha", "2 interaction-disabled", "3 hidden",
      ])
    #expect(answer.middle?.test.hit == 0)
  }

  @Test func theBackButtonIsAliveAllTheSame() throws {
    let audited = try Audited(ItemBar())
    let answer = Tappability(2, in: audited.report)
    #expect(answer.isTapped && answer.isExcused)
    #expect(answer.obstacles.map(\.node) == [2])
    #expect(answer.backButton?.container == 2)
    #expect(answer.middle?.receiver == 1)
  }

  /// An item of iOS 11 on, as a back button and in a stack, off itself or in something that is.
  private func item(_ back: String, _ wrapper: String, _ stack: String) throws -> Audited {
    try Audited(
      """
      <UIWindow: 0x1; frame = (0 0; 375 667)>
         | <UINavigationBar: 0x2; frame = (0 20; 375 44)>
         |    | <_UINavigationBarContentView: 0x3; frame = (0 0; 375 44)\(wrapper)>
         |    |    | <_UIButtonBarButton: 0x4; frame = (0 0; 69 44)\(back)>
         |    |    |    | <_UIBackButtonContainerView: 0x5; frame = (0 0; 69 44); userInteractionEnabled = NO>
         |    |    |    |    | <_UIModernBarButton: 0x6; frame = (8 11; 13 21); userInteractionEnabled = NO>
         |    |    |    |    |    | <UIImageView: 0x7; frame = (0 0; 13 21); userInteractionEnabled = NO>
         |    |    | <_UIButtonBarStackView: 0x8; frame = (300 0; 67 44)\(stack)>
         |    |    |    | <_UIButtonBarButton: 0x9; frame = (0 0; 67 44)\(back)>
         |    |    |    |    | <UIImageView: 0xa; frame = (10 10; 24 24); userInteractionEnabled = NO>
      """)
  }

  @Test(arguments: [
    ("", "", "", [Int]()), ("; userInteractionEnabled = NO", "", "", [3, 8]),
    ("; alpha = 0.01", "", "", [3, 8]), ("", "; userInteractionEnabled = NO", "", [3, 8]),
    ("", "", "; hidden = YES", [8]),
  ])
  func noBarActsForAnItemThatIsOff(
    back: String, wrapper: String, stack: String, dead: [Int]
  ) throws {
    let report = try item(back, wrapper, stack).report
    let found = report.targets.filter { $0.obstacle != nil }.map(\.node)
    #expect(found == dead)
    let tracer = TouchTracer(report)
    for (node, point) in [(3, Point(x: 30, y: 42)), (8, Point(x: 330, y: 42))] {
      let answer = Tappability(node, in: report)
      let isDead = dead.contains(node)
      #expect(answer.isTapped == !isDead && !answer.isExcused, "node \(node)")
      #expect((answer.assumedLive == nil) == isDead, "node \(node)")
      #expect(tracer.trace(point).map(\.receiver) == [isDead ? nil : node], "node \(node)")
    }
  }

  @Test func noBarActsForAnAppsOwnButtonThatIsOff() throws {
    let bar = ItemBar(
      container: nil, arrow: nil,
      others: [
        "<_UINavigationBarBackground: 0x19; frame = (0 -20; 320 64)>",
        "<UIButton: 0x20; frame = (8 0; 44 44)\(ItemBar.off)>",
        "   | <UIImageView: 0x21; frame = (10 10; 24 24)> - back",
      ])
    let report = try Audited(bar).report
    #expect(report.backButtons.map(\.container) == [3])
    let answer = Tappability(3, in: report)
    #expect(!answer.isTapped && answer.assumedLive == nil)
    #expect(report.findings.contains { $0.rule == .targetDead && $0.node == 3 })
  }

  @Test func theWindowCutsWhatABarTakes() throws {
    var bar = ItemBar()
    bar.container = "(8 6; 350 30)"
    let answer = Tappability(2, in: try Audited(bar).report)
    #expect(answer.assumedLive == Rect(x: 0, y: 20, width: 320, height: 44))
  }

  private static let turn = "; transform = [0.866025403784, 0.5, -0.5, 0.866025403784, 0, 0]"

  /// Turned views: tapped, under another view, off, with the middle outside, and by 45 degrees.
  @Test func aTurnedViewIsAskedAtItsMiddle() throws {
    let turn = Self.turn
    let audited = try Audited(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UISlider: 0x7; frame = (110 310; 84.8528 84.8528); \
      transform = [0.70710678118654757, 0.70710678118654746, -0.70710678118654746, \
      0.70710678118654757, 0, 0]>
         | <UISlider: 0x2; frame = (10 10; 81.9615 81.9615)\(turn)>
         | <UISlider: 0x3; frame = (110 10; 81.9615 81.9615)\(turn)>
         | <Lid: 0x4; frame = (110 10; 82 82)>
         | <UISlider: 0x5; frame = (10 110; 81.9615 81.9615); hidden = YES\(turn)>
         | <UISlider: 0x6; frame = (-60 210; 81.9615 81.9615)\(turn)>
      """)
    func say(_ node: Int) -> String {
      let answer = Tappability(node, in: audited.report)
      let hit = answer.middle?.test.hit.map(String.init) ?? "-"
      let verdict = !answer.isDecided ? "unknown" : answer.isTapped ? "tapped" : "not"
      return "\(verdict) \(hit)\(answer.isBlocked ? " blocked" : "")"
    }
    #expect(
      [2, 3, 5, 6, 1].map(say) == ["tapped 2", "not 4", "not 0 blocked", "not -", "unknown 0"])
  }

  @Test func whatHasNoPlaceIsNotJudged() throws {
    let audited = try Audited(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIView: 0x2; frame = (0 0; 320 480)>
         |    ...
         |    |    | <UIButton: 0x3; frame = (10 10; 80 50)>
         |    |    | <UIButton: 0x4; frame = (10 10; 80 50); userInteractionEnabled = NO>
         | <UIButton: 0x5; frame = (10 1
      """)
    let answers = [2, 3, 4].map { Tappability($0, in: audited.report) }
    #expect(answers.map(\.isDecided) == [false, true, false])
    #expect(answers.map(\.isBlocked) == [false, true, false])
  }

  @Test func outsideEverything() throws {
    let audited = try Audited(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIButton: 0x2; frame = (400 10; 44 44)>
         | <UIButton: 0x3; frame = (nan 10; 44 44)>
      """)
    let away = Tappability(1, in: audited.report)
    #expect(away.reach == nil && away.middle == nil && !away.isTapped)
    #expect(away.cutBy == [0])
    let lost = Tappability(2, in: audited.report)
    #expect(lost.own == nil && lost.reach == nil && !lost.isTapped && !lost.isDecided)
    #expect(away.isDecided && away.isBlocked)
    #expect(lost.obstacles.map(\.reason) == [.noGeometry])
  }
}
