import Foundation
import TestSupport
import Testing

/// `.viewmend.json`: where it is found, what it does, and what wins over it.
@Suite struct ConfigurationTests {
  private static let ignore = """
    {
      "ignores": [
        {"selector": "UINavigationItemButtonView", "rules": ["target-oversized"], "reason": "known"}
      ]
    }

    """

  private func run(_ arguments: String..., in folder: Folder) throws -> Viewmend.Outcome {
    try Viewmend.run(arguments, in: folder)
  }

  @Test func theNearestFileUpwardHolds() throws {
    let folder = Folder()
    folder.write(SeedDump.flush, to: "a/b/dump.txt")
    folder.write(#"{"failOn": "never"}"#, to: ".viewmend.json")
    #expect(try run("check", "-q", "a/b/dump.txt", in: folder).status == 0)
    folder.write("{}", to: "a/.viewmend.json")
    #expect(try run("check", "-q", "a/b/dump.txt", in: folder).status == 1)
    #expect(try run("check", "-q", "--config", ".viewmend.json", "a", in: folder).status == 0)
    folder.write("{", to: "a/.viewmend.json")
    #expect(try run("check", "-q", "--no-config", "a/b/dump.txt", in: folder).status == 1)
    #expect(try run("check", "-q", "a/b/dump.txt", in: folder).status == 2)
  }

  /// What cannot be a configuration was meant to be one.
  @Test(arguments: [
    ("mkdir .viewmend.json", "is a folder, and no configuration"),
    ("mkfifo .viewmend.json", "is no regular file, and no configuration"),
    ("ln -s nowhere .viewmend.json", "cannot be read: No such file or directory"),
    ("ln -s .viewmend.json .viewmend.json", "cannot be read: Too many levels of symbolic links"),
  ])
  func whatIsNoFileIsAMistake(command: String, what: String) throws {
    let folder = Folder.withSeed()
    #expect(try Viewmend.shell(command, in: folder).status == 0)
    let outcome = try run("check", "dump-flush.txt", in: folder)
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(
      outcome.errors
        == "viewmend: error: \".viewmend.json\" \(what).\n  Put a configuration there or remove it; "
        + "--no-config goes by none.\n")
    #expect(try run("check", "-q", "--no-config", "dump-flush.txt", in: folder).status == 1)
  }

  /// A rule that is off leaves a profile's own choice as it is.
  @Test func aRuleThatIsOffLeavesTheProfile() throws {
    let folder = Folder()
    folder.write(
      "<UIWindow: 0x1; frame = (0 0; 320 480)>\n   | <UISlider: 0x2; frame = (9 9; 60 30)>\n"
        + "   | <UIButton: 0x3; frame = (9 99; 30 30)>\n", to: "a.txt")
    folder.write(
      #"{"profile": "wcag-aa", "minimum": 44, "rules": {"title-displaced": "off"}}"#,
      to: ".viewmend.json")
    let outcome = try run("check", "a.txt", in: folder)
    #expect(!outcome.output.contains("target-too-small"), "\(outcome.output)")
  }

  /// What a fit and a profile leave unasked is said to who asks for more words.
  @Test func whatIsNotAskedIsSaid() throws {
    let folder = Folder()
    folder.write(
      "<UIWindow: 0x1; frame = (0 0; 320 480)>\n   | <UIButton: 0x3; frame = (9 99; 30 30)>\n",
      to: "a.txt")
    func said(_ arguments: String...) throws -> String {
      try Viewmend.run(["check", "--verbose"] + arguments + ["a.txt"], in: folder).errors
    }
    #expect(try said() == "")
    #expect(
      try said("--fit", "glyph")
        == "viewmend: a.txt: The fit to the mark alone (glyph) asks for no least size, so "
        + "target-too-small says nothing.\n")
    #expect(
      try said("--profile", "wcag-aa")
        == "viewmend: a.txt: Profile wcag-aa leaves target-too-small out; --rules can name it.\n")
    #expect(try said("--profile", "wcag-aa", "--rules", "target-too-small") == "")
  }

  @Test func eachInputHasItsOwn() throws {
    let folder = Folder()
    folder.write(SeedDump.flush, to: "a/dump.txt")
    folder.write(SeedDump.flush, to: "b/dump.txt")
    folder.write(#"{"rules": {"target-oversized": "error"}}"#, to: "a/.viewmend.json")
    let outcome = try run("check", "--format", "json", "a/dump.txt", "b/dump.txt", in: folder)
    let summary = try #require(try outcome.json()["summary"] as? [String: Any])
    #expect(summary["errors"] as? Int == 1 && summary["warnings"] as? Int == 1)
  }

  @Test func standardInputGoesByTheCurrentFolder() throws {
    let folder = Folder()
    folder.write(#"{"failOn": "error"}"#, to: ".viewmend.json")
    let input = Array(SeedDump.flush.utf8)
    #expect(try Viewmend.run(["check", "-q", "-"], in: folder, input: input).status == 0)
    #expect(try Viewmend.run(["check", "-q"], in: folder, input: input).status == 0)
  }

  @Test func optionsWinOverTheFile() throws {
    let folder = Folder.withSeed()
    folder.write(
      #"{"failOn": "never", "rules": {"target-oversized": "off"}}"#, to: ".viewmend.json")
    #expect(
      try run("check", "-q", "--fail-on", "note", "dump-flush.txt", in: folder).status == 1)
    let named = try run(
      "check", "-q", "--fail-on", "warning", "--rules", "target-oversized", "dump-flush.txt",
      in: folder)
    #expect(named.status == 1)
  }

  @Test func suppressedFindingsAreCountedAndNoMore() throws {
    let folder = Folder.withSeed()
    folder.write(Self.ignore, to: ".viewmend.json")
    let text = try run("check", "dump-flush.txt", in: folder)
    #expect(text.status == 0)
    #expect(
      text.output.hasSuffix("1 file, 18 nodes, 1 target examined: 3 notes, 1 suppressed\n"))
    let json = try run("check", "--targets", "--format", "json", "dump-flush.txt", in: folder)
    let document = try json.json()
    let summary = try #require(document["summary"] as? [String: Any])
    #expect(summary["suppressed"] as? Int == 1 && summary["warnings"] as? Int == 0)
    #expect((document["diagnostics"] as? [Any])?.isEmpty ?? false)
    let files = try #require(document["files"] as? [[String: Any]])
    let targets = try #require(files.first?["targets"] as? [[String: Any]])
    #expect(targets.first?["verdict"] as? String == "not-judged")
    #expect(
      targets.first?["reasons"] as? [String] == [
        "ignored", "target-oversized", "back-button-stale-title",
      ])
  }

  @Test func patchLeavesWhatIsAccepted() throws {
    let folder = Folder.withSeed()
    folder.write(Self.ignore, to: ".viewmend.json")
    let outcome = try run("patch", "dump-flush.txt", in: folder)
    #expect(outcome.status == 0 && outcome.output == SeedDump.flush)
  }

  @Test func whatExpiredAndWhatIsUnusedIsSaid() throws {
    let folder = Folder.withSeed()
    folder.write(
      """
      {"ignores": [
        {"selector": "UINavigationItemButtonView", "reason": "for now", "expires": "2020-02-29"},
        {"selector": "UINavigationBar", "rules": ["target-dead"], "reason": "r"},
        {"selector": "UIView", "rules": ["target-dead"], "reason": "r"},
        {"selector": "#gone", "reason": "r"},
        {"selector": "UILabel", "reason": "r", "expires": "9999-12-31"}
      ]}
      """, to: ".viewmend.json")
    let outcome = try run("check", "dump-flush.txt", in: folder)
    #expect(outcome.status == 1)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    let remarks = lines.filter { $0.hasPrefix(".viewmend") }
    try #require(remarks.count == 5)
    let expired =
      ".viewmend.json:2:3: warning: The ignore of \"UINavigationItemButtonView\" expired on "
      + "2020-02-29 and suppresses nothing: correct the view, or give a later day. Its reason "
      + "was: for now"
    #expect(remarks[0] == expired)
    let useless =
      ".viewmend.json:3:3: warning: The ignore of \"UINavigationBar\" selects a view about which "
      + "there is no such finding: delete it."
    #expect(remarks[1] == useless)
    #expect(remarks[2].contains("views about which there is no such finding: delete it."))
    #expect(
      remarks[3]
        == ".viewmend.json:5:3: warning: The ignore of \"#gone\" selects no view of what was checked."
    )
    // With some of the rules only nobody can tell what is unused.
    let some = try run("check", "--rules", "target-oversized", "dump-flush.txt", in: folder)
    #expect(some.output.split(separator: "\n").count { $0.hasPrefix(".viewmend") } == 1)
    let patch = try run("patch", "dump-flush.txt", in: folder)
    #expect(patch.errors.contains("viewmend: \(remarks[0])\n"))
  }

  @Test func theFileSetsWhatOptionsSet() throws {
    let folder = Folder.withSeed()
    folder.write(
      #"{"fit": "glyph", "pad": 8, "scale": 2, "era": 7, "density": 2}"#, to: ".viewmend.json")
    let one = try run("patch", "dump-flush.txt", in: folder)
    let other = try run(
      "patch", "--no-config", "--fit", "glyph", "--pad", "8", "--scale", "2", "--era", "7",
      "dump-flush.txt", in: folder)
    #expect(one.bytes == other.bytes && one.status == other.status)
  }

  @Test func theProfileAndTheSafeArea() throws {
    let folder = Folder.withSeed()
    folder.write(SmallDumps.warning, to: "small.txt")
    folder.write(#"{"profile": "wcag-aa"}"#, to: ".viewmend.json")
    #expect(try run("check", "-q", "small.txt", in: folder).status == 0)
    #expect(try run("check", "-q", "--profile", "ios", "small.txt", in: folder).status == 1)
    folder.write(#"{"safeArea": [30, 0, 0, 0]}"#, to: ".viewmend.json")
    let one = try run("patch", "dump-flush.txt", in: folder)
    let other = try run(
      "patch", "--no-config", "--safe-area", "30,0,0,0", "dump-flush.txt", in: folder)
    #expect(one.bytes == other.bytes && one.output.contains("frame = (0 10; 44 34)"))
    #expect(
      try run("patch", "--safe-area", "0,0,0,0", "dump-flush.txt", in: folder).output
        .contains("frame = (0 0; 44 44)"))
    let wrong = try run("check", "--safe-area", "44,0,34", "dump-flush.txt", in: folder)
    #expect(wrong.status == 2)
    #expect(
      wrong.errors
        == "viewmend: error: --safe-area is \"44,0,34\", which are not four distances.\n  Give top, "
        + "left, bottom and right in points from 0 to 10000: --safe-area 44,0,34,0.\n")
  }

  @Test func anAppsOwnButtonIsFound() throws {
    let folder = Folder()
    folder.write(
      """
      <UIWindow: 0x1; frame = (0 0; 375 667)>
         | <AcmeHeader: 0x2; frame = (0 20; 375 44)>
         |    | <AcmeThing: 0x3; frame = (0 0; 30 30); tag = 7>
         |    |    | <UIImageView: 0x4; frame = (8 8; 14 14)>

      """, to: "dump.txt")
    folder.write(
      #"{"backButtons": [{"class": "Acme*", "tag": 7, "side": "leading"}]}"#, to: ".viewmend.json")
    let inspect = try run("inspect", "--format", "json", "dump.txt", in: folder).json()
    let file = try #require((inspect["files"] as? [[String: Any]])?.first)
    let button = try #require((file["backButtons"] as? [[String: Any]])?.first)
    #expect(button["kind"] as? String == "app" && button["container"] as? Int == 2)
    #expect(button["confidence"] as? Double == 0.9)
    #expect(try run("check", "-q", "dump.txt", in: folder).status == 1)
    let required = ["check", "--require", "back-button", "--no-config", "-q", "dump.txt"]
    #expect(try Viewmend.run(required, in: folder).status == 3)
    let hit = #"{"backButtons": [{"tag": "7"}], "hitInsets": {"AcmeThing": [0, 0, -14, -14]}}"#
    folder.write(hit, to: ".viewmend.json")
    #expect(try run("check", "-q", "dump.txt", in: folder).status == 0)
  }
}
