import Formats
import Hierarchy
import Testing

/// Nothing in a text is escaped: it ends where a key or the node's end follows, and nowhere else.
@Suite struct TextValueTests {
  @Test(arguments: [
    "", "Back", "What's the point?", "it's; really", "a > b", "'", "''", "'quoted'", "a '; b",
    "<UIView: 0x9; frame = (0 0; 1 1)>", "Example User <example@me....", "(((", "{{{", "a | b",
    "key = value", "x: y", "exactly twenty-five charac...", "取消", "🔙 zurück", "\"", "a\tb",
    "\\u53d6\\xa0", "&lt;b&gt;", "two\nlines", "three\r\nlong\r\nlines", "a\n   | b", "ends; ",
    "'>", "1'> 2",
  ])
  func textIsKept(text: String) throws {
    let row =
      "<UILabel: 0x1; frame = (1 2; 3 4); text = '\(text)'; opaque = NO; layer = <L: 0x2>>\n"
    let dump = try Dump.read(SourceText(row + "   | <UIView: 0x3; frame = (5 6; 7 8)>\n"))
    #expect(dump.outline == ["0 UILabel", "1 UIView"])
    #expect(dump.tree[0].text == text)
    #expect(dump.tree.flags(of: 0).contains(.notOpaque))
    #expect(dump.complaints == [])
  }

  @Test(arguments: ["", "Back", "it's", "a > b", "a; b", "two\nlines"])
  func textMayBeLast(text: String) throws {
    let dump = try Dump.read(
      SourceText(
        "<UILabel: 0x1; frame = (1 2; 3 4); text = '\(text)'>\n<B: 0x2; frame = (0 0; 1 1)>\n"))
    #expect(dump.outline == ["0 UILabel", "0 B"])
    #expect(dump.tree[0].text == text)
  }

  @Test func unknownKeyEndsATextWhenNothingBetterFollows() throws {
    let dump = try Dump.read(
      SourceText("<A: 0x1; frame = (1 2; 3 4); text = 'one'; novel = 'two'; three = 3>\n"))
    #expect(dump.tree[0].text == "one")
    #expect(dump.string(.named("novel")) == "two")
    #expect(dump.string(.named("three")) == "3")
  }

  @Test func unclosedTextEndsBeforeTheNextRow() throws {
    let marked = Marked(
      """
      <A: 0x1; frame = (0 0; 9 9)>
         | ⟦<B: 0x2; frame = (0 0; 1 1); text = 'cut here⟧
         | <C: 0x3; frame = (0 0; 1 1); text = 'whole'>

      """)
    let dump = try marked.read()
    #expect(dump.outline == ["0 A", "1 B", "1 C"])
    #expect(dump.tree[2].text == "whole")
    #expect(
      dump.complaints == [
        Diagnostic(
          .warning, at: marked.places[0],
          "The dump is cut inside this row (expected \">\" at its end); "
            + "attributes behind the cut are taken as not printed.")
      ])
  }

  @Test func bytesThatAreNoCharactersAreKept() throws {
    let head = Array("<A: 0x1; frame = (0 0; 1 1); text = '".utf8)
    let bytes = head + [0xFF, 0x00, 0x80] + Array("'; opaque = NO>".utf8)
    let dump = try Dump.read(SourceText(bytes, name: "a"))
    #expect(dump.tree[0].text == "\u{FFFD}\0\u{FFFD}")
    #expect(dump.tree.flags(of: 0) == .notOpaque)
  }
}
