import Foundation
import TestSupport
import Testing

/// `viewmend verify`: each kind of difference is found, in words and as JSON.
@Suite struct VerifyTests {
  /// A fixture of the seed that says much, every value of it right.
  static let expectation = """
    {
      "schema": "viewmend/1",
      "options": ["--fail-on", "warning"],
      "patch": ["--fit", "min"],
      "expect": {
        "status": 1,
        "nodes": 18,
        "trees": [0],
        "diagnostics": 0,
        "parents": {"15": 7, "17": 7},
        "views": [{"id": 15, "class": "UINavigationItemButtonView", "frame": [8, 6, 41, 30]}],
        "backButtons": [
          {"container": 15, "side": "leading", "label": 16, "overhang": [6, 0, 3.5, 28.5]}
        ],
        "findings": [
          {"rule": "target-oversized", "severity": "warning", "node": 15, "message": {"holds": "28.5 pt past"}},
          {"rule": "title-displaced", "severity": "note", "node": 13}
        ],
        "targets": [{"node": 15, "verdict": "fail"}],
        "hits": [{"point": [30, 40], "hit": 2}],
        "why": [{"node": 15, "tapped": true}]
      }
    }

    """

  static func folder(
    _ change: (inout String) -> Void = { _ in }
  ) throws -> Folder {
    let folder = Folder()
    folder.write(SeedDump.flush, to: "all/one/input.txt")
    let patched = try Viewmend.run(["patch", "-q", "all/one/input.txt"], in: folder)
    folder.write(patched.bytes, to: "all/one/patched.txt")
    var text = expectation
    change(&text)
    folder.write(text, to: "all/one/fixture.json")
    return folder
  }

  private func run(_ arguments: String..., in folder: Folder) throws -> Viewmend.Outcome {
    try Viewmend.run(arguments, in: folder)
  }

  @Test func whatIsExpectedPasses() throws {
    let folder = try Self.folder()
    for path in ["all", "all/one", "all/one/", "."] {
      let outcome = try run("verify", path, in: folder)
      #expect(outcome.status == 0)
      #expect(outcome.output == "1 fixture: 1 as expected\n")
      #expect(outcome.errors.isEmpty)
    }
    let verbose = try run("verify", "-v", ".", in: folder)
    #expect(verbose.output == "all/one: passed\n1 fixture: 1 as expected\n")
    #expect(try run("verify", "-q", "all", in: folder).output.isEmpty)
  }

  /// What is changed, the kind of the difference, and its sentence behind the marked place.
  static let mutations: [(from: String, to: String, kind: String, sentence: String)] = [
    ("▶\"status\": 1", "\"status\": ▶0", "differs", "status was 0, is 1"),
    ("\"nodes\": 18", "\"nodes\": ▶17", "count", "nodes were 17, are 18"),
    ("\"trees\": [0]", "\"trees\": ▶[0, 4]", "differs", "trees was [0, 4], is [0]"),
    ("\"15\": 7,", "\"15\": ▶8,", "differs", "parents.15 was 8, is 7"),
    ("\"17\": 7", "\"18\": ▶7", "missing", "parents.18 was 7, is missing"),
    (
      "[8, 6, 41, 30]}", "▶[8, 6, 41, 31]}", "differs",
      "view of node 15: frame was [8, 6, 41, 31], is [8, 6, 41, 30]"
    ),
    ("[{\"id\": 15", "[▶{\"id\": 18", "gone", "view of node 18 is gone"),
    (
      "\"leading\"", "▶\"trailing\"", "differs", "back button 1: side was trailing, is leading"
    ),
    ("\"label\": 16", "\"label\": ▶null", "differs", "back button 1: label was null, is 16"),
    (
      "{\"id\": 15, ", "{\"id\": 15, \"enabled\": ▶true, ", "missing",
      "view of node 15: enabled was true, is missing"
    ),
    (
      "28.5]}\n", "28.5]}, {\"container\": 3}\n", "count", "backButtons were 2, are 1"
    ),
    (
      "\"severity\": \"warning\"", "\"severity\": ▶\"error\"", "differs",
      "finding target-oversized on node 15: severity was error, is warning"
    ),
    (
      "{\"rule\": \"title-displaced\"", "▶{\"rule\": \"touch-sink\"", "gone",
      "finding touch-sink on node 13 is gone"
    ),
    ("\"fail\"", "▶\"pass\"", "differs", "target of node 15: verdict was pass, is fail"),
    ("\"hit\": 2", "\"hit\": ▶3", "differs", "hit 1: hit was 3, is 2"),
    ("\"tapped\": true", "\"tapped\": ▶false", "differs", "answer 1: tapped was false, is true"),
  ]

