import Analysis
import Hierarchy
import Testing

/// `target-offscreen` at its limits.
@Suite struct TargetOffscreenTests {
  private let rule = RuleID.targetOffscreen

  private func audited(
    root: String = "UIWindow: 0x1; frame = (0 0; 320 480)", _ rows: String...
  ) throws -> Audited {
    try Audited("<\(root)>\n" + rows.map { "   | \($0)\n" }.joined())
  }

  @Test(arguments: [
    ("(0 0; 320 480)", ""), ("(276.04 0; 44 44)", ""), ("(276.06 0; 44 44)", "note"),
    ("(-0.06 0; 44 44)", "note"), ("(0 436.04; 44 44)", ""), ("(0 479; 44 44)", "note"),
    ("(0 480; 44 44)", "warning"), ("(0 479.96; 44 44)", "warning"), ("(-44 0; 44 44)", "warning"),
  ])
  func edges(frame: String, severity: String) throws {
    let found = try audited("<UIButton: 0x2; frame = \(frame)>")
    #expect(found.verdicts(rule) == (severity.isEmpty ? [] : ["UIButton \(severity)"]))
  }

  @Test func messages() throws {
    let cause =
      "a frame made for another screen size, or a view that is parked outside instead of hidden "
      + "(isHidden = true)"
    let whole = try audited("<UIButton: 0x2; frame = (400 9; 60 44)>")
    #expect(
      whole.wording(rule)?.message
        == "UIButton at (400 9; 60 44) lies wholly outside the window (0 0; 320 480), 140 pt past its "
        + "right edge: no finger reaches it.")
    #expect(whole.wording(rule)?.cause == cause)
    #expect(whole.report.verdicts().map(\.answer) == [.fail])
    let part = try audited("<UIButton: 0x2; frame = (260 450; 80 60)>")
    #expect(
      part.wording(rule)?.message
        == "UIButton at (260 450; 80 60) lies partly outside the window (0 0; 320 480), 30 pt past "
        + "its bottom edge and 20 pt past its right edge: 63% of it cannot be reached.")
  }

  @Test func whatScrollingBringsInIsOneNoteForAScrollView() throws {
    let scroll = "<UIScrollView: 0x2; frame = (0 0; 320 480); contentOffset: {0, 0}>"
    let two = try audited(
      scroll, "   | <UIButton: 0x3; frame = (0 500; 80 44)>",
      "   | <UIButton: 0x4; frame = (0 600; 80 44)>", "   | <UIButton: 0x5; frame = (0 470; 80 44)>"
    )
    #expect(two.verdicts(rule) == ["UIScrollView note"])
    #expect(
      two.wording(rule)?.message
        == "2 targets in UIScrollView lie outside the window; scrolling can bring them in.")
    let one = try audited(scroll, "   | <UIButton: 0x3; frame = (0 500; 80 44)>")
    #expect(one.verdicts(rule) == ["UIButton note"])
    #expect(
      one.wording(rule)?.message
        == "UIButton lies outside the window; scrolling UIScrollView can bring it in.")
    #expect(one.report.verdicts().map(\.answer) == [.notJudged])
    let parked = try audited(
      "<UIScrollView: 0x2; frame = (320 0; 320 480)>", "   | <UIButton: 0x3; frame = (0 0; 80 44)>")
    #expect(parked.verdicts(rule) == ["UIButton warning"], "the scroll view is outside as well")
  }

  @Test func whatUIKitParksIsANote() throws {
    let bar = try audited(
      "<UIToolbar: 0x2; frame = (0 480; 320 44)>",
      "   | <UIToolbarButton: 0x3; frame = (6 0; 50 44)>")
    #expect(bar.verdicts(rule) == ["UIToolbarButton note"])
    #expect(
      bar.wording(rule)?.message.hasSuffix(": no finger reaches it; UIKit parks it there.") == true)
    let keyboard = try audited(
      root: "UIRemoteKeyboardWindow: 0x1; frame = (0 0; 320 480)",
      "<UIButton: 0x2; frame = (0 500; 80 44)>")
    #expect(keyboard.verdicts(rule) == ["UIButton note"])
  }

  @Test func aPieceDoesNotTell() throws {
    let found = try audited(
      root: "UIView: 0x1; frame = (0 0; 320 200)", "<UIButton: 0x2; frame = (0 220; 80 44)>")
    #expect(found.verdicts(rule) == ["UIButton cannot-tell"])
    #expect(found.wording(rule)?.ask == "po [[UIWindow keyWindow] recursiveDescription]")
  }

  @Test func pagesThatSlideInDoNotTell() throws {
    let found = try audited(
      "<UINavigationBar: 0x2; frame = (0 20; 320 44); userInteractionEnabled = NO>",
      "<UIButton: 0x3; frame = (320 100; 80 44)>", "<UIButton: 0x4; frame = (320 200; 80 44)>")
    #expect(found.verdicts(rule) == ["UIButton cannot-tell"])
    #expect(
      found.wording(rule)?.message
        == "2 targets lie outside the window while a push or pop runs; where they will come to rest "
        + "cannot be told.")
  }

  @Test func aHiddenTargetIsNoNews() throws {
    let found = try audited("<UIButton: 0x2; frame = (400 9; 60 44); hidden = YES>")
    #expect(found.verdicts(rule) == [])
  }
}
