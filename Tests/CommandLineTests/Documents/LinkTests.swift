import Foundation
import Testing

/// Links within the project lead somewhere, pictures are there, and the README stays short.
@Suite struct LinkTests {
  @Test(arguments: Document.all)
  func relativeLinksLeadToFiles(document: Document) {
    let folder = Document.top.appending(path: document.path).deletingLastPathComponent()
    for line in document.prose {
      let targets =
        line.text.matches(of: /\]\(([^)\s]+)\)/).map { String($0.output.1) }
        + line.text.matches(of: /src="([^"]+)"/).map { String($0.output.1) }
      for target in targets where !target.contains("://") {
        let parts = target.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let place = "\(document.path):\(line.number): \(target)"
        if !parts[0].isEmpty {
          let file = folder.appending(path: parts[0]).path(percentEncoded: false)
          #expect(FileManager.default.fileExists(atPath: file), "\(place)")
        } else if parts.count > 1 {
          #expect(Self.anchors(of: document).contains(parts[1]), "\(place)")
        }
      }
    }
  }

  /// A newcomer with five minutes reads it.
  @Test func theReadmeIsShort() {
    let size = Document.readme.lines.joined(separator: "\n").utf8.count
    #expect(size < 26_000, "The README has \(size) bytes; what goes deeper belongs in an article.")
  }

  /// Every article is linked from the README, so that what it says is found.
  @Test func everyArticleIsFound() {
    let text = Document.readme.lines.joined(separator: "\n")
    for document in Document.all.dropFirst() where !document.path.hasSuffix("/Viewmend.md") {
      #expect(text.contains("(\(document.path)"), "\(document.path)")
    }
  }

  /// The anchors that GitHub makes of headings.
  private static func anchors(of document: Document) -> [String] {
    document.prose.filter { $0.text.hasPrefix("#") }.map { line in
      line.text.drop { $0 == "#" || $0 == " " }.lowercased()
        .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
        .replacing(" ", with: "-")
    }
  }
}
