import Foundation
import Testing

/// What is written of changes: between two files, along a history, and against fixtures; and what is
/// written of several runs.
extension SchemaTests {
  private static let before = """
    <UIWindow: 0x1; frame = (0 0; 320 480)>
       | <UIButton: 0x2; frame = (10 10; 44 44); accessibilityIdentifier = 'press'>
       |    | <UILabel: 0x3; frame = (0 0; 44 20); text = 'Press'; userInteractionEnabled = NO>
       | <UISwitch: 0x4; frame = (10 80; 51 31)>
       | <Loom: 0x5; frame = (0 150; 100 20); accessibilityIdentifier = 'loom'>
       | <Kiln: 0x6; frame = (0 180; 100 20); accessibilityIdentifier = 'kiln'>
       | <Tray: 0x7; frame = (0 300; 320 60); accessibilityIdentifier = 'tray'>
       |    | <Anvil: 0x8; frame = (0 0; 30 30); accessibilityIdentifier = 'anvil'>
       | <UIButton: 0x9; frame = (100 10; 40 40); accessibilityIdentifier = 'saw'>
       | <Vat: 0xb; frame = (200 200; 60 60); accessibilityIdentifier = 'vat'>

    """
  private static let after = """
    <UIWindow: 0x1; frame = (0 0; 320 480)>
       | <UIButton: 0x2; frame = (10 10; 40 44); accessibilityIdentifier = 'press'>
       |    | <UILabel: 0x3; frame = (0 0; 40 20); text = 'Crush'; userInteractionEnabled = NO>
       | <Kiln: 0x6; frame = (0 180; 100 20); hidden = YES; accessibilityIdentifier = 'kiln'>
       | <Loom: 0x5; frame = (5 150; 100 20); alpha = 0.5; accessibilityIdentifier = 'loom'>
       | <Tray: 0x7; frame = (0 300; 320 60); accessibilityIdentifier = 'tray'>
       | <Anvil: 0x8; frame = (0 300; 30 30); accessibilityIdentifier = 'anvil'>
       | <Crate: 0xa; frame = (100 200; 50 50)>
       | <UIButton: 0x9; frame = (100 10; 30 40); accessibilityIdentifier = 'saw'>
       | <Tank: 0xb; frame = (200 200; 60 60); accessibilityIdentifier = 'vat'>

    """

  private static let kinds = [
    "added", "removed", "reparented", "reordered", "moved", "resized", "flag", "text", "class",
    "newFindings", "goneFindings", "changedFindings", "shrunkTargets",
  ]

