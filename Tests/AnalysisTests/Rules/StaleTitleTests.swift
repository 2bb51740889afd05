import Analysis
import Hierarchy
import Testing

/// `back-button-stale-title` and `title-displaced`.
@Suite struct StaleTitleTests {
  private let rule = RuleID.backButtonStaleTitle
  private let note = ["UINavigationItemButtonView note"]

  @Test(arguments: [
    (
      "(-981 -995; 41 22); text = ''",
      "(UILabel, text '') shows nothing: it stands at (-981 -995), (-1000 -1000) from its normal "
        + "place; the container still keeps 41 pt for it.",
      "setBackButtonTitlePositionAdjustment:forBarMetrics: with (-1000, -1000), and an empty title "
        + "of the previous controller's backBarButtonItem"
    ),
    (
      "(-981 5; 41 22); text = 'Trips'",
      "(UILabel, text 'Trips') shows nothing: it stands at (-981 5), (-1000 0) from its normal "
        + "place; the container still keeps 41 pt for it.",
      "setBackButtonTitlePositionAdjustment:forBarMetrics: with (-1000, 0)"
    ),
    (
      "(19 5; 41 22); text = ''",
      "(UILabel, text '') shows nothing; the container still keeps 41 pt for it.",
      "an empty title of the previous controller's backBarButtonItem"
    ),
    (
      "(19 5; 41 22); text = 'Trips'; hidden = YES",
      "(UILabel, text 'Trips') shows nothing; the container still keeps 41 pt for it.",
      "a back button title that is hidden, transparent or moved away "
        + "(setBackButtonTitlePositionAdjustment:forBarMetrics:)"
    ),
    (
      "(19 5; 41 22); text = 'Trips'; alpha = 0.01",
      "(UILabel, text 'Trips') shows nothing; the container still keeps 41 pt for it.",
      "a back button title that is hidden, transparent or moved away "
        + "(setBackButtonTitlePositionAdjustment:forBarMetrics:)"
    ),
  ])
  func everyWayToHideATitle(label: String, message: String, cause: String) throws {
    let audited = try Audited(ItemBar(label: label))
    #expect(audited.verdicts(rule) == note)
    #expect(audited.wording(rule)?.message == "The back button's title " + message)
    #expect(audited.wording(rule)?.cause == cause)
    #expect(audited.findings(rule).first?.related == [3])
  }

  @Test(arguments: ["(19 5; 41 22); text = 'Trips'", "(19 5; 41 22); text = 'Trips'; alpha = 0.5"])
  func aTitleThatShowsIsFine(label: String) throws {
    #expect(try Audited(ItemBar(label: label)).verdicts(rule) == [])
  }

  @Test func twentyFourPointsAreRoomForNothing() throws {
    #expect(try Audited(ItemBar(container: "(8 6; 36.5 30)")).verdicts(rule) == [])
    #expect(try Audited(ItemBar(container: "(8 6; 36.6 30)")).verdicts(rule) == note)
  }

  /// In a container 41 pt wide a label of 22 has its place at 41 - 19 - 22 = 0.
  @Test func theNormalPlaceIsMirroredAtTheRight() throws {
    let audited = try Audited(
      ItemBar(
        container: "(271 7; 41 30)", label: "(-1000 -995; 22 22); text = ''",
        arrow: "(299.5 12; 12.5 20.5)"))
    #expect(
      audited.findings(rule).map(\.measured)
        == [.title(keptWidth: 22, parkedBy: Point(x: -1000, y: -1000))])
  }

  @Test func theNormalPlaceIsLowerSinceIOS8() throws {
    let audited = try Audited(
      ItemBar(label: "(-981 -994.5; 41 22); text = ''", arrow: "(8 11.5; 13 21)"))
    #expect(
      audited.findings(rule).first?.measured
        == .title(keptWidth: 41, parkedBy: Point(x: -1000, y: -1000)))
  }

  @Test func withoutALabelNothingIsKnown() throws {
    #expect(try Audited(ItemBar(label: nil)).verdicts(rule) == [])
  }

  // MARK: title-displaced

  private func displaced(_ frame: String, _ label: String? = nil) throws -> Audited {
    var bar = ItemBar(others: ["<UINavigationItemView: 0x20; frame = \(frame)>"])
    if let label { bar.label = label }
    return try Audited(bar)
  }

  @Test func eightPointsOffTheMiddleAreAllowed() throws {
    #expect(try displaced("(118 8; 100 27)").verdicts(.titleDisplaced) == [])
    #expect(try displaced("(102 8; 100 27)").verdicts(.titleDisplaced) == [])
    let right = try displaced("(118.25 8; 100 27)")
    #expect(
      right.wording(.titleDisplaced)?.message
        == "The title's centre is 8.25 pt right of the bar's centre, and the back button keeps 41 pt "
        + "for a title that does not show.")
    #expect(right.findings(.titleDisplaced).first?.measured == .displacement(8.25))
    let left = try displaced("(101 8; 100 27)")
    #expect(
      left.wording(.titleDisplaced)?.message
        == "The title's centre is 9 pt left of the bar's centre, and the back button keeps 41 pt for "
        + "a title that does not show.")
    #expect(
      left.wording(.titleDisplaced)?.cause
        == "the width that the back button keeps (see back-button-stale-title)")
  }

  @Test func aTitleBesideATextIsInItsPlace() throws {
    #expect(
      try displaced("(130 8; 100 27)", "(19 5; 41 22); text = 'Trips'").verdicts(.titleDisplaced)
        == [])
  }

  @Test func anInvisibleTitleIsNotDisplaced() throws {
    #expect(try displaced("(130 8; 100 27); hidden = YES").verdicts(.titleDisplaced) == [])
  }
}
