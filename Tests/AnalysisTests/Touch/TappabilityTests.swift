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
    #expect(lost.own == nil && lost.reach == nil && !lost.isTapped)
    #expect(lost.obstacles.map(\.reason) == [.noGeometry])
  }
}
