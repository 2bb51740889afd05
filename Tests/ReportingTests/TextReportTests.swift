import Analysis
import Formats
import Hierarchy
import Testing

@testable import Reporting

/// Reports for people.
@Suite struct TextReportTests {
  private final class Sink {
    var bytes: [UInt8] = []
  }

  private func text(_ body: (inout ReportStream) -> Void) -> String {
    let sink = Sink()
    var stream = ReportStream { sink.bytes.append(contentsOf: $0) }
    body(&stream)
    stream.flush()
    return String(decoding: sink.bytes, as: UTF8.self)
  }

  private func dump(_ text: String) throws -> (AuditReport, Dump) {
    let dump = try Dump.read(SourceText(text))
    return (Audit().report(on: dump.tree), dump)
  }

  @Test func theTreeIsDrawn() throws {
    let (_, dump) = try dump(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480); gestureRecognizers = <NSArray: 0x9>>
         | <Card: 0x2; frame = (10 20; 100 50); clipsToBounds = YES; alpha = 0.5>
         |    | <UILabel: 0x3; frame = (1 2; 9 9); text = 'Trips'; userInteractionEnabled = NO>
         | <Card: 0x4; frame = (0 0; 5 5); hidden = YES>

      """)
    let written = text {
      InspectText(style: Style(color: false)).write(
        BackButtonLocator(dump.tree), of: dump, path: "a", to: &$0)
    }
    #expect(
      written == """
        a: recursiveDescription, 4 nodes, 1 tree, 0 back buttons, 0 diagnostics
        0 UIWindow (0 0; 320 480) [gestures]
        ├─ 1 Card (10 20; 100 50) [alpha 0.5, clips]
        │  └─ 2 UILabel (1 2; 9 9) screen (11 22; 9 9) 'Trips' [no touch]
        └─ 3 Card (0 0; 5 5) [hidden]

        """)
  }

  @Test func controlCharactersAreShownAndNotSent() throws {
    #expect(
      Style.inline("a\u{1B}[31m\n\t\r\u{7F}\u{9B}é") == "a\\u{1b}[31m\\n\\t\\r\\u{7f}\\u{9b}é")
    let (_, dump) = try dump("<UILabel: 0x1; frame = (0 0; 9 9); text = 'a\u{1B}[31mb'>\n")
    let written = text {
      InspectText(style: Style(color: false)).write(
        BackButtonLocator(dump.tree), of: dump, path: "a", to: &$0)
    }
    #expect(!written.contains("\u{1B}"))
    #expect(written.contains("'a\\u{1b}[31mb'"))
  }

  @Test func aCheckInWords() throws {
    let (report, dump) = try dump(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIButton: 0x2; frame = (10 10; 44 20)>

      """)
    let writer = CheckText(style: Style(color: false), withTargets: true)
    var summary = CheckSummary()
    summary.add(report)
    let written = text {
      writer.write(report, of: dump, path: "a", to: &$0)
      writer.write(summary, to: &$0)
    }
    #expect(
      written == """
        a:2:6: warning: UIButton is 44 x 20 pt; 44 x 44 asks for 24 pt more height. Enlarge it, or let \
        it take touches past its frame by 10 pt above and 14 pt below (override point(inside:with:)), as \
        far as its superview reaches. [target-too-small]
            node 1, UIButton 0x2
            frame: (10 10; 44 20) -> (10 0; 44 44) (app-owned)
        target 1 UIButton reaches (10 10; 44 20): fail: target-too-small
        1 file, 2 nodes, 1 target examined: 1 warning

        """)
  }

  @Test func countsAreWords() {
    let writer = CheckText(style: Style(color: false), withTargets: false)
    var summary = CheckSummary()
    summary.files = 2
    summary.nodes = 1
    #expect(
      text { writer.write(summary, to: &$0) }
        == "2 files, 1 node, 0 targets examined: nothing found\n")
    summary.errors = 1
    summary.warnings = 2
    summary.notes = 1
    summary.cannotTell = 3
    #expect(
      text { writer.write(summary, to: &$0) }
        == "2 files, 1 node, 0 targets examined: 1 error, 2 warnings, 1 note, 3 cannot tell\n")
  }

  @Test func aRulesPageIsWrapped() {
    for id in RuleID.allCases {
      let page = text { RuleText(style: Style(color: false)).writePage(of: id, to: &$0) }
      let prose = page.split(separator: "\n").filter { !$0.hasPrefix("    ") }
      for line in prose { #expect(line.count <= 80, "\(line)") }
    }
  }

  @Test func colourIsOnlyAddedAround() throws {
    let (report, dump) = try dump("<UIButton: 0x2; frame = (10 10; 44 20)>\n")
    func written(_ color: Bool) -> String {
      text {
        CheckText(style: Style(color: color), withTargets: true)
          .write(report, of: dump, path: "a", to: &$0)
      }
    }
    let plain = written(true).replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    #expect(written(true) != written(false))
    #expect(plain == written(false))
  }
}
