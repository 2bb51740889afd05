import Testing

/// Names in the tree work on every file system, and its top stays short.
@Suite struct TreeRuleTests {
  private static let folders = ["Sources", "Tests", "Fixtures"]

  @Test func noTwoPathsDifferInCaseOnly() {
    let paths = Self.folders.flatMap(SourceTree.paths)
    var seen: [String: String] = [:]
    for path in paths {
      let other = seen.updateValue(path, forKey: path.lowercased())
      #expect(other == nil, "\(path)")
    }
    #expect(paths.count > 100)
  }

  @Test func topOfTheTreeIsShort() throws {
    let allowed: Set = ["Package.swift", "Sources", "Tests", "Fixtures", "README.md"]
    #expect(try SourceTree.namesAtTop().filter { !allowed.contains($0) } == [])
  }
}
