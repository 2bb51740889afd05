import Testing
import Viewmend

/// A test as an app's own: a dump that was saved, and nothing in it that is wrong.
@Suite struct ScreenTests {
  private let screen = """
    <UIWindow: 0x1; frame = (0 0; 320 480)>
       | <UINavigationBar: 0x2; frame = (0 20; 320 44)>
       |    | <UINavigationItemButtonView: 0x3; frame = (0 0; 44 44); userInteractionEnabled = NO>
       |    | <_UINavigationBarBackIndicatorView: 0x4; frame = (8 12; 12.5 20.5)>
       | <UIButton: 0x5; frame = (20 100; 120 44)>

    """

  /// What is wrong with a screen, a line for each view: the test's message when there is any.
  private func faults(in text: String) throws -> [String] {
    let dump = try Dump.read(SourceText(text, name: "Screen.txt"))
    let report = Audit().report(on: dump.tree)
    // A screen in which nothing could be examined is no good screen.
    guard report.hasExaminedSomething else { return ["nothing was examined"] }
    return report.findings.filter { $0.severity > .note && $0.result == .fail }.map { finding in
      let view = dump.tree[finding.node]
      return "\(view.className) \(view.address ?? ""): \(finding.rule.rawValue): \(finding.message)"
    }
  }

  @Test func tapRegionsAreRight() throws {
    let faults = try faults(in: screen)
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  @Test func aFailureSaysWhatIsWrongAndWhere() throws {
    let small = screen.replacing("(20 100; 120 44)", with: "(20 100; 120 20)")
    let faults = try faults(in: small)
    withKnownIssue {
      #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.hasPrefix("UIButton 0x5: target-too-small: ") && text.contains("120 x 20 pt")
    }
    #expect(try self.faults(in: "nothing") == ["nothing was examined"])
  }
}
