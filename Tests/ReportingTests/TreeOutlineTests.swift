import Analysis
import Formats
import Hierarchy
import Testing

@testable import Reporting

/// How much of a tree `inspect` draws, and how wide.
@Suite struct TreeOutlineTests {
  private final class Sink {
    var bytes: [UInt8] = []
  }

  private static let dump = """
    <UIWindow: 0x1; frame = (0 0; 320 480)>
       | <Shell: 0x2; frame = (0 0; 320 480)>
       |    | <Shell.Inner: 0x3; frame = (0 0; 320 480)>
       |    |    | <Page: 0x4; frame = (0 0; 320 480); clipsToBounds = YES>
       |    |    |    | <UILabel: 0x5; frame = (10 20; 100 22); text = 'Low tide at nine'>
       | <Tray: 0x6; frame = (0 440; 320 40)>
       |    | <UIButton: 0x7; frame = (0 0; 60 40)>
    <UITextEffectsWindow: 0x8; frame = (0 0; 320 480)>

    """

  private func lines(_ text: String = dump, _ change: (inout TreeOutline) -> Void) throws
    -> [String]
  {
    var outline = TreeOutline()
    change(&outline)
    let dump = try Dump.read(SourceText(text))
    let sink = Sink()
    var stream = ReportStream { sink.bytes.append(contentsOf: $0) }
    TreeText(style: Style(color: false), outline: outline).write(dump.tree, to: &stream)
    stream.flush()
    return String(decoding: sink.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func depthCountsWhatIsBelow() throws {
    #expect(
      try lines { $0.depth = 1 } == [
        "0 UIWindow (0 0; 320 480)",
        "├─ 1 Shell (0 0; 320 480) … 3 below",
        "└─ 5 Tray (0 440; 320 40) … 1 below",
        "7 UITextEffectsWindow (0 0; 320 480)",
      ])
    #expect(
      try lines { $0.depth = 0 } == [
        "0 UIWindow (0 0; 320 480) … 6 below", "7 UITextEffectsWindow (0 0; 320 480)",
      ])
  }

  @Test func oneWindow() throws {
    #expect(try lines { $0.window = 2 } == ["7 UITextEffectsWindow (0 0; 320 480)"])
    #expect(try lines { $0.window = 1 }.count == 7)
  }

  @Test func wrappersStandOnTheLineOfWhatTheyHold() throws {
    #expect(
      try lines { $0.collapses = true } == [
        "0 UIWindow (0 0; 320 480)",
        "├─ 1 Shell › 2 Shell.Inner › 3 Page (0 0; 320 480) [clips]",
        "│  └─ 4 UILabel (10 20; 100 22) 'Low tide at nine'",
        "└─ 5 Tray (0 440; 320 40)",
        "   └─ 6 UIButton (0 0; 60 40) screen (0 440; 60 40)",
        "7 UITextEffectsWindow (0 0; 320 480)",
      ])
  }

  @Test func aLongChainOfWrappersIsCounted() throws {
    var text = "<UIWindow: 0x1; frame = (0 0; 9 9)>\n"
    for depth in 1...7 {
      text += String(repeating: "   | ", count: depth) + "<Sleeve: 0x2; frame = (0 0; 9 9)>\n"
    }
    #expect(
      try lines(text) { $0.collapses = true } == [
        "0 UIWindow › 1 Sleeve › 2 Sleeve › 4 more › 7 Sleeve (0 0; 9 9)"
      ])
  }

  /// What is hidden, cut or moved matters to taps, and is never folded away.
  @Test func whatSaysMoreThanItsPlaceIsNoWrapper() throws {
    for more in ["hidden = YES", "alpha = 0.5", "userInteractionEnabled = NO", "text = 'a'"] {
      let text = """
        <UIWindow: 0x1; frame = (0 0; 9 9); \(more)>
           | <Sleeve: 0x2; frame = (0 0; 9 9)>

        """
      #expect(try lines(text) { $0.collapses = true }.count == 2, "\(more)")
    }
  }

  @Test func longLinesGoOnBelowTheirView() throws {
    let lines = try lines { $0.columns = 40 }
    #expect(
      lines.prefix(6) == [
        "0 UIWindow (0 0; 320 480)",
        "├─ 1 Shell (0 0; 320 480)",
        "│  └─ 2 Shell.Inner (0 0; 320 480)",
        "│     └─ 3 Page (0 0; 320 480) [clips]",
        "│        └─ 4 UILabel (10 20; 100 22)",
        "│                'Low tide at nine'",
      ])
  }

  /// However deep the tree and wide its characters, no line is wider than the terminal.
  @Test(arguments: [24, 40, 80]) func noLineIsWiderThanTheTerminal(columns: Int) throws {
    var text = "<UIWindow: 0x1; frame = (0 0; 320 480)>\n"
    for depth in 1...60 {
      text +=
        String(repeating: "   | ", count: depth)
        + "<Lagoon.SomewhatLongClassName\(depth): 0x2; frame = (0 0; 9.25 \(depth).125); "
        + "text = '潮の満ち引き' >\n"
    }
    let lines = try lines(text) { $0.columns = columns }
    #expect(lines.count > 60)
    #expect(lines.allSatisfy { WrappedLine.width($0) <= columns })
    #expect(lines.contains { $0.hasPrefix("…") })
  }

  @Test func wordsLongerThanALineAreBroken() {
    var line = WrappedLine()
    line.add("a")
    line.addWhole("bcdefghijklmnopqrstuvw")
    #expect(line.lines(columns: 20) == ["a", "    bcdefghijklmnopq", "    rstuvw"])
    #expect(line.lines(columns: nil) == ["a bcdefghijklmnopqrstuvw"])
  }
}
