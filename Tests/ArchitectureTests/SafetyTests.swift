import Testing

/// Nothing in the sources stops the program on purpose, or unwraps by force.
@Suite struct SafetyTests {
  @Test func nothingIsForced() throws {
    for file in try SourceTree.swiftFiles(below: "Sources") {
      #expect(file.forcedLines == [], "\(file.path)")
      #expect(!file.code.contains("fatalError"), "\(file.path)")
    }
  }

  @Test(arguments: [
    "let a = b!", "try! run()", "a as! B", "a()!.b", "a[0]! + 1", "var a: Int!", "x = \"\\(a!)\"",
  ])
  func forceIsFound(line: String) {
    #expect(SwiftFile(path: "A.swift", text: "// a!\n\(line)\n").forcedLines == [2])
  }

  @Test(arguments: [
    "if !a { }", "a != b", "a !== b", "let a = \"b!\"", "let a = #\"b! \"c!\"#", "[!a, (!b)]",
    "/// Help!", "/* a! */ let b = 1", "let a = \"\"\"\n  b!\n  \"\"\"", "a ? !b : c",
  ])
  func whatIsNoForceIsNotFound(line: String) {
    #expect(SwiftFile(path: "A.swift", text: "\(line)\n").forcedLines == [])
  }
}
