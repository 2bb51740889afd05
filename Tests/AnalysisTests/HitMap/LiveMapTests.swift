import Analysis
import Formats
import Hierarchy
import Testing

/// What of targets takes touches when other views lie on them.
@Suite struct LiveMapTests {
  private struct Live {
    let tree: ViewTree
    let map: LiveMap

    init(_ rows: [String]) throws {
      let window = "<UIWindow: 0x1; frame = (0 0; 320 480)>"
      tree = try Dump.read(SourceText(([window] + rows).joined(separator: "\n"))).tree
      let options = AuditOptions.with { $0.measuresLiveAreas = true }
      map = try #require(AuditContext(tree, options: options).live)
    }

    func area(_ node: Int) -> Double { map.region(of: node).area }
  }

  private static func row(_ level: Int, _ name: String, _ frame: String, _ rest: String = "")
    -> String
  {
    String(repeating: "   | ", count: level) + "<\(name): 0x2; frame = (\(frame))\(rest)>"
  }

  @Test func plainViewTakesWhatItCovers() throws {
    let live = try Live([
      Self.row(1, "UIButton", "0 0; 100 40"), Self.row(1, "UIView", "60 0; 100 40"),
    ])
    #expect(live.map.region(of: 1).rects == [Rect(x: 0, y: 0, width: 60, height: 40)])
    let covers = live.map.covers(of: 1, over: Rect(x: 0, y: 0, width: 100, height: 40))
    #expect(covers.map(\.node) == [2])
    #expect(covers[0].region.rects == [Rect(x: 60, y: 0, width: 40, height: 40)])
  }

  @Test func containersPassOnWhatTheirChildrenDoNotTake() throws {
    let live = try Live([
      Self.row(1, "UIButton", "0 0; 100 40"), Self.row(1, "UIScrollView", "0 0; 320 480"),
      Self.row(2, "UIButton", "90 0; 100 40"),
    ])
    #expect(live.area(1) == 3_600)
    #expect(live.area(3) == 4_000)
  }

  @Test func disabledAndHiddenViewsTakeNothing() throws {
    let live = try Live([
      Self.row(1, "UIButton", "0 0; 100 40"),
      Self.row(1, "UIView", "0 0; 100 40", "; userInteractionEnabled = NO"),
      Self.row(1, "UIView", "0 0; 100 40", "; hidden = YES"),
      Self.row(1, "UIView", "0 0; 100 40", "; alpha = 0"),
      Self.row(1, "UILabel", "0 0; 100 40", "; userInteractionEnabled = NO"),
    ])
    #expect(live.area(1) == 4_000)
  }

  @Test func plainViewInAButtonTakesItsTouchesAndInACellDoesNot() throws {
    let live = try Live([
      Self.row(1, "UIButton", "0 0; 100 40"), Self.row(2, "UIView", "0 0; 50 40"),
      Self.row(1, "UITableViewCell", "0 100; 320 44"), Self.row(2, "UIView", "0 0; 50 40"),
      Self.row(2, "UIButton", "200 0; 100 44"),
    ])
    #expect(live.area(1) == 2_000)
    #expect(live.area(3) == 220 * 44)
    #expect(live.area(5) == 4_400)
  }

  @Test func barsAndWhatScrollsNeverJudgeEachOther() throws {
    let live = try Live([
      Self.row(1, "UIScrollView", "0 0; 320 480"), Self.row(2, "UIButton", "0 0; 100 100"),
      Self.row(1, "UINavigationBar", "0 20; 320 44"), Self.row(2, "UIButton", "0 0; 80 44"),
      Self.row(1, "UIView", "0 0; 50 480"),
    ])
    // The plain view lies on both.
    #expect(live.area(2) == 5_000)
    #expect(live.area(4) == 30 * 44)
  }

  @Test func turnedViewMakesUncertainOnlyWhatItLiesOn() throws {
    let turned = "; transform = [0.8660254, 0.5, -0.5, 0.8660254, 0, 0]"
    let live = try Live([
      Self.row(1, "UIButton", "50 50; 10 10"), Self.row(1, "UIButton", "80 80; 20 20"),
      Self.row(1, "UIView", "50 50; 89.28203 74.64102", turned),
      Self.row(1, "UIButton", "80 80; 20 20"),
    ])
    // In the corner of the box there is nothing of the view.
    #expect(live.map.isExact(1))
    #expect(!live.map.isExact(2))
    #expect(live.map.isExact(4))
  }
}
