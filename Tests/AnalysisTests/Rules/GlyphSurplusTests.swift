import Hierarchy
import Testing

@testable import Analysis

/// On iOS 11 to 18 the frame is compared with what is fitted, and not what UIKit adds to it.
@Suite struct GlyphSurplusTests {
  private let rule = RuleID.targetOversized

  /// A back button whose arrow is at (8 11.5; 13 21) of the bar.
  private func audited(_ frame: Rect, _ fit: AuditOptions.Fit, pad: Double) throws -> Audited {
    let arrow = Rect(x: 8 - frame.left, y: 11.5 - frame.top, width: 13, height: 21)
    return try audited(frame, arrow: arrow, fit, pad: pad)
  }

  private func audited(
    _ frame: Rect, arrow: Rect, _ fit: AuditOptions.Fit, pad: Double
  ) throws -> Audited {
    func printed(_ rect: Rect) -> String { String(rect.text.dropFirst().dropLast()) }
    return try Audited(
      """
      <UIWindow: 0x1; frame = (0 0; 375 812)>
         | <UINavigationBar: 0x2; frame = (0 44; 375 44)>
         |    | <_UINavigationBarContentView: 0x3; frame = (0 0; 375 44)>
         |    |    | <_UIButtonBarButton: 0x4; frame = (\(printed(frame)))>
         |    |    |    | <_UIBackButtonContainerView: 0x5; frame = (0 0; \(frame.width) \(frame.height))>
         |    |    |    |    | <_UIModernBarButton: 0x6; frame = (\(printed(arrow)))>
         |    |    |    |    |    | <UIImageView: 0x7; frame = (0 0; 13 21)>

      """,
      .with {
        $0.fit = fit
        $0.pad = pad
        $0.backButtonOnly = true
      })
  }

  /// The frame that hugs the arrow, inside the bar.
  private func hugging(_ pad: Double) -> Rect {
    Rect(
      x: max(0, 8 - pad), y: max(0, 11.5 - pad), width: 13 + 2 * pad,
      height: min(44, 21 + 2 * pad))
  }

  @Test(arguments: [0, 1, 4, 8, 12])
  func aFittedFramePasses(pad: Double) throws {
    let fitted = try audited(hugging(pad), .glyph, pad: pad)
    #expect(fitted.verdicts(rule) == [])
    let live = try #require(fitted.report.backButtons.first?.inBar?.assumedLive)
    #expect(live.right == hugging(pad).right + 11, "UIKit takes touches beside it all the same")
  }

  @Test(arguments: [0, 1, 4, 8, 12])
  func theFindingCountsWhatTheFrameHasTooMuch(pad: Double) throws {
    var wide = hugging(pad)
    wide = Rect(left: wide.left, top: wide.top, right: wide.right + 0.5, bottom: wide.bottom)
    let audited = try audited(wide, .glyph, pad: pad)
    let finding = try #require(audited.findings(rule).first)
    #expect(finding.fix?.to == hugging(pad))
    let past = wide.right - 21
    #expect(
      finding.message.hasPrefix(
        "The back button's container is \(wide.size.text) pt and reaches \(past.points) pt past its "
          + "arrow on the right: taps at x = 21 to \(wide.right.points) of the bar still go back"))
  }

  /// Flush with the edge the fitted frame reaches more than 24 pt past the arrow in every fit.
  @Test(arguments: AuditOptions.Fit.allCases, [0.0, 8, 16, 30])
  func aFittedFramePassesFlushWithTheEdge(fit: AuditOptions.Fit, pad: Double) throws {
    let arrow = Rect(x: 0, y: 11.5, width: 13, height: 21)
    let wide = try audited(Rect(x: 0, y: 0, width: 180, height: 44), arrow: arrow, fit, pad: pad)
    let fitted = try #require(wide.findings(rule).first?.fix?.to)
    let moved = Rect(x: 0, y: 11.5 - fitted.top, width: 13, height: 21)
    #expect(try audited(fitted, arrow: moved, fit, pad: pad).verdicts(rule) == [])
  }
}
