import Foundation
import TestSupport
import Testing

/// Baselines: findings that are accepted for now.
@Suite struct BaselineTests {
  /// Two small buttons.
  private static let screen = """
    <UIWindow: 0x1; frame = (0 0; 320 480)>
       | <UIButton: 0x2; frame = (10 10; 40 44)>
       | <UIButton: 0x3; frame = (110 10; 40 44)>

    """
  /// Captured again: other addresses, lines, places and sizes.
  private static let again = """
    Captured on another day.
    <UIWindow: 0x71; frame = (0 0; 375 667)>
       | <UILabel: 0x79; frame = (0 300; 90 20)>
       | <UIButton: 0x72; frame = (12 10; 30 44)>
       | <UIButton: 0x73; frame = (120 10; 41 44)>

    """

  private func run(_ arguments: String..., in folder: Folder) throws -> Viewmend.Outcome {
    try Viewmend.run(arguments, in: folder)
  }

  private func folder(_ text: String = Self.screen) throws -> Folder {
    let folder = Folder()
    folder.write(text, to: "dumps/a.txt")
    let written = try run("check", "--write-baseline", "base.json", "dumps", in: folder)
    #expect(written.status == 0)
    return folder
  }

  @Test func whatIsWrittenIsAccepted() throws {
    let folder = Folder()
    folder.write(Self.screen, to: "dumps/a.txt")
    let written = try run("check", "--write-baseline", "base.json", "dumps", in: folder)
    #expect(written.status == 0)
    #expect(written.output == "1 file, 3 nodes, 2 targets examined: 2 suppressed\n")
    #expect(written.errors == "viewmend: wrote 2 entries to \"base.json\": 2 new, 0 gone.\n")
    let after = try run("check", "--baseline", "base.json", "dumps", in: folder)
    #expect(after.status == 0 && after.errors.isEmpty)
    #expect(after.output == "1 file, 3 nodes, 2 targets examined: 2 suppressed\n")
    #expect(try run("check", "-q", "dumps", in: folder).status == 1)
  }

  /// One finding a line, sorted, and nothing that was measured or is an address.
  @Test func theFileIsMadeForMerging() throws {
    let folder = Folder()
    folder.write(SmallDumps.bad, to: "z.txt")
    folder.write(Self.screen, to: "a.txt")
    _ = try run("check", "-q", "--write-baseline", "base.json", "z.txt", "a.txt", in: folder)
    let text = try #require(folder.text("base.json"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == #"{"schema": "viewmend/1", "findings": ["#)
    #expect(lines.suffix(2) == ["]}", ""])
    let rows = lines.dropFirst().dropLast(2)
    let form =
      #/  \{"path": "[az]\.txt", "rule": "[a-z-]+", "severity": "(error|warning|note)", "view": "[A-Za-z]+", "fingerprint": "[0-9a-f]{16}"\},?/#
    #expect(rows.count == 5)
    for row in rows { #expect(try form.wholeMatch(in: row) != nil, "\(row)") }
    #expect(rows.map { $0.prefix(16) } == rows.map { $0.prefix(16) }.sorted())
    _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    _ = try run("check", "-q", "--write-baseline", "base.json", "a.txt", "z.txt", in: folder)
    #expect(folder.text("base.json") == text)
  }

  @Test func anotherCaptureIsKnown() throws {
    let folder = try folder()
    folder.write(Self.again, to: "dumps/a.txt")
    let outcome = try run("check", "--baseline", "base.json", "dumps", in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output == "1 file, 4 nodes, 2 targets examined: 2 suppressed\n")
  }

  @Test func whatIsNewIsReported() throws {
    let folder = try folder()
    folder.write(
      Self.screen + "   | <UIButton: 0x4; frame = (210 10; 40 44)>\n", to: "dumps/a.txt")
    let outcome = try run("check", "--baseline", "base.json", "dumps", in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("dumps/a.txt:4:6: warning: "))
    #expect(
      outcome.output.hasSuffix("3 targets examined: 1 warning, 2 suppressed\n"))
  }

  /// Two that are alike, of which the baseline holds one.
  @Test func theNumberOfLikeFindingsCounts() throws {
    let folder = try folder(SmallDumps.warning)
    folder.write(Self.screen, to: "dumps/a.txt")
    let outcome = try run("check", "--baseline", "base.json", "dumps", in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.output.hasSuffix("1 warning, 1 suppressed\n"))
  }

  /// A rule makes an error of what it made a warning of: that is another finding.
  @Test func whatGetsGraverIsReported() throws {
    let folder = try folder()
    let text = try #require(folder.text("base.json"))
    let milder = text.replacing("\"severity\": \"warning\"", with: "\"severity\": \"note\"")
    #expect(milder != text)
    folder.write(milder, to: "base.json")
    let graver = try run("check", "--baseline", "base.json", "dumps", in: folder)
    #expect(graver.status == 1 && graver.output.hasSuffix("2 warnings\n"))
    #expect(!graver.output.contains("prune"))
    folder.write(
      text.replacing("\"severity\": \"warning\"", with: "\"severity\": \"error\""),
      to: "base.json")
    #expect(try run("check", "-q", "--baseline", "base.json", "dumps", in: folder).status == 0)
  }

