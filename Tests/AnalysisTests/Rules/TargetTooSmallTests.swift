import Analysis
import Hierarchy
import Testing

/// `target-too-small` at its limits.
@Suite struct TargetTooSmallTests {
  private let rule = RuleID.targetTooSmall

  private func audited(
    _ rows: String..., options: AuditOptions = AuditOptions()
  ) throws -> Audited {
    let window = "<UIWindow: 0x1; frame = (0 0; 320 480)>\n"
    return try Audited(window + rows.map { "   | \($0)\n" }.joined(), options)
  }

  @Test func sixDigitsMayLoseAFewHundredths() throws {
    #expect(try audited("<UIButton: 0x2; frame = (9 9; 43.96 44)>").verdicts(rule) == [])
    let found = try audited("<UIButton: 0x2; frame = (9 9; 43.94 44)>")
    #expect(
      found.wording(rule)?.message
        == "UIButton is 43.94 x 44 pt; 44 x 44 asks for 0.06 pt more width. Enlarge it, or let it "
        + "take touches past its frame by 0.03 pt left and right (override point(inside:with:)), as far "
        + "as its superview reaches.")
    #expect(
      found.findings(rule).first?.measured
        == .size(Size(width: 43.94, height: 44), minimum: Size(width: 44, height: 44)))
  }

  @Test func eachSideIsNamed() throws {
    let low = try audited("<UIButton: 0x2; frame = (9 9; 50 20)>").wording(rule)?.message
    #expect(
      low
        == "UIButton is 50 x 20 pt; 44 x 44 asks for 24 pt more height. Enlarge it, or let it take "
        + "touches past its frame by 9 pt above and 15 pt below (override point(inside:with:)), as far as "
        + "its superview reaches.")
    let both = try audited("<UIButton: 0x2; frame = (9 9; 30 20)>").wording(rule)?.message
    #expect(
      both
        == "UIButton is 30 x 20 pt; 44 x 44 asks for 14 pt more width and 24 pt more height. Enlarge "
        + "it, or let it take touches past its frame by 7 pt left and right and 9 pt above and 15 pt below "
        + "(override point(inside:with:)), as far as its superview reaches.")
  }

  @Test func theMinimumIsTheOptions() throws {
    let row = "<UIButton: 0x2; frame = (9 9; 30 24)>"
    let fitting = AuditOptions.with { $0.minimum = Size(width: 30, height: 24) }
    #expect(try audited(row, options: fitting).verdicts(rule) == [])
    #expect(try audited(row, options: .with { $0.fit = .wcag }).verdicts(rule) == [])
    #expect(try audited(row, options: .with { $0.fit = .glyph }).verdicts(rule) == [])
    #expect(try audited(row).verdicts(rule) == ["UIButton warning"])
    let tiny = "<UIButton: 0x2; frame = (9 9; 23 24)>"
    #expect(
      try audited(tiny, options: .with { $0.fit = .wcag }).verdicts(rule) == ["UIButton warning"])
  }

  @Test func whatItsSuperviewCutsOffDoesNotCount() throws {
    let found = try audited(
      "<UIView: 0x2; frame = (0 100; 320 20)>", "   | <UIButton: 0x3; frame = (20 0; 60 44)>",
      options: .with { $0.rules = [.targetTooSmall] })
    #expect(
      found.wording(rule)?.message
        == "UIButton is 60 x 44 pt, but only 60 x 20 of it lies inside its ancestors; 44 x 44 asks "
        + "for 24 pt more height. What it lies in (UIView, 320 x 20) leaves no room around it: "
        + "enlarge both.")
  }

  @Test func aSideThatOnlyASuperviewMakesShortIsReportedOnce() throws {
    let parent = "<UIView: 0x2; frame = (0 100; 320 20)>"
    let tall = try audited(parent, "   | <UIButton: 0x3; frame = (20 0; 60 44)>")
    #expect(tall.verdicts(rule) == [])
    #expect(tall.verdicts(.targetOutsideParent) == ["UIButton error"])
    let narrow = try audited(parent, "   | <UIButton: 0x3; frame = (20 0; 30 44)>")
    #expect(
      narrow.wording(rule)?.message
        == "UIButton is 30 x 44 pt; 44 x 44 asks for 14 pt more width. Enlarge it, or let it take "
        + "touches past its frame by 7 pt left and right (override point(inside:with:)), as far as its "
        + "superview reaches.")
    let low = try audited(parent, "   | <UIButton: 0x3; frame = (20 0; 60 40)>")
    #expect(low.verdicts(rule) == ["UIButton warning"], "it was too low before it was cut")
    let clipped = try audited(
      "<UIView: 0x2; frame = (0 100; 320 0); clipsToBounds = YES>",
      "   | <UIButton: 0x3; frame = (20 0; 60 44)>")
    #expect(clipped.verdicts(.targetOutsideParent) == ["UIButton note"])
  }

  @Test func whatAScrollViewCutsOffCannotBeTold() throws {
    let found = try audited(
      "<UIScrollView: 0x2; frame = (0 100; 320 200); contentOffset: {0, 100}>",
      "   | <UIButton: 0x3; frame = (20 80; 60 44)>")
    #expect(found.verdicts(rule) == ["UIButton cannot-tell"])
    #expect(
      found.wording(rule).map { [$0.message, $0.ask] } == [
        "UIButton is 60 x 44 pt, but only 60 x 24 of it lies inside its ancestors; the edge of a "
          + "scroll view cuts it, so its size cannot be judged.",
        "scroll it into view, capture again, and paste that into the same file: "
          + "expr (void)[(UIScrollView *)0x2 "
          + "scrollRectToVisible:(CGRect){20, 80, 60, 44} animated:NO], then "
          + "po [[UIWindow keyWindow] recursiveDescription]",
      ])
    let small = try audited(
      "<UIScrollView: 0x2; frame = (0 100; 320 200); contentOffset: {0, 100}>",
      "   | <UIButton: 0x3; frame = (20 80; 60 40)>")
    #expect(small.verdicts(rule) == ["UIButton warning"], "it is too small wherever it scrolls")
  }

  @Test(arguments: ["UISwitch", "UIStepper", "UIPageControl", "UISearchBarTextField"])
  func whatUIKitSizesIsANote(name: String) throws {
    let found = try audited("<\(name): 0x2; frame = (9 9; 51 31)>")
    #expect(
      found.wording(rule)?.message
        == "\(name) is 51 x 31 pt; 44 x 44 asks for 13 pt more height. UIKit sizes it, so this is no "
        + "fault of the app's.")
    #expect(found.verdicts(rule) == ["\(name) note"])
    #expect(found.report.verdicts().map(\.answer) == [.pass])
  }

  @Test func barItemsAreAskedForNoMoreThanTheBarsHeight() throws {
    let item = "<UINavigationButton: 0x20; frame = (260 0; 50 32)>"
    let low = ItemBar(bar: "(0 20; 320 32)", container: nil, arrow: nil, others: [item])
    #expect(try Audited(low).verdicts(rule) == [])
    let high = ItemBar(container: nil, arrow: nil, others: [item])
    #expect(try Audited(high).verdicts(rule) == ["UINavigationButton note"])
    for (bar, name) in [("UIToolbar", "UIToolbarButton"), ("UITabBar", "UITabBarButton")] {
      let found = try audited(
        "<\(bar): 0x2; frame = (0 448; 320 32)>", "   | <\(name): 0x3; frame = (0 0; 64 32)>")
      #expect(found.verdicts(rule) == [], "\(name)")
    }
  }

  @Test func aBackButtonIsJudgedWhereTheBarTakesItsTaps() throws {
    // The container is 30 points high, the live area the whole bar.
    #expect(try Audited(ItemBar()).verdicts(rule) == [])
    let narrow = try Audited(ItemBar(container: "(8 6; 12.5 30)"))
    #expect(
      narrow.wording(rule)?.message
        == "UINavigationItemButtonView takes taps over 20.5 x 44 pt; 44 x 44 asks for 23.5 pt more "
        + "width. UIKit sizes it, so this is no fault of the app's.")
    #expect(narrow.findings(rule).first?.basis == .eraModel)
    let alone = try Audited(ItemBar(), .with { $0.era = .none })
    #expect(alone.verdicts(rule) == ["UINavigationItemButtonView note"])
    #expect(alone.findings(rule).first?.basis == .frame)
  }

  @Test(arguments: [
    ("hidden = YES", "hidden"), ("alpha = 0", "alpha"),
    ("userInteractionEnabled = NO", "interaction-disabled"),
  ])
  func aDeadTargetIsNotJudged(attribute: String, reason: String) throws {
    let found = try audited("<UIButton: 0x2; frame = (9 9; 20 20); \(attribute)>")
    #expect(found.verdicts(rule) == [])
    #expect(found.report.verdicts().map(\.answer) == [.notJudged])
    #expect(found.report.verdicts().map(\.reasons) == [[reason]])
    #expect(!found.report.hasExaminedSomething)
  }

  @Test func noAreaAndOutOfReachAreNotJudged() throws {
    let found = try audited(
      "<UIButton: 0x2; frame = (9 9; 0 20)>", "<UIButton: 0x3; frame = (400 9; 20 20)>")
    #expect(found.report.verdicts().map(\.reasons) == [["no-area"], ["target-offscreen"]])
    #expect(found.report.verdicts().map(\.answer) == [.notJudged, .fail])
    #expect(found.verdicts(rule) == [])
  }

  /// In what no mark is printed of, two rules cannot tell anything, and the verdict says so.
  @Test func whatShowsNothingPassesWithAWord() throws {
    let report = try Audited(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIButton: 0x2; frame = (20 100; 80 44)>
         | <UIButton: 0x3; frame = (20 200; 80 44)>
         |    | <UIImageView: 0x4; frame = (20 10; 24 24)>
         | <UIButton: 0x5; frame = (20 300; 80 44); backgroundColor = UIExtendedGrayColorSpace 1 1>
         | <UISwitch: 0x6; frame = (20 400; 51 44)>
         | <UIButton: 0x7; frame = (120 400; 44 20)>
      """
    ).report
    #expect(
      report.verdicts(withMarks: true).map(\.reasons)
        == [["mark-not-printed"], [], [], [], ["target-too-small"]])
    #expect(report.verdicts().map(\.reasons) == [[], [], [], [], ["target-too-small"]])
    #expect(report.findings.map(\.rule) == [.targetTooSmall])
  }
}