  @Test(arguments: mutations.indices) func everyKindOfDifferenceIsFound(_ number: Int) throws {
    let mutation = Self.mutations[number]
    let marked = mutation.to.contains("▶")
    let folder = try Self.folder { text in
      let from = mutation.from.replacing("▶", with: "")
      #expect(text.contains(from))
      text = text.replacing(from, with: mutation.to, maxReplacements: 1)
    }
    var text = try #require(folder.text("all/one/fixture.json"))
    var place = ""
    if marked {
      let before = text.prefix { $0 != "▶" }
      let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
      place = "\(lines.count):\((lines.last?.count ?? 0) + 1)"
      text = text.replacing("▶", with: "")
      folder.write(text, to: "all/one/fixture.json")
    }
    let outcome = try run("verify", "all", in: folder)
    #expect(outcome.status == 1 && outcome.errors.isEmpty)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2 && lines.last == "1 fixture: 1 differs")
    let line = try #require(lines.first)
    #expect(line.hasPrefix("all/one/fixture.json:\(place)"))
    #expect(line.hasSuffix(": differs: \(mutation.sentence)"))

    let json = try run("verify", "--format", "json", "all", in: folder).json()
    let fixtures = try #require(json["fixtures"] as? [[String: Any]])
    #expect(fixtures.first?["state"] as? String == "differs")
    let differences = try #require(fixtures.first?["differences"] as? [[String: Any]])
    #expect(differences.map { $0["kind"] as? String } == [mutation.kind])
    #expect(differences.map { $0["message"] as? String } == [mutation.sentence])

    // Recorded, it is as expected, and only the lines that differed are others.
    let recorded = try run("verify", "--record", "all", in: folder)
    #expect(recorded.status == 0 && recorded.output.hasSuffix("1 fixture: 1 recorded\n"))
    #expect(try run("verify", "all", in: folder).output == "1 fixture: 1 as expected\n")
    let now = try #require(folder.text("all/one/fixture.json")).split(separator: "\n")
    let difference = now.difference(from: text.split(separator: "\n"))
    #expect(difference.insertions.count <= 3 && difference.removals.count <= 3)
  }

