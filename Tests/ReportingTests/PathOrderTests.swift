import Reporting
import Testing

/// The order in which runs report and reports are joined.
@Suite struct PathOrderTests {
  @Test func bytesDecideAndNotHowTextReads() {
    // The first é is one character, the second is an e with a mark; a capital is before all small letters.
    let paths = ["b", "\u{E9}", "e\u{301}", "Z", "a/b", "a.b", "a"]
    #expect(
      paths.sortedByPath { $0 }.map { Array($0.utf8) }
        == ["Z", "a", "a.b", "a/b", "b", "e\u{301}", "\u{E9}"].map { Array($0.utf8) })
  }

  @Test func whatIsSaidOfOnePathStaysAsItWasMet() {
    let said = [("b", 1), ("a", 2), ("b", 3), ("a", 4), ("b", 5)]
    #expect(said.sortedByPath(\.0).map(\.1) == [2, 4, 1, 3, 5])
  }
}
