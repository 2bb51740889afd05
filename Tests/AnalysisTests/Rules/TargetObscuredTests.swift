import Analysis
import Formats
import Hierarchy
import Testing

/// What lies on a target, and which rule says so.
@Suite struct TargetObscuredTests {
  private let window = "<UIWindow: 0x1; frame = (0 0; 320 480)>\n"
  private let button = "   | <UIButton: 0x2; frame = (20 100; 80 44); opaque = NO>\n"

  private func audited(_ rows: String...) throws -> Audited {
    try Audited(window + button + rows.map { "   | \($0)\n" }.joined())
  }

  @Test func nothingIsLeft() throws {
    let audited = try audited("<UIView: 0x3; frame = (0 80; 320 100)>")
    #expect(audited.verdicts(.targetObscured) == ["UIButton error"])
    #expect(audited.verdicts(.touchSink) == ["UIView warning"])
    #expect(audited.findings(.targetTooSmall).isEmpty)
    #expect(audited.findings(.touchSink).first?.related == [1])
    let wording = audited.wording(.targetObscured)
    #expect(
      wording?.message
        == "No touch reaches UIButton 0x2 at (20 100; 80 44) of the screen: UIView 0x3 takes those "
        + "in (20 100; 80 44). Set isUserInteractionEnabled to false on UIView if it has nothing to "
        + "do with touches; else move it off, or override its point(inside:with:).")
    #expect(
      wording?.cause
        == "the order of subviews (addSubview, insertSubview, bringSubviewToFront): the later one "
        + "is asked first, whatever it shows")
  }

  @Test func tooLittleIsLeft() throws {
    let whole = try self.audited("<UIButton: 0x3; frame = (60 100; 80 44); opaque = NO>")
    // Which target takes it is target-overlap's, and so is what is left; one finding says both.
    #expect(whole.verdicts(.targetOverlap) == ["UIButton error"])
    #expect(whole.findings(.targetTooSmall).isEmpty && whole.findings(.targetObscured).isEmpty)
    let audited = Audited(whole.tree, .with { $0.rules = [.targetObscured] })
    #expect(audited.verdicts(.targetObscured) == ["UIButton warning"])
    #expect(
      audited.wording(.targetObscured)?.message
        == "50% of UIButton 0x2 at (20 100; 80 44) of the screen never gets a touch: UIButton 0x3 "
        + "takes those in (60 100; 40 44); the largest part that is left is 40 x 44 pt, and 44 x 44 "
        + "is asked for. Move one of them, or bring this one to the front where its touches are "
        + "meant to win.")
  }

  @Test func enoughIsLeft() throws {
    let near = "<UIButton: 0x3; frame = (90 100; 80 44); opaque = NO>"
    // target-overlap names both.
    #expect(try audited(near).verdicts(.targetObscured) == [])
    #expect(try audited(near).verdicts(.targetOverlap) == ["UIButton warning"])
    let alone = AuditOptions.with { $0.rules = [.targetObscured] }
    func verdicts(_ other: String) throws -> [String] {
      try Audited(window + button + other + "\n", alone).verdicts(.targetObscured)
    }
    #expect(try verdicts("   | " + near) == ["UIButton note"])
    // 14 of a 48 pt finger's 48 land on the other one, for 34 on the button.
    #expect(
      try verdicts("   | <UIButton: 0x3; frame = (70 100; 80 44); opaque = NO>")
        == ["UIButton warning"])
    #expect(try verdicts("   | <UIButton: 0x3; frame = (99 100; 80 44); opaque = NO>") == [])
  }

  @Test func aTargetTooSmallByItselfIsLeftToItsSize() throws {
    let audited = try Audited(
      window
        + """
           | <UIButton: 0x2; frame = (20 100; 40 40); opaque = NO>
           | <UIButton: 0x3; frame = (50 100; 60 60); opaque = NO>

        """)
    #expect(audited.findings(.targetObscured).isEmpty)
    #expect(audited.verdicts(.targetTooSmall) == ["UIButton warning"])
    #expect(
      audited.findings(.targetTooSmall).first?.measured
        == .size(Size(width: 30, height: 40), minimum: Size(width: 44, height: 44)))
    let message = audited.wording(.targetTooSmall)?.message ?? ""
    #expect(
      message.hasPrefix("UIButton is 40 x 40 pt; 44 x 44 asks for 4 pt more width")
        && message.hasSuffix(
          " Of that only 30 x 40 pt are left: UIButton on it takes the touches elsewhere.")
    )
  }

  @Test(
    arguments: [
      "<UIView: 0x3; frame = (0 80; 320 100); userInteractionEnabled = NO>",
      "<UIView: 0x3; frame = (0 80; 320 100); hidden = YES>",
      "<UIView: 0x3; frame = (0 80; 320 100); alpha = 0>",
      "<RCTView: 0x3; frame = (0 80; 320 100)>",
      "<PassThroughView: 0x3; frame = (0 80; 320 100)>",
      "<UIToolbar: 0x3; frame = (0 100; 320 44)>",
      "<_UISearchBarBackdrop: 0x3; frame = (0 80; 320 100)>",
      "<UIView: 0x3; frame = (20 143.5; 80 0.5)>",
    ])
  func whatMayLieOnATarget(row: String) throws {
    let audited = try audited(row)
    #expect(audited.findings(.targetObscured).isEmpty)
    #expect(audited.findings(.touchSink).isEmpty)
  }

  @Test func whatHidesATargetIsANote() throws {
    let audited = try audited(
      "<UIView: 0x3; frame = (0 80; 320 100); backgroundColor = UIExtendedGrayColorSpace 1 1>")
    #expect(audited.verdicts(.targetObscured) == ["UIButton note"])
    #expect(audited.findings(.touchSink).isEmpty)
    #expect(audited.report.verdicts().map(\.answer) == [.notJudged])
    #expect(
      audited.wording(.targetObscured)?.message
        == "UIButton lies hidden behind UIView, which takes its touches; nothing of it is seen.")
    // A veil of which half the light comes through hides nothing.
    #expect(
      try self.audited(
        "<UIView: 0x3; frame = (0 80; 320 100); backgroundColor = UIExtendedGrayColorSpace 0 0.5>"
      ).verdicts(.targetObscured) == ["UIButton error"])
  }

  @Test func aScreenInFrontIsAQuestion() throws {
    let audited = try audited("<UIView: 0x3; frame = (0 0; 320 480)>")
    #expect(audited.verdicts(.targetObscured) == ["UIButton cannot-tell"])
    #expect(audited.findings(.touchSink).isEmpty)
    #expect(audited.wording(.targetObscured)?.ask == "po [(UIView *)0x3 backgroundColor]")
    #expect(audited.report.verdicts().map(\.answer) == [.cannotTell])
  }

  @Test func theSameActionIsANote() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIButton: 0x2; frame = (20 100; 80 44); opaque = NO; ax.id = "send">
         | <UIButton: 0x3; frame = (20 100; 80 44); opaque = NO; ax.id = "send">

      """
    #expect(try Audited(text).verdicts(.targetObscured) == ["UIButton note"])
  }

  @Test func nothingDuringAPush() throws {
    let audited = try audited(
      "<UIView: 0x3; frame = (0 80; 320 100)>",
      "<UINavigationBar: 0x4; frame = (0 20; 320 44); userInteractionEnabled = NO>")
    #expect(audited.findings(.targetObscured).isEmpty)
    #expect(audited.findings(.touchSink).isEmpty)
  }

  @Test func whatScrollsAwayIsNoFault() throws {
    let list = """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UITableView: 0x2; frame = (0 0; 320 480); clipsToBounds = YES>
         |    | <UITableViewCell: 0x3; frame = (0 400; 320 60)>
         |    | <UIView: 0x4; frame = (0 400; 320 40)>
         | <UIView: 0x5; frame = (0 380; 320 100)>

      """
    let audited = try Audited(list)
    #expect(audited.findings(.targetObscured).isEmpty)
    #expect(audited.findings(.touchSink).isEmpty)
  }

  @Test func aPlainViewInAButtonKeepsItsTouches() throws {
    let audited = try Audited(
      window + button + """
           |    | <UIVisualEffectView: 0x3; frame = (0 0; 80 44)>
           |    |    | <_UIVisualEffectBackdropView: 0x4; frame = (0 0; 80 44); userInteractionEnabled = NO>
           |    | <UILabel: 0x5; frame = (0 0; 80 44); text = 'Go'; userInteractionEnabled = NO>

        """)
    #expect(audited.verdicts(.targetObscured) == ["UIButton error"])
    #expect(audited.verdicts(.touchSink) == ["UIVisualEffectView warning"])
    // A recognizer on the button gets them all the same.
    let recognized =
      window + button.replacing(">\n", with: "; gestureRecognizers = <NSArray: 0x6>>\n")
      + "   |    | <UIView: 0x3; frame = (0 0; 80 44)>\n"
    #expect(try Audited(recognized).findings(.targetObscured).isEmpty)
  }

  @Test func whatATargetHoldsIsNoCover() throws {
    let audited = try Audited(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UITableViewCell: 0x2; frame = (0 100; 320 60)>
         |    | <UIButton: 0x3; frame = (0 0; 320 60); opaque = NO>
         | <UIButton: 0x4; frame = (0 200; 60 60); opaque = NO>
         |    | <UIButton: 0x5; frame = (8 8; 44 44); opaque = NO>

      """)
    #expect(audited.findings(.targetObscured).isEmpty)
    #expect(audited.findings(.touchSink).isEmpty)
    #expect(audited.verdicts(.targetTooSmall) == ["UIButton note"])
    #expect(
      audited.wording(.targetTooSmall)?.message
        == "UIButton is 60 x 60 pt, and only 60 x 8 of it is left beside UIButton in it; 44 x 44 is "
        + "asked for.")
  }

  @Test func aLargerOneOfTheSameNameEasesASize() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIButton: 0x2; frame = (20 100; 20 20); opaque = NO; ax.id = "fold">
         | <UIButton: 0x3; frame = (60 100; 200 44); opaque = NO; ax.id = "fold">

      """
    #expect(try Audited(text).verdicts(.targetTooSmall) == ["UIButton note"])
  }
}