  @Test func whatIsNewIsADifference() throws {
    let folder = try Self.folder { text in
      text = text.split(separator: "\n").filter { !$0.contains("target-oversized") }
        .joined(separator: "\n")
    }
    let outcome = try run("verify", "all", in: folder)
    #expect(outcome.status == 1)
    #expect(
      outcome.output.hasPrefix(
        "all/one/fixture.json:16:7: differs: finding target-oversized on node 15 is new (warning): "
          + "The back button's container is 41 x 30 pt and reaches 28.5 pt past its arrow on the "
          + "right: taps at x = 20.5 to 49 of the bar still go back,…\n"))
  }

  @Test func aPieceThatIsNotHeldIsADifference() throws {
    let folder = try Self.folder { $0 = $0.replacing("28.5 pt past", with: "9 pt past") }
    let outcome = try run("verify", "all", in: folder)
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(
        "finding target-oversized on node 15: message held \"9 pt past\", is \"The back button's"))
    #expect(try run("verify", "-q", "--record", "all", in: folder).status == 0)
    #expect(try run("verify", "-q", "all", in: folder).status == 0)
  }

  @Test func thePatchedFileIsCompared() throws {
    let folder = try Self.folder()
    let wanted = try #require(folder.text("all/one/patched.txt"))
    folder.write(wanted.replacing("(0 0; 44 44)", with: "(0 0; 44 43)"), to: "all/one/patched.txt")
    let outcome = try run("verify", "all", in: folder)
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        all/one/patched.txt:16:65: differs: patched.txt is not what patch writes: it has \
        "ame = (0 0; 44 43); opaque = NO; userInteraction", patch writes \
        "ame = (0 0; 44 44); opaque = NO; userInteraction"
        1 fixture: 1 differs

        """)
    // The options of patch ask for the file.
    try FileManager.default.removeItem(atPath: folder.path(of: "all/one/patched.txt"))
    let missing = try run("verify", "all", in: folder)
    #expect(missing.status == 1)
    #expect(
      missing.output.hasPrefix("all/one/patched.txt: differs: patched.txt is missing\n"))
    #expect(try run("verify", "-q", "--record", "all", in: folder).status == 0)
    #expect(folder.text("all/one/patched.txt") == wanted)
  }

  /// Another capture of the same screen has other addresses.
  @Test func addressesNeverMatter() throws {
    let folder = try Self.folder { text in
      text = text.replacing(
        "{\"id\": 15,", with: "{\"id\": 15, \"address\": \"0x1234\", ")
    }
    #expect(try run("verify", "all", in: folder).status == 0)
    for name in ["input.txt", "patched.txt"] {
      let text = try #require(folder.text("all/one/\(name)"))
      folder.write(text.replacing("0x8", with: "0x7f0"), to: "all/one/\(name)")
    }
    #expect(try run("verify", "all", in: folder).status == 0)
    #expect(try run("verify", "--record", "all", in: folder).status == 0)
    #expect(folder.text("all/one/fixture.json")?.contains("0x7") == false)
  }

  // MARK: Reports

  @Test func reportsForOtherPrograms() throws {
    let folder = try Self.folder { $0 = $0.replacing("\"nodes\": 18", with: "\"nodes\": 17") }
    folder.write("{", to: "all/two/fixture.json")
    folder.write(SmallDumps.clean, to: "all/two/input.txt")
    let outcome = try run(
      "verify", "--format", "github", "--format", "junit=out.xml", "--format", "json=out.json",
      "all", in: folder)
    #expect(outcome.status == 2)
    #expect(
      outcome.output == """
        ::error file=all/one/fixture.json,line=7,endLine=7,col=14,title=viewmend::nodes were 17, \
        are 18
        ::error file=all/two/fixture.json,line=1,endLine=1,col=2,title=viewmend::This is no JSON: \
        expected a key in quotation marks before the text ends.

        """)
    #expect(
      folder.text("out.xml") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="viewmend">
          <testsuite name="verify" tests="2" failures="1" errors="1" skipped="0">
            <testcase classname="verify" name="all/one">
              <failure message="nodes were 17, are 18" type="differs">all/one/fixture.json:7:14: \
        nodes were 17, are 18
        </failure>
            </testcase>
            <testcase classname="verify" name="all/two">
              <error message="This is no JSON: expected a key in quotation marks before the text \
        ends." type="not-run">all/two/fixture.json:1:2: This is no JSON: expected a key in \
        quotation marks before the text ends.</error>
            </testcase>
          </testsuite>
        </testsuites>

        """)
    let json = try #require(folder.read("out.json"))
    let document = try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any]
    #expect(document?["schema"] as? String == "viewmend/1")
    #expect(document?["command"] as? String == "verify")
    let summary = document?["summary"] as? [String: Int]
    #expect(
      summary == [
        "fixtures": 2, "passed": 0, "differs": 1, "failed": 1, "recorded": 0, "pruned": 0,
        "skipped": 0,
      ])
  }
}
