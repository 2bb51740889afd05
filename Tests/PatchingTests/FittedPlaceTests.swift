import Formats
import Hierarchy
import Patching
import Testing

@testable import Analysis

/// Where corrected frames come to stand: on whole pixels, at the right end, around an app's item.
@Suite struct FittedPlaceTests {
  private func bar(_ rows: String, frame: String = "(0 20; 320 44)") -> String {
    """
    <UIWindow: 0x10; frame = (0 0; 320 480)>
       | <UINavigationBar: 0x20; frame = \(frame)>
    \(rows)

    """
  }

  private func back(_ container: String, arrow: String) -> String {
    bar(
      """
         |    | <UINavigationItemButtonView: 0x30; frame = \(container); userInteractionEnabled = NO>
         |    |    | <UILabel: 0x40; frame = (-981 -995; 41 22); text = ''>
         |    | <_UINavigationBarBackIndicatorView: 0x50; frame = \(arrow)>
      """)
  }

  private func corrected(_ text: String, _ scale: Int?) throws -> [String] {
    var options = AuditOptions()
    options.scale = scale
    let patch = Patcher(options).patch(try Dump.read(SourceText(text)))
    let after = try Dump.read(SourceText(patch.bytes(), name: "after"))
    #expect(Patcher(options).patch(after).edits.isEmpty, "a second run changes nothing")
    return patch.edits.map(\.replacement)
  }

  @Test func regionsGoOutwardToWholePixels() throws {
    let text = back("(12 6; 110 30)", arrow: "(16.15 12; 12.5 20.5)")
    #expect(try corrected(text, nil) == ["0.4 0; 44 44", "-969.4 -989; 41 22"])
    #expect(try corrected(text, 1) == ["0 0; 45 44", "-969 -989; 41 22"])
    #expect(try corrected(text, 2) == ["0 0; 44.5 44", "-969 -989; 41 22"])
    #expect(try corrected(text, 3) == ["0.333333 0; 44.3333 44", "-969.333 -989; 41 22"])
  }

  @Test(arguments: [1, 2, 3])
  func hugTheArrowOnWholePixels(scale: Int) throws {
    let text = back("(12 6; 110 30)", arrow: "(16.15 12.1; 12.5 20.5)")
    var options = AuditOptions()
    options.scale = scale
    options.fit = .glyph
    options.pad = 1.7
    let patch = Patcher(options).patch(try Dump.read(SourceText(text)))
    #expect(patch.edits.count == 2)
    #expect(patch.remaining.map(\.rule) == [.barItemInset], "no frame moves the arrow to 8")
    let after = try Dump.read(SourceText(patch.bytes(), name: "after"))
    #expect(Patcher(options).patch(after).edits.isEmpty)
  }

  @Test func neverBeyondWhatAncestorsAllow() {
    var options = AuditOptions()
    options.scale = 1
    let allowed = Rect(left: 0.25, top: -0.5, right: 100.5, bottom: 43.75)
    let mark = Rect(x: 60.5, y: 10, width: 39.5, height: 20)
    // 44 points around the mark are (58.25 -2; 44 44), moved and cut to (56.5 -0.5; 44 44.25).
    let region = Fit(options).region(for: mark, within: allowed)
    #expect(region.left == 56 && region.right == 100.5)
    #expect(region.top >= -0.5 && region.bottom <= 43.75)
  }

  @Test func aContainerAtTheRightEnd() throws {
    let text = back("(222 6; 90 30)", arrow: "(299.5 12; 12.5 20.5)")
    #expect(try corrected(text, nil) == ["276 0; 44 44", "-1035 -989; 41 22"])
    let before = try Dump.read(SourceText(text)).tree
    let patch = Patcher().patch(try Dump.read(SourceText(text)))
    let after = try Dump.read(SourceText(patch.bytes(), name: "after")).tree
    #expect(after.screenFrame(of: 3) == before.screenFrame(of: 3))
  }

  /// An app's own item with a finding that asks for a frame, as the rule gives one when the item is
  /// known to be a back button.
  private func correctedItem(bar frame: String, from: Rect, to: Rect) throws -> Patch {
    let text = bar(
      """
         |    | <UIButton: 0x30; frame = (\(from.text.dropFirst().dropLast())); opaque = NO>
         |    |    | <UIImageView: 0x40; frame = (0 0; 25 25); userInteractionEnabled = NO>
      """, frame: frame)
    let dump = try Dump.read(SourceText(text))
    let report = Audit().report(on: dump.tree)
    let fix = Finding.Fix(node: 2, owner: .app, from: from, to: to)
    let finding = Finding(.targetTooSmall, .warning, basis: .frame, node: 2, fix: fix) {
      .init(message: "")
    }
    let wanted = AuditReport(context: report.context, findings: [finding])
    #expect(report.findings.map(\.rule) == [.targetTooSmall])
    return Patcher().patch(dump, report: wanted)
  }

  @Test func anItemOfTheAppsKeepsItsImageInPlace() throws {
    let patch = try correctedItem(
      bar: "(0 20; 320 44)", from: Rect(x: 16, y: 9.5, width: 25, height: 25),
      to: Rect(x: 6.5, y: 0, width: 44, height: 44))
    #expect(patch.edits.map(\.replacement) == ["6.5 0; 44 44", "9.5 9.5; 25 25"])
    #expect(patch.remaining.isEmpty)
  }

  @Test func anItemInALowBarIsAsHighAsTheBar() throws {
    let patch = try correctedItem(
      bar: "(0 20; 320 32)", from: Rect(x: 16, y: 3.5, width: 25, height: 25),
      to: Rect(x: 6.5, y: 0, width: 44, height: 32))
    #expect(patch.edits.map(\.replacement) == ["6.5 0; 44 32", "9.5 3.5; 25 25"])
    #expect(patch.remaining.isEmpty)
  }
}
