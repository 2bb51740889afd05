import Foundation
import Testing

/// A page that people read: the README, or an article of the library's documentation.
struct Document: Sendable, CustomTestStringConvertible {
  /// Its path from the top of the project.
  var path: String
  var lines: [String]
  var blocks: [CodeBlock]

  var testDescription: String { path }

  /// The top of the project.
  static let top = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let catalogue = "Sources/Viewmend/Viewmend.docc"

  static let readme = read("README.md")
  /// The README and every article, by path.
  static let all: [Document] = {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: top.appending(path: catalogue).path(percentEncoded: false))
    let articles = (names ?? []).filter { $0.hasSuffix(".md") }.sorted()
    return [readme] + articles.map { read("\(catalogue)/\($0)") }
  }()

  private static func read(_ path: String) -> Document {
    let data = (try? Data(contentsOf: top.appending(path: path))) ?? Data()
    return Document(path: path, text: String(decoding: data, as: UTF8.self))
  }

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    blocks = CodeBlock.all(in: lines)
  }

  /// The lines that stand in no block of code, with their numbers.
  var prose: [(number: Int, text: String)] {
    let code = blocks.map { $0.line...($0.line + $0.lines.count + 1) }
    return lines.enumerated().map { ($0.offset + 1, $0.element) }
      .filter { line in !code.contains { $0.contains(line.0) } }
  }

  /// What stands between single back ticks, with the number of its line.
  var spans: [(number: Int, text: String)] {
    prose.flatMap { line in
      line.text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { (line.number, String($0.element)) }
    }
  }

  /// The rows of tables, cut into cells; `\|` stands for a bar in one.
  var rows: [[String]] {
    prose.filter { $0.text.hasPrefix("| ") }.map { line in
      line.text.replacing("\\|", with: "\u{0}").split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces).replacing("\u{0}", with: "|")
      }
    }
  }
}
