import Foundation
import TestSupport
import Testing

/// What viewmend wrote itself, beside the dumps that it is about.
@Suite struct OwnFileTests {
  /// How each is written, and what is said of it by whoever names it.
  private static let all: [(name: String, run: [String], message: String)] = [
    (
      "check.json", ["check", "--format", "json", "dump.txt"],
      "This is what `viewmend check` wrote as JSON, and no dump. Name the dump itself."
    ),
    (
      "tree.json", ["convert", "--to", "json", "dump.txt"],
      "This is what `viewmend convert` wrote as JSON, and no dump. Name the dump itself."
    ),
    (
      "rules.json", ["rules", "--format", "json"],
      "This is what `viewmend rules` wrote as JSON, and no dump. Name the dump itself."
    ),
    (
      "out.sarif", ["check", "--format", "sarif", "dump.txt"],
      "This is a report that viewmend wrote (sarif), and no dump. Name the dump itself."
    ),
    (
      "junit.xml", ["check", "--format", "junit", "dump.txt"],
      "This is a report that viewmend wrote (junit), and no dump. Name the dump itself."
    ),
    (
      "part.xml", ["check", "--format", "junit", "--shard", "1/1", "dump.txt"],
      "This is a report that viewmend wrote (junit), and no dump. Name the dump itself."
    ),
    (
      "checkstyle.xml", ["check", "--format", "checkstyle", "dump.txt"],
      "This is a report that viewmend wrote (checkstyle), and no dump. Name the dump itself."
    ),
    (
      "quality.json", ["check", "--format", "gitlab", "dump.txt"],
      "This is a report that viewmend wrote (gitlab), and no dump. Name the dump itself."
    ),
    (
      "page.html", ["render", "--to", "html", "dump.txt"],
      "This is a page that viewmend wrote, and no dump. Name the dump itself."
    ),
    (
      "picture.svg", ["render", "--to", "svg", "dump.txt"],
      "This is a picture (SVG), and no dump. Name the dump itself."
    ),
    (
      "schema.json", ["schema"],
      "This is a JSON schema of viewmend's, and no dump. Name the dump itself."
    ),
    (
      "patch.txt", ["patch", "--emit", "diff", "dump.txt"],
      "This is a unified diff, and no dump. Name the dump itself."
    ),
    (
      "changes.txt", ["diff", "--format", "unified", "dump.txt", "other.txt"],
      "This is a unified diff, and no dump. Name the dump itself."
    ),
    (
      "rule.txt", ["explain", "target-too-small"],
      "This is what `viewmend explain` wrote, and no dump. Name the dump itself."
    ),
    (
      "coloured.txt", ["explain", "target-too-small", "--color", "always"],
      "This is what `viewmend explain` wrote, and no dump. Name the dump itself."
    ),
    (
      "known.json", ["check", "--write-baseline", "known.json", "dump.txt"],
      "This is a baseline, and no dump. Give it with --baseline."
    ),
  ]

  private static let fixture = """
    {"expect": {"nodes": 18, "views": [{"id": 0, "frame": [0, 0, 320, 480]}]}, "schema": "viewmend/1"}

    """

  /// A folder with a dump, and everything that can be written about it in a folder below.
  private static func folder() throws -> Folder {
    let folder = Folder()
    folder.write(SeedDump.flush, to: "dump.txt")
    folder.write(SmallDumps.warning, to: "other.txt")
    folder.write(SeedDump.flush, to: "d/dump.txt")
    for (name, run, _) in all {
      let bytes = try Viewmend.run(run, in: folder).bytes
      folder.write(name == "known.json" ? folder.read(name) ?? [] : bytes, to: "d/\(name)")
    }
    folder.write(fixture, to: "d/fixture.json")
    return folder
  }

