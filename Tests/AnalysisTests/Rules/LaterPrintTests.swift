import Analysis
import Testing

/// A print that stands behind another one of the same objects and takes its place.
@Suite struct LaterPrintTests {
  private let off = "userInteractionEnabled = NO"
  private let question = "(lldb) po [[UIWindow keyWindow] recursiveDescription]\n"

  private func screen(x: Int, off: String = "", window: String = "0x1") -> String {
    """
    <UIWindow: \(window); frame = (0 0; 320 480)>
       | <UIViewControllerWrapperView: 0x2; frame = (\(x) 0; 320 480)\(off)>
       |    | <UISlider: 0x3; frame = (20 120; 80 44)>
       | <UINavigationBar: 0x4; frame = (0 20; 320 44)\(off)>

    """
  }

  private func doubts(_ text: String) throws -> [String] {
    let audited = try Audited(text)
    return audited.report.findings.filter { $0.result == .cannotTell }
      .map { "\($0.rule.rawValue) \($0.node)" }
  }

  @Test func whatIsDeadInAPushIsJudgedWhenItHasEnded() throws {
    let moving = screen(x: 0, off: "; \(off)")
    #expect(try doubts(moving) == ["target-dead 1"])
    #expect(try doubts(moving + question + screen(x: 0)) == [])
    #expect(try doubts(moving + question + moving) == ["target-dead 5"], "still moving")
    #expect(try doubts(moving + question + screen(x: 0, window: "0x9")) == ["target-dead 1"])
    let verdicts = try Audited(moving + question + screen(x: 0)).report.verdicts()
    #expect(verdicts.map(\.answer) == [.notJudged, .pass])
    #expect(verdicts.first?.reasons == ["interaction-disabled", "printed-again"])
  }

  @Test func aPrintBeforeATransitionSettlesNothing() throws {
    #expect(
      try doubts(screen(x: 0) + question + screen(x: 0, off: "; \(off)")) == ["target-dead 5"])
  }

  @Test func whatSlidesInIsJudgedWhereItComesToRest() throws {
    let moving = screen(x: 320).replacing("(0 20; 320 44)", with: "(0 20; 320 44); \(off)")
    #expect(try doubts(moving) == ["target-offscreen 2"])
    #expect(try doubts(moving + question + screen(x: 0)) == [])
    let out = try Audited(moving + question + screen(x: 320))
    #expect(out.verdicts(.targetOffscreen) == ["UISlider warning"])
  }

  @Test func aPieceIsJudgedInItsWindowBeforeOrBehindIt() throws {
    let piece =
      "<UIView: 0x5; frame = (0 0; 320 100)>\n   | <UISlider: 0x6; frame = (0 90; 80 44)>\n"
    let window =
      "<UIWindow: 0x1; frame = (0 0; 320 480)>\n   | <UIView: 0x5; frame = (0 0; 320 200)>\n"
      + "   |    | <UISlider: 0x6; frame = (0 90; 80 44)>\n"
    #expect(try doubts(piece) == ["target-offscreen 1"])
    #expect(try doubts(piece + question + window) == [])
    #expect(try doubts(window + "and\n" + piece) == [])
    #expect(try doubts(piece + "(lldb) po page\n" + piece) == ["target-offscreen 3"])
  }

  @Test func aPrintThatLeavesRowsOutSettlesWhatItHolds() throws {
    let moving = screen(x: 0, off: "; \(off)")
    let gap = "   | <UIView: 0x7; frame = (0 400; 9 9)>\n   ...\n"
    #expect(try doubts(moving + question + screen(x: 0) + gap) == [])
    let without =
      screen(x: 0).split(separator: "\n").filter { !$0.contains("UISlider") }
      .joined(separator: "\n") + "\n"
    #expect(try doubts(moving + question + without) == [], "it is gone")
    #expect(try doubts(moving + question + without + gap) == ["target-dead 1"], "or left out")
  }

  @Test func aBarIsJudgedByALaterPrintOfItAlone() throws {
    let zero = ItemBar(
      bar: "(0 0; 0 0)", container: "(0 0; 0 0)", label: "(0 0; 0 0); text = 'Trips'",
      arrow: "(0 0; 0 0)"
    ).text
    #expect(try doubts(zero) == ["invalid-frame 1", "target-oversized 2"])
    let laid =
      ItemBar(label: "(19 5; 41 22); text = 'Trips'").text.split(separator: "\n")
      .dropFirst().map { String($0.dropFirst(5)) }.joined(separator: "\n") + "\n"
    #expect(try doubts(zero + "(lldb) po bar\n" + laid) == [])
    #expect(
      try doubts(laid + "(lldb) po window\n" + zero) == ["invalid-frame 5", "target-oversized 6"])
  }

  @Test func whetherABackButtonIsMissingIsAskedOfTheLaterPrint() throws {
    let required = AuditOptions.with { $0.requiresBackButton = true }
    let moving = screen(x: 0, off: "; \(off)")
    let settled = try Audited(moving + question + screen(x: 0), required)
    #expect(settled.verdicts(.backButtonMissing) == ["UINavigationBar error"])
    #expect(settled.findings(.backButtonMissing).map(\.node) == [7])
    let bare = "<UIWindow: 0x1; frame = (0 0; 9 9)>\n   | <UIView: 0x2; frame = (0 0; 9 9)>\n"
    #expect(
      try Audited(bare + "   ...\n" + question + bare, required).verdicts(.backButtonMissing)
        == ["UIWindow error"])
  }
}
