import Testing
import Viewmend

/// The library as its users see it: one import, a dump as a string, findings to assert on.
@Suite struct AuditTests {
  private let text = """
    <UIWindow: 0x1; frame = (0 0; 320 480)>
       | <UINavigationBar: 0x2; frame = (0 20; 320 44)>
       |    | <UINavigationItemButtonView: 0x3; frame = (8 6; 60 30); userInteractionEnabled = NO>
       |    |    | <UILabel: 0x4; frame = (-981 -995; 41 22); text = ''; userInteractionEnabled = NO>
       |    | <_UINavigationBarBackIndicatorView: 0x5; frame = (8 12; 12.5 20.5)>

    """

  @Test func theExampleOfAudit() throws {
    let dump = try Dump.read(SourceText(text))
    let findings = Audit(AuditOptions()).findings(in: dump.tree)
    #expect(findings.map(\.rule) == [.targetOversized, .backButtonStaleTitle])
  }

  @Test func theSameOptionsAsTheCommandLine() throws {
    let dump = try Dump.read(SourceText(text))
    var options = AuditOptions()
    options.minimum = Size(width: 30, height: 30)
    options.fit = .glyph
    options.pad = 4
    options.era = .fixed(.ios7)
    options.rules = [.targetOversized]
    options.backButtonOnly = true
    let report = Audit(options).report(on: dump.tree)
    #expect(report.findings.map(\.severity) == [.warning])
    #expect(report.backButtons.map(\.container) == [2])
    #expect(report.targets.map(\.node) == [2])
    #expect(report.verdicts().map(\.answer) == [.fail])
    #expect(
      report.findings.first?.fix?.to == Rect(x: 4, y: 8, width: 20.5, height: 28.5))
  }

  @Test func aPatchIsAValue() throws {
    let dump = try Dump.read(SourceText(text))
    let patch = Patcher(AuditOptions()).patch(dump)
    #expect(patch.edits.map(\.replacement) == ["0 0; 44 44", "-973 -989; 41 22"])
    #expect(
      String(decoding: patch.bytes(), as: UTF8.self)
        == text.replacing("(8 6; 60 30)", with: "(0 0; 44 44)")
        .replacing("(-981 -995; 41 22)", with: "(-973 -989; 41 22)"))
  }

  @Test func touches() throws {
    let dump = try Dump.read(SourceText(text))
    let report = Audit().report(on: dump.tree)
    #expect(TouchTracer(report).trace(Point(x: 50, y: 40)).map(\.receiver) == [1])
    #expect(Tappability(2, in: report).isTapped)
  }

  @Test func errorsAreValues() {
    #expect(
      throws: ReadError.limitPassed(option: "--max-nodes", limit: 2, offset: 102)
    ) { try Dump.read(SourceText(text), limits: InputLimits(maxNodes: 2)) }
  }

  /// How a test of one's own fails readably: the messages, and not the findings.
  @Test func aFailureReads() throws {
    let dump = try Dump.read(SourceText(text))
    let messages = Audit().findings(in: dump.tree).filter { $0.severity > .note }.map(\.message)
    let place = "Tests/Screen.txt"
    let readable = messages.map { "\(place): \($0)" }.joined(separator: "\n")
    #expect(
      readable.hasPrefix(
        "Tests/Screen.txt: The back button's container is 60 x 30 pt and reaches 47.5 pt past its "
          + "arrow on the right"))
  }
}
