import Analysis
import Hierarchy
import Testing

/// Back buttons that apps make.
@Suite struct CustomButtonTests {
  private static let first = "it is the first item at the bar's leading end"
  private static let alone = "nothing else stands on its side of the bar"
  private static let image = "it shows an image and no text"

  private func bar(_ rows: (Int, String)..., arrow: String = "; alpha = 0") throws -> Audited {
    try Signed.bar(
      [(1, "_UINavigationBarBackIndicatorView: 0x3; frame = (8 11.5; 13 21)\(arrow)")] + rows)
  }

  private func button(
    _ class: String = "UIButton", x: Int = 16, _ attributes: String = ""
  ) -> (Int, String) { (1, "\(`class`): 0x4; frame = (\(x) 0; 44 44)\(attributes)") }

  private let icon = (2, "UIImageView: 0x5; frame = (10 10; 24 24)")

  private func named(_ name: String) -> (Int, String) {
    (2, "UIImageView: 0x5; frame = (10 10; 24 24); image = \(name)")
  }

  private func titled(_ text: String) -> (Int, String) {
    (2, "UIButtonLabel: 0x6; frame = (2 12; 40 20); text = '\(text)'")
  }

  @Test func anImageAloneIsACandidate() throws {
    let audited = try bar(button(), icon)
    #expect(audited.found.isEmpty)
    #expect(audited.weaklyFound == [Signed(3, 0.4, [Self.first, Self.image, Self.alone])])
  }

