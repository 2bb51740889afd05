import Foundation
import Testing

/// The documents that the other tests of them read are there, and hold something.
@Suite struct DocumentTests {
  @Test func everyArticleIsRead() {
    #expect(Document.all.count > 10)
    #expect(Document.all.first?.path == "README.md")
    for document in Document.all {
      #expect(document.lines.count > 5, "\(document.path)")
      #expect(document.lines.contains { $0.hasPrefix("# ") }, "\(document.path)")
    }
  }

  @Test func someShowWhatCommandsPrint() {
    let console = Document.all.filter { $0.blocks.contains { $0.language == "console" } }
    #expect(console.count > 3, "\(console.map(\.path))")
  }
}
