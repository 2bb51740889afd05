import Foundation
import Testing
import ViewmendCLI

/// What a page says of the project's own files is so.
@Suite struct ProjectFileTests {
  private static func text(_ path: String) throws -> String {
    String(
      decoding: try Data(contentsOf: Document.top.appending(path: path)), as: UTF8.self)
  }

  /// The scripts that a page tells to run are there.
  @Test(arguments: Document.all)
  func scriptsAreThere(document: Document) {
    let shown = document.blocks.filter { $0.language == "sh" }.flatMap(\.lines)
    for line in shown + document.spans.map(\.text) where line.hasPrefix(".ci/") {
      let path = String(line.prefix { $0 != " " })
      let file = Document.top.appending(path: path).path(percentEncoded: false)
      #expect(FileManager.default.isExecutableFile(atPath: file), "\(document.path): \(path)")
    }
  }

  /// Paths in the sources and tests that a page names are there.
  @Test(arguments: Document.all)
  func pathsAreThere(document: Document) {
    let tops = ["Sources/", "Tests/", "Fixtures/"]
    for span in document.spans where tops.contains(where: span.text.hasPrefix) {
      let file = Document.top.appending(path: span.text).path(percentEncoded: false)
      #expect(
        FileManager.default.fileExists(atPath: file),
        "\(document.path):\(span.number): \(span.text)")
    }
  }

  /// Workflows give the action inputs that it has, and name hooks that there are.
  @Test(arguments: Document.all)
  func workflowsUseWhatThereIs(document: Document) throws {
    let action = try Self.text(".github/actions/check/action.yml")
    let hooks = try Self.text(".pre-commit-hooks.yaml")
    for block in document.blocks where block.language == "yaml" {
      var isOurs = false
      for line in block.lines {
        let words = line.split(separator: " ").filter { $0 != "-" }
        guard let key = words.first else { continue }
        if key == "uses:" { isOurs = line.contains("viewmend/.github/actions/check@") }
        let isInput = isOurs && line.hasSuffix(String(words.last ?? "")) && key != "uses:"
        if isInput, key != "with:", key.hasSuffix(":"), !line.contains("- ") {
          #expect(action.contains("\n  \(key)\n"), "\(document.path):\(block.line): \(line)")
        }
        if key == "id:", let name = words.last {
          #expect(hooks.contains("- id: \(name)\n"), "\(document.path):\(block.line): \(line)")
        }
        if line.contains("- "), key != "uses:" { isOurs = false }
      }
    }
  }

  /// Releases that a page names are of this version.
  @Test(arguments: Document.all)
  func versionsAreThisOne(document: Document) {
    let text = document.lines.joined(separator: "\n")
    let named =
      text.matches(of: /viewmend[-_]([0-9]+\.[0-9]+\.[0-9]+)/).map { String($0.output.1) }
      + text.matches(of: /(?:check@|rev: )v([0-9.]+)/).map { String($0.output.1) }
    for version in named { #expect(version == CommandCatalogue.version, "\(document.path)") }
  }
}