  @Test(.enabled(if: hasValidator)) func whatIsWrittenOfADiffHolds() throws {
    let folder = try Self.folder()
    folder.write(Self.before, to: "before.txt")
    folder.write(Self.after, to: "after.txt")
    folder.write("prose\n", to: "prose.txt")
    folder.write([], to: "empty.txt")
    folder.write(Self.after, to: "odd/after.txt")
    folder.write("{\"min\": \"much\"}\n", to: "odd/.viewmend.json")
    let run = try Viewmend.shell(
      """
      d() { $V diff --format json "$@" >> diff.json; }
      {
        d before.txt after.txt; cp diff.json kinds.json
        d after.txt before.txt; d before.txt before.txt; d --tolerance 3 before.txt after.txt
        $V convert --to xml before.txt > before.xml
        $V convert --to xml after.txt > after.xml
        d before.xml after.txt; d before.txt after.xml; d after.xml before.xml
        for page in '\(Self.root)'/Fixtures/page-*/input.*; do d dump-flush.txt "$page"; done
        d before.txt - < after.txt; d --allow-empty prose.txt after.txt
        d --allow-empty after.txt prose.txt
        d before.txt gone.txt; d gone.txt before.txt; d refused.xml bad.txt; d empty.txt bad.txt
        d before.txt odd/after.txt
        set -- '\(Self.root)'/Fixtures/*/input.*
        while [ $# -gt 1 ]; do d "$1" "$2"; shift 2; done
      } 2> /dev/null
      /usr/bin/python3 validate.py diff.json
      """, in: folder)
    #expect((Self.counts(of: run)["diff"] ?? 0) > 100)
    let kinds = try #require(folder.read("kinds.json"))
    let document = try JSONSerialization.jsonObject(with: Data(kinds)) as? [String: Any]
    let summary = try #require(document?["summary"] as? [String: Int])
    #expect(Set(summary.keys) == Set(Self.kinds))
    for (kind, count) in summary { #expect(count > 0, "\(kind) is not in the test") }
  }

  /// The older file stands first even where the newer cannot be read.
  @Test func filesThatCannotBeComparedStandInTheirOrder() throws {
    let folder = Folder()
    folder.write(Self.before, to: "before.txt")
    for names in [["before.txt", "gone.txt"], ["gone.txt", "before.txt"], ["-", "gone.txt"]] {
      let run = try Viewmend.run(
        ["diff", "--format", "json"] + names, in: folder, input: Array(Self.before.utf8))
      #expect(run.status == 2)
      let files = try #require(try run.json()["files"] as? [[String: Any]])
      #expect(files.map { $0["path"] as? String } == names.map { $0 == "-" ? "stdin" : $0 })
      #expect(files.map { $0["error"] != nil } == names.map { $0 == "gone.txt" })
    }
  }

  @Test(.enabled(if: hasValidator)) func whatIsWrittenOfAHistoryHolds() throws {
    let folder = try Self.folder()
    let run = try Viewmend.shell(
      """
      G() { git -c user.name=A -c user.email=a@example.com -c commit.gpgsign=false "$@"; }
      commit() { G add d && G commit -q -m "Step $1" > made.txt || echo "no commit $1"; }
      l() { $V log --format json "$@" >> log.json 2> /dev/null; echo "$?" >> statuses.txt; }
      l clean.txt
      G init -q -b main .
      mkdir d; l d/a.txt
      cp clean.txt d/a.txt; commit 0
      cp refused.xml d/a.txt; commit 1
      cp bad.txt d/a.txt; commit 2
      cp dump-flush.txt d/a.txt; commit 3
      G mv d/a.txt d/b.txt; commit 4
      l d/b.txt; l --max 2 d/b.txt
      for rule in target-oversized target-too-small target-overlap title-displaced; do
        l --bisect $rule d/b.txt
      done
      cp bad.txt d/c.txt; commit 5
      l --bisect target-too-small d/c.txt
      cp refused.xml d/e.txt; commit 6
      cp bad.txt d/e.txt; commit 7
      l --bisect target-too-small d/e.txt
      G rm -q d/b.txt; G commit -q -m 'Take it away' > made.txt
      l d/b.txt; l clean.txt; l d/none.txt
      tr '\\n' ' ' < statuses.txt > seen.txt
      /usr/bin/python3 validate.py log.json
      """, in: folder, environment: ["HOME": folder.path])
    #expect(Self.counts(of: run)["log"] == 13)
    #expect(folder.text("seen.txt") == "2 2 0 0 1 0 0 1 1 1 0 2 2 ")
    let log = try #require(folder.text("log.json"))
    for verdict in ["absent", "broken", "always"] {
      #expect(log.contains("\"verdict\": \"\(verdict)\""), "\(verdict) is not in the test")
    }
    #expect(log.contains("\"trouble\": \"The commit removes the file.\""))
    #expect(log.contains("\"overhang\": [6, 0, 3.5, 28.5]"))
  }

  @Test(.enabled(if: hasValidator)) func whatIsWrittenOfFixturesHolds() throws {
    let folder = try Self.folder()
    for (number, mutation) in VerifyTests.mutations.enumerated() {
      let other = try VerifyTests.folder { text in
        text = text.replacing(
          mutation.from.replacing("▶", with: ""), with: mutation.to.replacing("▶", with: ""),
          maxReplacements: 1)
      }
      for name in ["input.txt", "patched.txt", "fixture.json"] {
        folder.write(try #require(other.read("all/one/\(name)")), to: "differ/\(number)/\(name)")
      }
    }
    let right = try VerifyTests.folder()
    for name in ["input.txt", "patched.txt", "fixture.json"] {
      let bytes = try #require(right.read("all/one/\(name)"))
      folder.write(bytes, to: "right/\(name)")
      folder.write(name == "patched.txt" ? Array(bytes.dropLast(9)) : bytes, to: "bytes/\(name)")
      if name != "patched.txt" { folder.write(bytes, to: "lacking/\(name)") }
    }
    let piece = VerifyTests.expectation.replacing("28.5 pt past", with: "29 pt past")
    folder.write(piece, to: "piece/fixture.json")
    folder.write(try #require(right.read("all/one/patched.txt")), to: "piece/patched.txt")
    folder.write(try #require(right.read("all/one/input.txt")), to: "piece/input.txt")
    let none = #"{"schema": "viewmend/1", "options": [], "expect": {"findings": []}}"#
    folder.write(none, to: "news/fixture.json")
    folder.write(SmallDumps.bad, to: "news/input.txt")
    folder.write(SmallDumps.warning, to: "fresh/one/input.txt")
    folder.write(none, to: "fresh/two/fixture.json")
    folder.write(SmallDumps.clean, to: "fresh/two/input.txt")
    folder.write("{", to: "broken/fixture.json")
    folder.write(SmallDumps.clean, to: "broken/input.txt")
    let run = try Viewmend.shell(
      """
      v() { $V verify --format json "$@" >> verify.json; }
      {
        v right; v differ bytes lacking piece news; v fresh; v broken right; v gone; v d
        v --record --only-new fresh; v --prune differ; v --record differ bytes lacking piece news
        v '\(Self.root)/Fixtures'
      } 2> /dev/null
      /usr/bin/python3 validate.py verify.json
      """, in: folder)
    #expect(Self.counts(of: run)["verify"] == 10)
    let text = try #require(folder.text("verify.json"))
    for kind in ["differs", "count", "piece", "missing", "gone", "new", "bytes"] {
      #expect(text.contains("{\"kind\": \"\(kind)\""), "\(kind) is not in the test")
    }
    for state in ["passed", "differs", "failed", "recorded", "pruned", "skipped"] {
      #expect(text.contains("\"state\": \"\(state)\""), "\(state) is not in the test")
    }
  }

  /// A merged document is one of the command whose documents were merged; a run over folders says what
  /// it passed over.
  @Test(.enabled(if: hasValidator)) func whatIsMergedHolds() throws {
    let folder = try Self.folder()
    for (number, text) in [
      SmallDumps.bad, SmallDumps.clean, SmallDumps.notRead, SmallDumps.unknown, "prose\n",
    ].enumerated() {
      for copy in 0..<4 { folder.write("\(text)\n\(copy)\n", to: "m/\(copy)/f\(number).txt") }
    }
    folder.write(Array(repeating: 0, count: 20), to: "m/binary.bin")
    folder.write("{\"accept\": []}\n", to: "m/.hidden.json")
    let run = try Viewmend.shell(
      """
      {
        for shard in 1 2 3; do
          for command in inspect check query; do
            [ $command = query ] && question=:target || question=
            $V $command --format json --shard $shard/3 $question m > $command.$shard.json
          done
          $V patch --emit json --shard $shard/3 m > patch.$shard.json
        done
        $V check --format json --targets --exclude '0' m > whole.json
        for command in inspect check query patch; do
          $V merge $command.?.json > $command.all.json
          $V merge $command.[12].json $command.1.json > $command.part.json
        done
        $V check --format json bad.txt clean.txt > files.json
        $V merge files.json check.1.json > mixed.json
      } 2> /dev/null
      /usr/bin/python3 validate.py {inspect,check,query,patch}.{1,2,3,all,part}.json \\
        {whole,files,mixed}.json
      """, in: folder)
    #expect(Self.counts(of: run) == ["inspect": 5, "check": 8, "query": 5, "patch": 5])
    let whole = try #require(folder.text("check.all.json"))
    #expect(whole.contains("\"skipped\": {\"noView\": 4, \"binary\": 1, "))
    #expect(whole.contains("\"otherShards\": null}"))
  }

  /// A normalized file reads like any other: what is written of it holds too.
  @Test(.enabled(if: hasValidator)) func whatIsWrittenOfNormalizedFilesHolds() throws {
    let folder = try Self.folder()
    let run = try Viewmend.shell(
      """
      {
        number=0
        for file in '\(Self.root)'/Fixtures/{page,own,swipe,back-button}-*/input.* dump-flush.txt; do
          number=$((number + 1)); $V normalize "$file" > n$number.dump
        done
        $V check --format json n*.dump > check.json
        $V inspect --format json n*.dump > inspect.json
        $V patch --emit json n*.dump > patch.json
      } 2> /dev/null
      /usr/bin/python3 validate.py {check,inspect,patch}.json
      """, in: folder)
    #expect(Self.counts(of: run) == ["check": 1, "inspect": 1, "patch": 1])
    let document =
      try JSONSerialization.jsonObject(
        with: Data(try #require(folder.read("check.json")))) as? [String: Any]
    #expect(((document?["files"] as? [Any])?.count ?? 0) > 50)
  }
}
