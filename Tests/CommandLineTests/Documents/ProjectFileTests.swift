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
      for step in Self.items(block.lines) {
        let place = "\(document.path):\(block.line): \(step.joined(separator: " "))"
        let isOurs = step.contains { $0.contains("viewmend/.github/actions/check@") }
        for input in step.drop(while: { $0 != "with:" }).dropFirst() where isOurs {
          #expect(action.contains("\n  \(input.prefix { $0 != ":" }):\n"), "\(place)")
        }
        if let hook = step.first, hook.hasPrefix("id: ") {
          #expect(hooks.contains("- \(hook)\n"), "\(place)")
        }
      }
    }
  }

  /// The items of every list of a workflow, a trimmed line each.
  private static func items(_ lines: [String]) -> [[String]] {
    var items: [[String]] = []
    for line in lines.map({ $0.trimmingCharacters(in: .whitespaces) }) {
      if line.hasPrefix("- ") {
        items.append([String(line.dropFirst(2))])
      } else if !items.isEmpty {
        items[items.count - 1].append(line)
      }
    }
    return items
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