  /// A severity of one's own does not make it another.
  @Test func configuredSeveritiesDoNotMatter() throws {
    let folder = try folder()
    folder.write(#"{"rules": {"target-too-small": "error"}}"#, to: ".viewmend.json")
    #expect(try run("check", "-q", "--baseline", "base.json", "dumps", in: folder).status == 0)
  }

  @Test func pathsAreRelativeToTheBaseline() throws {
    let folder = Folder()
    folder.write(Self.screen, to: "app/dumps/a.txt")
    folder.write(Self.screen, to: "other/a.txt")
    let written = try Viewmend.shell(
      "cd app/dumps && $V check -q --write-baseline ../ci/base.json a.txt ../../other", in: folder)
    #expect(written.status == 2)
    folder.write("", to: "app/ci/README")
    _ = try Viewmend.shell(
      "cd app/dumps && $V check -q --write-baseline ../ci/base.json a.txt ../../other", in: folder)
    let text = folder.text("app/ci/base.json") ?? ""
    #expect(text.contains(#""path": "../dumps/a.txt""#))
    #expect(text.contains(#""path": "../../other/a.txt""#))
    let here = try run(
      "check", "-q", "--baseline", "app/ci/base.json", "app", "other", in: folder)
    #expect(here.status == 0)
    let whole = try run(
      "check", "-q", "--baseline", folder.path(of: "app/ci/base.json"),
      folder.path(of: "app/dumps/a.txt"), in: folder)
    #expect(whole.status == 0)
    folder.write(Self.screen, to: "app/dumps/b.txt")
    #expect(
      try run("check", "-q", "--baseline", "app/ci/base.json", "app", in: folder).status == 1)
  }

  @Test func standardInputHasAPlaceOfItsOwn() throws {
    let folder = Folder()
    let input = Array(Self.screen.utf8)
    _ = try Viewmend.run(
      ["check", "-q", "--write-baseline", "base.json", "-"], in: folder, input: input)
    #expect(folder.text("base.json")?.contains(#""path": "stdin""#) ?? false)
    let outcome = try Viewmend.run(
      ["check", "--baseline", "base.json"], in: folder, input: input)
    #expect(outcome.status == 0 && outcome.output.hasSuffix(": 2 suppressed\n"))
  }

  // MARK: What is gone

  @Test func staleEntriesAreNotedAndPruned() throws {
    let folder = try folder()
    folder.write(SmallDumps.clean, to: "dumps/a.txt")
    let before = folder.text("base.json")
    let noted = try run("check", "--baseline", "base.json", "dumps", in: folder)
    #expect(noted.status == 0)
    #expect(
      noted.output == """
        base.json:2:3: note: This entry, and line 3 match no finding any more. Take them out with \
        --prune-baseline.
        1 file, 2 nodes, 1 target examined: nothing found

        """)
    #expect(folder.text("base.json") == before)
    let pruned = try run(
      "check", "--baseline", "base.json", "--prune-baseline", "dumps", in: folder)
    #expect(pruned.status == 0)
    #expect(pruned.output == "1 file, 2 nodes, 1 target examined: nothing found\n")
    #expect(
      pruned.errors == """
        viewmend: took 2 entries out of "base.json" that matched nothing any more; 0 left.

        """)
    #expect(folder.text("base.json") == "{\"schema\": \"viewmend/1\", \"findings\": [\n]}\n")
  }

  /// It shrinks, and never grows: not even when it is pruned.
  @Test func pruningAddsNothing() throws {
    let folder = try folder(SmallDumps.warning)
    let before = folder.text("base.json")
    folder.write(Self.screen, to: "dumps/a.txt")
    let outcome = try run(
      "check", "-q", "--baseline", "base.json", "--prune-baseline", "dumps", in: folder)
    #expect(outcome.status == 1)
    #expect(folder.text("base.json") == before)
  }

  /// What was not looked at is not gone; what is no file any more is.
  @Test func onlyWhatWasExaminedCanBeStale() throws {
    let folder = Folder()
    for name in ["a", "b", "c"] { folder.write(Self.screen, to: "dumps/\(name).txt") }
    _ = try run("check", "-q", "--write-baseline", "base.json", "dumps", in: folder)
    let some = try run("check", "--baseline", "base.json", "dumps/a.txt", in: folder)
    #expect(some.output == "1 file, 3 nodes, 2 targets examined: 2 suppressed\n")
    folder.write(SmallDumps.clean, to: "dumps/a.txt")
    let rule = try run(
      "check", "--rules", "target-dead", "--baseline", "base.json", "dumps/a.txt", in: folder)
    #expect(!rule.output.contains("note:"))
    let buttons = try run(
      "check", "--back-button", "--baseline", "base.json", "dumps/a.txt", in: folder)
    #expect(!buttons.output.contains("note:"))
    try FileManager.default.removeItem(atPath: folder.path(of: "dumps/c.txt"))
    _ = try run(
      "check", "-q", "--baseline", "base.json", "--prune-baseline", "dumps/a.txt", in: folder)
    let left = folder.text("base.json") ?? ""
    #expect(left.split(separator: "\n").count == 4)
    #expect(left.contains("dumps/b.txt") && !left.contains("dumps/c.txt"))
  }

  /// Writing again keeps what was not asked about, and leaves out what is gone.
  @Test func writingAgainKeepsOtherFiles() throws {
    let folder = Folder()
    folder.write(Self.screen, to: "a.txt")
    folder.write(Self.screen, to: "b.txt")
    _ = try run("check", "-q", "--write-baseline", "base.json", "a.txt", "b.txt", in: folder)
    folder.write(SmallDumps.warning, to: "a.txt")
    let outcome = try run("check", "--write-baseline", "base.json", "a.txt", in: folder)
    #expect(outcome.errors == "viewmend: wrote 3 entries to \"base.json\": 0 new, 1 gone.\n")
    #expect(
      try run("check", "-q", "--baseline", "base.json", "a.txt", "b.txt", in: folder).status == 0)
  }
}
