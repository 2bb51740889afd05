import Analysis
import Hierarchy
import Testing

/// Which era a bar's parts show, and what each era's model makes of it.
@Suite struct EraTests {
  private func era(_ parts: String...) throws -> Era? {
    let rows = parts.map { "   | \($0)\n" }.joined()
    let audited = try Audited("<UINavigationBar: 0x1; frame = (0 20; 375 44)>\n" + rows)
    return BackButtonLocator(audited.tree).bars.first?.era
  }

  @Test func theBackgroundTellsUpToIOS10() throws {
    #expect(try era("<UINavigationBarBackground: 0x2; frame = (0 0; 320 44)>") == .ios6)
    #expect(try era("<_UINavigationBarBackground: 0x2; frame = (0 -20; 320 64)>") == .ios7)
    #expect(try era("<_UIBarBackground: 0x2; frame = (0 -20; 320 64)>") == .ios7)
    #expect(try era("<_UINavigationBarBackIndicatorView: 0x2; frame = (8 12; 13 21)>") == .ios7)
  }

  @Test func theContentViewTellsFromIOS11On() throws {
    let background = "<_UIBarBackground: 0x2; frame = (0 -20; 375 64)>"
    let content = "<_UINavigationBarContentView: 0x3; frame = (0 0; 375 44)>"
    let shadow = "   | <_UIBarBackgroundShadowView: 0x4; frame = (0 64; 375 0.5)>"
    #expect(try era(background, content) == .ios11)
    #expect(try era(background, shadow, content) == .ios13)
    #expect(try era(background, content + " layout=0x5") == .ios13)
    let glass = "<UIKit.NavigationBarContentView: 0x3; frame = (0 0; 375 44)>"
    #expect(try era(background, glass) == .ios26)
  }

  @Test func aBareBarTellsNothing() throws {
    #expect(try era() == nil)
    #expect(try era("<UIView: 0x2; frame = (0 0; 10 10)>") == nil)
  }

  @Test func theirNamesAreTheContracts() {
    #expect(
      Era.allCases.map(\.rawValue) == ["ios6", "ios7-10", "ios11-12", "ios13-18", "ios26"])
    #expect(
      Era.allCases.map(\.title) == [
        "iOS 6 and before", "iOS 7 to 10", "iOS 11 and 12", "iOS 13 to 18", "iOS 26",
      ])
  }

  // MARK: The models

  private let bar = Rect(x: 0, y: 0, width: 375, height: 44)

  private func live(
    _ frame: Rect, _ neighbours: [Rect] = []
  ) -> Rect { EraModel.controlItem(frame, in: bar, neighbours: neighbours) }

  @Test func sidewaysToTheMiddleAndAtMostEleven() {
    let title = Rect(x: 75, y: 11, width: 200, height: 22)
    let back = Rect(x: 0, y: 0, width: 69, height: 44)
    #expect(live(back, [title]) == Rect(left: 0, top: 0, right: 72, bottom: 44))
    let cancel = Rect(x: 8, y: 6, width: 46, height: 44)
    #expect(live(cancel, []) == Rect(left: 0, top: 6, right: 65, bottom: 50))
    let next = Rect(x: 307, y: 6, width: 60, height: 44)
    #expect(live(next, []) == Rect(left: 296, top: 6, right: 375, bottom: 50))
    // Half of 7 is rounded down; what touches leaves nothing.
    let near = Rect(x: 76, y: 0, width: 40, height: 44)
    #expect(live(back, [near]).right == 72)
    #expect(live(back, [Rect(x: 69, y: 0, width: 9, height: 44)]).right == 69)
  }

  @Test func upToTenTheBarGivesItsHeightAndItsEdge() {
    func live(_ frame: Rect, _ era: Era?, isRight: Bool = false) -> Rect {
      EraModel.barItem(frame, in: bar, isRight: isRight, era: era)
    }
    let frame = Rect(x: 8, y: 6, width: 60, height: 30)
    #expect(live(frame, .ios7) == Rect(left: 0, top: 0, right: 68, bottom: 44))
    #expect(live(frame, nil) == Rect(left: 0, top: 0, right: 68, bottom: 44))
    #expect(live(frame, .ios6) == Rect(left: 0, top: 0, right: 68, bottom: 59))
    let mirrored = Rect(x: 307, y: 6, width: 60, height: 30)
    #expect(live(mirrored, .ios7, isRight: true) == Rect(left: 307, top: 0, right: 375, bottom: 44))
  }

  @Test func glassIsItsFrame() throws {
    let glass = try Audited(ItemBar(), .with { $0.era = .fixed(.ios26) })
    let button = try #require(glass.report.backButtons.first)
    #expect(button.assumedLive == button.target)
  }

  /// The container of a long title whose middle lies past the bar's.
  @Test(arguments: [312.0, 400])
  func theArrowTellsTheEndThatABackButtonStandsAt(width: Double) throws {
    let audited = try Audited(ItemBar(container: "(8 6; \(width) 30)"))
    let button = try #require(audited.report.backButtons.first)
    #expect(button.assumedLive == Rect(left: 0, top: 20, right: 8 + width, bottom: 64))
    #expect(audited.findings(.targetOversized).count == 1)
    #expect(audited.findings(.barItemInset).isEmpty)
  }

  @Test func anEraThatIsAskedForDecides() throws {
    let modern = try Audited(ItemBar(), .with { $0.era = .fixed(.ios13) })
    #expect(modern.report.backButtons.first?.era == .ios13)
    #expect(
      modern.report.backButtons.first?.assumedLive
        == Rect(left: 0, top: 26, right: 79, bottom: 56))
    let old = try Audited(ItemBar(), .with { $0.era = .fixed(.ios6) })
    #expect(old.report.backButtons.first?.assumedLive == Rect(x: 0, y: 20, width: 68, height: 59))
  }
}
