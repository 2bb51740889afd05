import Testing

@testable import Arguments

@Suite struct SpellingTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "acb", 1),
    ("abc", "ab", 1), ("abc", "xbc", 1), ("ca", "abc", 2), ("kitten", "sitting", 3),
    ("fromat", "format", 1),
  ])
  func distance(_ word: String, _ name: String, _ distance: Int) {
    #expect(Spelling(word).distance(to: name) == distance)
    #expect(Spelling(name).distance(to: word) == distance)
  }

  @Test func limits() {
    #expect(Spelling("fxxmat").nearest(among: ["format"]) == "format")
    #expect(Spelling("xxxmat").nearest(among: ["format"]) == nil)
    #expect(Spelling("xxxerance").nearest(among: ["tolerance"]) == "tolerance")
    #expect(Spelling("xxxxrance").nearest(among: ["tolerance"]) == nil)
    #expect(Spelling("xy").nearest(among: ["at"]) == nil)
    #expect(Spelling("ta").nearest(among: ["at"]) == "at")
    #expect(Spelling("").nearest(among: ["a"]) == nil)
    #expect(Spelling("a").nearest(among: []) == nil)
  }

  @Test func preferences() {
    #expect(Spelling("lin").nearest(among: ["bin", "line-numbers"]) == "line-numbers")
    #expect(Spelling("lin").nearest(among: ["bin", "line-numbers", "link"]) == "bin")
    #expect(Spelling("bxn").nearest(among: ["bond", "bun", "bin"]) == "bun")
  }
}
