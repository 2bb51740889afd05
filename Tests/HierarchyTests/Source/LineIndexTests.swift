import Hierarchy
import TestSupport
import Testing

/// Lines end at LF, CRLF or a lone CR; columns count Unicode scalars.
@Suite struct LineIndexTests {
  /// The place of the `◆` in a text, which is taken out before the text is read.
  private func locate(_ marked: String) -> Hierarchy.SourceLocation? {
    let parts = marked.split(separator: "◆", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let text = SourceText(parts.joined())
    return LineIndex(text).location(of: parts[0].utf8.count)
  }

  @Test(arguments: [
    ("◆", 1, 1), ("◆abc", 1, 1), ("a◆bc", 1, 2), ("abc◆", 1, 4), ("abc◆\n", 1, 4),
    ("abc\n◆", 2, 1), ("a\n\n◆b", 3, 1), ("a\r\n◆b", 2, 1), ("a\r◆b", 2, 1),
    ("a\r\r\n◆b", 3, 1), ("a\n\r◆b", 3, 1), ("\t\ta◆", 1, 4), ("取消◆按钮", 1, 3),
    ("🔙◆", 1, 2), ("👩‍👩‍👧◆", 1, 6), ("e\u{301}◆", 1, 3), ("a\n取🔙é◆x", 2, 4),
    ("\u{FEFF}◆a", 1, 1), ("\u{FEFF}ab◆", 1, 3), ("\u{FEFF}a\nb◆", 2, 2), ("a\n\u{FEFF}◆b", 2, 2),
  ])
  func location(marked: String, line: Int, column: Int) {
    #expect(locate(marked) == Hierarchy.SourceLocation(line: line, column: column))
  }

  @Test(arguments: [
    ("", 1), ("a", 1), ("a\n", 1), ("a\nb", 2), ("a\n\n", 2), ("\n", 1), ("a\r\nb\r\n", 2),
    ("a\rb\r", 2), ("\r\n\r\n", 2),
  ])
  func lineCount(text: String, expected: Int) {
    #expect(LineIndex(SourceText(text)).lineCount == expected)
  }

  @Test func linesWithoutTheirEnds() {
    let index = LineIndex(SourceText("one\r\ntwo\rthree\n取消"))
    #expect((0...5).map(index.lineString) == ["", "one", "two", "three", "取消", ""])
  }

  @Test func placesAreOrdered() {
    #expect(
      Hierarchy.SourceLocation(line: 1, column: 9) < Hierarchy.SourceLocation(line: 2, column: 1))
    #expect(
      Hierarchy.SourceLocation(line: 2, column: 1) < Hierarchy.SourceLocation(line: 2, column: 2))
  }

  /// Every offset of random texts against a count by hand, scalar by scalar.
  @Test func agreesWithACountByHand() {
    var random = SplitMix64(seed: 6)
    let alphabet: [Unicode.Scalar] = ["a", "\n", "\r", "\t", "é", "取", "🔙", " ", "|", "x"]
    for _ in 0..<300 {
      let scalars = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
      }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      let index = LineIndex(SourceText(String(text)))
      var place = Hierarchy.SourceLocation(line: 1, column: 1)
      var offset = 0
      for (position, scalar) in scalars.enumerated() {
        #expect(index.location(of: offset) == place)
        offset += String(Character(scalar)).utf8.count
        let next = position + 1 < scalars.count ? scalars[position + 1] : nil
        if scalar == "\n" || scalar == "\r" && next != "\n" {
          place = Hierarchy.SourceLocation(line: place.line + 1, column: 1)
        } else {
          place.column += 1
        }
      }
      #expect(index.location(of: offset) == place)
    }
  }
}
