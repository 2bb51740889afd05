import Testing
import Viewmend

/// The code that the documentation shows, compiled and run. A test holds both to each other.
@Suite struct DocumentedCodeTests {
  private let screen = """
    <UIWindow: 0x1; frame = (0 0; 320 480)>
       | <UIButton: 0x5; frame = (20 100; 120 44)>

    """

  @Test func tapRegionsAreRight() throws {
    let dump = try Dump.read(SourceText(screen, name: "Screen.txt"))
    let report = Audit().report(on: dump.tree)
    #expect(report.hasExaminedSomething)
    let faults = report.findings.filter { $0.severity > .note && $0.result == .fail }
    let lines = faults.map { finding in
      let view = dump.tree[finding.node]
      return "\(view.className) \(view.address ?? ""): \(finding.rule.rawValue): \(finding.message)"
    }
    #expect(faults.isEmpty, "\(lines.joined(separator: "\n"))")
  }

  @Test func aDumpIsReadJudgedAndCorrected() throws {
    let small = screen.replacing("120 44", with: "120 20")
    let bytes = Array(small.utf8)
    let dump = try Dump.read(SourceText(bytes, name: "dump.txt"))
    let report = Audit().report(on: dump.tree)
    for finding in report.findings { print(finding.message) }

    let patch = Patcher().patch(dump)
    let corrected = patch.bytes()
    let view = dump.tree[try #require(report.findings.first).node]
    #expect(report.findings.map(\.rule) == [.targetTooSmall])
    #expect(view.className == "UIButton" && view.address == "0x5")
    #expect(
      report.findings[0].message.hasPrefix(
        "UIButton is 120 x 20 pt; 44 x 44 asks for 24 pt more height. "))
    #expect(String(decoding: corrected, as: UTF8.self) == screen.replacing("20 100", with: "20 88"))
  }

  @Test func everyViewHasItsPartOfTheScreen() throws {
    let dump = try Dump.read(SourceText(screen, name: "Screen.txt"))
    let map = HitMap(dump.tree, screen: dump.tree.screens[0])
    #expect(map.regions.count == 2)
    #expect(map.unplaced.isEmpty && map.unknown.isEmpty)
  }
}
