import Analysis
import Hierarchy
import Testing

/// Back buttons among accessibility elements, by place, shape and name.
@Suite struct ElementButtonTests {
  /// A button of a bar at (0 20; 375 44).
  private static func button(
    _ place: String, label: String? = nil, name: String? = nil, visible: Bool = true
  ) -> String {
    let n = place.split(separator: " ")
    var text = "<XCUIElementTypeButton type=\"XCUIElementTypeButton\" visible=\"\(visible)\""
    if let name = name ?? label { text += " name=\"\(name)\"" }
    if let label { text += " label=\"\(label)\"" }
    return text + " x=\"\(n[0])\" y=\"\(n[1])\" width=\"\(n[2])\" height=\"\(n[3])\"/>"
  }

  private static func screen(_ content: String, _ container: String = "NavigationBar") -> String {
    """
    <XCUIElementTypeApplication type="XCUIElementTypeApplication" x="0" y="0" width="375" height="667">\
    <XCUIElementType\(container) type="XCUIElementType\(container)" name="Figs" x="0" y="20" \
    width="375" height="44">\(content)</XCUIElementType\(container)></XCUIElementTypeApplication>
    """
  }

  /// The finds as `kind confidence x`, candidates in brackets.
  private func finds(_ text: String) throws -> [String] {
    let report = try Audited(text).report
    func words(_ button: BackButton) -> String {
      "\(button.kind.rawValue) \(button.confidence.points) at \((button.target?.left ?? -1).points)"
    }
    return report.backButtons.map(words) + report.candidates.map { "(\(words($0)))" }
  }

  @Test(arguments: [
    // The previous screen's title, at the bar's edge; also where it is a word for something else.
    (button("0 20 92 44", label: "Quinces"), ["system 0.8 at 0"]),
    (button("0 20 92 44", label: "Settings"), ["system 0.8 at 0"]),
    (button("0 20 65 44", label: "12月"), ["system 0.8 at 0"]),
    (button("0 20 65 44", label: "返回"), ["system 1 at 0"]),
    (button("0 20 65 32", label: "Trees", visible: false), ["system 0.75 at 0"]),
    // iOS 26.
    (button("16 20 44 44", label: "Quinces", name: "BackButton"), ["system 0.8 at 16"]),
    // Right to left.
    (button("283 20 92 44", label: "Quinces"), ["system 0.8 at 283"]),
    // No name, where UIKit's items begin.
    (button("8 20 39 44"), ["system 0.55 at 8"]),
    // The app's own.
    (button("16 26 30 32", label: "nav_icon_back"), ["custom 0.6 at 16"]),
    (button("20 20 30 44", label: "返回"), ["custom 0.6 at 20"]),
    (button("16 20 44 44", label: "ic back gray"), ["custom 0.6 at 16"]),
    (button("16 20 44 44", label: "Zurück", name: "back-button"), ["custom 0.6 at 16"]),
    // Candidates.
    (button("8 20 60 44", label: "Filter"), ["(custom 0.3 at 8)"]),
    (button("16 20 44 44"), ["(custom 0.3 at 16)"]),
    (button("200 20 44 44", label: "Back"), ["(custom 0.45 at 200)"]),
    // Traps.
    (button("0 20 60 44", label: "Cancel"), []),
    (button("8 20 60 44", label: "Menu"), []),
    (button("16 20 44 44", label: "取消"), []),
    (button("16 20 44 44", label: "Close", name: "back"), []),
    (button("310 20 57 44", label: "Edit"), []),
    (button("0 20 375 44", label: "Banner"), ["(custom 0.3 at 0)"]),
    ("", []),
  ])
  func inABar(content: String, finds: [String]) throws {
    #expect(try self.finds(Self.screen(content)) == finds)
  }

  @Test func theVisibleOneWins() throws {
    let both =
      Self.button("8 31 21 21", label: "Back", visible: false)
      + Self.button("16 26 30 32", label: "nav_icon_back")
    #expect(try finds(Self.screen(both)) == ["custom 0.6 at 16"])
  }

  @Test(arguments: [
    ("Other", button("12 30 30 30", label: "icon_back"), ["custom 0.6 at 12"]),
    ("Other", button("14 22 45 40"), ["(custom 0.25 at 14)"]),
    ("Other", button("12 30 30 30", label: "ic back top"), []),
    ("Other", button("12 300 30 30", label: "Back"), []),
    ("Other", button("0 20 375 44", label: "Back"), []),
    ("Toolbar", button("16 26 30 32", label: "BackButton"), []),
  ])
  func withoutABar(container: String, content: String, finds: [String]) throws {
    #expect(try self.finds(Self.screen(content, container)) == finds)
  }

  @Test func whatIsSeenOfItIsNotKnown() throws {
    let audited = try Audited(
      Self.screen(Self.button("0 20 92 44", label: "Quinces")),
      .with { $0.requiresBackButton = true })
    let button = try #require(audited.report.backButtons.first)
    #expect(button.bar == 1 && button.container == 2 && button.side == .leading)
    #expect(button.visible == nil && button.assumedLive == nil && button.overhang == nil)
    #expect(
      button.evidence.map { $0.sentence(in: audited.tree) } == [
        "it is a child of the navigation bar", "it is the first item at the bar's leading end",
        "it begins at the very edge of the bar, where only UIKit's own back button does",
        "the tool does not call it invisible",
      ])
    #expect(audited.report.hasBackButton && audited.report.findings.isEmpty)
  }

  @Test func aRequiredOneIsMissingOrCannotBeTold() throws {
    func message(_ text: String) throws -> (Finding.Result?, String?) {
      let audited = try Audited(text, .with { $0.requiresBackButton = true })
      let finding = audited.findings(.backButtonMissing).first
      return (finding?.result, finding?.wording.message)
    }
    let missing = try message(Self.screen(Self.button("310 20 57 44", label: "Edit")))
    #expect(missing.0 == .fail)
    #expect(
      missing.1
        == "A back button is required, and none was found in XCUIElementTypeNavigationBar.")
    let weak = try message(Self.screen(Self.button("8 20 60 44", label: "Filter")))
    #expect(weak.0 == .cannotTell)
    #expect(
      weak.1
        == "XCUIElementTypeButton (8 20; 60 44) stands where a back button does, and nothing says "
        + "what it is for: whether it goes back cannot be told.")
    let without = try message(Self.screen("", "Other"))
    #expect(without.0 == .cannotTell)
    #expect(
      without.1
        == "No element of the file is a navigation bar, and none is named for going back: whether "
        + "one goes back cannot be told.")
  }
}
