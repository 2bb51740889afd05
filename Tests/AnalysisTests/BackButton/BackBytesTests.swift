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

  @Test func rulesOutMost() {
    for text in ["", " ", "Continue", "Backup now", "feed", "$12.99", "Navigate"] {
      #expect(!Self.mayTitle(text), "\(text)")
    }
    for name in ["", "com.example:id/item_702", "back/list", "a.backup:id/title"] {
      #expect(!Self.mayName(name), "\(name)")
    }
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
