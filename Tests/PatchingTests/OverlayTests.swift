import Analysis
import Formats
import Hierarchy
import TestSupport
import Testing

@testable import Patching

/// A button laid over the arrow instead of a frame that UIKit would change again.
@Suite struct OverlayTests {
  private static let row =
    "<UIButton: 0x8d87570; frame = (0 0; 44 44); opaque = NO; layer = <CALayer: 0x8d87660>>"

  private func patch(_ bytes: [UInt8], _ options: AuditOptions = AuditOptions()) throws -> Patch {
    let dump = try Dump.read(SourceText(bytes, name: "dump"))
    return Patcher(options, request: PatchRequest(strategy: .overlay)).patch(dump)
  }

  private func patch(_ text: String) throws -> Patch { try patch(Array(text.utf8)) }

  private func overlaid(_ text: String, lead: String) -> String {
    text.replacing("(8 6; 41 30); opaque = NO; \(off)", with: "(8 6; 41 30); opaque = NO; ")
      .replacing("0x8d87650>> - Back", with: "0x8d87650>> - Back\n\(lead)\(Self.row)")
  }

  private let off = "userInteractionEnabled = NO; "

  @Test(
    arguments: [
      (SeedDump.flush, "| | | "), (SeedDump.indented, " | | | "), (SeedDump.withProse, "| | | "),
    ])
  func theSeed(text: String, lead: String) throws {
    let patch = try patch(text)
    #expect(patch.bytes() == Array(overlaid(text, lead: lead).utf8))
    #expect(patch.edits.map(\.node) == [15, 7])
    #expect(patch.edits.map(\.range.count) == [29, 0])
    #expect(patch.edits.map(\.rules) == [[.targetOversized], [.targetOversized]])
    #expect(patch.remaining.isEmpty)
    #expect(patch.overlays.map(\.rest) == [[Rect(x: 44, y: 26, width: 5, height: 30)]])
    let again = try self.patch(patch.bytes())
    #expect(again.edits.isEmpty && again.remaining.isEmpty)
  }

  @Test func whatIsLeftTakesTouchesAndDoesNothing() throws {
    let bytes = try patch(SeedDump.flush).bytes()
    let report = Audit().report(on: try Dump.read(SourceText(bytes, name: "after")).tree)
    #expect(!report.findings.contains { $0.rule == .targetOversized })
    let tracer = TouchTracer(report)
    func receiver(_ x: Double, _ y: Double) -> Int? {
      tracer.trace(Point(x: x, y: y)).first?.receiverWhenSettled
    }
    #expect(receiver(14, 42) == 18, "the arrow's taps are the button's")
    #expect(receiver(46, 40) == nil, "the strip beside it swallows touches")
  }

  @Test func otherForms() throws {
    func utf16(_ text: String) -> [UInt8] {
      Array(text.utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }
    let wanted = overlaid(SeedDump.flush, lead: "| | | ")
    #expect(
      try patch(utf16("\u{FEFF}" + SeedDump.flush)).bytes() == utf16("\u{FEFF}" + wanted))
    for lineBreak in ["\r\n", "\r"] {
      let bytes = try patch(SeedDump.flush.replacing("\n", with: lineBreak)).bytes()
      #expect(bytes == Array(wanted.replacing("\n", with: lineBreak).utf8))
    }
    let open = try patch(String(SeedDump.flush.dropLast())).bytes()
    #expect(open == Array(wanted.dropLast().utf8), "a file without a last line break")
  }

  @Test func aFileThatHasNoPlaceForARowIsRefused() throws {
    let escaped = SeedDump.flush.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    let literal = SeedDump.flush.replacing("'", with: "\\'").replacing("\n", with: "\\n")
    let oneLine = SeedDump.flush.replacing("\n", with: " ")
    let wrapped = SeedDump.flush.replacing(
      "_UINavigationBarBackInd", with: "_UINavigationBar\nBackInd")
    let cases: [(String, PatchRefusal.RowReason)] = [
      (escaped, .markup), ("\"\(literal)\"", .literal), (wrapped, .wrapped), (oneLine, .sharedLine),
    ]
    for (text, reason) in cases {
      let patch = try patch(text)
      #expect(patch.refusal == .row(reason))
      #expect(patch.edits.isEmpty && patch.bytes() == Array(text.utf8))
    }
  }

  @Test func severalPrintsAndWhatStandsBehind() throws {
    let small =
      "<UIWindow: 0x1; frame = (0 0; 320 480)>\n   | <UIButton: 0x2; frame = (9 9; 30 30)>\n"
    let text = "first:\n\(SeedDump.flush)second:\n\(SeedDump.flush)third:\n\(small)"
    let patch = try patch(text)
    #expect(patch.edits.map(\.node) == [15, 7, 33, 25])
    #expect(patch.remaining.map(\.node) == [37], "counted as before the rows were added")
    let dump = try Dump.read(SourceText(patch.bytes(), name: "after"))
    #expect(dump.tree.count == 40)
    let added = dump.tree.indices.filter { dump.tree[$0].className == "UIButton" }
    #expect(added == [18, 37, 39])
    #expect(Set(added.map { dump.tree[$0].address }).count == 3)
    #expect(try self.patch(patch.bytes()).edits.isEmpty)
  }

  @Test func aContainerThatTakesTouchesAlready() throws {
    let text = SeedDump.flush.replacing("(8 6; 41 30); opaque = NO; \(off)", with: "(8 6; 41 30); ")
    let patch = try patch(text)
    #expect(patch.edits.map(\.node) == [7])
    #expect(patch.edits.map(\.range.count) == [0])
  }

  @Test func theFlagAsTheLastAttribute() throws {
    let text = """
      <UIWindow: 0x10; frame = (0 0; 320 480)>
         | <UINavigationBar: 0x20; frame = (0 20; 320 44)>
         |    | <UINavigationItemButtonView: 0x30; frame = (8 6; 60 30); userInteractionEnabled = NO>
         |    | <_UINavigationBarBackIndicatorView: 0x40; frame = (8 12; 12.5 20.5)>

      """
    let wanted = text.replacing("; userInteractionEnabled = NO", with: "")
      .appending("   |    | <UIButton: 0x50; frame = (0 0; 44 44); opaque = NO>\n")
    #expect(String(decoding: try patch(text).bytes(), as: UTF8.self) == wanted)
  }

  @Test func fromIOS11TheButtonGoesIntoTheContentView() throws {
    let text = """
      <UINavigationBar: 0x10; frame = (0 47; 390 44); layer = <CALayer: 0x11>>
         | <_UINavigationBarContentView: 0x20; frame = (0 0; 390 44); layer = <CALayer: 0x21>>
         |    | <_UIButtonBarButton: 0x30; frame = (0 0; 90 44); layer = <CALayer: 0x31>>

      """
    let overlay = Overlay(
      container: 2, parent: 1, frame: Rect(x: 0, y: 0, width: 44, height: 44), rest: [],
      coversControl: true, position: 3)
    let dump = try Dump.read(SourceText(text))
    let edits = try EditWriter(dump).edits(
      of: [Correction(node: 2, findings: [], overlay: overlay)])
    #expect(
      edits.map(\.replacement) == [
        "userInteractionEnabled = NO; ",
        "\n   |    | <UIButton: 0x40; frame = (0 0; 44 44); opaque = NO; layer = <CALayer: 0x41>>",
      ])
  }
}
