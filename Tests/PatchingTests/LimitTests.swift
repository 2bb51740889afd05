import Analysis
import Formats
import Hierarchy
import Testing

@testable import Patching

/// What a frame cannot do is said, and is no success.
@Suite struct LimitTests {
  private let off = "userInteractionEnabled = NO; "

  /// A custom item of iOS 11 to 18 in the view that wraps it.
  private func wrapped(_ adaptor: String) -> String {
    """
    <UIWindow: 0x10; frame = (0 0; 375 812)>
       | <UINavigationBar: 0x20; frame = (0 44; 375 44); layer = <CALayer: 0x21>>
       |    | <_UINavigationBarContentView: 0x30; frame = (0 0; 375 44); layer = <CALayer: 0x31>>
       |    |    | <_UIButtonBarStackView: 0x40; frame = (16 0; 60 44); layer = <CALayer: 0x41>>
       |    |    |    | <_UITAMICAdaptorView: 0x50; frame = \(adaptor); layer = <CALayer: 0x51>>
       |    |    |    |    | <UIButton: 0x60; frame = (0 0; 25 25); layer = <CALayer: 0x61>>
       |    |    |    |    |    | <UIImageView: 0x70; frame = (0 0; 25 25); \(off)layer = <CALayer: 0x71>> - back

    """
  }

  private func item(_ frame: String) -> String {
    """
    <UIWindow: 0x10; frame = (0 0; 320 480)>
       | <UINavigationBar: 0x20; frame = (0 20; 320 44); layer = <CALayer: 0x21>>
       |    | <_UINavigationBarBackground: 0x30; frame = (0 -20; 320 64); \(off)layer = <CALayer: 0x31>>
       |    | <UIButton: 0x60; frame = \(frame); layer = <CALayer: 0x61>>
       |    |    | <UIImageView: 0x70; frame = (0 0; 25 25); \(off)layer = <CALayer: 0x71>> - back

    """
  }

  private func patch(_ text: String, backButtonOnly: Bool = true) throws -> Patch {
    var options = AuditOptions()
    options.backButtonOnly = backButtonOnly
    let patch = Patcher(options).patch(try Dump.read(SourceText(text)))
    let after = try Dump.read(SourceText(patch.bytes(), name: "after"))
    #expect(Patcher(options).patch(after).edits.isEmpty)
    return patch
  }

  @Test func aFrameThatItHasAlreadyIsNoCorrection() throws {
    let text = wrapped("(0 9.5; 25 25)")
    var options = AuditOptions()
    options.backButtonOnly = true
    let findings = Audit(options).findings(in: try Dump.read(SourceText(text)).tree)
    #expect(findings.map(\.fix) == [nil])
    #expect(
      findings.map(\.message) == [
        "UIButton is 25 x 25 pt; 44 x 44 asks for 19 pt more width and 19 pt more height. What it "
          + "lies in (_UITAMICAdaptorView, 25 x 25) leaves no room around it: give the custom view "
          + "44 x 44 pt itself, and the bar makes room for it."
      ])
    let patch = try patch(text)
    #expect(patch.edits.isEmpty)
    let limit = FixLimit.ancestor(4, of: Size(width: 25, height: 25))
    #expect(patch.remaining.map(\.reason) == [.limited(limit)])
  }

  @Test func whatRoomThereIsIsUsedAndTheRestSaid() throws {
    let patch = try patch(wrapped("(0 7; 30 30)"))
    #expect(patch.edits.map(\.replacement) == ["0 0; 30 30"])
    let limit = FixLimit.ancestor(4, of: Size(width: 30, height: 30))
    #expect(patch.remaining.map(\.reason) == [.limited(limit)])
  }

  @Test func weakEvidenceIsTheReasonWhereItIs() throws {
    let patch = try patch(item("(16 9.5; 25 25)"), backButtonOnly: false)
    #expect(patch.edits.isEmpty)
    #expect(patch.remaining.map(\.reason) == [.limited(.confidence(0.5))])
  }

  @Test func aMarkThatStaysInItsPlaceIsNamed() throws {
    let patch = try patch(item("(24 9.5; 25 25)"))
    #expect(patch.edits.map(\.replacement) == ["14.5 0; 44 44", "9.5 9.5; 25 25"])
    #expect(
      patch.remaining == [
        Remainder(
          rule: .barItemInset, node: 3, severity: .note,
          reason: .limited(.place(shift: -16, era: .ios7)))
      ])
  }

  @Test func pixelsAreTheScreens() throws {
    let text = """
      <UIWindow: 0x10; frame = (0 0; 320 480)>
         | <UINavigationBar: 0x20; frame = (0 20.5; 320 44)>
         |    | <UINavigationItemButtonView: 0x30; frame = (8 6; 60 30); userInteractionEnabled = NO>
         |    | <_UINavigationBarBackIndicatorView: 0x40; frame = (8 12; 12.5 20.5)>

      """
    var options = AuditOptions()
    options.fit = .glyph
    options.pad = 4.2
    options.scale = 1
    let patch = Patcher(options).patch(try Dump.read(SourceText(text)))
    // (3.8 28.3; 20.9 28.9) on the screen goes out to (3 28; 22 30).
    #expect(patch.edits.map(\.replacement) == ["3 7.5; 22 30"])
  }
}
