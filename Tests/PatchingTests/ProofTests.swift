import Analysis
import Formats
import Hierarchy
import Testing

@testable import Patching

/// An edit that would bring a new finding about is dropped, and the rest stays.
@Suite struct ProofTests {
  /// A container wide enough for a button in it that the corrected one would cut off.
  private func window(_ button: String) -> String {
    """
    <UIWindow: 0x1; frame = (0 0; 320 480)>
       | <UINavigationBar: 0x2; frame = (0 20; 320 44)>
       |    | <UINavigationItemButtonView: 0x3; frame = (8 0; 100 44)>
       |    |    | <UILabel: 0x4; frame = (-981 -995; 41 22); text = ''>
    \(button)   |    | <_UINavigationBarBackIndicatorView: 0x6; frame = (8 12; 12.5 20.5)>

    """
  }

  private let button = "   |    |    | <UIButton: 0x5; frame = (20 0; 60 44)>\n"

  @Test func whatWouldBringAFindingIsDropped() throws {
    let text = window(button)
    let dump = try Dump.read(SourceText(text))
    let patch = Patcher().patch(dump)
    #expect(patch.edits.isEmpty)
    #expect(patch.bytes() == Array(text.utf8))
    #expect(
      patch.remaining == [
        Remainder(
          rule: .targetOversized, node: 2, severity: .warning,
          reason: .bringsAbout(.targetOutsideParent, node: 4))
      ])
  }

  @Test func theRestStays() throws {
    let text = window("") + "\nsome prose\n\n" + window(button)
    let dump = try Dump.read(SourceText(text))
    let patch = Patcher().patch(dump)
    #expect(patch.edits.map(\.node) == [2, 3])
    #expect(patch.remaining.map(\.node) == [7])
    #expect(
      patch.remaining.first?.reason
        == .bringsAbout(.targetOutsideParent, node: 9))
  }

  @Test func whatNoFrameCorrectsRemains() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIButton: 0x2; frame = (10 10; 20 20)>
         | <UIView: 0x3; frame = (10 10; -20 20)>
         | <UISwitch: 0x4; frame = (10 80; 51 31)>

      """
    let dump = try Dump.read(SourceText(text))
    func remaining(_ threshold: Severity) -> [[Int: Remainder.Reason]] {
      Patcher(threshold: threshold).patch(dump).remaining.map { [$0.node: $0.reason] }
    }
    #expect(remaining(.error) == [[2: .noFrame]])
    // The view in front would take the touches of a larger button.
    let robbed = [1: Remainder.Reason.bringsAbout(.touchSink, node: 2)]
    #expect(remaining(.warning) == [[2: .noFrame], robbed])
    #expect(remaining(.note) == [[2: .noFrame], robbed, [3: .noFrame]])
  }

  @Test func limitsHoldForTheProofAsWell() throws {
    let text = window("")
    let dump = try Dump.read(SourceText(text))
    let narrow = Patcher(limits: InputLimits(maxNodes: 2)).patch(dump)
    #expect(narrow.edits.isEmpty)
    #expect(narrow.remaining.map(\.reason) == [.unreadable])
  }

  /// A field that its own correction moves away leaves its place to a button beside it that grows.
  @Test func whatAViewLeavesItDoesNotLose() throws {
    func report(field: String, button: String) throws -> AuditReport {
      Audit().report(
        on: try Dump.read(
          SourceText(
            """
            <UIWindow: 0x1; frame = (0 0; 320 480)>
               | <UITextField: 0x2; frame = (\(field))>
               | <UIButton: 0x3; frame = (\(button))>

            """)
        ).tree)
    }
    let before = try report(field: "40 100; 100 44", button: "20 100; 20 44")
    let grown = "20 100; 50 44"
    let corrections = [1, 2].map { Correction(node: $0, findings: []) }
    func loser(_ field: String, moved: Set<Int>) throws -> Int? {
      TouchLoss(
        before, try report(field: field, button: grown), Renumbering([]), moved: moved, corrections
      ).loser(to: corrections[1])
    }
    #expect(try loser("80 100; 100 44", moved: [1, 2]) == nil)
    #expect(try loser("40 100; 100 44", moved: [2]) == 1, "here it stays, and loses")
  }
}
