import Hierarchy
import Testing

@testable import Formats

/// Messages of test tools behind what logs, terminals and people put before each line.
@Suite struct FailurePrefixTests {
  private static let hit = [
    "Test Failed: View is not hittable at its visible point. Error: Failed to hit view with "
      + "identifier `crate` at point {160, 428} with hit-test",
    "- Origin view: <UITransitionView: 0x1d0; frame = (0 0; 9 9); layer = <CALayer: 0x1e0>>",
    "- Absolute origin: {0, 0}",
    "- Hit: <Lid: 0x1b0; frame = (0 0; 9 9); layer = <CALayer: 0x1e0>>",
    "- Target view: <Crate: 0x1a0; frame = (5 0; 2 2); layer = <CALayer: 0x1e0>>",
    "- Relative point: {160, 428}",
  ]
  private static let around = [
    "Test Failed: View is not hittable at its visible point. Error: View is not visible around point.",
    "- view point: {100, 25}", "- visible bounds: {{118, 0}, {82, 50}}", "---",
    "Error: Error Domain=DetoxErrorDomain Code=0 \"View “<Crate: 0x1a0>” is not visible: …\"",
  ]
  private static let earlGrey = [
    "Failed Constraint(s):", "interactable", "", "Element Description:",
    "<Crate:0x1a0; AX=Y; AX.activationPoint={34, 105}; alpha=1>",
  ]
  private static let crate = ObjectName(className: "Crate", address: "0x1a0")

  private func failures(
    _ lines: [String], _ before: String, _ behind: String
  ) throws -> [TouchFailure] {
    let text = lines.map { before + $0 + behind }.joined(separator: "\n")
    let dump = try Dump.read(SourceText(text + "\n\n<UIWindow: 0x10; frame = (0 0; 320 480)>\n"))
    #expect(dump.tree.count == 1)
    return dump.tree.surroundings.failures
  }

  @Test(arguments: [
    ("", ""), ("> ", ""), ("> > ", ""), ("// ", ""), ("# ", ""), ("    ", ""), ("(lldb) ", ""),
    ("2026-01-02 10:02:10.209 Runner[570:1264] ", ""),
    ("2026-01-02 10:02:10.209315+0100 Pear Orchard[570:a1f] [touch] ", ""),
    ("2026-01-02T10:02:10.2093150Z ", ""), ("[10:02:10] ", ""),
    ("10:02:10.209 detox[31] ERROR: ", ""),
    ("\u{1B}[31m", "\u{1B}[0m"), ("\u{1B}[2m10:02:10\u{1B}[22m \u{1B}[1;31m", "\u{1B}[39m"),
    ("│ ", ""), ("  | ", ""),
  ])
  func everyLineHasAPrefix(before: String, behind: String) throws {
    let hit = try failures(Self.hit, before, behind)
    #expect(hit.map(\.target) == [.init(object: Self.crate, identifier: "crate")])
    #expect(hit.map(\.point) == [Point(x: 160, y: 428)])
    #expect(hit.map(\.obstructor) == [ObjectName(className: "Lid", address: "0x1b0")])
    let around = try failures(Self.around, before, behind)
    #expect(around.map(\.target) == [.init(object: Self.crate)])
    #expect(around.map(\.point) == [Point(x: 100, y: 25)])
    let earlGrey = try failures(Self.earlGrey, before, behind)
    #expect(earlGrey.map(\.target) == [.init(object: Self.crate)])
    #expect(earlGrey.map(\.point) == [Point(x: 34, y: 105)])
  }

  @Test(arguments: [
    "- Hit: x", "Error: x", "A[x] b", "No: x", "<X:0x1>", "Element: x", "2 views", "[open", "---",
  ])
  func whatIsNoPrefix(line: String) {
    #expect(LinePrefix.end(in: Array(line.utf8)) == 0)
  }

  @Test(arguments: ["Send", "a \"b\" c", "\"all\"", "say \"hi\""])
  func labelsWithQuotes(label: String) throws {
    func read(_ line: String) throws -> String? {
      try failures([line], "", "").first?.target.label
    }
    let escaped = label.replacing("\"", with: "\\\"")
    let blocked = " is not tappable. It may be blocked by other views."
    #expect(try read("Accessibility element with label \"\(label)\"\(blocked)") == label)
    #expect(try read("Accessibility element with label \"\(label)\" is hidden.") == label)
    #expect(
      try read("Accessibility element with label \\\"\(escaped)\\\" is hidden.") == escaped)
    #expect(
      try read("Failed to find accessibility element with the label \"\(label)\"") == label)
    #expect(
      try read("Failed to determine hittability of \"\(label)\" Button: Activation point") == label
    )
    #expect(
      try read(
        "The element '\"\(label)\" Button' is not visible on the screen and thus is not interactable"
      )
        == label)
    let single = label.replacing("\"", with: "'")
    #expect(try read("Not hittable: Button, label: '\(single)'") == single)
    #expect(try read("Not hittable: Button, label: '\(single)', value: 2") == single)
    #expect(
      try read("Failed to fetch hit point for Button, 0x1, label: '\(single)' - no such") == single
    )
  }
}
