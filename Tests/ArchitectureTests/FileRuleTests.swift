import Testing

/// Files are short, hold one type, and are named for it.
@Suite struct FileRuleTests {
  @Test func filesAreShort() throws {
    let files =
      try SourceTree.swiftFiles(below: "Sources") + SourceTree.swiftFiles(below: "Tests")
      + [SwiftFile(path: "Package.swift", text: SourceTree.text("Package.swift"))]
    let long = files.filter { $0.lineCount > FileRules.mostLines }
    #expect(long.map { "\($0.path): \($0.lineCount) lines" } == [])
  }

  @Test func filesHoldTheTypeTheyAreNamedFor() throws {
    for file in try SourceTree.swiftFiles(below: "Sources") {
      #expect(FileRules.violations(in: file) == [])
    }
  }

  @Test(arguments: [
    ("A.swift", "struct A {}\nenum B {}", ["B belongs in a file of its own."]),
    ("A.swift", "struct A {}\nprivate enum B {}\nextension C { struct D {} }", []),
    ("A.swift", "extension A {}", ["it does not declare A."]),
    ("A+Text.swift", "package extension A {\n  enum B {}\n}", []),
    ("A+Text.swift", "extension B {}", ["its first declaration is not of A."]),
    ("Array+Text.swift", "extension [String] {}", []),
    (
      "A.swift", "package protocol B {}",
      [
        "its first declaration is not of A.", "B belongs in a file of its own.",
        "it does not declare A.",
      ]
    ),
  ])
  func misplacedTypesAreFound(name: String, text: String, sentences: [String]) {
    let file = SwiftFile(path: "Sources/X/\(name)", text: text + "\n")
    #expect(FileRules.violations(in: file) == sentences.map { "Sources/X/\(name): \($0)" })
  }

  @Test func namesSayWhatATypeIs() throws {
    let empty = ["Manager", "Helper", "Util"]
    for file in try SourceTree.swiftFiles(below: "Sources") {
      for name in file.typeNames {
        #expect(!empty.contains { name.contains($0) }, "\(file.path): \(name)")
      }
    }
  }
}
