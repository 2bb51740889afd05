import Foundation
import TestSupport
import Testing

/// Where a baseline comes from, what is wrong with one, and what reports say of it.
@Suite struct BaselineFileTests {
  private func run(_ arguments: String..., in folder: Folder) throws -> Viewmend.Outcome {
    try Viewmend.run(arguments, in: folder)
  }

  private static func folder() throws -> Folder {
    let folder = Folder()
    folder.write(SmallDumps.warning, to: "dumps/a.txt")
    let written = try Viewmend.run(
      ["check", "-q", "--write-baseline", "base.json", "dumps"], in: folder)
    #expect(written.status == 0)
    return folder
  }

  @Test func aConfigurationNamesIt() throws {
    let folder = try Self.folder()
    folder.write(#"{"baseline": "../base.json"}"#, to: "dumps/.viewmend.json")
    #expect(try run("check", "-q", "dumps", in: folder).status == 0)
    #expect(try Viewmend.shell("cd dumps && $V check -q a.txt", in: folder).status == 0)
    #expect(try run("check", "-q", "--no-baseline", "dumps", in: folder).status == 1)
    #expect(try run("check", "-q", "--no-config", "dumps", in: folder).status == 1)
    let shown = try run("config", "--print", "dumps/a.txt", in: folder)
    #expect(
      shown.output.contains("baseline     dumps/../base.json  (dumps/.viewmend.json:1:2)\n"))
    folder.write("{\"schema\": \"viewmend/1\", \"findings\": []}", to: "none.json")
    #expect(try run("check", "-q", "--baseline", "none.json", "dumps", in: folder).status == 1)
    folder.write(SmallDumps.clean, to: "dumps/a.txt")
    #expect(try run("check", "-q", "--prune-baseline", "dumps", in: folder).status == 0)
    #expect(folder.text("base.json")?.contains("target-too-small") == false)
  }

  /// `patch` corrects what is accepted for now.
  @Test func patchGoesByNone() throws {
    let folder = try Self.folder()
    folder.write(#"{"baseline": "base.json"}"#, to: ".viewmend.json")
    let outcome = try run("patch", "-q", "dumps/a.txt", in: folder)
    #expect(outcome.output != SmallDumps.warning && outcome.output.contains("44 44"))
  }

  @Test func acceptingIsNotExamining() throws {
    let folder = Folder()
    folder.write(SmallDumps.unknown, to: "a.txt")
    #expect(
      try run("check", "-q", "--write-baseline", "base.json", "a.txt", in: folder).status == 3)
    #expect(try run("check", "-q", "--baseline", "base.json", "a.txt", in: folder).status == 3)
  }

  // MARK: Mistakes

