import Analysis
import Hierarchy
import Testing

/// UIKit's own back button in each era but that of iOS 7 to 10.
@Suite struct SystemButtonTests {
  private static let item = "_UIButtonBarButton is the class of the back button's container"
  private static let direct = "it is a child of the bar's content view, and of no stack of items"
  private static let settled = "no transition is running"
  private static let atEnd = "it stands at an end of the bar"

  @Test func upToIOS6ItIsAllMark() throws {
    let audited = try Signed.bar([
      (1, "UINavigationBarBackground: 0x3; frame = (0 0; 375 44)"),
      (1, "UINavigationItemButtonView: 0x4; frame = (5 7; 62 30)"),
    ])
    #expect(
      audited.found == [
        Signed(
          3, 0.78,
          [
            "UINavigationItemButtonView is the class of the back button's container",
            "it is a child of the navigation bar", Self.settled, Self.atEnd,
          ])
      ])
    let button = try #require(audited.report.backButtons.first)
    #expect(button.visible == Rect(x: 5, y: 27, width: 62, height: 30))
    #expect(button.assumedLive == Rect(x: 0, y: 20, width: 67, height: 59))
    #expect(button.indicator == nil)
    #expect(audited.report.findings.isEmpty)
  }

  private func content(_ rows: [(Int, String)], bar: String = "(0 20; 375 44)") throws -> Audited {
    try Signed.bar(
      [(1, "_UINavigationBarContentView: 0x3; frame = (0 0; 375 44)")] + rows, bar: bar)
  }

  @Test func thePlaceInTheContentViewAloneMakesOne() throws {
    let audited = try content([(2, "_UIButtonBarButton: 0x4; frame = (60 0; 69 44)")])
    #expect(audited.found == [Signed(3, 0.52, [Self.item, Self.settled, Self.direct])])
  }

  @Test(arguments: ["Cancel", "Done", "Menu", "完成"])
  func otherWordsWithoutAnArrowAreNone(text: String) throws {
    let label = (4, "UIButtonLabel: 0x7; frame = (0 0; 44 20); text = '\(text)'")
    let item = (2, "_UIButtonBarButton: 0x4; frame = (0 0; 69 44)")
    let face = (3, "_UIModernBarButton: 0x5; frame = (27 12; 44 20)")
    let plain = try content([item, face, label])
    #expect(plain.found.isEmpty && plain.weaklyFound.isEmpty)
    let arrow = (3, "UIImageView: 0x6; frame = (8 11.5; 13 21)")
    #expect(try content([item, arrow, face, label]).found.count == 1, "the screen before")
    let bare = (3, "_UIModernBarButton: 0x6; frame = (8 11.5; 13 21)")
    #expect(try content([item, bare, face, label]).found.count == 1, "its image is not printed")
  }

  @Test func anImageThatAPartPrintsIsTheArrow() throws {
    let audited = try content([
      (2, "_UIButtonBarButton: 0x4; frame = (0 0; 120 44)"),
      (
        3,
        "_UIModernBarButton: 0x5; frame = (8 11; 13 21); image = <UIImage:0x6 symbol "
          + "\"chevron.backward\"; (13 21)@3>"
      ),
    ])
    let button = try #require(audited.report.backButtons.first)
    #expect(button.indicator == 4 && button.visible == Rect(x: 8, y: 31, width: 13, height: 21))
    #expect(audited.verdicts(.targetOversized) == ["_UIButtonBarButton warning"])
  }

  @Test(arguments: ["; accessibilityIdentifier = BackButton", ""])
  func atTheRightEndOfIOS26ItLeads(identifier: String) throws {
    let audited = try Signed.bar([
      (1, "UIKit.NavigationBarContentView: 0x3; frame = (0 0; 375 54)"),
      (2, "NavigationBarPlatterContainer: 0x4; frame = (0 0; 375 54)"),
      (3, "PlatterView: 0x5; frame = (315 0; 44 44)"),
      (4, "_UIButtonBarButton: 0x6; frame = (0 0; 44 44); ax.label = \"Back\"\(identifier)"),
      (
        5,
        "UIImageView: 0x7; frame = (12 11; 20 22); image = <UIImage:0x8 symbol "
          + "\"chevron.backward\"; (20 22)@3>"
      ),
    ])
    let found = audited.report.backButtons
    #expect(found.map(\.kind) == [.system] && found.map(\.side) == [.leading])
    #expect(audited.report.candidates.isEmpty && audited.report.findings.isEmpty)
  }

  @Test func everySignOfIOS11() throws {
    let audited = try content([
      (2, "_UIButtonBarButton: 0x4; frame = (0 0; 69 44)"),
      (3, "_UIBackButtonContainerView: 0x5; frame = (0 0; 69 44)"),
      (4, "UIImageView: 0x6; frame = (8 11.5; 13 21)"),
      (4, "UIButtonLabel: 0x7; frame = (27 12; 36 20); text = 'Trips'"),
    ])
    #expect(
      audited.found == [
        Signed(
          3, 0.8,
          [
            Self.item, "UIImageView is visible", "it holds a title label", Self.settled,
            Self.direct, Self.atEnd, "it holds a _UIBackButtonContainerView",
          ])
      ])
    #expect(audited.report.backButtons.first?.evidence.map(\.node) == [3, 5, 6, 1, 3, 3, 4])
  }

  @Test(arguments: ["hidden = YES", "alpha = 0"])
  func whatCannotBeSeenIsNone(attribute: String) throws {
    let audited = try content([(2, "_UIButtonBarButton: 0x4; frame = (0 0; 69 44); \(attribute)")])
    #expect(audited.found.isEmpty)
    let arrow = try content([
      (2, "_UIButtonBarButton: 0x4; frame = (0 0; 69 44)"),
      (3, "UIImageView: 0x6; frame = (8 11.5; 13 21); \(attribute)"),
    ])
    #expect(arrow.report.backButtons.map(\.indicator) == [nil])
  }

  @Test func itemsInStacksAreNone() throws {
    let audited = try content([
      (2, "_UIButtonBarStackView: 0x4; frame = (8 0; 60 44)"),
      (3, "_UIButtonBarButton: 0x5; frame = (0 0; 60 44)"),
      (4, "UIButtonLabel: 0x6; frame = (0 12; 60 20); text = '\\u53d6\\u6d88'"),
    ])
    #expect(audited.found.isEmpty)
    #expect(audited.weaklyFound.isEmpty)
  }

  @Test func neighboursTakeTheirHalf() throws {
    func live(_ rows: (Int, String)...) throws -> Rect? {
      try content([(2, "_UIButtonBarButton: 0x4; frame = (0 0; 69 44)")] + rows)
        .report.backButtons.first?.assumedLive
    }
    #expect(try live() == Rect(x: 0, y: 20, width: 80, height: 44))
    #expect(
      try live((2, "UILabel: 0x5; frame = (75 12; 90 20); text = 'A'"))
        == Rect(x: 0, y: 20, width: 72, height: 44))
    #expect(
      try live(
        (2, "_UIButtonBarStackView: 0x5; frame = (72 0; 60 44)"),
        (3, "_UIButtonBarButton: 0x6; frame = (0 0; 44 44)"))
        == Rect(x: 0, y: 20, width: 70, height: 44))
    #expect(
      try live((2, "UILabel: 0x5; frame = (75 12; 90 20); text = 'A'; hidden = YES"))
        == Rect(x: 0, y: 20, width: 80, height: 44))
  }

  @Test func inATransitionTheFrontOneCounts() throws {
    let rows = [
      (2, "_UIButtonBarButton: 0x4; frame = (0 0; 69 44)"),
      (2, "_UIButtonBarButton: 0x5; frame = (0 0; 92 44)"),
    ]
    #expect(try content(rows).found.map(\.container) == [3, 4])
    let moving = try content(rows, bar: "(0 20; 375 44); userInteractionEnabled = NO")
    #expect(moving.found.map(\.container) == [4])
  }

  @Test func twoTitlesInTheContentViewAreATransition() throws {
    let title = (2, "UILabel: 0x5; frame = (75 12; 90 20); text = 'A'")
    #expect(try content([title]).findings(.capturedInTransition).isEmpty)
    let message = try content([title, title]).wording(.capturedInTransition)?.message
    #expect(message?.contains("two titles are present") == true)
    let empty = (2, "UILabel: 0x5; frame = (0 0; 0 0)")
    #expect(try content([title, empty]).findings(.capturedInTransition).isEmpty)
  }

  @Test func twoBackButtonGuidesAreATransition() throws {
    let guide = (2, "_UILayoutGuide: 0x5; frame = (0 0; 69 44); ax.id = \"BackButtonGuide(0x6)\"")
    let button = (2, "_UIButtonBarButton: 0x4; frame = (0 0; 69 44)")
    #expect(try content([guide, button]).findings(.capturedInTransition).isEmpty)
    let audited = try content([guide, guide, button])
    #expect(
      audited.wording(.capturedInTransition)?.message.contains(
        "two guides for a back button are present") == true)
    #expect(audited.found.map(\.container) == [5])
  }

  @Test func aLoneItemIsWeak() throws {
    let bare = try Audited("<_UIButtonBarButton: 0x1; frame = (0 0; 69 44)>\n")
    #expect(bare.found.isEmpty)
    #expect(bare.weaklyFound == [Signed(0, 0.2, [Self.item])])
    let whole = try Audited(
      """
      <_UIButtonBarButton: 0x1; frame = (0 0; 69 44)>
         | <_UIBackButtonContainerView: 0x2; frame = (0 0; 69 44)>

      """)
    #expect(
      whole.found == [Signed(0, 0.6, [Self.item, "it holds a _UIBackButtonContainerView"])])
    #expect(whole.report.backButtons.first?.bar == nil)
    for parent in ["UIToolbar", "_UIButtonBarStackView"] {
      let item = try Audited(
        "<\(parent): 0x1; frame = (0 0; 320 44)>\n"
          + "   | <_UIButtonBarButton: 0x1; frame = (0 0; 69 44)>\n")
      #expect(item.weaklyFound.isEmpty, "\(parent)")
    }
  }

  // MARK: iOS 26

  private func glass(_ image: String, _ attributes: String = "", x: Int = 16) throws -> Audited {
    try Signed.bar([
      (1, "UIKit.NavigationBarContentView: 0x3; frame = (0 0; 375 54)"),
      (2, "UIKit.NavigationBarPlatterContainer_v2: 0x4; frame = (0 0; 375 54)"),
      (3, "UIKit.PlatterView: 0x5; frame = (\(x) 0; 44 44)"),
      (4, "UIKit.PlatterItemView: 0x6; frame = (0 0; 44 44)"),
      (5, "_UIButtonBarButton: 0x7; frame = (0 0; 44 44)\(attributes)"),
      (6, "UIImageView: 0x8; frame = (14 11; 16 22); image = <UIImage:0x9 symbol \"\(image)\">"),
    ])
  }

  @Test func glassTakesANameOrTheIdentifier() throws {
    let inGlass = "it lies in a glass platter of the bar"
    let named = "its image is named for going back: <UIImage:0x9 symbol \"chevron.backward\">"
    let identifier = "its accessibility identifier 'BackButton' speaks of going back"
    let seen = "UIImageView is visible"
    let image = try glass("chevron.backward")
    #expect(
      image.found == [Signed(6, 0.5, [Self.item, seen, Self.settled, inGlass, Self.atEnd, named])])
    #expect(
      image.report.backButtons.first?.assumedLive == Rect(x: 16, y: 20, width: 44, height: 44))
    let both = try glass("chevron.backward", "; ax.id = \"BackButton\"")
    #expect(
      both.found == [
        Signed(6, 0.8, [Self.item, seen, Self.settled, inGlass, Self.atEnd, named, identifier])
      ])
    let other = try glass("xmark", "; ax.id = \"BackButton\"")
    #expect(other.found.map(\.confidence) == [0.64])
  }

  @Test func glassWithoutASignIsACandidateOrAnApps() throws {
    let drop = try glass("drop")
    #expect(drop.found.isEmpty)
    #expect(drop.weaklyFound.map(\.container) == [6])
    #expect(try glass("sidebar.left").weaklyFound.isEmpty)
    #expect(try glass("drop", x: 315).weaklyFound.isEmpty)
    let own = try glass("chevron.left")
    #expect(own.report.backButtons.map(\.kind) == [.custom])
    #expect(own.weaklyFound.isEmpty)
  }
}
