import Foundation
import TestSupport
import Testing

/// What `verify` writes, and what keeps it from running.
@Suite struct VerifyRecordTests {
  private func run(_ arguments: String..., in folder: Folder) throws -> Viewmend.Outcome {
    try Viewmend.run(arguments, in: folder)
  }

  @Test func aFixtureWithoutAnExpectationCannotRun() throws {
    let folder = Folder()
    folder.write(SmallDumps.warning, to: "all/new/input.txt")
    let outcome = try run("verify", "all", in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.output == "1 fixture: 1 could not run\n")
    #expect(
      outcome.errors == """
        viewmend: all/new: error: Nothing is expected of this fixture. Record it with --record \
        --only-new, and read what was recorded.

        """)
  }

  @Test func aNewFixtureIsRecorded() throws {
    let folder = Folder()
    folder.write(SmallDumps.warning, to: "all/new/input.txt")
    folder.write(
      #"{"schema": "viewmend/1", "options": ["--min", "30"], "patch": []}"#,
      to: "all/half/fixture.json")
    folder.write(SmallDumps.warning, to: "all/half/input.txt")
    folder.write(SmallDumps.clean, to: "all/known/input.txt")
    let known = #"{"schema": "viewmend/1", "options": [], "expect": {"status": 1}}"#
    folder.write(known, to: "all/known/fixture.json")
    let outcome = try run("verify", "--record", "--only-new", "all", in: folder)
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(
      outcome.output == """
        all/half/patched.txt: recorded: patched.txt is missing
        all/new: recorded
        3 fixtures: 2 recorded, 1 skipped

        """)
    #expect(folder.text("all/known/fixture.json") == known)
    #expect(folder.text("all/half/patched.txt") == SmallDumps.warning)
    #expect(
      folder.text("all/new/fixture.json") == """
        {
          "schema": "viewmend/1",
          "options": [],
          "expect": {
            "status": 1,
            "nodes": 2,
            "trees": [0],
            "diagnostics": 0,
            "backButtons": [],
            "findings": [
              {"rule": "target-too-small", "severity": "warning", "node": 1, "fix": {"from": [10, 10, 40, 44], "to": [8, 10, 44, 44]}}
            ]
          }
        }

        """)
    #expect(
      folder.text("all/half/fixture.json") == """
        {
          "schema": "viewmend/1",
          "options": ["--min", "30"],
          "patch": [],
          "expect": {
            "status": 0,
            "nodes": 2,
            "trees": [0],
            "diagnostics": 0,
            "backButtons": [],
            "findings": []
          }
        }

        """)
    #expect(try run("verify", "-q", "all/new", "all/half", in: folder).status == 0)
    #expect(try run("verify", "-q", "all", in: folder).status == 1)
  }

  /// A file that is refused is an answer too.
  @Test func aRefusalIsRecorded() throws {
    let folder = Folder()
    folder.write(SmallDumps.notRead, to: "one/input.xml")
    #expect(try run("verify", "-q", "--record", "one", in: folder).status == 0)
    let text = folder.text("one/fixture.json") ?? ""
    #expect(text.contains("\"status\": 2,\n    \"nodes\": 0,"))
    #expect(text.contains("\"error\": {\"line\": 1, \"column\": 1, \"message\": \"The file holds"))
    #expect(try run("verify", "-q", "one", in: folder).status == 0)
  }

  /// What is as expected keeps its bytes, however it is written.
  @Test func recordingChangesWhatDiffersAlone() throws {
    let folder = Folder()
    folder.write(SmallDumps.bad, to: "one/input.txt")
    let text = """
      {"schema" : "viewmend/1",

        "options":[ ], "expect": { "status" : 1, "nodes":4,
          "views": [{"id": 9, "class": "Gone"}, {"id":1 , "frame": [ 10,10,40,44 ]},
                    {"id": 8, "class": "Gone"}, {"id": 2}, {"id": 7, "class": "Gone"}],
          "candidates": 3, "findings": [
            {"rule": "target-too-small", "node": 1, "severity": "error"}
          ]}}
      """
    folder.write(text, to: "one/fixture.json")
    let outcome = try run("verify", "--record", "one", in: folder)
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        one/fixture.json:4:15: recorded: view of node 9 is gone
        one/fixture.json:5:15: recorded: view of node 8 is gone
        one/fixture.json:5:54: recorded: view of node 7 is gone
        one/fixture.json:6:19: recorded: candidates were 3, are 0
        one/fixture.json:7:59: recorded: finding target-too-small on node 1: severity was error, is \
        warning
        one/fixture.json:7:7: recorded: finding invalid-frame on node 2 is new (error): The frame of \
        Pane is (0 0; -9 9): its size is negative, and UIKit takes it as (-9 0; 9 9).
        1 fixture: 1 recorded

        """)
    #expect(
      folder.text("one/fixture.json") == """
        {"schema" : "viewmend/1",

          "options":[ ], "expect": { "status" : 1, "nodes":4,
            "views": [{"id":1 , "frame": [ 10,10,40,44 ]}, {"id": 2}],
            "candidates": 0, "findings": [
              {"rule": "target-too-small", "node": 1, "severity": "warning"},
              {"rule": "invalid-frame", "severity": "error", "node": 2}
            ]}}
        """)
    let before = folder.text("one/fixture.json")
    #expect(try run("verify", "--record", "one", in: folder).output == "1 fixture: 1 as expected\n")
    #expect(folder.text("one/fixture.json") == before)
  }

  @Test func pruningTakesOutWhatIsGoneAndAddsNothing() throws {
    let folder = Folder()
    folder.write(SmallDumps.note, to: "one/input.txt")
    folder.write(
      """
      {"schema": "viewmend/1", "options": [], "expect": {"status": 1, "nodes": 2, "findings": [
        {"rule": "target-too-small", "severity": "warning", "node": 1},
        {"rule": "target-dead", "severity": "warning", "node": 1}
      ]}}
      """, to: "one/fixture.json")
    let outcome = try run("verify", "--prune", "one", in: folder)
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        one/fixture.json:1:62: pruned: status was 1, is 0
        one/fixture.json:3:3: pruned: finding target-dead on node 1 is gone
        one/fixture.json:2:44: differs: finding target-too-small on node 1: severity was warning, \
        is note
        1 fixture: 1 differs

        """)
    #expect(
      folder.text("one/fixture.json") == """
        {"schema": "viewmend/1", "options": [], "expect": {"status": 0, "nodes": 2, "findings": [
          {"rule": "target-too-small", "severity": "warning", "node": 1}
        ]}}
        """)
    folder.write(SmallDumps.clean, to: "one/input.txt")
    let pruned = try run("verify", "--prune", "one", in: folder)
    #expect(pruned.status == 0)
    #expect(pruned.output.hasSuffix("is gone\n1 fixture: 1 pruned\n"))
    #expect(folder.text("one/fixture.json")?.hasSuffix("\"findings\": []}}") ?? false)
    // What is worse is not taken in.
    folder.write(SmallDumps.warning, to: "one/input.txt")
    let before = folder.text("one/fixture.json")
    #expect(try run("verify", "-q", "--prune", "one", in: folder).status == 1)
    #expect(folder.text("one/fixture.json") == before)
  }

  // MARK: What cannot run

  @Test(
    arguments: [
      ("{", "fixture.json:1:2: error: This is no JSON: expected a key in quotation marks"),
      ("{}", "fixture.json:1:1: error: A fixture says \"schema\": \"viewmend/1\"."),
      (
        "{\"schema\": \"viewmend/1\", \"option\": []}",
        "fixture.json:1:26: error: There is no key \"option\" in a fixture. Did you mean options?"
      ),
      (
        "{\"schema\": \"viewmend/1\", \"expect\": {\"stat\": 1}}",
        "fixture.json:1:37: error: There is no key \"stat\" in an expectation. Did you mean status?"
      ),
      (
        "{\"schema\": \"viewmend/1\", \"expect\": {\"findings\": [{}]}}",
        "fixture.json:1:50: error: This expects nothing: an object without keys holds whatever comes."
      ),
      (
        "{\"schema\": \"viewmend/1\", \"expect\": {}}",
        "fixture.json: error: Nothing is expected of this fixture."
      ),
      (
        "{\"schema\": \"viewmend/1\", \"options\": [\"--min\", \"3\", \"--fitt\"], \"expect\": {\"status\": 0}}",
        "fixture.json:1:52: error: Unknown option \"--fitt\". Did you mean --fit?"
      ),
      (
        "{\"schema\": \"viewmend/1\", \"options\": [\"--config\", \"x\"], \"expect\": {\"status\": 0}}",
        "fixture.json:1:38: error: --config has no place in a fixture"
      ),
      (
        "{\"schema\": \"viewmend/1\", \"options\": [\"b.txt\"], \"expect\": {\"status\": 0}}",
        "fixture.json:1:38: error: \"b.txt\" is no option: a fixture's options name no file."
      ),
      (
        "{\"schema\": \"viewmend/1\", \"patch\": [\"--in-place\"], \"expect\": {\"status\": 0}}",
        "fixture.json:1:36: error: --in-place has no place in a fixture"
      ),
    ])
  func brokenDescriptions(text: String, message: String) throws {
    let folder = Folder()
    folder.write(SmallDumps.clean, to: "all/one/input.txt")
    folder.write(text, to: "all/one/fixture.json")
    let outcome = try run("verify", "all", in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("viewmend: all/one/\(message)"), "\(outcome.errors)")
    #expect(folder.text("all/one/fixture.json") == text)
  }

  @Test func brokenFolders() throws {
    let folder = try VerifyTests.folder()
    folder.write(VerifyTests.expectation, to: "all/none/fixture.json")
    folder.write(SmallDumps.clean, to: "all/two/input.txt")
    folder.write("<a/>", to: "all/two/input.xml")
    folder.write(SmallDumps.clean, to: "all/three/input.txt")
    folder.write("", to: "all/three/patched.txt")
    folder.write("", to: "all/three/patched.xml")
    folder.write("{\"failon\": 1}", to: "all/zone/.viewmend.json")
    folder.write(SmallDumps.clean, to: "all/zone/input.txt")
    folder.write(
      #"{"schema": "viewmend/1", "expect": {"status": 0}}"#, to: "all/zone/fixture.json")
    let outcome = try run("verify", "all", in: folder)
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == """
        viewmend: all/none: error: There is no input: the folder holds no input.txt, input.xml or \
        the like.
        viewmend: all/three: error: There are 2 patched files: patched.txt, patched.xml. Keep one.
        viewmend: all/two: error: There are 2 inputs: input.txt, input.xml. Keep one.
        viewmend: all/zone/.viewmend.json:1:2: error: There is no key "failon" in a configuration. \
        Did you mean failOn?
          {"failon": 1}
           ^

        """)
    #expect(outcome.output == "5 fixtures: 1 as expected, 4 could not run\n")
  }

  @Test func nothingToVerify() throws {
    let folder = try VerifyTests.folder()
    folder.write("", to: "empty/notes/README")
    let outcome = try run("verify", "all", "empty", in: folder)
    #expect(outcome.status == 3)
    #expect(outcome.output == "1 fixture: 1 as expected\n")
    #expect(
      outcome.errors == """
        viewmend: error: There is no fixture in "empty".
          A fixture is a folder with an input.txt or input.xml and a fixture.json; --allow-empty \
        accepts none.

        """)
    #expect(try run("verify", "--allow-empty", "empty", in: folder).status == 0)
    let missing = try run("verify", "nowhere", "all/one/input.txt", in: folder)
    #expect(missing.status == 2)
    #expect(
      missing.errors == """
        viewmend: error: There is no file "nowhere". Check the path.
        viewmend: error: "all/one/input.txt" is no folder. Name the fixture's folder, or one that \
        holds several.

        """)
  }

  @Test func usage() throws {
    let folder = try VerifyTests.folder()
    for (arguments, message) in [
      (["verify"], "Argument DIR is missing: verify expects `DIR...`."),
      (["verify", "--only-new", "all"], "--only-new says what --record records."),
      (["verify", "--record", "--prune", "all"], "--record and --prune cannot both be given."),
      (
        ["verify", "--format", "sarif", "all"], "--format sarif reports findings, which only check"
      ),
    ] {
      let outcome = try Viewmend.run(arguments, in: folder)
      #expect(outcome.status == 2 && outcome.output.isEmpty)
      #expect(outcome.errors.hasPrefix("viewmend: error: \(message)"))
    }
  }

  /// Only the configuration in its folder holds for a fixture.
  @Test func configurationsAboveDoNotHold() throws {
    let folder = try VerifyTests.folder()
    folder.write(#"{"rules": {"target-oversized": "off"}}"#, to: "all/.viewmend.json")
    #expect(try run("verify", "-q", "all", in: folder).status == 0)
    folder.write(#"{"rules": {"target-oversized": "off"}}"#, to: "all/one/.viewmend.json")
    #expect(try run("verify", "-q", "all", in: folder).status == 1)
  }
}
