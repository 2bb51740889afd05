import Analysis
import Hierarchy
import Testing

/// A target that a scroll view cuts in one capture, and another capture in the same file.
@Suite struct SecondCaptureTests {
  private let rule = RuleID.targetTooSmall

  /// A screen with one button in a scroll view whose lower edge is at 300.
  private func screen(
    _ button: String, at y: Int, height: Int = 44, title: String = "Drift", more: String = "",
    pointer: String = "0x1"
  ) -> String {
    """
    <UIWindow: \(pointer); frame = (0 0; 320 480)>
       | <UIScrollView: \(pointer); frame = (0 100; 320 200)>
       |    | <UIButton: \(button); frame = (20 \(y); 60 \(height))>
       |    |    | <UIButtonLabel: \(pointer); frame = (10 10; 40 20); text = '\(title)'>
    \(more)
    scrolled:

    """
  }

  @Test func aWholePrintSettlesIt() throws {
    let found = try Audited(screen("0x9", at: 180) + screen("0x9", at: 90))
    #expect(found.verdicts(rule) == [])
    #expect(found.report.verdicts().map(\.answer) == [.pass, .pass])
    #expect(found.report.verdicts().map(\.reasons) == [["whole-at-node-6"], []])
  }

  @Test func theOrderDoesNotMatter() throws {
    let found = try Audited(screen("0x9", at: 90) + screen("0x9", at: 180))
    #expect(found.verdicts(rule) == [])
    #expect(found.report.verdicts().map(\.reasons) == [[], ["whole-at-node-2"]])
  }

  @Test func itIsJudgedByTheWholeSize() throws {
    let found = try Audited(screen("0x9", at: 180) + screen("0x9", at: 90, height: 40))
    let findings = found.findings(rule).sorted { $0.node < $1.node }
    #expect(findings.map(\.node) == [2, 6], "both prints show a button that is too low")
    #expect(findings.map(\.related) == [[6], []])
    #expect(
      findings.first?.message
        == "UIButton is cut by the edge of a scroll view here and judged by node 6, another print "
        + "of it that shows all: it is 60 x 40 pt there; 44 x 44 asks for 4 pt more height. Enlarge "
        + "it, or let it take touches past its frame by 2 pt above and below (override "
        + "point(inside:with:)), as far as its superview reaches.")
  }

  @Test(arguments: [
    ("0x9", 185, "Drift", "cut there as well"), ("0x8", 90, "Drift", "another object"),
    ("0x9", 90, "Anchor", "the object was used again for something else"),
  ])
  func otherPrintsSettleNothing(again: (String, Int, String, String)) throws {
    let found = try Audited(
      screen("0x9", at: 180) + screen(again.0, at: again.1, title: again.2))
    #expect(found.findings(rule).first { $0.node == 2 }?.result == .cannotTell, "\(again.3)")
  }

  @Test func aCellWithoutTextsMayShowAnotherRow() throws {
    func list(_ y: Int) -> String {
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UITableView: 0x2; frame = (0 100; 320 200)>
         |    | <UITableViewCell: 0x9; frame = (0 \(y); 320 60)>
      scrolled:

      """
    }
    let found = try Audited(list(170) + list(90))
    #expect(found.verdicts(rule) == ["UITableViewCell cannot-tell"])
  }

  @Test func withoutAddressesTheLookTells() throws {
    let elided = "0x..."
    let cut = screen(elided, at: 180, pointer: elided)
    let whole = screen(elided, at: 90, pointer: elided)
    #expect(try Audited(cut + whole).verdicts(rule) == [])
    let other = screen(elided, at: 90, title: "Anchor", pointer: elided)
    #expect(try Audited(cut + other).verdicts(rule) == ["UIButton cannot-tell"])
    let unnamed = try Audited(
      screen(elided, at: 180, title: "", pointer: elided)
        + screen(elided, at: 90, title: "", pointer: elided))
    #expect(unnamed.verdicts(rule) == ["UIButton cannot-tell"], "nothing tells it from others")
  }

  @Test func withoutAddressesTwoThatLookAlikeSettleNothing() throws {
    let elided = "0x..."
    let second = """
         |    | <UIButton: 0x...; frame = (120 90; 60 44)>
         |    |    | <UIButtonLabel: 0x...; frame = (10 10; 40 20); text = 'Drift'>
      """
    let found = try Audited(
      screen(elided, at: 180, pointer: elided)
        + screen(elided, at: 90, more: second, pointer: elided))
    #expect(found.verdicts(rule) == ["UIButton cannot-tell"])
  }
}
