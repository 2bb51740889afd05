import Formats
import Hierarchy
import Testing

/// Which row hangs on which, where a tree ends, and which trees share a screen.
@Suite struct TreeReadingTests {
  private func row(_ indent: String, _ name: String, _ address: String = "0x1") -> String {
    "\(indent)<\(name): \(address); frame = (0 0; 1 1)>\n"
  }

  /// The indentation of levels 0, 1, 2 in every variant that pastes have.
  @Test(arguments: [
    ["", "   | ", "   |    | "], ["", " | ", " |    | "], ["", "| ", "|    | "],
    ["", "| ", "| | "], ["", "|", "||"], ["    ", "       | ", "       |    | "],
    ["\t ", "\t    | ", "\t    |    | "], ["// ", "//    | ", "//    |    | "],
    ["        // ", "        //   | ", "        // |    | "],
    ["/// ", "///    | ", "///    |    | "],
    ["> ", ">    | ", ">    |    | "], ["# ", "#    | ", "#    |    | "],
    ["2013-08-17 21:04:53.358 App[60940:11303] ", "   | ", "   |    | "],
    ["$0 = 124983424 ", "   | ", "   |    | "], ["(id) $2 = 0x1e05c2e0 ", "   | ", "   |    | "],
  ])
  func indentation(_ levels: [String]) throws {
    let text = [0, 1, 2, 1, 2].enumerated().map { row(levels[$1], "V\($0)", "0x\($0 + 1)") }
    let dump = try Dump.read(SourceText(text.joined()))
    #expect(dump.outline == ["0 V0", "1 V1", "2 V2", "1 V3", "2 V4"])
    #expect(dump.tree.indices.map { dump.tree.parent(of: $0) } == [nil, 0, 1, 0, 3])
    #expect(dump.complaints == [])
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func lineEnds(end: String) throws {
    let rows = ["<A: 0x1; frame = (0 0; 1 1)>", "   | <B: 0x2; frame = (0 0; 1 1)>"]
    for last in ["", end] {
      let dump = try Dump.read(SourceText(rows.joined(separator: end) + last))
      #expect(dump.outline == ["0 A", "1 B"])
      #expect(dump.complaints == [])
    }
  }

  @Test func byteOrderMarkIsNoText() throws {
    let dump = try Dump.read(SourceText("\u{FEFF}" + row("", "A")))
    #expect(dump.outline == ["0 A"])
    #expect(dump.complaints == [])
    #expect(dump.tree.range(of: 0).lowerBound == 3)
  }

  @Test func wholeTreeOnOneLine() throws {
    let dump = try Dump.read(
      SourceText(
        "<A: 0x1; frame = (0 0; 1 1)> | <B: 0x2; frame = (0 0; 1 1)> | | "
          + "<C: 0x3; frame = (0 0; 1 1)> | <D: 0x4; frame = (0 0; 1 1)>\n"))
    #expect(dump.outline == ["0 A", "1 B", "2 C", "1 D"])
    #expect(dump.complaints == [])
  }

  @Test func pieceThatStartsDeepIsATree() throws {
    let dump = try Dump.read(
      SourceText(
        row("   |    |    | ", "A", "0x1") + row("   |    |    |    | ", "B", "0x2")
          + row("   |    |    | ", "C", "0x3")))
    #expect(dump.outline == ["0 A", "1 B", "0 C"])
    #expect(dump.complaints == [])
  }

  @Test func windowsThatFollowEachOtherShareAScreen() throws {
    let one = row("", "UIWindow", "0x1") + row("   | ", "A", "0x2")
    let two = row("", "UITextEffectsWindow", "0x3")
    #expect(try Dump.read(SourceText(one + two)).screens == [["UIWindow", "UITextEffectsWindow"]])
    #expect(
      try Dump.read(SourceText(one + "\n" + two)).screens == [["UIWindow", "UITextEffectsWindow"]])
    #expect(
      try Dump.read(SourceText(one + "(lldb) po window\n" + two)).screens
        == [["UIWindow"], ["UITextEffectsWindow"]])
    #expect(
      try Dump.read(SourceText(one + "Some words.\n" + two)).screens
        == [["UIWindow"], ["UITextEffectsWindow"]])
    #expect(
      try Dump.read(SourceText(one + row("", "UIView", "0x4") + two)).screens
        == [["UIWindow"], ["UIView"], ["UITextEffectsWindow"]])
    let mine = "<Mine: 0x3; baseClass = UIWindow; frame = (0 0; 1 1)>\n"
    #expect(try Dump.read(SourceText(one + mine)).screens == [["UIWindow", "Mine"]])
  }

  @Test func promptEndsATree() throws {
    let dump = try Dump.read(
      SourceText(row("", "A", "0x1") + "(lldb) po [a b]\n" + row("   | ", "B", "0x2")))
    #expect(dump.outline == ["0 A", "0 B"])
  }

  @Test func deepRowBehindTextGoesOnUnlessItWasPrinted() throws {
    let tree = row("", "A", "0x1") + row("   | ", "B", "0x2")
    let further = try Dump.read(SourceText(tree + "and so\n" + row("   | ", "C", "0x3")))
    #expect(further.outline == ["0 A", "1 B", "1 C"])
    let again = try Dump.read(SourceText(tree + "and again\n" + row("   | ", "B", "0x2")))
    #expect(again.outline == ["0 A", "1 B", "0 B"])
  }

  @Test func listOfSubviewsHangsOnItsOwner() throws {
    let dump = try Dump.read(
      SourceText(
        "<A: 0x1; frame = (0 0; 9 9)>:(\n  <B: 0x2; frame = (0 0; 1 1)>,\n"
          + "  <C: 0x3; frame = (0 0; 1 1)>\n)\n<D: 0x4; frame = (0 0; 1 1)>\n"))
    #expect(dump.outline == ["0 A", "1 B", "1 C", "0 D"])
    #expect(dump.complaints == [])
  }
}
