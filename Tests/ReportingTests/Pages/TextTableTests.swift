import Testing

@testable import Reporting

/// Texts as patterns and parts.
@Suite struct TextTableTests {
  /// What the page's script makes of an entry.
  private func text(_ entry: TextTable.Entry, in table: TextTable) -> String {
    let pieces = table.patterns[entry.pattern]
    guard pieces.count > 1 else { return pieces[0] }
    let parts = (entry.parts ?? "").split(separator: "|", omittingEmptySubsequences: false)
    var text = pieces[0]
    for (part, piece) in zip(parts, pieces.dropFirst()) { text += part + piece }
    return parts.count == pieces.count - 1 ? text : "\(parts.count) parts"
  }

  @Test(arguments: [
    "", " ", "0", "plain", "<UIView: 0x7f8; frame = (0 0; 41.5 30)>", "text = 'it''s'; a = ''",
    "'", "''", "'a|b' 'c'", "\"x=1\" y='2|' 3|4", "1|2", "|", "é1e\u{301}2", "a='1", "0xFFg\n9",
  ])
  func textsComeBackAsTheyWere(original: String) {
    var table = TextTable()
    let entry = table.entry(of: original)
    #expect(Array(text(entry, in: table).utf8) == Array(original.utf8))
  }

  @Test func rowsShareAPattern() {
    var table = TextTable()
    let one = table.entry(of: "<UILabel: 0x7f01; frame = (0 0; 41 30); text = 'One'; tag = 1>")
    let other = table.entry(
      of: "<UILabel: 0x7f9c; frame = (8 6.5; 4 3); text = 'Two or more'; tag = 12>")
    #expect(one.pattern == other.pattern && table.patterns.count == 1)
    #expect(one.parts == "0x7f01|0|0|41|30|One|1")
    #expect(table.patterns[0].first == "<UILabel: " && table.patterns[0].last == ">")
  }

  /// Accents that are written in two ways stay so.
  @Test func spellingsAreKeptApart() {
    var table = TextTable()
    let (one, other) = (table.entry(of: "\u{e9}"), table.entry(of: "e\u{301}"))
    #expect(one.pattern != other.pattern)
    #expect(table.patterns.map { Array($0[0].utf8) } == [[0xC3, 0xA9], [0x65, 0xCC, 0x81]])
  }
}
