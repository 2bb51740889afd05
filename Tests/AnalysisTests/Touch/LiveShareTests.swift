import Analysis
import Formats
import Hierarchy
import TestSupport
import Testing

/// `why`: how much of a view takes touches, and who takes the rest.
@Suite struct LiveShareTests {
  private func share(_ node: Int, _ text: String, _ options: AuditOptions = AuditOptions()) throws
    -> LiveShare
  {
    LiveShare(node, in: try Audited(text, options).report)
  }

  /// Of views that are not turned, what is taken and what is left are all of the reach, and what is
  /// left is what the live map says.
  @Test func agreesWithTheLiveMapOnRandomTrees() throws {
    var compared = 0
    for seed in 0..<UInt64(400) {
      let random = RandomTree(seed: seed, style: .exact)
      // Every third view is a button.
      var text = ""
      for (place, row) in random.text.split(separator: "\n").enumerated() {
        let name = place % 3 == 2 ? "<UIButton:" : "<UIView:"
        text += String(row).replacing("<UIView:", with: name) + "\n"
      }
      let tree = try Dump.read(SourceText(text)).tree
      let report = Audit(AuditOptions.with { $0.measuresLiveAreas = true }).report(on: tree)
      let map = try #require(report.context.live)
      for target in report.targets where target.obstacle == nil {
        guard map.isExact(target.node), let live = LiveShare(target.node, in: report).live else {
          continue
        }
        #expect(
          abs(live.area - map.region(of: target.node).area) < 1e-6,
          "seed \(seed), node \(target.node)")
        compared += 1
      }
    }
    #expect(compared > 50)
  }

  @Test func atMostEightTakersAreListed() throws {
    var rows = [
      "<UIWindow: 0x1; frame = (0 0; 320 480)>", "   | <UIButton: 0x2; frame = (0 0; 300 44)>",
    ]
    for place in 0..<11 {
      rows.append("   | <Pin: 0x3; frame = (\(place * 20) 0; \(place < 3 ? 10 : 8) 44)>")
    }
    let share = try share(1, rows.joined(separator: "\n"))
    #expect(share.takers.map(\.node) == Array(2...9) && share.moreTakers == 3)
    #expect(share.takers[0].area == 440 && share.takers[7].area == 352)
    #expect(share.live.map { abs($0.area - 9064) < 1e-6 } ?? false)
  }

  /// What scrolls comes out from under a bar again, so that the bar takes nothing for good.
  @Test func aBarOverWhatScrolls() throws {
    let share = try share(
      2,
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIScrollView: 0x2; frame = (0 0; 320 480)>
         |    | <UIButton: 0x3; frame = (0 24; 320 80)>
         | <UINavigationBar: 0x4; frame = (0 20; 320 44)>
      """)
    #expect(share.live?.ofReach == 1 && share.takers.isEmpty)
    #expect(share.hitTested?.ofReach == 0.5 && share.differs)
  }

  /// A view takes touches around its bounds where somebody says so, and is measured against that.
  @Test func hitInsetsAreItsOwn() throws {
    let selector = try Selector("UIButton")
    let insets = EdgeInsets(top: -10, left: -10, bottom: -10, right: -10)
    let share = try share(
      1,
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIButton: 0x2; frame = (10 10; 24 24)>
      """, .with { $0.hitInsets = [HitInset(selector, insets)] })
    #expect(share.live?.area == 44 * 44 && share.live?.ofOwn == 1)
  }

  @Test func whatIsPlacedNowhereMayTakeMore() throws {
    let share = try share(
      1,
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIButton: 0x2; frame = (10 10; 44 44)>
         | <Lid: 0x3; frame = (0 0; 90 90); transform = [0.707107, 0.707107, -0.707107, 0.707107, 0, 0]>
      """)
    #expect(share.isAtMost && share.live?.ofOwn == 1)
  }

  @Test func nothingIsSaidWhereNothingIsKnown() throws {
    let share = try share(
      2,
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" x="0" y="0" width="375" height="667">
        <XCUIElementTypeWindow type="XCUIElementTypeWindow" x="0" y="0" width="375" height="667">
          <XCUIElementTypeButton type="XCUIElementTypeButton" x="10" y="20" width="44" height="44"/>
        </XCUIElementTypeWindow>
      </XCUIElementTypeApplication>
      """)
    #expect(share.live == nil && share.hitTested == nil && share.takers.isEmpty)
  }

  @Test func scrollingAndTheWindow() throws {
    let share = try share(
      2,
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIScrollView: 0x2; frame = (0 0; 320 400)>
         |    | <UIButton: 0x3; frame = (300 380; 44 44)>
      """)
    #expect(share.cuts.map(\.node) == [0, 1])
    #expect(share.cuts.map(\.change) == [.move, .scroll])
    #expect(share.cuts[1].by == EdgeInsets(top: 0, left: 0, bottom: 24, right: 24))
    #expect(share.live?.ofOwn == 400.0 / (44 * 44))
  }
}
