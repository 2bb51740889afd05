import Analysis
import Hierarchy
import Testing

/// Targets that lay claim to the same touches.
@Suite struct TargetOverlapTests {
  private func audited(_ rows: String...) throws -> Audited {
    try Audited(
      (["<UIWindow: 0x1; frame = (0 0; 320 480)>"] + rows.map { "   | \($0)" })
        .joined(separator: "\n"))
  }

  @Test func theLowerOneLoses() throws {
    let audited = try audited(
      "<UIButton: 0x2; frame = (20 100; 60 44)>", "<OtherButton: 0x3; frame = (60 100; 60 44)>")
    let finding = try #require(audited.findings(.targetOverlap).first)
    #expect(audited.verdicts(.targetOverlap) == ["UIButton error"])
    #expect(
      finding.message
        == "UIButton at (20 100; 60 44) and OtherButton above it both reach (60 100; 20 44): touches "
        + "there go to OtherButton, and 29% as much of a finger on its middle lies on that as on itself. The largest part "
        + "that is left is 40 x 44 pt, and 44 x 44 is asked for. Move them apart, "
        + "or let each reach to the middle of the gap between their marks.")
    #expect(finding.related == [2])
    #expect(
      finding.measured
        == .overlaps(
          [.init(node: 2, rect: Rect(x: 60, y: 100, width: 20, height: 44), ratio: 14.0 / 48)],
          more: 0))
  }

  @Test func aFewPointsAreAWarning() throws {
    let audited = try audited(
      "<UIButton: 0x2; frame = (20 100; 60 44)>", "<UIButton: 0x3; frame = (75 100; 60 44)>")
    #expect(audited.verdicts(.targetOverlap) == ["UIButton warning"])
  }

  @Test func oneFindingForATarget() throws {
    let others = (0..<12).map { number in
      "<UIButton: 0x\(number + 3); frame = (\(number * 25) 40; 20 30)>"
    }
    let rows = ["<UIButton: 0x2; frame = (0 0; 320 50)>"] + others
    let text = (["<UIWindow: 0x1; frame = (0 0; 320 480)>"] + rows.map { "   | \($0)" })
      .joined(separator: "\n")
    let audited = try Audited(text)
    let finding = try #require(audited.findings(.targetOverlap).first)
    #expect(audited.findings(.targetOverlap).count == 1 && finding.related.count == 8)
    #expect(finding.message.contains(" and 4 more."))
    guard case .overlaps(let overlaps, let more) = finding.measured else {
      Issue.record("Nothing is measured.")
      return
    }
    #expect(overlaps.map(\.node) == finding.related && more == 4)
    #expect(
      overlaps.allSatisfy {
        $0.rect == Rect(x: Double($0.node - 2) * 25, y: 40, width: 20, height: 10)
      })
  }

  @Test func whatIsMeantOrPassesIsNone() throws {
    let inside = try audited(
      "<UIButton: 0x2; frame = (0 0; 200 200)>", "<UIButton: 0x3; frame = (20 20; 44 44)>")
    let scrolled = try audited(
      "<UIScrollView: 0x2; frame = (0 0; 320 480)>",
      "   | <UIButton: 0x3; frame = (200 400; 100 44)>", "<UIButton: 0x4; frame = (250 420; 60 50)>"
    )
    let panel = try audited(
      "<UIButton: 0x2; frame = (20 100; 60 44)>", "<UIView: 0x3; frame = (50 50; 200 200)>",
      "   | <UIButton: 0x4; frame = (0 50; 60 44)>")
    let equal = try audited(
      "<UIButton: 0x2; frame = (20 100; 60 44); accessibilityIdentifier = open>",
      "<UIButton: 0x3; frame = (60 100; 60 44); accessibilityIdentifier = open>")
    for audited in [inside, scrolled, panel, equal] {
      #expect(audited.findings(.targetOverlap).isEmpty)
    }
  }

  @Test func duplicates() throws {
    let twice = try audited(
      "<UIButton: 0x2; frame = (20 100; 60 44)>", "<UIButton: 0x3; frame = (20.5 100; 60 44)>",
      "<UIButton: 0x4; frame = (20 200; 60 44)>", "<UIButton: 0x5; frame = (20.75 200; 60 44)>")
    #expect(twice.verdicts(.targetDuplicate) == ["UIButton warning"])
    #expect(
      twice.wording(.targetDuplicate)?.message
        == "UIButton and UIButton lie at (20 100; 60 44) alike and do the same as far as the file "
        + "tells: only the uppermost one is ever touched, and assistive technology meets each. Remove "
        + "one, or let one of them take no touches.")
    let other = try audited(
      "<UIButton: 0x2; frame = (20 100; 60 44)>", "<UISwitch: 0x3; frame = (20 100; 60 44)>",
      "<Card: 0x4; frame = (0 200; 320 60); gestureRecognizers = <NSArray: 0x5>>",
      "   | <UIView: 0x6; frame = (0 0; 320 60); gestureRecognizers = <NSArray: 0x7>>")
    #expect(other.findings(.targetDuplicate).isEmpty)
  }

  @Test func barSlop() throws {
    let dump = """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIView: 0x2; frame = (0 64; 320 416)>
         |    | <UIButton: 0x3; frame = (10 0; 80 44)>
         |    | <UIScrollView: 0x4; frame = (100 0; 220 416)>
         |    |    | <UIButton: 0x5; frame = (0 0; 80 44)>
         | <UINavigationBar: 0x6; frame = (0 20; 320 44)>
      """
    #expect(try Audited(dump).findings(.barSlop).isEmpty)
    let audited = try Audited(dump, .with { $0.era = .fixed(.ios6) })
    #expect(audited.verdicts(.barSlop) == ["UIButton warning"])
    #expect(
      audited.wording(.barSlop)?.message
        == "UIButton at (10 64; 80 44) loses 15 of its 44 pt to UINavigationBar, which up to iOS 6 "
        + "takes touches about 15 pt below itself. Move it down by 15 pt.")
  }
}
