import Analysis
import Hierarchy
import Testing

/// React Native's views, which ask their subviews for touches outside their bounds.
@Suite struct OutsideHitTests {
  private func screen(_ attributes: String = "", name: String = "RCTView") throws -> SmallDump {
    try SmallDump(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <Ground: 0x2; frame = (0 0; 320 480)>
         | <\(name): 0x3; frame = (0 100; 320 40)\(attributes)>
         |    | <Leaf: 0x4; frame = (20 20; 60 60)>
         |    | <Aside: 0x5; frame = (200 0; 60 20)>
      """)
  }

  @Test(arguments: ["RCTView", "RCTViewComponentView", "RCTRootContentView", "RNSScreenView"])
  func aSubviewThatSticksOutIsHit(name: String) throws {
    let dump = try screen(name: name)
    let answer = dump.test(50, 160)
    #expect(dump.path(answer) == ["UIWindow", name, "Leaf"])
    #expect(dump.refusals(answer) == ["Aside outside-bounds"])
    #expect(dump.hit(50, 180) == "Ground", "below the leaf as well")
  }

  @Test func whoFindsNobodyRefusesAndTheNextIsAsked() throws {
    let dump = try screen()
    let answer = dump.test(150, 300)
    #expect(dump.path(answer) == ["UIWindow", "Ground"])
    #expect(
      dump.refusals(answer) == [
        "Aside outside-bounds", "Leaf outside-bounds", "RCTView outside-bounds",
      ])
  }

  @Test(arguments: ["; clipsToBounds = YES", "; hidden = YES", "; userInteractionEnabled = NO"])
  func clippedOrDeadItAsksNobody(attributes: String) throws {
    #expect(try screen(attributes).hit(50, 160) == "Ground")
  }

  @Test func uikitsViewsAskNobody() throws {
    #expect(try screen(name: "UIView").hit(50, 160) == "Ground")
  }

  @Test func whatIsReachedIsJudgedAndTapped() throws {
    func audited(_ attributes: String = "") throws -> Audited {
      try Audited(
        """
        <UIWindow: 0x1; frame = (0 0; 320 480)>
           | <RCTView: 0x2; frame = (0 100; 320 20)\(attributes)>
           |    | <UIButton: 0x3; frame = (20 0; 60 44)>
        """)
    }
    let passing = try audited()
    #expect(passing.report.targets.map(\.reach) == [Rect(x: 20, y: 100, width: 60, height: 44)])
    #expect(passing.report.findings.map(\.rule) == [])
    let answer = Tappability(2, in: passing.report)
    #expect(answer.cutBy == [] && answer.isTapped)
    #expect(answer.middle?.receiver == 2)
    let clipping = try audited("; clipsToBounds = YES")
    #expect(clipping.report.targets.map(\.reach) == [Rect(x: 20, y: 100, width: 60, height: 20)])
    #expect(clipping.verdicts(.targetOutsideParent) == ["UIButton error"])
    #expect(Tappability(2, in: clipping.report).cutBy == [1])
  }
}
