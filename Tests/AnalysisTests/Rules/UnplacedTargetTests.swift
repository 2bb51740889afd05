import Analysis
import Hierarchy
import Testing

/// Targets whose place on the screen is no rectangle that is known.
@Suite struct UnplacedTargetTests {
  private let rule = RuleID.targetTooSmall

  private func audited(
    _ rows: String..., options: AuditOptions = AuditOptions()
  ) throws -> Audited {
    let tree = ["<UIWindow: 0x1; frame = (0 0; 320 480)>"] + rows.map { "   | " + $0 }
    return try Audited(tree.joined(separator: "\n") + "\n", options)
  }

  private func turned(by degrees: Double, _ frame: String) -> String {
    let (c, s) = degrees == 45 ? (0.70710678118654757, 0.70710678118654757) : (0.8660254, 0.5)
    return "<UISlider: 0x2; frame = \(frame); transform = [\(c), \(s), \(-s), \(c), 0, 0]>"
  }

  @Test func aTurnedTargetIsJudgedByItsOwnSize() throws {
    let small = try audited(turned(by: 30, "(100 100; 27.3205 27.3205)"))
    #expect(small.verdicts(rule) == ["UISlider warning"])
    #expect(small.report.verdicts().map(\.answer) == [.fail])
    let enough = try audited(turned(by: 30, "(100 100; 81.9615 81.9615)"))
    #expect(enough.report.findings.isEmpty)
    #expect(enough.report.verdicts().map(\.answer) == [.pass])
    #expect(enough.report.hasExaminedSomething)
    let cut = try audited(turned(by: 30, "(-20 100; 81.9615 81.9615)"))
    #expect(cut.verdicts(rule) == ["UISlider cannot-tell"])
    #expect(cut.report.verdicts().map(\.answer) == [.cannotTell])
    let both = try audited(turned(by: 30, "(-10 100; 27.3205 27.3205)"))
    #expect(both.verdicts(rule) == ["UISlider warning"], "too small, whatever is cut off")
  }

  @Test func aTurnBy45DegreesHidesTheSize() throws {
    let found = try audited(turned(by: 45, "(100 100; 60 60)"))
    #expect(
      found.wording(rule).map { [$0.message, $0.ask] } == [
        "UISlider is turned by an odd multiple of 45 degrees, under which a frame does not tell the "
          + "size: how much of it takes touches, and where, cannot be told.",
        "expr (void)[(UIView *)0x2 setTransform:(CGAffineTransform){1, 0, 0, 1, 0, 0}], then po "
          + "[[UIWindow keyWindow] recursiveDescription]",
      ])
    #expect(found.report.verdicts().map(\.reasons) == [["no-geometry", "target-too-small"]])
    let hugging = AuditOptions.with { $0.fit = .glyph }
    let glyph = try audited(turned(by: 45, "(100 100; 60 60)"), options: hugging)
    #expect(glyph.verdicts(rule) == ["UISlider cannot-tell"], "no size is asked for")
  }

  @Test func whatIsAlikeIsOneFinding() throws {
    let found = try audited(
      "<UIView: 0x2>", "   | <UISlider: 0x3; frame = (0 0; 90 44)>",
      "   | <UISlider: 0x4; frame = (0 50; 90 44)>", "<UISlider: 0x5; frame = (0 100; 90 44)>")
    #expect(
      found.wording(rule)?.message
        == "2 targets, the first a UISlider, lie in views such as UIView, which print no frame: how "
        + "much of them takes touches, and where, cannot be told.")
    #expect(found.wording(rule)?.ask == "po [[UIWindow keyWindow] recursiveDescription]")
    #expect(found.findings(rule).map(\.related) == [[3]])
    #expect(found.report.verdicts().map(\.answer) == [.cannotTell, .cannotTell, .pass])
  }

  @Test func whatInvalidFrameReportsIsNotSaidTwice() throws {
    let found = try audited("<UISlider: 0x2; frame = (0 nan; 90 44)>")
    #expect(found.verdicts(rule) == [])
    #expect(found.verdicts(.invalidFrame) == ["UISlider error"])
    let inside = try audited(
      "<UIView: 0x2; frame = (0 nan; 90 44)>", "   | <UISlider: 0x3; frame = (0 0; 90 44)>")
    #expect(
      inside.wording(rule)?.message
        == "UISlider lies in UIView, which prints a frame or transform that cannot be read: how much "
        + "of it takes touches, and where, cannot be told.")
  }
}
