import Analysis
import Hierarchy
import Testing

/// What the surplus of a back button covers in bars that hold their items at a depth.
@Suite struct CoveredMarksTests {
  private let error = ["_UIButtonBarButton error"]
  private let warning = ["_UIButtonBarButton warning"]

  /// A bar of iOS 13 whose back button, node 5, is 140 points wide around an arrow that ends at 21.
  private func bar(before: [String] = [], behind: [String] = []) -> String {
    var rows = [
      "<UIWindow: 0x1; frame = (0 0; 375 812)>",
      "   | <UINavigationBar: 0x2; frame = (0 44; 375 44)>",
      "   |    | <_UIBarBackground: 0x3; frame = (0 -44; 375 88); userInteractionEnabled = NO>",
      "   |    |    | <_UIBarBackgroundShadowView: 0x4; frame = (0 88; 375 0.5)>",
      "   |    | <_UINavigationBarContentView: 0x5; frame = (0 0; 375 44)> layout=0x6",
    ]
    let lead = "   |    |    | "
    rows += before.map { lead + $0 }
    rows += [
      "<_UIButtonBarButton: 0x7; frame = (0 0; 140 44)>",
      "   | <_UIBackButtonContainerView: 0x8; frame = (0 0; 140 44); userInteractionEnabled = NO>",
      "   |    | <UIImageView: 0x9; frame = (8 11.5; 13 21); userInteractionEnabled = NO>",
      "   |    | <UIButtonLabel: 0xa; frame = (-973 12; 110 20); text = 'Harbours'>",
    ].map { lead + $0 }
    rows += behind.map { lead + $0 }
    return rows.joined(separator: "\n") + "\n"
  }

  private func verdicts(before: [String] = [], behind: [String] = []) throws -> [String] {
    try Audited(bar(before: before, behind: behind)).verdicts(.targetOversized)
  }

  @Test func aTitleThatTakesNoTouchesIsCovered() throws {
    let title =
      "<UILabel: 0xb; frame = (120 12; 90 20); text = 'Tides'; userInteractionEnabled = NO>"
    #expect(try verdicts(behind: [title]) == error)
    let found = try Audited(bar(before: [title]))
    #expect(found.verdicts(.targetOversized) == error)
    #expect(
      found.wording(.targetOversized)?.message.contains(
        "taps at x = 21 to 140 of the bar still go back, and UILabel 'Tides' loses them.") == true)
    #expect(try verdicts() == warning)
  }

  @Test(arguments: [
    "<UILabel: 0xb; frame = (150 12; 90 20); text = 'Tides'>",
    "<UILabel: 0xb; frame = (120 12; 90 20); text = 'Tides'; hidden = YES>",
    "<UILabel: 0xb; frame = (120 12; 90 20); text = 'Tides'; alpha = 0>",
    "<UILabel: 0xb; frame = (120 12; 90 20); text = ''>",
    "<UIImageView: 0xb; frame = (60 0; 90 44)>",
  ])
  func whatIsNotSeenThereIsNot(view: String) throws {
    #expect(try verdicts(before: [view]) == warning)
  }

  @Test func aTitleControlInFrontTakesItsOwnTouches() throws {
    let title = [
      "<_UINavigationBarTitleControl: 0xb; frame = (110 0; 110 44)>",
      "   | <UILabel: 0xc; frame = (10 12; 90 20); text = 'Tides'; userInteractionEnabled = NO>",
    ]
    #expect(try verdicts(behind: title) == warning)
    #expect(try verdicts(before: title) == error, "the button lies in front")
    let off = title[0].replacing(">", with: "; userInteractionEnabled = NO>")
    #expect(try verdicts(behind: [off, title[1]]) == error)
  }

  /// An item 60 points wide with a mark in it.
  private func item(at x: Int, mark: String) -> [String] {
    [
      "<_UIButtonBarStackView: 0xd; frame = (\(x) 0; 60 44)>",
      "   | <_UIButtonBarButton: 0xe; frame = (0 0; 60 44)>",
      "   |    | <_UIModernBarButton: 0xf; frame = (0 0; 60 44)>",
      "   |    |    | <UIImageView: 0x11; frame = \(mark)>",
    ]
  }

  @Test func theMarkOfAnotherItemCountsAndNotItsFrame() throws {
    let under = try Audited(bar(before: item(at: 120, mark: "(4 11; 22 22)")))
    #expect(under.verdicts(.targetOversized) == error)
    #expect(
      under.findings(.targetOversized).first?.related.suffix(1) == [6],
      "the item, and not the image in it")
    #expect(try verdicts(before: item(at: 120, mark: "(30 11; 22 22)")) == warning)
    #expect(try verdicts(before: item(at: 120, mark: "(-900 11; 22 22)")) == warning)
    #expect(
      try verdicts(behind: item(at: 120, mark: "(4 11; 22 22)")) == warning,
      "an item in front takes its own taps")
  }

  @Test func aTargetThatHoldsNoMarkCountsWithAllOfIt() throws {
    #expect(try verdicts(before: ["<UIButton: 0xb; frame = (100 0; 60 44)>"]) == error)
  }

  @Test func theLookOfTheButtonsOwnItemIsItsOwn() throws {
    let rows = """
      <UIWindow: 0x1; frame = (0 0; 375 812)>
         | <UINavigationBar: 0x2; frame = (0 44; 375 44)>
         |    | <_UIBarBackground: 0x3; frame = (0 -44; 375 88); userInteractionEnabled = NO>
         |    | <_UINavigationBarContentView: 0x5; frame = (0 0; 375 44)>
         |    |    | <_UIButtonBarStackView: 0x6; frame = (16 0; 140 44)>
         |    |    |    | <UIView: 0x7; frame = (0 0; 140 44)>
         |    |    |    |    | <UILabel: 0x8; frame = (60 12; 60 20); text = 'Harbours'; userInteractionEnabled = NO>
         |    |    |    |    | <UIButton: 0x9; frame = (0 0; 140 44)>
         |    |    |    |    |    | <UIImageView: 0xa; frame = (0 12; 13 21)> - nav_back

      """
    #expect(try Audited(rows).verdicts(.targetOversized) == ["UIButton warning"])
  }
}
