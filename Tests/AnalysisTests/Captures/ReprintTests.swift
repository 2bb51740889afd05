import Analysis
import Testing

/// A container pasted alone, and again in its bar.
@Suite struct ReprintTests {
  private func text(_ again: String) -> String {
    """
    <UINavigationItemButtonView: \(again); frame = (8 6; 60 30); userInteractionEnabled = NO>
       | <UILabel: 0x15; frame = (-981 -995; 41 22); text = ''; userInteractionEnabled = NO>
    (lldb) po [[(UIView *)0x14 superview] recursiveDescription]
    <UINavigationBar: 0x12; frame = (0 20; 320 44)>
       | <UINavigationItemButtonView: \(again == "0x..." ? again : "0x14"); frame = (8 6; 60 30); userInteractionEnabled = NO>
       |    | <UILabel: 0x15; frame = (-981 -995; 41 22); text = ''; userInteractionEnabled = NO>
       | <_UINavigationBarBackIndicatorView: 0x16; frame = (8 12; 12.5 20.5); userInteractionEnabled = NO>

    """
  }

  @Test func theBarsPrintSettlesIt() throws {
    let audited = try Audited(text("0x14"))
    #expect(audited.report.backButtons.map(\.container) == [3])
    #expect(audited.report.targets.map(\.node) == [3])
    #expect(audited.findings(.targetOversized).map(\.node) == [3])
    #expect(audited.verdicts(.targetOversized) == ["UINavigationItemButtonView warning"])
  }

  @Test(arguments: ["0x99", "0x..."])
  func anotherContainerIsJudged(address: String) throws {
    let audited = try Audited(text(address))
    #expect(audited.report.backButtons.map(\.container) == [0, 3])
    #expect(audited.findings(.targetOversized).map(\.result) == [.fail, .cannotTell])
  }

  /// A bar, with its arrow or without.
  private func bar(arrow: Bool = true, lead: String = "") -> String {
    let rows = [
      "<UINavigationBar: 0x12; frame = (0 20; 320 44)>",
      "   | <UINavigationItemButtonView: 0x14; frame = (8 6; 60 30); userInteractionEnabled = NO>",
      "   |    | <UILabel: 0x15; frame = (-981 -995; 41 22); text = ''>",
      "   | <_UINavigationBarBackIndicatorView: 0x16; frame = (8 12; 12.5 20.5)>",
    ]
    return rows.prefix(arrow ? 4 : 3).map { lead + $0 + "\n" }.joined()
  }

  @Test func aBarPrintedTwiceIsOne() throws {
    let same = try Audited(bar() + "(lldb) po again\n" + bar())
    #expect(same.report.backButtons.map(\.container) == [1])
    #expect(same.report.targets.map(\.node) == [1])
    #expect(same.findings(.targetOversized).map(\.node) == [1])
    #expect(same.report.copies(of: 1) == [5] && same.report.copies(of: 3) == [7])
  }

  @Test func theFullerPrintIsJudged() throws {
    let later = try Audited(bar(arrow: false) + "(lldb) po again\n" + bar())
    #expect(later.report.backButtons.map(\.container) == [4])
    #expect(later.findings(.targetOversized).map(\.result) == [.fail])
    #expect(later.report.copies(of: 4) == [1])
    let window = "<UIWindow: 0x10; frame = (0 0; 320 480)>\n" + bar(lead: "   | ")
    let inside = try Audited(bar() + "(lldb) po again\n" + window)
    #expect(inside.report.backButtons.map(\.container) == [6])
    let thrice = try Audited([bar(arrow: false), bar(), window].joined(separator: "and then\n"))
    #expect(thrice.report.backButtons.map(\.container) == [9])
    #expect(thrice.report.copies(of: 9).sorted() == [1, 4])
  }

  @Test(arguments: [
    ("(8 6; 60 30)", "(8 6; 90 30)"), ("text = ''", "text = 'Trips'"),
    ("12.5 20.5)", "12.5 20.5); alpha = 0"), ("(0 20; 320 44)", "(0 20; 320 44); hidden = YES"),
  ])
  func everyOtherStateIsJudged(one: String, other: String) throws {
    let later = bar().replacing(one, with: other)
    let changed = try Audited(bar() + "(lldb) po again\n" + later)
    #expect(changed.report.backButtons.map(\.container) == [1, 5])
  }
}
