import Formats
import Hierarchy
import Testing

@testable import Analysis

/// What is ruled out by bytes says nothing of going back to those who read it either.
@Suite struct BackBytesTests {
  @Test func passesEveryTitle() {
    for title in BackWords.titles.union(NavigateUp.descriptions) {
      for text in [title, " \(title)  ", title.capitalized, "\u{200E}\(title)"] {
        #expect(Self.mayTitle(text), "\(text)")
      }
    }
  }

  @Test(arguments: [
    "btn_back", "app:id/navBack", "a/back/", "x.y:id/ic_arrow_Back", "返回", "a&amp;b", "id\\u8fd4",
    "goReturn", "backBtn",
  ])
  func passesNames(name: String) {
    #expect(Self.mayName(name))
  }

  /// Elements that are passed over by their bytes have no name for going back.
  @Test(arguments: ["label", "name"])
  func passesElements(attribute: String) throws {
    let words = BackWords.titles.union(BackNames.names).sorted()
    let others = ["Cancel", "Trips", "btn_menu", "feed", "arrow", "a/b", "x", "Feedback", "ground"]
    let drawn = ["&lt; Trips", "‹ Trips", "\\u8fd4\\u56de", "nav.back.button", "ic_back", "goBack"]
    let names = words + words.map(\.capitalized) + drawn + others
    let buttons = names.map {
      "<XCUIElementTypeButton \(attribute)=\"\($0)\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
    }
    let page = "<XCUIElementTypeApplication>\(buttons.joined())</XCUIElementTypeApplication>"
    let tree = try Dump.read(SourceText(page)).tree
    try #require(tree.count == names.count + 1)
    for (place, name) in names.enumerated() {
      let goesBack = ElementLook(place + 1, tree).meaning == .back
      #expect(ElementLook.maySayBack(place + 1, tree) || !goesBack, "\(name)")
    }
    let said = attribute == "label" ? words : BackNames.names.sorted()
    #expect(said.allSatisfy { ElementLook.maySayBack((names.firstIndex(of: $0) ?? -1) + 1, tree) })
    let passedOver = others.indices.filter {
      !ElementLook.maySayBack(names.count - others.count + $0 + 1, tree)
    }
    // "arrow" ends like "backarrow".
    #expect(
      passedOver.map { others[$0] } == [
        "Cancel", "Trips", "btn_menu", "feed", "a/b", "x", "ground",
      ])
  }

  /// What only a string can tell: references, escapes, arrows, marks of direction, two cases.
  @Test(arguments: [
    "&#66;ack", "B&#x61;ck", "&lt; Trips", "‹ Trips", "«Trips", "〈Trips", "\u{00A0}Back",
    "Ba\u{00AD}ck", "Back&#10;", "Back\u{3000}", "Vol\\u0076er", "\\u003c Trips", "ZURÜCK",
    "zuru\u{308}ck", "НАЗАД", "Bac\u{212A}", "\u{E5C4}", "Back\u{200E}",
  ])
  func leavesToStrings(text: String) {
    #expect(Self.mayTitle(text))
  }

  @Test func rulesOutMost() {
    for text in [
      "", " ", "Continue", "Backup now", "feed", "$12.99", "Navigate", "€4.99", "収藏夹", "새로운 항목",
      "Café du marché here", "Tom &amp; Jerry, who went on", "👩 Orbit", "a \\ b and so on",
    ] {
      #expect(!Self.mayTitle(text), "\(text)")
    }
    for name in ["", "com.example:id/item_702", "back/list", "a.backup:id/title"] {
      #expect(!Self.mayName(name), "\(name)")
    }
  }

  /// What is written out is what the names say.
  @Test func knowsTheLastLetters() {
    let letters = BackNames.names.reduce(UInt32(0)) { $0 | 1 << UInt32(($1.utf8.last ?? 0) & 31) }
    #expect(BackNames.lastLetters == letters)
  }

  /// Titles of every length, so that what is behind and in front of them in the file is none of theirs.
  @Test(arguments: 1...24)
  func looksAtTheTitleAlone(length: Int) {
    let title = String(repeating: "x", count: length)
    for around in ["&", ";", "\\", "é", "\n", "back"] {
      let source = SourceText(around + title + around)
      let range = around.utf8.count..<around.utf8.count + length
      #expect(!source.withBytes { BackNames.mayTitle(range, in: $0) }, "\(around)")
    }
    for mark in ["&", ";", "\\"] {
      #expect(Self.mayTitle(title + mark), "\(mark)")
    }
    #expect(Self.mayTitle(title + "é"))
  }

  private static func mayTitle(_ text: String) -> Bool {
    let source = SourceText(text)
    return source.withBytes { BackNames.mayTitle(0..<source.count, in: $0) }
  }

  private static func mayName(_ text: String) -> Bool {
    let source = SourceText(text)
    return source.withBytes { BackNames.mayName(0..<source.count, in: $0) }
  }
}

extension String {
  /// With a capital letter in front, as most buttons are written.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
