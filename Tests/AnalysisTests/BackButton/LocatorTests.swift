import Analysis
import Hierarchy
import Testing

/// The locator on bars of iOS 7 to 10.
@Suite struct LocatorTests {
  @Test func everythingIsFound() throws {
    let audited = try Audited(ItemBar())
    let button = try #require(audited.report.backButtons.first)
    #expect([button.bar, button.container, button.label, button.indicator] == [1, 2, 3, 4])
    #expect(button.side == .leading)
    #expect(button.kind == .system)
    #expect(button.era == .ios7)
    #expect(button.confidence == 1)
    #expect(button.visible == Rect(x: 8, y: 32, width: 12.5, height: 20.5))
    #expect(button.target == Rect(x: 8, y: 26, width: 60, height: 30))
    #expect(button.assumedLive == Rect(x: 0, y: 20, width: 68, height: 44))
    #expect(button.overhang == EdgeInsets(top: 6, left: 0, bottom: 3.5, right: 47.5))
    #expect(
      button.evidence.map { $0.sentence(in: audited.tree) } == [
        "UINavigationItemButtonView is the class of the back button's container",
        "it is a child of the navigation bar",
        "_UINavigationBarBackIndicatorView is visible",
        "the arrow stands at the container's leading end",
        "it holds a title label",
        "no transition is running",
      ])
    #expect(button.evidence.map(\.node) == [2, 2, 4, 4, 3, 1])
    #expect(abs(button.evidence.map(\.weight).reduce(0, +) - 1) < 1e-12)
  }

  @Test func thePlaceAmongTheBarsChildrenDoesNotMatter() throws {
    let fillers = [
      "<_UINavigationBarBackground: 0x30; frame = (0 -20; 320 64)>",
      "<UINavigationItemView: 0x31; frame = (124 8; 72 27)>",
    ]
    for isLast in [false, true] {
      for count in 0...2 {
        let bar = ItemBar(others: Array(fillers.prefix(count)), containerIsLast: isLast)
        let audited = try Audited(bar)
        let button = try #require(audited.report.backButtons.first)
        #expect(audited.name(button.container) == "UINavigationItemButtonView")
        #expect(audited.name(button.indicator) == "_UINavigationBarBackIndicatorView")
        #expect(button.confidence == 1)
        #expect(audited.report.backButtons.count == 1)
      }
    }
  }

  @Test(arguments: [
    // container 27, bar 6, arrow 10, its place 5, label 1, settled 1: of 50.
    (ItemBar(), 1.0),
    (ItemBar(bar: "(0 20; 320 44); userInteractionEnabled = NO"), 0.98),
    (ItemBar(label: nil), 0.98),
    (ItemBar(arrow: "(40 12; 12.5 20.5)"), 0.9),
    (ItemBar(arrow: nil), 0.7),
    (ItemBar(label: nil, arrow: nil), 0.68),
    (ItemBar(arrow: "(8 12; 12.5 20.5); alpha = 0"), 0.7),
    (ItemBar(arrow: "(8 12; 12.5 20.5); hidden = YES"), 0.7),
  ])
  func confidenceIsTheShareOfTheEvidence(bar: ItemBar, confidence: Double) throws {
    let buttons = try Audited(bar).report.backButtons
    #expect(buttons.map(\.confidence) == [confidence])
  }

  @Test func theUnderscoredContainerIsOne() throws {
    let text = ItemBar().text.replacing(
      "UINavigationItemButtonView", with: "_UINavigationItemButtonView")
    #expect(try Audited(text).report.backButtons.map(\.confidence) == [1])
  }

  @Test func anArrowAtAlphaZeroIsNone() throws {
    let audited = try Audited(ItemBar(container: nil, arrow: "(8 12; 12.5 20.5); alpha = 0"))
    #expect(audited.report.backButtons.isEmpty)
    #expect(audited.report.candidates.isEmpty)
  }

  @Test func anArrowAloneIsACandidate() throws {
    let audited = try Audited(ItemBar(container: nil))
    #expect(audited.report.backButtons.isEmpty)
    let candidate = try #require(audited.report.candidates.first)
    #expect(candidate.confidence == 0.32)
    #expect([candidate.container, candidate.indicator, candidate.label] == [2, 2, nil])
    #expect(
      candidate.evidence.map { $0.sentence(in: audited.tree) } == [
        "it is a child of the navigation bar", "_UINavigationBarBackIndicatorView is visible",
      ])
  }

  @Test(arguments: ["hidden = YES", "alpha = 0"])
  func underAHiddenAncestorNothingIsSeen(attribute: String) throws {
    let audited = try Audited(ItemBar(bar: "(0 20; 320 44); \(attribute)"))
    let button = try #require(audited.report.backButtons.first)
    #expect(button.indicator == nil)
    #expect(button.visible == nil)
    #expect(button.overhang == nil)
    let alone = try Audited(ItemBar(bar: "(0 20; 320 44); \(attribute)", container: nil))
    #expect(alone.report.candidates.isEmpty)
  }

  @Test func twoContainersAreTwoButtons() throws {
    let second = "<UINavigationItemButtonView: 0x30; frame = (8 6; 90 30)>"
    let buttons = try Audited(ItemBar(others: [second])).report.backButtons
    #expect(buttons.map(\.container) == [2, 5])
    #expect(buttons.map(\.bar) == [1, 1])
  }

  @Test func everyBarIsLookedThrough() throws {
    let buttons = try Audited(ItemBar().text + ItemBar(container: "(0 0; 44 44)").text)
      .report.backButtons
    #expect(buttons.map(\.bar) == [1, 6])
    #expect(buttons.map(\.container) == [2, 7])
  }

  @Test(arguments: [
    "<UINavigationItemButtonView: 0x1; frame = (8 6; 60 30)>\n",
    """
    <UINavigationItemButtonView: 0x1; frame = (8 6; 60 30)>
       | <UILabel: 0x2; frame = (19 5; 41 22); text = 'Trips'>

    """,
    """
    <UIView: 0x0; frame = (0 0; 320 44)>
       | <UINavigationItemButtonView: 0x1; frame = (8 6; 60 30)>

    """,
  ])
  func aLoneContainerIsWeak(text: String) throws {
    let button = try #require(Audited(text).report.backButtons.first)
    #expect(button.bar == nil)
    #expect(button.indicator == nil)
    #expect(button.confidence >= 0.5 && button.confidence <= 0.6)
    #expect(button.assumedLive == button.target)
  }

  @Test func onlyBackButtonsWhenAskedFor() throws {
    let bar = ItemBar(others: ["<UIButton: 0x30; frame = (280 7; 20 20)>"])
    let all = try Audited(bar)
    #expect(all.report.targets.map(\.node) == [2, 5])
    #expect(all.verdicts(.targetTooSmall) == ["UIButton warning"])
    let one = try Audited(bar, .with { $0.backButtonOnly = true })
    #expect(one.report.targets.map(\.node) == [2])
    #expect(one.report.findings.map(\.node) == [2, 2])
  }
}
