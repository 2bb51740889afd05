import Hierarchy
import Testing

@testable import Analysis

/// `target-oversized` at its limits.
@Suite struct TargetOversizedTests {
  private let rule = RuleID.targetOversized
  private let warning = ["UINavigationItemButtonView warning"]

  private func verdicts(
    _ container: String, _ options: AuditOptions = AuditOptions()
  ) throws -> [String] {
    try Audited(ItemBar(container: container), options).verdicts(rule)
  }

  @Test func theWholeFinding() throws {
    let audited = try Audited(ItemBar())
    let finding = try #require(audited.findings(rule).first)
    #expect(
      finding.message
        == "The back button's container is 60 x 30 pt and reaches 47.5 pt past its arrow on the "
        + "right: taps at x = 20.5 to 68 of the bar still go back, though nothing is seen there; no "
        + "other item loses taps. UIKit owns this frame and lays it out again; what lasts is a button "
        + "of the app's own as leftBarButtonItem, 44 x 44 pt with the arrow in it (it takes the edge "
        + "swipe away: set interactivePopGestureRecognizer.delegate), or a UIButton at (0 0; 44 44) "
        + "added to the bar as its last subview.")
    #expect(
      finding.wording.cause
        == "an empty title of the previous controller's backBarButtonItem: the container keeps the "
        + "width of a title that does not show")
    #expect(finding.basis == .eraModel)
    #expect(finding.related == [4])
    #expect(finding.measured == .overhang(EdgeInsets(top: 6, left: 0, bottom: 3.5, right: 47.5)))
    #expect(
      finding.fix
        == Finding.Fix(
          node: 2, owner: .system, from: Rect(x: 8, y: 6, width: 60, height: 30),
          to: Rect(x: 0, y: 0, width: 44, height: 44)))
  }

  @Test func twentyFourPointsExactlyAreNotTooFar() throws {
    // --fit wcag: the fitted region ends at 26.25, so that 24 points past the arrow decide.
    let options = AuditOptions.with { $0.fit = .wcag }
    #expect(try verdicts("(8 6; 36.5 30)", options) == [])
    #expect(try verdicts("(8 6; 36.6 30)", options) == warning)
  }

  @Test func twoPointsPastTheFittedRegionAreAllowed() throws {
    #expect(try verdicts("(8 6; 38 30)") == [])
    #expect(try verdicts("(8 6; 38.1 30)") == warning)
  }

  @Test func theFittedRegionIsNotReportedAgain() throws {
    // It reaches 23.5 points past the arrow; beside a wall it would be 31.5.
    #expect(try verdicts("(0 0; 44 44)") == [])
    let flush = ItemBar(container: "(0 0; 44 44)", arrow: "(0 12; 12.5 20.5)")
    #expect(try Audited(flush).verdicts(rule) == [])
  }

  @Test func glyphHugsTheMarkAndItsPad() throws {
    let glyph = AuditOptions.with { $0.fit = .glyph }
    #expect(try verdicts("(8 6; 12.5 30)", glyph) == [])
    #expect(try verdicts("(8 6; 12.6 30)", glyph) == warning)
    let padded = AuditOptions.with {
      $0.fit = .glyph
      $0.pad = 8
    }
    #expect(try verdicts("(8 6; 20.5 30)", padded) == [])
    #expect(try verdicts("(8 6; 20.6 30)", padded) == warning)
    let finding = try #require(Audited(ItemBar(), padded).findings(rule).first)
    #expect(finding.fix?.to == Rect(x: 0, y: 4, width: 28.5, height: 36.5))
  }

  @Test func withoutAModelAllFourSidesAreJudged() throws {
    let none = AuditOptions.with { $0.era = .none }
    for container in ["(8 -16; 12.5 60)", "(8 6; 12.5 60)", "(-40 6; 60.5 30)", "(8 6; 60 30)"] {
      let audited = try Audited(ItemBar(container: container), none)
      #expect(audited.verdicts(rule) == warning, "\(container)")
      #expect(audited.findings(rule).first?.basis == .frame)
    }
    for container in ["(8 -16; 12.5 60)", "(8 6; 12.5 60)", "(-40 6; 60.5 30)"] {
      #expect(try verdicts(container) == [], "\(container)")
    }
    let top = try Audited(ItemBar(container: "(8 -16; 12.5 60)"), none).wording(rule)
    #expect(top?.message.contains("reaches 28 pt past its arrow on the top") == true)
  }

  @Test func surplusOverTheTitleIsAnError() throws {
    let bar = ItemBar(
      container: "(8 6; 80 30)",
      others: [
        "<UINavigationItemView: 0x20; frame = (60 8; 100 27)>",
        "   | <UILabel: 0x21; frame = (0 3; 100 22); text = 'Trips'>",
      ])
    let audited = try Audited(bar)
    #expect(audited.verdicts(rule) == ["UINavigationItemButtonView error"])
    #expect(audited.findings(rule).first?.related == [4, 6])
    #expect(
      audited.wording(rule)?.message.contains(
        "taps at x = 20.5 to 88 of the bar still go back, and UILabel 'Trips' loses them. ") == true
    )
  }

  @Test(arguments: [
    // Only blank parts of the title's view are covered.
    ("<UINavigationItemView: 0x20; frame = (60 8; 200 27)>", "(100 3; 60 22); text = 'Trips'"),
    ("<UINavigationItemView: 0x20; frame = (60 8; 200 27)>", "(0 3; 60 22); text = ''"),
    ("<UINavigationItemView: 0x20; frame = (60 8; 90 27); alpha = 0>", "(0 3; 60 22); text = 'T'"),
  ])
  func surplusOverNothingSeenIsAWarning(title: String, label: String) throws {
    let bar = ItemBar(
      container: "(8 6; 80 30)", others: [title, "   | <UILabel: 0x21; frame = \(label)>"])
    #expect(try Audited(bar).verdicts(rule) == warning)
  }

  @Test func surplusOverOtherItemsIsAnError() throws {
    let bar = ItemBar(
      container: "(8 6; 80 30)",
      others: [
        "<UINavigationButton: 0x20; frame = (50 7; 20 30)>",
        "<UIButton: 0x21; frame = (87 7; 44 30)>",
        "<UIButton: 0x22; frame = (88 7; 44 30)>",
      ])
    let audited = try Audited(bar)
    #expect(audited.verdicts(rule) == ["UINavigationItemButtonView error"])
    #expect(audited.findings(rule).first?.related == [4, 5, 6])
    #expect(
      audited.wording(rule)?.message.contains("and UINavigationButton, UIButton lose them.") == true
    )
    let hidden = ItemBar(
      container: "(8 6; 80 30)",
      others: ["<UINavigationButton: 0x20; frame = (50 7; 20 30); hidden = YES>"])
    #expect(try Audited(hidden).verdicts(rule) == warning)
  }

  @Test func aTitleThatShowsBelongsToTheMark() throws {
    let shown = ItemBar(label: "(19 5; 41 22); text = 'Trips'")
    #expect(try Audited(shown).verdicts(rule) == [])
    let short = try Audited(
      ItemBar(container: "(8 6; 90 30)", label: "(19 5; 41 22); text = 'Trips'"))
    #expect(short.verdicts(rule) == warning)
    #expect(short.findings(rule).first?.related == [4, 3])
    #expect(short.wording(rule)?.cause == "the width of its title, 'Trips'")
    #expect(
      short.wording(rule)?.message.contains("reaches 30 pt past its mark on the right") == true)
  }

  @Test func aMirroredBarIsJudgedOnTheLeft() throws {
    let bar = ItemBar(container: "(252 6; 60 30)", arrow: "(299.5 12; 12.5 20.5)")
    let audited = try Audited(bar)
    #expect(audited.verdicts(rule) == warning)
    #expect(audited.findings(rule).first?.fix?.to == Rect(x: 276, y: 0, width: 44, height: 44))
    #expect(
      audited.wording(rule)?.message.contains(
        "47.5 pt past its arrow on the left: taps at x = 252 to 299.5 of the bar") == true)
    #expect(audited.report.backButtons.first?.side == .leading)
  }

  @Test func aWeakFindIsReportedAndNotCorrected() throws {
    // In a transition and with the arrow away from the container's end: 27 + 6 + 10 + 1 of 50 is
    // corrected; a bar that knows no arrow is not.
    let bar = ItemBar(label: "(0 0; 20 22); text = 'T'", arrow: nil)
    let audited = try Audited(bar)
    #expect(audited.report.backButtons.map(\.confidence) == [0.7])
    #expect(audited.verdicts(rule) == warning)
    #expect(audited.findings(rule).first?.fix == nil)
    let asked = try Audited(bar, .with { $0.backButtonOnly = true })
    #expect(asked.findings(rule).first?.fix?.node == 2)
  }

  @Test(arguments: [
    ItemBar(container: "(8 6; 60 30); hidden = YES"), ItemBar(container: "(8 6; 60 30); alpha = 0"),
    ItemBar(window: "(0 0; 320 480); userInteractionEnabled = NO"),
    ItemBar(container: "(8 6; 60 30); hidden = YES", arrow: nil),
  ])
  func whatTakesNoTouchesIsNotTooLarge(bar: ItemBar) throws {
    let audited = try Audited(bar)
    #expect(audited.verdicts(rule) == [])
    #expect(audited.verdicts(.backButtonStaleTitle) == [])
  }

  @Test func whereAllIsPrintedAndNothingShowsNothingIsAsked() throws {
    #expect(try Audited(ItemBar(arrow: "(8 12; 12.5 20.5); alpha = 0")).verdicts(rule) == [])
  }

  @Test(arguments: [
    ("", "po [(UIView *)0x4 recursiveDescription]"),
    ("_UIModernBarButton: 0x5; frame = (8 11; 13 21)", "po [(UIButton *)0x5 currentImage]"),
    ("UIImageView: 0x5; frame = (8 11; 13 21); alpha = 0", nil),
  ])
  func whatIsAskedOfAControl(part: String, ask: String?) throws {
    let audited = try Signed.bar(
      [
        (1, "_UINavigationBarContentView: 0x3; frame = (0 0; 375 44)"),
        (2, "_UIButtonBarButton: 0x4; frame = (0 0; 120 44)"),
      ] + (part.isEmpty ? [] : [(3, part)]))
    #expect(audited.wording(rule)?.ask == ask)
  }

  @Test func nothingSeenCannotBeTold() throws {
    let audited = try Audited(ItemBar(arrow: nil))
    #expect(audited.verdicts(rule) == ["UINavigationItemButtonView cannot-tell"])
    #expect(
      audited.wording(rule)
        .map { [$0.message, $0.ask] } == [
          "Nothing visible of this back button is in the file, neither an arrow nor a title, so how "
            + "far it reaches past its mark cannot be told.",
          "po [[(UIView *)0x14 superview] recursiveDescription]",
        ])
  }

  @Test(arguments: [
    "[0.866025, 0.5, -0.5, 0.866025, 0, 0]", "[0.707107, 0.707107, -0.707107, 0.707107, 0, 0]",
  ])
  func aTurnedBarIsReportedAndNotCorrected(transform: String) throws {
    let bar = ItemBar(bar: "(0 20; 260 260); transform = \(transform)")
    let audited = try Audited(bar)
    #expect(audited.verdicts(rule) == ["UINavigationItemButtonView cannot-tell"])
    #expect(
      audited.wording(rule)?.message
        == "UINavigationItemButtonView is turned by an angle, or its place on screen is not in the "
        + "file, so how far it reaches past its mark cannot be told.")
    #expect(audited.findings(rule).first?.fix == nil)
    #expect(!audited.report.hasExaminedSomething)
  }

  /// More back buttons in one bar than anybody can use are one question, and none is compared with
  /// all the others.
  @Test func aCrowdIsOneQuestion() throws {
    func bar(_ count: Int) -> ItemBar {
      var bar = ItemBar()
      bar.others = (0..<count).map {
        "<UINavigationItemButtonView: 0x\($0 + 100); frame = (\($0) 6; 60 30)\(ItemBar.off)>"
      }
      return bar
    }
    let crowd = try Audited(bar(64))
    let finding = try #require(crowd.findings(rule).first)
    #expect(crowd.verdicts(rule) == ["UINavigationItemButtonView cannot-tell"])
    #expect(finding.measured == .targets(65) && finding.related.count == 8)
    #expect(
      finding.message
        == "65 back buttons stand in one bar, which no app shows at once: how far each reaches past "
        + "its mark is not worked out, so it cannot be told.")
    #expect(try Audited(bar(3)).findings(rule).allSatisfy { $0.measured != .targets(4) })
  }
}
