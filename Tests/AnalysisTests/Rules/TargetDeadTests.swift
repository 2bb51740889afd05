import Analysis
import Hierarchy
import Testing

/// `target-dead` at its limits.
@Suite struct TargetDeadTests {
  private let rule = RuleID.targetDead
  private let off = "userInteractionEnabled = NO"
  private let label = "<UIButtonLabel: 0x9; frame = (10 11; 60 22); text = 'Order'>"

  private func audited(_ rows: String...) throws -> Audited {
    let window = "<UIWindow: 0x1; frame = (0 0; 320 480)>\n"
    return try Audited(window + rows.map { "   | \($0)\n" }.joined())
  }

  @Test func aVisibleButtonThatIsOffItself() throws {
    let found = try audited("<UIButton: 0x2; frame = (20 20; 80 44); \(off)>", "   | \(label)")
    #expect(found.verdicts(rule) == ["UIButton error"])
    let words = found.wording(rule)
    #expect(
      words?.message
        == "UIButton shows at (30 31; 60 22) of the screen but takes no touches: it has user "
        + "interaction off. Taps on it go to what lies behind it. Switch it on, or show by "
        + "isEnabled = false that it is off.")
    #expect(
      words?.cause == "userInteractionEnabled = NO (isUserInteractionEnabled = false) on UIButton")
    let verdict = found.report.verdicts().first
    #expect(verdict?.answer == .fail)
    #expect(verdict?.reasons == ["target-dead"])
  }

  @Test func anAncestorThatIsOffIsNamed() throws {
    let found = try audited(
      "<Card: 0x2; frame = (0 100; 320 100); \(off)>",
      "   | <UISlider: 0x3; frame = (20 20; 80 44)>",
      "   | <UIButton: 0x4; frame = (120 20; 80 44)>")
    #expect(found.verdicts(rule) == ["UISlider error", "Card note"])
    #expect(
      found.findings(rule).map(\.message) == [
        "UISlider shows at (20 120; 80 44) of the screen but takes no touches: Card 0x2 above it has "
          + "user interaction off. Taps on it go to what lies behind it. Switch it on there, or move "
          + "the target out of it.",
        "Card has user interaction off, so the 1 target in it takes no touches.",
      ])
    #expect(found.findings(rule)[0].related == [1])
  }

  @Test func anImageWithARecognizer() throws {
    let image =
      "<UIImageView: 0x2; frame = (20 20; 80 44); \(off); gestureRecognizers = <NSArray: 0x3>>"
    let found = try audited(image)
    #expect(found.verdicts(rule) == ["UIImageView error"])
    #expect(
      found.wording(rule)?.cause
        == "a UIImageView takes no touches until isUserInteractionEnabled is set to true")
  }

  @Test(arguments: [("0.01", 1), ("0.011", 0), ("0", 1), ("0.02", 0)])
  func alpha(value: String, count: Int) throws {
    let found = try audited("<UISlider: 0x2; frame = (20 20; 80 44); alpha = \(value)>")
    #expect(found.findings(rule).count == count)
    #expect(found.findings(rule).allSatisfy { $0.severity == .note })
  }

  @Test func aHiddenSubtreeIsOneNoteOnItsTop() throws {
    let rows = (0..<40).map { "   |    | <UIButton: 0x\($0 + 9); frame = (0 \($0 * 50); 80 44)>" }
    let found = try Audited(
      ([
        "<UIWindow: 0x1; frame = (0 0; 320 480)>",
        "   | <UITableView: 0x2; frame = (0 0; 320 480); hidden = YES>",
        "   |    | <Card: 0x3; frame = (0 0; 320 480); alpha = 0>",
      ] + rows).joined(separator: "\n") + "\n")
    #expect(found.verdicts(rule) == ["UITableView note"])
    #expect(
      found.wording(rule)?.message
        == "UITableView is hidden, so the 40 targets in it take no touches.")
    #expect(found.findings(rule).first?.measured == .targets(40))
    #expect(found.findings(rule).first?.related.count == 8)
    #expect(found.report.verdicts().allSatisfy { $0.reasons == ["hidden"] })
  }

  @Test func aCellThatIsOffAndWhatACellActsForAreNotes() throws {
    let cell = try audited("<UITableViewCell: 0x2; frame = (0 0; 320 44); \(off)>")
    #expect(cell.verdicts(rule) == ["UITableViewCell note"])
    let inside = try audited(
      "<UITableViewCell: 0x2; frame = (0 0; 320 44)>",
      "   | <UIButton: 0x3; frame = (200 0; 80 44); \(off)>", "   |    | \(label)")
    #expect(inside.verdicts(rule) == ["UIButton note"])
    let reusable = try audited(
      "<UITableViewCell: 0x2; frame = (0 0; 320 44); hidden = YES>",
      "   | <UISlider: 0x3; frame = (0 0; 320 44)>")
    #expect(reusable.verdicts(rule) == [])
    let pages = try audited("<UIPageControl: 0x2; frame = (0 0; 320 44); \(off)>")
    #expect(pages.verdicts(rule) == ["UIPageControl note"])
    let clear = try audited("<_UITextFieldClearButton: 0x2; frame = (0 0; 20 20); alpha = 0>")
    #expect(clear.verdicts(rule) == [])
    let plain = try audited(
      "<UIView: 0x2; frame = (0 0; 90 44); \(off); gestureRecognizers = <NSArray: 0x3>>",
      "   | <UILabel: 0x4; frame = (0 0; 90 44); text = 'Open'>")
    #expect(plain.verdicts(rule) == ["UIView error"])
    let key = try audited("<UIKBKeyView: 0x2; frame = (0 0; 32 54); \(off)>")
    #expect(key.verdicts(rule) == [])
  }

  @Test func noAreaIsAnErrorWhereSomethingShows() throws {
    let bare = try audited("<UIButton: 0x2; frame = (20 20; 0 44)>")
    #expect(bare.wording(rule)?.message == "UIButton has no area, so it takes no touches.")
    #expect(bare.verdicts(rule) == ["UIButton note"])
    let shown = try audited("<UIButton: 0x2; frame = (20 20; 0 0)>", "   | \(label)")
    #expect(shown.verdicts(rule) == ["UIButton error"])
    #expect(
      shown.wording(rule)?.cause == "constraints that leave the size open, or a frame of CGRectZero"
    )
  }

  @Test func whatTheBarActsForIsAlive() throws {
    #expect(try Audited(ItemBar()).verdicts(rule) == [])
    let moving = ItemBar(others: [
      "<UIButton: 0x21; frame = (200 0; 50 44); hidden = YES>",
      "<UINavigationItemView: 0x22; frame = (100 8; 50 27)>",
      "<UINavigationItemView: 0x23; frame = (130 8; 50 27)>",
    ])
    #expect(try Audited(moving).verdicts(rule) == [], "two titles: a push or pop is running")
    let switchedOff = ItemBar(
      bar: "(0 20; 320 44); \(off)",
      others: ["<UINavigationButton: 0x20; frame = (260 7; 50 30); \(off)>"])
    let doubted = try Audited(switchedOff)
    #expect(doubted.verdicts(rule) == ["UINavigationButton cannot-tell"], "off by itself")
    #expect(doubted.report.verdicts().map(\.answer) == [.fail, .cannotTell])
    let settled = ItemBar(others: [
      "<UINavigationButton: 0x20; frame = (260 7; 50 30); \(off)>",
      "   | <UIButtonLabel: 0x21; frame = (5 5; 40 20); text = 'Edit'>",
    ])
    #expect(try Audited(settled).verdicts(rule) == ["UINavigationButton error"])
    let modern = try audited(
      "<_UIBackButtonContainerView: 0x2; frame = (0 20; 90 44); \(off)>",
      "   | <UISlider: 0x3; frame = (0 0; 90 44)>")
    #expect(modern.verdicts(rule) == [])
  }

  @Test func duringAPushItCannotBeTold() throws {
    let found = try audited(
      "<UIViewControllerWrapperView: 0x2; frame = (0 0; 320 480); \(off)>",
      "   | <UISlider: 0x3; frame = (20 120; 80 44)>",
      "   | <UISlider: 0x4; frame = (20 220; 80 44)>",
      "<UINavigationBar: 0x5; frame = (0 20; 320 44)>")
    #expect(found.verdicts(rule) == ["UIViewControllerWrapperView cannot-tell"])
    #expect(
      found.wording(rule).map { [$0.message, $0.ask] } == [
        "UIViewControllerWrapperView has user interaction off while a push or pop runs; whether the "
          + "2 targets there will take touches cannot be told.",
        "once the push or pop has ended: po [[UIWindow keyWindow] recursiveDescription]",
      ])
    #expect(found.report.verdicts().map(\.answer) == [.cannotTell, .cannotTell])
  }

  @Test func severalViewsDuringOnePushAreOneFinding() throws {
    let found = try audited(
      "<Card: 0x2; frame = (0 0; 320 80); hidden = YES>",
      "   | <UISlider: 0x3; frame = (0 0; 80 44)>",
      "<UISlider: 0x4; frame = (20 220; 80 44); \(off)>",
      "<UINavigationBar: 0x5; frame = (0 20; 320 44); \(off)>")
    #expect(found.verdicts(rule) == ["Card cannot-tell"])
    #expect(
      found.wording(rule)?.message
        == "Card is hidden while a push or pop runs; whether the 2 targets in it and in another will "
        + "take touches cannot be told.")
    #expect(found.findings(rule).first?.related == [2, 3])
  }

  @Test func aBarThatIsNotLaidOutIsLeftAlone() throws {
    let found = try audited(
      "<UINavigationBar: 0x5; frame = (0 0; 0 0)>",
      "   | <UINavigationButton: 0x6; frame = (0 0; 0 0)>")
    #expect(found.verdicts(rule) == [])
  }
}
