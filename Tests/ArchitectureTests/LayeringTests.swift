import Testing

/// Modules import what the list of layers has, and nothing else.
@Suite struct LayeringTests {
  @Test func importsFollowTheArrows() throws {
    let files = try SourceTree.swiftFiles(below: "Sources")
    #expect(files.count > 100)
    for file in files { #expect(Layers.violations(in: file) == []) }
    #expect(
      Set(files.map(\.module)) == Set(Layers.arrows.keys).subtracting(Layers.modulesInC))
  }

  @Test func listHasNoCycle() {
    var done: Set<String> = []
    var left = Layers.arrows
    while let next = left.first(where: { $0.value.isSubset(of: done) })?.key {
      done.insert(next)
      left[next] = nil
    }
    #expect(left.isEmpty)
  }

  @Test func umbrellaExportsItsModules() throws {
    let files = try SourceTree.swiftFiles(below: "Sources/Viewmend")
    #expect(files.map(\.path) == ["Sources/Viewmend/Viewmend.swift"])
    #expect(
      Set(files.flatMap(\.imports))
        == Set(
          ["Analysis", "Formats", "Hierarchy", "Patching"].map {
            SwiftFile.Import(module: $0, isExported: true)
          }))
  }

  @Test func mainOnlyStarts() throws {
    let main = try #require(SourceTree.swiftFiles(below: "Sources/ViewmendMain").first)
    #expect(main.lineCount <= 5)
  }

  @Test(arguments: [
    ("Hierarchy", "import Formats", "Hierarchy must not import Formats."),
    ("Formats", "internal import Analysis", "Formats must not import Analysis."),
    ("Reporting", "import Foundation", "Reporting must not import Foundation."),
    ("ViewmendCLI", "import struct Foundation.URL", "ViewmendCLI must not import Foundation."),
    ("ViewmendCLI", "  import Glibc", "ViewmendCLI must not import Glibc."),
    ("Analysis", "@_exported import Hierarchy", "only Viewmend exports what it imports."),
    ("Arguments", "@preconcurrency public import Darwin", "Arguments must not import Darwin."),
  ])
  func wrongImportsAreFound(module: String, line: String, sentence: String) {
    let file = SwiftFile(path: "Sources/\(module)/A.swift", text: "let a = 1\n\(line)\n")
    #expect(Layers.violations(in: file) == ["Sources/\(module)/A.swift: \(sentence)"])
  }

  @Test func importsInCommentsAndTextsAreNone() {
    let file = SwiftFile(
      path: "Sources/Hierarchy/A.swift",
      text:
        "// import Formats\n/*\nimport Formats /* a */\n*/\nlet a = \"\"\"\n  import B\n  \"\"\"\n")
    #expect(file.imports == [])
  }
}
