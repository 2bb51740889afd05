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
}
