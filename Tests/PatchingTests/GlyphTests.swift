import Analysis
import Formats
import Hierarchy
import Patching
import Testing

/// A back button of iOS 11 to 18 is fitted to its mark, and then it is.
@Suite struct GlyphTests {
  /// A button at the bar's edge, with its title beside the arrow or parked.
  private func bar(_ width: Int, title: String) -> String {
    """
    <UIWindow: 0x10; frame = (0 0; 375 812); layer = <UIWindowLayer: 0x11>>
       | <UINavigationBar: 0x20; frame = (0 44; 375 44); layer = <CALayer: 0x21>>
       |    | <_UINavigationBarContentView: 0x30; frame = (0 0; 375 44); layer = <CALayer: 0x31>>
       |    |    | <UILabel: 0x40; frame = (152 12; 71 20.5); text = 'Marshes'; layer = <CALayer: 0x41>>
       |    |    | <_UIButtonBarButton: 0x50; frame = (0 0; \(width) 44); layer = <CALayer: 0x51>>
       |    |    |    | <_UIBackButtonContainerView: 0x60; frame = (0 0; \(width) 44); layer = <CALayer: 0x61>>
       |    |    |    |    | <_UIModernBarButton: 0x70; frame = (8 11.5; 13 21); layer = <CALayer: 0x71>>
       |    |    |    |    |    | <UIImageView: 0x80; frame = (0 0; 13 21); layer = <CALayer: 0x81>>
       |    |    |    |    | <_UIModernBarButton: 0x90; frame = (\(title) 20.5); layer = <CALayer: 0x91>>
       |    |    |    |    |    | <UIButtonLabel: 0xa0; frame = (0 0; 36 20.5); text = 'Piers'; layer = <CALayer: 0xa1>>

    """
  }

  /// Patches a dump, and what comes of it, which changes nothing.
  private func patch(_ text: String, pad: Double) throws -> Patch {
    var options = AuditOptions()
    options.fit = .glyph
    options.pad = pad
    let patch = Patcher(options).patch(try Dump.read(SourceText(text)))
    let after = try Dump.read(SourceText(patch.bytes(), name: "after"))
    let oversized = Audit(options).findings(in: after.tree).filter { $0.rule == .targetOversized }
    #expect(oversized.map(\.message) == [])
    #expect(Patcher(options).patch(after).edits.isEmpty)
    return patch
  }

  @Test(arguments: [0.0, 1, 4, 8, 12], [69, 90, 120, 180])
  func theFrameHugsTheArrow(pad: Double, width: Int) throws {
    let patch = try patch(bar(width, title: "-973 12; 36"), pad: pad)
    let hugging = Rect(
      x: max(0, 8 - pad), y: max(0, 11.5 - pad), width: 13 + 2 * pad,
      height: min(44, 21 + 2 * pad))
    #expect(patch.moves.map(\.frame) == [hugging])
    #expect(patch.remaining.isEmpty)
  }

  @Test(arguments: [0.0, 1, 4, 8, 12], [69, 90, 120, 180])
  func theFrameHugsArrowAndTitle(pad: Double, width: Int) throws {
    let patch = try patch(bar(width, title: "27 12; 36"), pad: pad)
    let hugging = Rect(
      x: max(0, 8 - pad), y: max(0, 11.5 - pad), width: 55 + 2 * pad,
      height: min(44, 21 + 2 * pad))
    // 69 points end 6 points past the title.
    #expect(patch.moves.map(\.frame) == (width == 69 && pad >= 8 ? [] : [hugging]))
    #expect(patch.remaining.isEmpty)
  }
}
