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

  @Test func whatTheBarStillTakesBesideTheContainerIsSaid() throws {
    #expect(
      try patch(SeedDump.flush).overlays.map(\.bands) == [
        [Rect(x: 44, y: 20, width: 5, height: 6), Rect(x: 44, y: 56, width: 5, height: 8)]
      ])
    let wide = SeedDump.flush.replacing("(8 6; 41 30)", with: "(8 6; 90 30)")
    let patch = try patch(wide)
    #expect(patch.overlays.map(\.rest) == [[Rect(x: 44, y: 26, width: 54, height: 30)]])
    let bands = [
      Rect(x: 44, y: 20, width: 54, height: 6), Rect(x: 44, y: 56, width: 54, height: 8),
    ]
    #expect(patch.overlays.map(\.bands) == [bands])
    #expect(patch.remaining.isEmpty, "a note is left, no warning")
    let report = Audit().report(on: try Dump.read(SourceText(patch.bytes(), name: "after")).tree)
    let finding = try #require(report.findings.first { $0.rule == .targetOversized })
    #expect(finding.severity == .note && finding.node == 15 && finding.related == [18])
    #expect(
      finding.message
        == "A button is laid over the back button's mark, and the container keeps the touches "
        + "inside its frame from the bar; beside that frame the bar still goes back: taps in "
        + "(44 20; 54 6) and (44 56; 54 8) on screen, up to 54 pt past the button, though nothing "
        + "is seen there. Up to iOS 10 the bar takes them over its whole height, whatever the "
        + "container's frame is; what ends that is a button of the app's own as "
        + "leftBarButtonItem, 44 x 44 pt with the arrow in it.")
    let tracer = TouchTracer(report)
    for band in bands {
      #expect(tracer.trace(band.center).first?.receiverWhenSettled == 7, "the bar takes it")
    }
    #expect(tracer.trace(Point(x: 70, y: 40)).first?.receiverWhenSettled == nil, "swallowed")
    #expect(try self.patch(patch.bytes()).edits.isEmpty)
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

  /// A settled bar of iOS 13 to 18; `bar` holds its place, `width` is the container's.
  private func modern(_ bar: String, width: Int) -> String {
    """
    <UIWindow: 0x10; frame = (0 0; 390 844)>
       | <UINavigationBar: 0x20; frame = \(bar); layer = <CALayer: 0x21>>
       |    | <_UIBarBackground: 0x30; frame = (0 0; 390 44); userInteractionEnabled = NO; layer = <CALayer: 0x31>>
       |    | <_UINavigationBarContentView: 0x40; frame = (0 0; 390 44); layer = <CALayer: 0x41>> layout=0x90
       |    |    | <_UIButtonBarButton: 0x50; frame = (0 0; \(width) 44); layer = <CALayer: 0x51>>
       |    |    |    | <_UIBackButtonContainerView: 0x60; frame = (0 0; \(width) 44); userInteractionEnabled = NO; layer = <CALayer: 0x61>>
       |    |    |    |    | <_UIModernBarButton: 0x70; frame = (8 11.5; 13 21); userInteractionEnabled = NO; layer = <CALayer: 0x71>>
       |    |    |    |    |    | <UIImageView: 0x80; frame = (0 0; 13 21); userInteractionEnabled = NO; layer = <CALayer: 0x81>>
       |    |    |    |    | <_UIModernBarButton: 0xa0; frame = (-973 12; 63 20.5); userInteractionEnabled = NO; layer = <CALayer: 0xa1>>
       |    |    |    |    |    | <UIButtonLabel: 0xb0; frame = (0 0; 63 20.5); text = 'Orchards'; userInteractionEnabled = NO; layer = <CALayer: 0xb1>>

    """
  }

  @Test(arguments: [("(0 47; 390 44)", 90), ("(0 20; 390 44)", 61), ("(0 58.6667; 390 44)", 240)])
  func fromIOS11TheButtonGoesIntoTheContentView(bar: String, width: Int) throws {
    let text = modern(bar, width: width)
    let patch = try patch(text)
    #expect(
      patch.edits.map(\.replacement) == [
        "userInteractionEnabled = NO; ",
        "\n   |    |    | <UIButton: 0xc0; frame = (0 0; 44 44); opaque = NO; layer = <CALayer: 0x91>>",
      ])
    #expect(patch.remaining.isEmpty && patch.overlays.map(\.parent) == [3])
    let after = Audit().report(on: try Dump.read(SourceText(patch.bytes(), name: "after")).tree)
    #expect(after.findings.isEmpty, "\(after.findings.map(\.message))")
    #expect(try self.patch(patch.bytes()).edits.isEmpty)
    let top = after.tree.screenFrame(of: 1)?.top ?? 0
    let tracer = TouchTracer(after)
    func receiver(_ x: Double) -> Int? {
      tracer.trace(Point(x: x, y: top + 22)).first?.receiverWhenSettled
    }
    #expect(receiver(14) == 10, "the arrow's taps are the button's")
    #expect(receiver(50) == nil, "what it leaves does nothing")
  }
}