  @Test(arguments: [
    "nav_back", "icon_arrow_left", "ICBack", "return", "chevron.left", "btn_fanhui", "backBtn",
    "<UIImage:0x1 symbol \"chevron.backward\"; (12 20)@3>", "profile_back", "返回按钮_返回",
  ])
  func aNameMakesItOne(name: String) throws {
    let audited = try bar(button(), named(name))
    #expect(
      audited.found == [
        Signed(
          3, 0.5,
          [Self.first, Self.image, Self.alone, "its image is named for going back: \(name)"])
      ])
    let found = try #require(audited.report.backButtons.first)
    #expect(found.kind == .custom && found.side == .leading && found.indicator == 4)
    #expect(found.assumedLive == Rect(x: 16, y: 20, width: 44, height: 44))
  }

  @Test(arguments: ["icon_menu", "left_menu", "close", "arrow_down", "sidebar.left", "xmark"])
  func anotherNameMakesItNone(name: String) throws {
    let audited = try bar(button(), named(name))
    #expect(audited.found.isEmpty)
    #expect(audited.weaklyFound.isEmpty)
  }

  @Test(arguments: [
    "background", "feedback", "playback", "(null)", "photo_12", "feed_back",
    "back_ground@2x", "CallBack",
  ])
  func aNameThatSaysNothingLeavesACandidate(name: String) throws {
    #expect(try bar(button(), named(name)).weaklyFound.map(\.confidence) == [0.4])
  }

  @Test(arguments: [
    "VoltarButton", "AtrasButton", "ZurueckButton", "RetourButton", "App.NavBackView",
    "TilbageControl", "ZurückKnopf",
  ])
  func aClassNamedInAnyLanguageMakesItOne(name: String) throws {
    let audited = try bar(button(name, "; baseClass = UIButton"), icon)
    #expect(audited.found.map(\.confidence) == [0.5])
    let trailing = try bar(button(name, x: 315, "; baseClass = UIButton"), icon)
    #expect(trailing.report.backButtons.map(\.side) == [.trailing])
  }

  @Test func everyFurtherSignAdds() throws {
    let label = "; ax.label = \"Go back\""
    let audited = try bar(
      button("App.BackButton", "\(label); ax.id = \"nav.back\""), named("back"))
    #expect(
      audited.found == [
        Signed(
          3, 0.8,
          [
            Self.first, Self.image, Self.alone, "its image is named for going back: back",
            "its class App.BackButton is named for going back",
            "its accessibility identifier 'nav.back' speaks of going back",
            "its accessibility label 'Go back' speaks of going back",
          ])
      ])
  }

  @Test func theLabelOfATitledButtonIsItsTitle() throws {
    let all = "; ax.label = \"Back\"; ax.id = \"back\""
    let audited = try bar(button("App.BackButton", all), titled("Back"))
    #expect(audited.found.map(\.confidence) == [0.7])
  }

  @Test func aLabelThatSaysSomethingElseMakesItNone() throws {
    #expect(try bar(button("UIButton", "; ax.label = \"Menu\""), icon).weaklyFound.isEmpty)
  }

  @Test func aFieldOrACellIsNoBackButton() throws {
    for name in ["UITextField", "UISwitch", "App.BackCell"] {
      let audited = try bar(button(name), named("back"))
      #expect(audited.found.isEmpty && audited.weaklyFound.isEmpty, "\(name)")
    }
  }

  @Test func companyMakesItWeaker() throws {
    let other = (1, "UIButton: 0x7; frame = (68 0; 44 44)")
    #expect(try bar(button(), named("back"), other).weaklyFound.map(\.confidence) == [0.44])
    let label = (1, "UIView: 0x7; frame = (68 0; 44 44)")
    #expect(try bar(button(), named("back"), label).found.map(\.confidence) == [0.5])
    #expect(
      try bar(button(), named("back"), label, titled("12")).weaklyFound.map(\.confidence) == [0.44])
  }

  @Test(arguments: [
    "Back", "BACK", " back ", "返回", "戻る", "Zurück", "Retour", "Atrás", "Volver", "Voltar",
    "Indietro", "Назад", "뒤로", "‹", "< Trips", "\\u8fd4\\u56de",
  ])
  func aWordForBackMakesItOne(text: String) throws {
    let audited = try bar(button(), titled(text))
    #expect(
      audited.found == [
        Signed(3, 0.5, [Self.first, Self.alone, "its title '\(text)' is a word for going back"])
      ])
    #expect(audited.report.backButtons.first?.label == 4)
  }

  @Test(arguments: [
    "Cancel", "Done", "Edit", "Menu", "取消", "キャンセル", "Trips", "Back to school", "", "< Cancel",
  ])
  func otherTextsAreNone(text: String) throws {
    let audited = try bar(button(), titled(text))
    #expect(audited.found.isEmpty)
    #expect(audited.weaklyFound.isEmpty)
  }

  @Test func anArrowBesideATitleMakesItOne() throws {
    let label = (2, "UIButtonLabel: 0x6; frame = (36 12; 40 20); text = 'Trips'")
    let wide = (1, "UIButton: 0x4; frame = (16 0; 90 44)")
    let own = try bar(wide, named("chevron.left"), label)
    #expect(
      own.found == [
        Signed(
          3, 0.6,
          [
            Self.first, Self.alone, "its title 'Trips' stands beside an arrow",
            "its image is named for going back: chevron.left",
          ])
      ])
    #expect(try bar(wide, icon, label).found.isEmpty)
    let title = (2, "UIButtonLabel: 0x6; frame = (10 12; 40 20); text = 'Trips'")
    let system = try bar(wide, title, arrow: "")
    #expect(
      system.found == [
        Signed(3, 0.5, [Self.first, Self.alone, "its title 'Trips' stands beside an arrow"])
      ])
    #expect(system.weaklyFound.isEmpty, "the arrow is the button's")
  }

  @Test func besideAShownArrowAnImageIsAnotherItem() throws {
    let audited = try bar(button(), named("back"), arrow: "")
    #expect(audited.found.isEmpty)
    #expect(audited.weaklyFound.map(\.container) == [2])
  }

  @Test(arguments: ["hidden = YES", "alpha = 0"])
  func whatCannotBeSeenIsNone(attribute: String) throws {
    let audited = try bar(button("UIButton", "; \(attribute)"), named("back"))
    #expect(audited.found.isEmpty)
    #expect(audited.weaklyFound.isEmpty)
  }

  @Test func fromIOS11OnItLiesInAStack() throws {
    let audited = try Signed.bar([
      (1, "_UINavigationBarContentView: 0x3; frame = (0 0; 375 44)"),
      (2, "_UIButtonBarStackView: 0x4; frame = (16 0; 44 44)"),
      (3, "_UITAMICAdaptorView: 0x5; frame = (0 0; 44 44)"),
      (4, "UIButton: 0x6; frame = (0 7; 30 30)"),
      (5, "UIImageView: 0x7; frame = (4 4; 22 22); image = back"),
    ])
    let found = try #require(audited.report.backButtons.first)
    #expect([found.container, found.indicator] == [5, 6])
    #expect(found.assumedLive == Rect(x: 16, y: 27, width: 30, height: 30))
    #expect(found.era == .ios11)
    let item = try Signed.bar([
      (1, "_UINavigationBarContentView: 0x3; frame = (0 0; 375 44)"),
      (2, "_UIButtonBarStackView: 0x4; frame = (8 0; 44 44)"),
      (3, "_UIButtonBarButton: 0x6; frame = (0 0; 44 44)"),
      (4, "UIImageView: 0x7; frame = (11 11; 22 22); image = back"),
    ])
    #expect(item.report.backButtons.map(\.kind) == [.custom])
    #expect(
      item.report.backButtons.first?.assumedLive == Rect(x: 0, y: 20, width: 63, height: 44),
      "UIKit made a button of it, which reaches aside")
  }

  // MARK: The trailing side

  @Test func onTheTrailingSideANameIsAskedFor() throws {
    let audited = try bar(button(x: 315), named("topbar_back_btn_n"))
    #expect(
      audited.found == [
        Signed(
          3, 0.5,
          [
            "it is an item on the bar's trailing side", Self.image,
            "its image is named for going back: topbar_back_btn_n",
          ])
      ])
    #expect(audited.report.backButtons.map(\.side) == [.trailing])
    for name in ["arrow", "chevron.left", "share", "photo"] {
      let other = try bar(button(x: 315), named(name))
      #expect(other.found.isEmpty && other.weaklyFound.isEmpty, "\(name)")
    }
    #expect(try bar(button(x: 315), icon).weaklyFound.isEmpty)
    #expect(try bar(button(x: 315), titled("返回")).found.map(\.confidence) == [0.5])
    #expect(try bar(button(x: 315), titled("Done")).found.isEmpty)
  }

  @Test func besideASystemButtonATrailingOneIsFoundToo() throws {
    let rows = ItemBar(others: [
      "<UIButton: 0x30; frame = (270 0; 44 44)>",
      "   | <UIImageView: 0x31; frame = (10 10; 24 24); image = back>",
    ])
    #expect(try Audited(rows).report.backButtons.map(\.side) == [.leading, .trailing])
  }

  @Test func inAMirroredBarTheRightEndIsLeading() throws {
    let audited = try Signed.bar([
      (1, "_UINavigationBarBackIndicatorView: 0x3; frame = (354 11.5; 13 21); alpha = 0"),
      (1, "UIButton: 0x4; frame = (315 0; 44 44)"),
      (2, "UIImageView: 0x5; frame = (10 10; 24 24); image = back"),
    ])
    #expect(audited.report.backButtons.map(\.side) == [.leading])
  }

  @Test func anAppsFrameIsTheApps() throws {
    let audited = try bar((1, "UIButton: 0x4; frame = (16 0; 120 44)"), named("back"))
    let finding = try #require(audited.findings(.targetOversized).first)
    #expect(finding.basis == .frame)
    #expect(finding.fix == nil, "0.5 is not corrected unasked")
    #expect(
      finding.wording.message
        == "The back button's container is 120 x 44 pt and reaches 86 pt past its arrow on the right: "
        + "taps at x = 50 to 136 of the bar still go back, though nothing is seen there; no other "
        + "item loses taps. The frame is the app's own: make the button 44 x 44 pt and leave what it "
        + "shows where it is.")
  }
}
