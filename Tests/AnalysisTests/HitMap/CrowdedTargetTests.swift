import Analysis
import Formats
import Hierarchy
import Testing

/// More overlapping targets than anybody can look at are judged in part, and that is said.
@Suite struct CrowdedTargetTests {
  private static func staircase(_ count: Int) -> String {
    var text = "<UIWindow: 0x1; frame = (0 0; 390 \(count + 400))>\n"
    for number in 0..<count {
      text += "   | <UIButton: 0x\(number + 2); frame = (\(number % 7) \(number); 380 300)>\n"
    }
    return text
  }

  @Test(.timeLimit(.minutes(2))) func staircaseIsJudgedInPart() throws {
    let count = 5_000
    let dump = try Dump.read(SourceText(Self.staircase(count)))
    let findings = Audit().findings(in: dump.tree)
    let said = findings.filter { $0.message.contains("under so many views") }
    #expect(said.count == 1)
    #expect(said.first?.result == .cannotTell)
    #expect(findings.contains { $0.rule == .targetOverlap })
  }

  @Test func aFewHundredAreJudged() throws {
    let dump = try Dump.read(SourceText(Self.staircase(400)))
    let findings = Audit().findings(in: dump.tree)
    #expect(!findings.contains { $0.message.contains("under so many views") })
  }
}
