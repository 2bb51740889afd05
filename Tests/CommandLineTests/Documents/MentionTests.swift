import Arguments
import Foundation
import Testing
import ViewmendCLI

/// Whatever a page says to viewmend, viewmend understands.
@Suite struct MentionTests {
  @Test(arguments: Document.all)
  func everyBlockIsUnderstood(document: Document) {
    for block in document.blocks {
      let place = "\(document.path):\(block.line)"
      guard let mentions = Mention.all(in: block) else {
        Issue.record(
          "\(place): there is no rule for this block, \(block.language.debugDescription).")
        continue
      }
      for mention in mentions {
        #expect(mention.fault == nil, "\(place): \(mention.words.joined(separator: " "))")
      }
    }
  }

  /// In prose a command is known and has the options named, whatever stands for their values.
  @Test(arguments: Document.all)
  func everyCommandNamedExists(document: Document) {
    let commands = CommandCatalogue.program.commands + [ProgramSpec.helpCommand]
    for span in document.spans where span.text.hasPrefix("viewmend ") {
      let words = span.text.split(separator: " ").map(String.init)
      let place = "\(document.path):\(span.number): \(span.text)"
      if words[1].hasPrefix("--") || ["COMMAND", "apply", "dump", "set"].contains(words[1]) {
        continue
      }
      guard let command = commands.first(where: { $0.name == words[1] }) else {
        Issue.record("\(place): there is no command \(words[1])")
        continue
      }
      let known = command.options.map(\.name) + ["help"]
      for word in words where word.hasPrefix("--") {
        let name = String(word.dropFirst(2).prefix { $0 != "=" })
        #expect(known.contains(name), "\(place)")
      }
    }
  }

  /// An option named by itself is one that some command has, or one of another program's.
  @Test(arguments: Document.all)
  func everyOptionNamedExists(document: Document) {
    let options = CommandCatalogue.program.commands.flatMap(\.options).map(\.name)
    let known = Set(options + ["help", "version", "yes"])
    for span in document.spans where span.text.hasPrefix("--") && span.text != "--" {
      let name = String(span.text.dropFirst(2).prefix { $0 != " " && $0 != "=" })
      #expect(known.contains(name), "\(document.path):\(span.number): \(span.text)")
    }
  }

  /// Swift that a page shows is compiled: it stands, line for line, in the tests of the library.
  @Test(arguments: Document.all)
  func swiftStandsInTheTests(document: Document) throws {
    let file = Document.top.appending(path: "Tests/LibraryTests/DocumentedCodeTests.swift")
    let code = Self.statements(
      String(decoding: try Data(contentsOf: file), as: UTF8.self)
        .split(separator: "\n").map(String.init))
    for block in document.blocks where block.language == "swift" {
      let lines = Self.statements(block.lines)
      #expect(!lines.isEmpty && code.contains(lines), "\(document.path):\(block.line)")
    }
  }

  /// JSON can be read, and XML is a file that a command is run with.
  @Test(arguments: Document.all)
  func dataIsGood(document: Document) {
    for block in document.blocks where block.language == "json" {
      let value = try? JSONSerialization.jsonObject(with: Data(block.text.utf8))
      #expect(value != nil, "\(document.path):\(block.line)")
    }
    for block in document.blocks where block.language == "xml" {
      #expect(block.file != nil, "\(document.path):\(block.line)")
    }
  }

  /// Code by indentation alone no rule covers.
  @Test(arguments: Document.all)
  func codeStandsInBlocks(document: Document) {
    var before = ""
    for line in document.prose {
      let isCode = before.isEmpty && line.text.hasPrefix("    ")
      #expect(!isCode, "\(document.path):\(line.number): \(line.text)")
      before = line.text
    }
  }

  @Test(arguments: [
    ("viewmend check --foo a.txt", "Unknown option"),
    ("viewmend chek", "Unknown command \"chek\"."),
    ("viewmend check a.txt | viewmend check --max-depth x -", "--max-depth"),
    ("a $(viewmend lldb x)", "Unexpected argument"),
    ("parallel viewmend check --shard {}/8 --jobs x '>' {} ::: 1 2", "--jobs"),
    ("viewmend check --shard 1/2 a.txt > b.txt", nil), ("man viewmend", nil),
  ])
  func mistakesAreFound(line: String, fault: String?) {
    let block = CodeBlock(language: "sh", lines: [line], line: 1)
    let faults = (Mention.all(in: block) ?? []).compactMap(\.fault)
    #expect(faults.count == (fault == nil ? 0 : 1))
    #expect(fault.map { faults.first?.contains($0) == true } ?? true, "\(faults)")
  }

  @Test func workflowsAreRead() throws {
    let block = CodeBlock(
      language: "yaml",
      lines: [
        "- run: >", "    viewmend check --shard ${{ matrix.n }}/4", "    --jobs x d/",
        "- run: viewmend merge --foo", "- uses: a",
      ], line: 1)
    let faults = try #require(Mention.all(in: block)).compactMap(\.fault)
    #expect(faults.count == 2)
    #expect(faults.first?.contains("--jobs") == true && faults.last?.contains("--foo") == true)
    #expect(Mention.all(in: CodeBlock(language: "perl", lines: [], line: 1)) == nil)
  }

  /// Lines without indentation and without what only begins a file.
  private static func statements(_ lines: [String]) -> [String] {
    lines.map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("import ") }
  }
}