  @Test(arguments: [
    ["check"], ["check", "--format", "sarif"], ["inspect"], ["patch", "--emit", "json"],
  ])
  func aWalkPassesOverThem(command: [String]) throws {
    let folder = try Self.folder()
    let alone = try Viewmend.run(command + ["d/dump.txt"], in: folder)
    let walked = try Viewmend.run(command + ["d"], in: folder)
    #expect(walked.status == alone.status)
    #expect(walked.output == alone.output)
    let note = "viewmend: skipped \(Self.all.count + 1) files in which no view was found.\n"
    #expect(walked.errors == alone.errors + note)
    // A pattern is a walk too.
    let described = try Viewmend.run(command + ["d/*.{txt,json,xml,sarif,html,svg}"], in: folder)
    #expect(described.output == alone.output)
  }

  @Test func theyAreCountedAsFilesWithoutAView() throws {
    let folder = try Self.folder()
    let json = try Viewmend.run(["check", "--format", "json", "d"], in: folder).json()
    let summary = try #require(json["summary"] as? [String: Any])
    #expect(summary["files"] as? Int == 1)
    let skipped = try #require(summary["skipped"] as? [String: Any])
    #expect(skipped["noView"] as? Int == Self.all.count + 1)
    #expect(skipped["binary"] as? Int == 0)
  }

  @Test func aFolderOfNothingElseHasNothingToExamine() throws {
    let folder = Folder()
    folder.write(Self.fixture, to: "d/fixture.json")
    let run = try Viewmend.run(["check", "-q", "d"], in: folder)
    #expect(run.status == 3)
    #expect(run.errors.hasPrefix("viewmend: error: Nothing to examine was found in \"d\".\n"))
  }

  @Test func oneThatIsNamedIsSaidToBeWhatItIs() throws {
    let folder = try Self.folder()
    let description =
      "This is the description of a fixture, and no dump. "
      + "Name the folder: viewmend verify FOLDER."
    for (name, message) in Self.all.map({ ($0.name, $0.message) }) + [
      ("fixture.json", description)
    ] {
      let run = try Viewmend.run(["check", "d/\(name)"], in: folder)
      #expect(run.status == 2, "\(name)")
      #expect(run.errors == "viewmend: d/\(name):1:1: error: \(message)\n", "\(name)")
    }
  }

  /// As it is after an editor, another program or a shell that writes UTF-16 had it.
  @Test func anotherFormOfTheTextChangesNothing() throws {
    let folder = Folder()
    folder.write(SeedDump.flush, to: "d/dump.txt")
    let sarif = try Viewmend.run(["check", "--format", "sarif", "d/dump.txt"], in: folder).output
    let value = try JSONSerialization.jsonObject(with: Data(sarif.utf8))
    let sorted = try JSONSerialization.data(
      withJSONObject: value, options: [.sortedKeys, .prettyPrinted])
    folder.write(Array(sorted), to: "d/sorted.sarif")
    folder.write(
      [0xFF, 0xFE] + sarif.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, to: "d/wide.sarif")
    folder.write("\u{FEFF}\r\n" + sarif, to: "d/marked.sarif")
    let run = try Viewmend.run(["check", "d"], in: folder)
    #expect(run.status == 1)
    #expect(run.errors == "viewmend: skipped 3 files in which no view was found.\n")
    #expect(run.output.hasSuffix("\n1 file, 18 nodes, 1 target examined: 1 warning, 3 notes\n"))
  }

