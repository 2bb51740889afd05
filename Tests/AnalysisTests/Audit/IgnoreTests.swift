import Analysis
import Formats
import Hierarchy
import Testing

/// Accepted findings, and severities of one's own.
@Suite struct IgnoreTests {
  private static let dump = """
    <UIWindow: 0x1; frame = (0 0; 320 480)>
       | <UIButton: 0x2; frame = (0 100; 20 20)>
       | <UIButton: 0x3; frame = (100 100; 30 30)>
       | <UISwitch: 0x4; frame = (0 200; 51 31)>

    """

  private func audited(_ set: (inout AuditOptions) throws -> Void) throws -> Audited {
    var options = AuditOptions()
    try set(&options)
    return try Audited(Self.dump, options)
  }

  @Test func acceptedFindingsAreTakenOut() throws {
    let audited = try audited {
      $0.ignores = [
        Ignore(try Selector("#0x2"), reason: "a"),
        Ignore(try Selector("UIButton[width<25]"), rules: [.targetTooSmall], reason: "b"),
        Ignore(try Selector(":target"), rules: [.targetDead], reason: "c"),
      ]
    }
    #expect(audited.report.findings.map(\.node) == [2, 3])
    #expect(audited.report.suppressed.map(\.node) == [1])
    #expect(
      audited.report.ignoreUses.map { [$0.views, $0.findings] } == [[1, 1], [1, 1], [3, 0]])
    let verdicts = audited.report.verdicts()
    #expect(verdicts[0].answer == .notJudged)
    #expect(verdicts[0].reasons == ["ignored", "target-too-small"])
    #expect(verdicts[1].answer == .fail)
  }

  @Test func acceptingEverythingIsNotExaminingNothing() throws {
    let audited = try audited { $0.ignores = [Ignore(try Selector("*"), reason: "a")] }
    #expect(audited.report.findings.isEmpty && audited.report.hasExaminedSomething)
  }

  @Test func severitiesLeaveNotesOfGraverRules() throws {
    let graver = try audited { $0.severities = [.targetTooSmall: .error] }
    #expect(
      graver.verdicts(.targetTooSmall) == ["UIButton error", "UIButton error", "UISwitch note"])
    let lighter = try audited { $0.severities = [.targetTooSmall: .note] }
    #expect(
      lighter.verdicts(.targetTooSmall) == ["UIButton note", "UIButton note", "UISwitch note"])
    #expect(lighter.report.verdicts().allSatisfy { $0.answer == .pass })
  }

  @Test func aNoteOfANoteRuleCanBeGraver() throws {
    var options = AuditOptions()
    options.severities = [.capturedInTransition: .error]
    let audited = try Audited(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UINavigationBar: 0x2; frame = (0 20; 320 44); userInteractionEnabled = NO>

      """, options)
    #expect(audited.verdicts(.capturedInTransition) == ["UINavigationBar error"])
  }
}
