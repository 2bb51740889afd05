import Analysis
import Hierarchy
import Testing

/// `target-outside-parent` at its limits.
@Suite struct TargetOutsideParentTests {
  private let rule = RuleID.targetOutsideParent

  private func audited(_ rows: String...) throws -> Audited {
    let window = "<UIWindow: 0x1; frame = (0 0; 320 480)>\n"
    return try Audited(window + rows.map { "   | \($0)\n" }.joined())
  }

  /// A button in a card of 200 x 100.
  private func button(_ frame: String, _ more: String...) throws -> Audited {
    try Audited(
      ([
        "<UIWindow: 0x1; frame = (0 0; 320 480)>", "   | <Card: 0x2; frame = (20 100; 200 100)>",
        "   |    | <UIButton: 0x3; frame = \(frame)>",
      ] + more.map { "   |    |    | \($0)" }).joined(separator: "\n") + "\n")
  }

  @Test(arguments: [
    ("(0 0; 200 100)", ""), ("(0 0; 200 100.04)", ""), ("(0 0; 200 100.06)", "note"),
    ("(0 0; 200 111)", "note"), ("(0 0; 200 112)", "warning"), ("(-5 0; 200 100)", "note"),
    ("(0 56.1; 100 44)", "warning"), ("(0 57.1; 100 44)", "error"), ("(0 70; 100 31)", "note"),
    ("(0 70; 100 34)", "warning"),
    ("(210 0; 44 44)", "error"), ("(210 0; 30 30)", "warning"),
  ])
  func limits(frame: String, severity: String) throws {
    #expect(try button(frame).verdicts(rule) == (severity.isEmpty ? [] : ["UIButton \(severity)"]))
  }