  /// What only looks like one is examined, or refused, as before.
  @Test func filesOfOtherProgramsAreNotPassedOver() throws {
    let folder = Folder()
    folder.write(SmallDumps.clean, to: "d/a.txt")
    let others = [
      #"{"schema": "viewmend/2", "frame": [0, 0, 1, 1]}"#,
      #"{"children": [{"schema": "viewmend/1"}]}"#,
      #"{"frame": "viewmend/1"}"#,
      #"{"frame": 1, "schema": "viewmend/1"#,
    ]
    for (number, text) in others.enumerated() {
      folder.write(text, to: "d/b.json")
      let run = try Viewmend.run(["check", "d"], in: folder)
      #expect(run.status == 2, "\(number)")
      #expect(run.errors.contains("The file holds a JSON view tree"), "\(number)")
    }
    // Asked to, the program reads the quoted dumps.
    let sarif = try Viewmend.run(["check", "--format", "sarif", "d/a.txt"], in: folder)
    folder.write(sarif.bytes, to: "a.sarif")
    let run = try Viewmend.run(
      ["inspect", "--summary", "--input-format", "recursiveDescription", "a.sarif"], in: folder)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("a.sarif: recursiveDescription, "))
  }

  /// Every page has examples that would be read, and each is told.
  @Test func thePageOfEveryRuleIsPassedOver() throws {
    let folder = Folder()
    folder.write(SmallDumps.clean, to: "d/dump.txt")
    let run = try Viewmend.shell(
      """
      for rule in $($V rules | cut -d' ' -f1); do $V explain $rule > d/$rule.txt; done
      ls d | wc -l; $V inspect --summary d
      """, in: folder)
    let lines = run.output.split(separator: "\n")
    #expect(try #require(Int(lines.first ?? "")) > 20)
    #expect(lines.count == 2)
    #expect(lines.last?.hasPrefix("d/dump.txt: ") == true)
  }

  /// What text viewmend writes besides has no view in it.
  @Test func otherTextOfViewmendsHasNoView() throws {
    let folder = Folder()
    folder.write(SeedDump.flush, to: "dump.txt")
    let run = try Viewmend.shell(
      """
      mkdir d; $V patch -q -o fixed.txt dump.txt 2> /dev/null; number=0
      for line in 'inspect dump.txt' 'check dump.txt' 'check -v dump.txt' 'diff dump.txt fixed.txt' \
        'hit --at 10,40 dump.txt' 'why 15 dump.txt' 'query UIView dump.txt' 'rules' 'manual' \
        'patch --emit lldb dump.txt' 'patch --emit swift dump.txt' 'convert --to dot dump.txt' \
        'check --format markdown dump.txt' 'check --format github dump.txt' 'lldb --print'
      do number=$((number + 1)); $V $line > d/$number.txt 2> /dev/null; test -s d/$number.txt || echo $line
      done; $V check -v d
      """, in: folder)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("viewmend: skipped 15 files in which no view was found: "))
    #expect(run.status == 3)
  }

  /// The difference of two dumps is a diff, whoever wrote it; its rows are those of both.
  @Test(arguments: ["diff -u", "git diff --no-index", "git diff --no-index --color=always"])
  func diffsOfOtherProgramsArePassedOver(command: String) throws {
    let folder = Folder()
    folder.write(SmallDumps.clean, to: "d/a.txt")
    folder.write(SmallDumps.bad, to: "b.txt")
    let written = try Viewmend.shell("\(command) d/a.txt b.txt > d/b.diff", in: folder)
    #expect(written.status == 1)
    #expect(folder.text("d/b.diff")?.contains("<Pane: 0x3;") == true)
    let run = try Viewmend.run(["check", "d"], in: folder)
    #expect(run.status == 0)
    #expect(run.errors == "viewmend: skipped 1 file in which no view was found.\n")
    let read = try Viewmend.run(
      ["inspect", "--summary", "--input-format", "recursiveDescription", "d/b.diff"], in: folder)
    #expect(read.output.hasPrefix("d/b.diff: recursiveDescription, "))
  }

  /// A dump may begin with a line of dashes, or a word.
  @Test(arguments: [
    "--- screen ---\n", "--- a\n+++ b\n", "target-too-small (warning)\n", "target\n\n",
    "target-too-small (warning)\nAs of the last release:\n\n", "diff of the screens\n--- old\n",
    "index 1\n", "diff --git a/x b/x\nsimilarity index 100%\n\n", "\u{1B}[1mscreen\u{1B}[0m\n",
  ])
  func whatBeginsAlikeIsRead(lead: String) throws {
    let folder = Folder()
    folder.write(lead + SmallDumps.clean, to: "d/a.txt")
    let run = try Viewmend.run(["inspect", "--summary", "d"], in: folder)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("d/a.txt: recursiveDescription, 2 nodes, 1 tree"))
  }
}
