import Analysis
import Formats
import Hierarchy
import Testing

/// Targets below 24 points and what is beside them.
@Suite struct TargetSpacingTests {
  private func audited(
    _ rows: String..., options: AuditOptions = AuditOptions()
  ) throws -> Audited {
    try Audited(
      (["<UIWindow: 0x1; frame = (0 0; 320 480)>"] + rows.map { "   | \($0)" })
        .joined(separator: "\n"), options)
  }

  @Test func sideBySide() throws {
    let audited = try audited(
      "<UIButton: 0x2; frame = (20 100; 20 20)>", "<OtherButton: 0x3; frame = (41 100; 20 20)>")
    #expect(audited.verdicts(.targetSpacing) == ["UIButton error", "OtherButton error"])
    let finding = try #require(audited.findings(.targetSpacing).first)
    #expect(
      finding.message
        == "UIButton is 20 x 20 pt, and the circle 24 pt wide around its middle meets OtherButton: a "
        + "finger that is meant for one hits the other. Enlarge it to 24 x 24, or move them 3 pt "
        + "further apart.")
    #expect(finding.related == [2])
  }

  private func advice(_ rows: String...) throws -> [String] {
    let text = (["<UIWindow: 0x1; frame = (0 0; 320 480)>"] + rows.map { "   | \($0)" })
      .joined(separator: "\n")
    return try Audited(text).findings(.targetSpacing).map { finding in
      let message = finding.message
      let end = message.range(of: "hits the other. ")
      return end.map { String(message[$0.upperBound...]) } ?? message
    }
  }

  /// No distance keeps a button off the row that it lies on.
  @Test func inAnother() throws {
    #expect(
      try advice(
        "<UITableViewCell: 0x2; frame = (0 200; 320 44)>",
        "   | <UIButton: 0x3; frame = (280 14; 16 16)>")
        == ["Enlarge it to 24 x 24: it lies on UITableViewCell, from which no distance keeps it."])
    // Beside it in the tree, on it on the screen.
    #expect(
      try advice(
        "<UIButton: 0x2; frame = (0 200; 320 44)>",
        "<Knob: 0x3; baseClass = UIButton; "
          + "frame = (280 14; 16 16)>".replacing("280 14", with: "280 214"))
        == ["Enlarge it to 24 x 24: it lies on UIButton, from which no distance keeps it."])
  }

  @Test func inAnotherAndBesideAThird() throws {
    #expect(
      try advice(
        "<UITableViewCell: 0x2; frame = (0 200; 320 44)>",
        "   | <UIButton: 0x3; frame = (280 14; 16 16)>",
        "   | <Knob: 0x4; baseClass = UIButton; frame = (299 0; 21 44)>")[0]
        == "Enlarge it to 24 x 24: moving it 2.5 pt away from Knob is not enough, as another lies "
        + "around it.")
  }

  @Test func aroundAnother() throws {
    #expect(
      try advice(
        "<UIButton: 0x2; frame = (20 100; 22 44)>",
        "   | <Knob: 0x3; baseClass = UIButton; frame = (0 10; 22 24)>"
      ).first
        == "Enlarge it to 24 x 24, or let Knob, which lies on it, leave as much of it in one piece."
    )
  }

  @Test func circlesMayTouch() throws {
    let audited = try audited(
      "<UIButton: 0x2; frame = (20 100; 20 20)>", "<UIButton: 0x3; frame = (44 100; 20 20)>")
    #expect(audited.findings(.targetSpacing).isEmpty)
  }

  @Test func whatUIKitSizesIsNotJudged() throws {
    let audited = try audited(
      "<UITextField: 0x2; frame = (20 100; 200 30)>",
      "   | <UIButton: 0x3; frame = (181 5; 19 19)>",
      "<UITableViewCell: 0x4; frame = (0 200; 320 44)>",
      "   | <UITextField: 0x5; frame = (20 11; 280 22)>")
    #expect(audited.findings(.targetSpacing).isEmpty)
  }

  @Test func screensDoNotMeet() throws {
    let piece = """
      <UIView: 0x1; frame = (0 0; 100 100)>
         | <UIButton: 0x2; frame = (10 10; 20 20)>
      """
    let audited = try Audited(piece + "\nthen:\n" + piece)
    #expect(audited.tree.screens.count == 2)
    #expect(audited.findings(.targetSpacing).isEmpty)
  }

  @Test func profiles() throws {
    let rows = [
      "<UIButton: 0x2; frame = (20 100; 20 20)>", "<UIButton: 0x3; frame = (40 100; 44 44)>",
      "<UIButton: 0x4; frame = (20 200; 40 40)>",
    ]
    func rules(_ profile: Profile, _ minimum: Double? = nil) throws -> [String] {
      let options = AuditOptions.with {
        $0.profile = profile
        if let minimum { $0.minimum = Size(width: minimum, height: minimum) }
      }
      let audited = try audited(rows[0], rows[1], rows[2], options: options)
      return audited.report.findings.map { "\($0.rule.rawValue) \($0.node)" }
    }
    #expect(try rules(.ios) == ["target-spacing 1", "target-too-small 1", "target-too-small 3"])
    #expect(
      try rules(.android) == [
        "target-spacing 1", "target-too-small 1", "target-too-small 3", "target-too-small 2",
      ])
    #expect(try rules(.wcagAA) == ["target-spacing 1"])
    #expect(try rules(.wcagAA, 19) == [])
    #expect(try rules(.wcagAAA) == ["target-too-small 1", "target-too-small 3"])
    #expect(try rules(.ios, 30) == ["target-spacing 1", "target-too-small 1"])
  }

  @Test func aProfileIsThePlatformsUnlessOneIsGiven() {
    #expect(Profile(of: .uiKit) == .ios)
    #expect(Profile(of: TreeTraits(touchRule: .clickable)) == .android)
    #expect(Profile.allCases.map(\.minimum.width) == [44, 48, 24, 44])
  }
}