  @Test func aMissingOneIsAnError() throws {
    let folder = try Self.folder()
    let named = try run("check", "--baseline", "no.json", "dumps", in: folder)
    #expect(named.status == 2 && named.output.isEmpty)
    #expect(
      named.errors == """
        viewmend: error: There is no baseline "no.json".
          Check the path, or make it with --write-baseline.

        """)
    folder.write("{\n  \"baseline\": \"no.json\"\n}", to: ".viewmend.json")
    let configured = try run("check", "dumps", in: folder)
    #expect(configured.status == 2 && configured.output.isEmpty)
    #expect(
      configured.errors.hasPrefix(
        "viewmend: .viewmend.json:2:3: error: There is no baseline \"no.json\".\n"))
  }

  @Test(
    arguments: [
      (
        "{\"schema\": \"viewmend/1\", \"findings\": [\n<<<<<<< HEAD\n]}",
        "base.json:2:1: error: This is no JSON: expected a value."
      ),
      (
        "{\"schema\": \"viewmend/1\"}",
        "base.json:1:1: error: A baseline has \"schema\": \"viewmend/1\" and \"findings\"."
      ),
      (
        "{\"schema\": \"viewmend/2\", \"findings\": []}",
        "base.json:1:12: error: \"schema\" must be viewmend/1, but it is \"viewmend/2\"."
      ),
      (
        "{\"schema\": \"viewmend/1\", \"findings\": [{\"path\": \"a\", \"rule\": \"target-ded\"}]}",
        "base.json:1:61: error: There is no rule \"target-ded\"."
      ),
      (
        "{\"schema\": \"viewmend/1\", \"findings\": [{\"path\": \"a\", \"line\": 3}]}",
        "base.json:1:53: error: There is no key \"line\" in a finding of a baseline."
      ),
      (
        "{\"schema\": \"viewmend/1\", \"findings\": [{\"path\": \"a\"}]}",
        "base.json:1:39: error: A finding of a baseline needs \"path\", \"rule\", \"severity\" and "
          + "\"fingerprint\"."
      ),
    ])
  func aBrokenOneIsAnError(text: String, message: String) throws {
    let folder = Folder()
    folder.write(SmallDumps.warning, to: "a.txt")
    folder.write(text, to: "base.json")
    for option in ["--baseline", "--write-baseline"] {
      let outcome = try run("check", option, "base.json", "a.txt", in: folder)
      #expect(outcome.status == 2 && outcome.output.isEmpty)
      #expect(outcome.errors.hasPrefix("viewmend: \(message)\n"))
      #expect(folder.text("base.json") == text)
    }
  }

  @Test func whatIsNoBaselineIsNotReplaced() throws {
    let folder = Folder()
    folder.write(SmallDumps.warning, to: "a.txt")
    #expect(try run("check", "--write-baseline", "a.txt", "a.txt", in: folder).status == 2)
    #expect(folder.text("a.txt") == SmallDumps.warning)
  }

  @Test func nothingIsWrittenWhenAFileCannotBeRead() throws {
    let folder = try Self.folder()
    let before = folder.text("base.json")
    folder.write(SmallDumps.notRead, to: "dumps/b.xml")
    let outcome = try run("check", "--write-baseline", "base.json", "dumps", in: folder)
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.hasSuffix(
        "viewmend: error: The baseline \"base.json\" was not written, since not every file could "
          + "be examined.\n"))
    #expect(folder.text("base.json") == before)
    #expect(folder.entries == ["base.json", "dumps"])
  }

  @Test(
    arguments: [
      (
        ["--baseline", "a", "--write-baseline", "b"], "--baseline and --write-baseline cannot both"
      ),
      (["--baseline", "a", "--no-baseline"], "--baseline and --no-baseline cannot both"),
      (
        ["--write-baseline", "a", "--prune-baseline"],
        "--write-baseline and --prune-baseline cannot"
      ),
      (
        ["--baseline", "a", "--prune-baseline", "--no-baseline"],
        "--prune-baseline and --no-baseline cannot both be given.\n  Leave one of them out.\n"
      ),
      (["--prune-baseline"], "--prune-baseline has no baseline to prune."),
      (["--baseline", ""], "--baseline names no file."),
      (
        ["--write-baseline", "b", "--format", "json=b"],
        "The report would replace the baseline \"b\"."
      ),
    ])
  func optionsThatDoNotGoTogether(options: [String], message: String) throws {
    let folder = Folder()
    folder.write(SmallDumps.warning, to: "a.txt")
    let outcome = try Viewmend.run(["check"] + options + ["a.txt"], in: folder)
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("viewmend: error: \(message)"))
    #expect(folder.entries == ["a.txt"])
  }

  // MARK: Reports

  @Test func reportsCountWhatIsAccepted() throws {
    let folder = try Self.folder()
    folder.write(SmallDumps.bad, to: "dumps/b.txt")
    let json = try run(
      "check", "--format", "json", "--baseline", "base.json", "dumps", in: folder
    ).json()
    let summary = try #require(json["summary"] as? [String: Any])
    #expect(summary["suppressed"] as? Int == 1)
    #expect((json["diagnostics"] as? [Any])?.isEmpty ?? false)
    folder.write(SmallDumps.clean, to: "dumps/a.txt")
    let later = try run(
      "check", "--format", "json", "--baseline", "base.json", "dumps", in: folder
    ).json()
    let remarks = try #require(later["diagnostics"] as? [[String: Any]])
    #expect(remarks.count == 1)
    #expect(remarks[0]["severity"] as? String == "note" && remarks[0]["line"] as? Int == 2)
    let github = try run(
      "check", "--format", "github", "--baseline", "base.json", "dumps", in: folder)
    #expect(github.output.contains("::notice file=base.json,line=2,endLine=2,col=3,"))
  }

  @Test func sarifNamesWhoAcceptsIt() throws {
    let folder = Folder()
    folder.write(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIButton: 0x2; frame = (10 10; 40 44)>
         | <Pane: 0x3; frame = (10 90; 44 40)>
         |    | <UIButton: 0x4; frame = (0 0; 40 40)>

      """, to: "a.txt")
    folder.write(
      #"{"ignores": [{"selector": "Pane UIButton", "reason": "by design"}]}"#,
      to: ".viewmend.json")
    _ = try run("check", "-q", "--write-baseline", "base.json", "a.txt", in: folder)
    folder.write(
      (folder.text("a.txt") ?? "") + "   | <UIButton: 0x5; frame = (200 200; 30 30)>\n",
      to: "a.txt")
    let sarif = try run(
      "check", "--format", "sarif", "--baseline", "base.json", "a.txt", in: folder
    ).json()
    let results = try #require((sarif["runs"] as? [[String: Any]])?.first?["results"])
    let all = try #require(results as? [[String: Any]])
    let said = all.map { result in
      ((result["suppressions"] as? [[String: Any]]) ?? [["kind": "none at all"]])
        .map { "\($0["kind"] ?? "") \($0["status"] ?? "") \($0["justification"] ?? "")" }
    }
    #expect(
      said == [
        [], ["external accepted by design"], ["external accepted The baseline holds it."],
      ])
    #expect(
      Set(
        all.compactMap { ($0["partialFingerprints"] as? [String: Any])?["viewmend/v1"] as? String }
      ).count == 3)
  }
}