  @Test func aMarkThatIsCutIsAnError() throws {
    let cut = try button(
      "(0 0; 200 105)", "<UIButtonLabel: 0x4; frame = (10 80; 60 22); text = 'Order'>")
    #expect(
      cut.wording(rule)?.message
        == "UIButton reaches 5 pt past the bottom edge of its superview Card (200 x 100 pt): 5% of it "
        + "never gets a touch, a part of what is seen of it included; 200 x 100 pt are left. Taps there "
        + "go to what lies behind. Enlarge Card to hold it, or move it inside; failing that, override "
        + "point(inside:with:) of Card.")
    #expect(cut.verdicts(rule) == ["UIButton error"])
    let whole = try button(
      "(0 0; 200 105)", "<UIButtonLabel: 0x4; frame = (10 78; 60 22); text = 'Order'>")
    #expect(whole.verdicts(rule) == ["UIButton note"])
  }

  @Test(arguments: [
    ("(0 0; 80 44)", "43.5", "warning"), ("(0 0; 80 44)", "43", "warning"),
    ("(0 0; 80 44)", "42.9", "error"), ("(0 0; 80 45)", "44", "note"),
    ("(0 0; 80 46)", "44", "error"), ("(0 0; 80 9)", "8", "warning"),
  ])
  func aHairlineIsNoError(frame: String, height: String, severity: String) throws {
    let found = try audited(
      "<UITableViewCellContentView: 0x2; frame = (0 100; 320 \(height))>",
      "   | <UISlider: 0x3; frame = \(frame)>")
    #expect(found.verdicts(rule) == ["UISlider \(severity)"])
    let isTall = frame.hasSuffix("44)") || frame.hasSuffix("45)") || frame.hasSuffix("46)")
    #expect(found.verdicts(.targetTooSmall) == (isTall ? [] : ["UISlider warning"]))
  }

  @Test func aSuperviewOfZeroSize() throws {
    let found = try audited(
      "<Card: 0x2; frame = (20 100; 0 0)>", "   | <UIButton: 0x3; frame = (0 0; 80 44)>")
    #expect(
      found.wording(rule)?.message
        == "UIButton reaches 44 pt past the bottom edge and 80 pt past the right edge of its superview "
        + "Card (0 x 0 pt): all of it never gets a touch. Taps there go to what lies behind. Enlarge "
        + "Card to hold it, or move it inside; failing that, override point(inside:with:) of Card.")
    #expect(
      found.wording(rule)?.cause
        == "a superview without a size: constraints that tie it to its content are missing")
    #expect(found.report.verdicts().map(\.answer) == [.fail])
    #expect(found.verdicts(.targetTooSmall) == [])
  }

  @Test func theNearestAncestorThatCutsIsNamedAndOthersBeside() throws {
    let found = try audited(
      "<Outer: 0x2; frame = (0 100; 100 100)>", "   | <Middle: 0x3; frame = (0 0; 200 50)>",
      "   |    | <Inner: 0x4; frame = (0 0; 300 300)>",
      "   |    |    | <UIButton: 0x5; frame = (60 10; 80 80)>")
    let finding = try #require(found.findings(rule).first)
    #expect(finding.related == [2, 1])
    #expect(
      finding.message.hasPrefix(
        "UIButton reaches 40 pt past the bottom edge of its ancestor Middle (200 x 50 pt): 75% of it"
      ))
  }

  @Test func whatTheWindowCutsIsLeftToTheOtherRule() throws {
    let found = try audited(
      "<Card: 0x2; frame = (0 400; 320 80)>", "   | <UIButton: 0x3; frame = (0 40; 80 60)>")
    #expect(found.verdicts(rule) == [])
    #expect(found.verdicts(.targetOffscreen) == ["UIButton note"])
    let away = try audited(
      "<Card: 0x2; frame = (0 400; 320 80)>", "   | <UIButton: 0x3; frame = (0 90; 80 60)>")
    #expect(away.verdicts(rule) == [])
    #expect(away.verdicts(.targetOffscreen) == ["UIButton warning"])
  }

  @Test func scrollViewsAndReactNativeDoNotCut() throws {
    let button = "   | <UIButton: 0x3; frame = (0 90; 80 60)>"
    let scrolled = try audited("<UIScrollView: 0x2; frame = (0 100; 320 100)>", button)
    #expect(scrolled.verdicts(rule) == [])
    for name in ["RCTView", "RCTViewComponentView"] {
      let open = try audited("<\(name): 0x2; frame = (0 100; 320 100)>", button)
      #expect(open.verdicts(rule) == [], "\(name)")
      let clips = try audited(
        "<\(name): 0x2; frame = (0 100; 320 100); clipsToBounds = YES>", button)
      #expect(clips.verdicts(rule) == ["UIButton error"], "\(name)")
      let child = try audited(
        "<Header: 0x2; baseClass = \(name); frame = (0 100; 320 100)>", button)
      #expect(child.verdicts(rule) == [], "a subclass of \(name)")
    }
    let above = try audited(
      "<Card: 0x2; frame = (0 100; 320 120)>", "   | <RCTView: 0x4; frame = (0 0; 320 100)>",
      "   |    | <UIButton: 0x3; frame = (0 90; 80 60)>")
    #expect(above.findings(rule).map(\.related) == [[1]], "the plain view above still cuts")
  }

  @Test func whatClipsAndShowsNothingIsANote() throws {
    let found = try audited(
      "<Card: 0x2; frame = (0 100; 320 0); clipsToBounds = YES>",
      "   | <UIButton: 0x3; frame = (0 0; 80 44)>")
    #expect(found.verdicts(rule) == ["UIButton note"])
    #expect(found.wording(rule)?.message.hasSuffix(" Nothing of it is seen either.") == true)
  }

  @Test func barItemsAndPrivateControlsAreUIKitsAffair() throws {
    let item = ItemBar(others: ["<UINavigationButton: 0x20; frame = (260 20; 50 44)>"])
    #expect(try Audited(item).verdicts(rule) == [])
    let edit = try audited(
      "<UITableViewCell: 0x2; frame = (0 100; 320 44)>",
      "   | <UITableViewCellEditControl: 0x3; frame = (-38 0; 38 44)>")
    #expect(edit.verdicts(rule) == [])
  }

  @Test func aScaledSuperview() throws {
    let found = try audited(
      "<Card: 0x2; frame = (0 0; 100 100); transform = [0.5, 0, 0, 0.5, 0, 0]>",
      "   | <UIButton: 0x3; frame = (100 0; 120 100)>")
    let finding = try #require(found.findings(rule).first)
    #expect(
      finding.measured
        == .outside(
          EdgeInsets(top: 0, left: -100, bottom: -100, right: 20), share: 1.0 / 6))
  }
}
