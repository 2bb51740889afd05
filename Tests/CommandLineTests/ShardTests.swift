import Foundation
import TestSupport
import Testing

/// Runs that are split into parts, and their reports joined.
@Suite struct ShardTests {
  private func crowd() -> Folder {
    let folder = Folder()
    for number in 0..<40 {
      // No two files are alike, so that no part is empty by chance alone.
      let text = [SmallDumps.bad, SmallDumps.warning, SmallDumps.clean, SeedDump.flush][number % 4]
      folder.write(text + "\nnumber \(number)\n", to: "d/\(number % 3)/f\(number).txt")
    }
    folder.write("prose\n", to: "d/readme.md")
    return folder
  }

  private func shards(_ count: Int, _ arguments: [String], in folder: Folder) throws -> [String] {
    try (1...count).map { number in
      let run = try Viewmend.run(
        ["check", "--shard", "\(number)/\(count)", "-o", "s\(number)"] + arguments, in: folder)
      #expect([0, 1].contains(run.status))
      return "s\(number)"
    }
  }

  @Test func everyFileIsInExactlyOneShard() throws {
    let folder = crowd()
    var all: [String] = []
    for number in 1...3 {
      let run = try Viewmend.run(
        ["inspect", "--summary", "--shard", "\(number)/3", "d"], in: folder)
      let names = run.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
      #expect(!names.isEmpty)
      all += names
    }
    #expect(all.count == 40)
    #expect(Set(all).count == 40)
  }

  /// The hash is the published FNV-1a: `a` gives af63dc4c8601ec8c.
  @Test func theShardIsThatOfTheBytes() throws {
    let folder = Folder()
    folder.write("a", to: "a")
    let number = Int(0xaf63_dc4c_8601_ec8c as UInt64 % 5) + 1
    for shard in 1...5 {
      let run = try Viewmend.run(["check", "--shard", "\(shard)/5", "a"], in: folder)
      #expect(run.status == (shard == number ? 3 : 0), "\(shard)")
    }
  }

  @Test func aShardWithoutFilesSaysSo() throws {
    let folder = Folder()
    folder.write(SmallDumps.clean, to: "d/a.txt")
    var answers: [String] = []
    for number in 1...2 {
      let run = try Viewmend.run(["check", "--shard", "\(number)/2", "d"], in: folder)
      #expect(run.status == 0)
      answers.append(run.errors)
    }
    #expect(
      Set(answers) == [
        "",
        "viewmend: passed over 1 of other shards.\nviewmend: shard \(answers[0].isEmpty ? 2 : 1)/2 "
          + "has none of the 1 file; others examine it.\n",
      ])
    // Where there is nothing to examine in any, no shard is green.
    folder.write("prose\n", to: "e/readme.md")
    let statuses = try (1...2).map {
      try Viewmend.run(["check", "--shard", "\($0)/2", "e"], in: folder).status
    }
    #expect(statuses == [3, 3])
  }

  @Test(arguments: [
    ("0/3", "--shard 0/3 names a part that there is not.", "The parts are 1/3 to 3/3."),
    ("4/3", "--shard 4/3 names a part that there is not.", "The parts are 1/3 to 3/3."),
    ("1/0", "--shard 1/0 splits a run into 0 parts.", "Give from 1 to 10000."),
    (
      "half", "--shard is \"half\", which is no part of a run.",
      "Give the part and how many there are: --shard 1/4."
    ),
    (
      "1/-2", "--shard is \"1/-2\", which is no part of a run.",
      "Give the part and how many there are: --shard 1/4."
    ),
  ])
  func wrongShards(text: String, message: String, hint: String) throws {
    let run = try Viewmend.run(["check", "--shard", text, "d"], in: crowd())
    #expect(run.status == 2)
    #expect(run.errors == "viewmend: error: \(message)\n  \(hint)\n")
  }

  // MARK: Joining

  @Test func joinedJSONIsThatOfTheWholeRun() throws {
    let folder = crowd()
    let parts = try shards(3, ["--format", "json", "d"], in: folder)
    let whole = try Viewmend.run(["check", "--format", "json", "d"], in: folder)
    let joined = try Viewmend.run(["merge"] + parts.reversed(), in: folder)
    #expect(joined.status == 1)
    #expect(joined.errors == "")
    #expect(joined.output == whole.output)
    // What is there twice counts once.
    #expect(try Viewmend.run(["merge"] + parts + parts, in: folder).output == whole.output)
    #expect(try Viewmend.run(["merge", "--fail-on", "never"] + parts, in: folder).status == 0)
  }

  @Test func aMissingShardIsNoticed() throws {
    let folder = crowd()
    let parts = try shards(3, ["--fail-on", "never", "--format", "json", "d"], in: folder)
    let run = try Viewmend.run(["merge", "--fail-on", "never"] + parts.dropLast(), in: folder)
    #expect(run.status == 3)
    #expect(
      run.errors.hasPrefix("viewmend: error: The report of shard 3 of 3 is missing, and "))
    let allowed = try Viewmend.run(
      ["merge", "--fail-on", "never", "--allow-empty"] + parts.dropLast(), in: folder)
    #expect(allowed.status == 0)
  }

  @Test func joinedSARIFHasTheWholeRunsResults() throws {
    let folder = crowd()
    let parts = try shards(3, ["--format", "sarif", "d"], in: folder)
    let whole = try Viewmend.run(["check", "--format", "sarif", "d"], in: folder)
    let joined = try Viewmend.run(["merge"] + parts.reversed(), in: folder)
    #expect(joined.status == 1)
    #expect(joined.output == whole.output)
  }

  @Test func rulesOfSeveralLogsAreJoined() throws {
    func log(_ rules: [String], _ result: String, at index: Int) -> String {
      let list = rules.map { #"{"id": "\#($0)"}"# }.joined(separator: ", ")
      return #"{"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "viewmend", "rules": "#
        + #"[\#(list)]}}, "results": [{"ruleId": "\#(result)", "ruleIndex": \#(index), "level": "#
        + #""note", "locations": [{"physicalLocation": {"artifactLocation": {"uri": "\#(result)"}"#
        + #"}}]}]}]}"#
    }
    let folder = Folder()
    folder.write(log(["kiln", "loom"], "loom", at: 1), to: "one")
    folder.write(log(["anvil", "loom"], "anvil", at: 0), to: "two")
    folder.write(log(["loom"], "loom", at: 0), to: "three")
    let run = try Viewmend.run(["merge", "one", "two", "three"], in: folder)
    #expect(run.status == 0)
    let runs = try #require(try run.json()["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    let tool = try #require(runs[0]["tool"] as? [String: [String: Any]])
    let rules = try #require(tool["driver"]?["rules"] as? [[String: String]])
    #expect(rules.map { $0["id"] } == ["kiln", "loom", "anvil"])
    let results = try #require(runs[0]["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["anvil", "loom"])
    #expect(results.map { $0["ruleIndex"] as? Int } == [2, 1])
    #expect(try Viewmend.run(["merge", "--fail-on", "note", "one"], in: folder).status == 1)
  }

  @Test func joinedJUnitHasTheWholeRunsSuites() throws {
    let folder = crowd()
    let parts = try shards(3, ["--format", "junit", "d"], in: folder)
    let whole = try Viewmend.run(["check", "--format", "junit", "d"], in: folder).output
    let joined = try Viewmend.run(["merge"] + parts, in: folder)
    #expect(joined.status == 1)
    #expect(joined.output == whole)
  }

  @Test func statusesOfWhatWasNotExamined() throws {
    let folder = Folder()
    folder.write(SmallDumps.notRead, to: "a.xml")
    folder.write(SmallDumps.noTarget, to: "b.txt")
    for (file, format, status) in [
      ("a.xml", "json", 2), ("b.txt", "json", 3), ("a.xml", "sarif", 2), ("b.txt", "sarif", 3),
      ("a.xml", "junit", 2), ("b.txt", "junit", 3),
    ] {
      let part = try Viewmend.run(
        ["check", "--format", format, "-o", "part", file], in: folder)
      #expect(part.status == Int32(status))
      let run = try Viewmend.run(["merge", "part"], in: folder)
      #expect(run.status == Int32(status), "\(file) \(format)")
    }
  }

  @Test func differentThingsOfOneFileAreKept() throws {
    let folder = Folder()
    folder.write(SmallDumps.clean, to: "a.txt")
    _ = try Viewmend.run(["check", "--format", "json", "-o", "one", "a.txt"], in: folder)
    folder.write(SmallDumps.warning, to: "a.txt")
    _ = try Viewmend.run(["check", "--format", "json", "-o", "two", "a.txt"], in: folder)
    let run = try Viewmend.run(["merge", "one", "two"], in: folder)
    #expect(
      run.errors
        == "viewmend: warning: the reports say different things of \"a.txt\"; all of them are "
        + "kept.\n")
    #expect((try run.json()["files"] as? [Any])?.count == 2)
  }

  @Test(arguments: [
    (
      "{\"schema\": \"viewmend/1\",\n  \"files\": [,]}",
      "part:2:13: error: This is no JSON: expected a value.\n    \"files\": [,]}\n              ^\n"
    ),
    (
      "{\"schema\": \"viewmend/1\", \"command\": \"hit\", \"hits\": []}",
      "part:1:1: error: What `hit` writes is not joined.\n  "
        + "{\"schema\": \"viewmend/1\", \"command\": \"hit\", \"hits\": []}\n  ^\n  Documents of "
        + "inspect, check, patch and query are.\n"
    ),
    (
      "{\"a\": 1}",
      "part:1:1: error: This is no report that can be joined.\n  {\"a\": 1}\n  ^\n  Give what "
        + "--format json, sarif or junit wrote, or --emit json.\n"
    ),
    (
      "plain",
      "part:1:1: error: This is no report that can be joined.\n  plain\n  ^\n  Give what "
        + "--format json, sarif or junit wrote, or --emit json.\n"
    ),
    (
      "<till/>",
      "part:1:1: error: This is XML, but no report of viewmend's in JUnit's form: it begins with <till>.\n  "
        + "<till/>\n  ^\n  Give what --format junit wrote.\n"
    ),
    (
      "<testsuites name=\"viewmend\"><testsuite tests=\"many\"/></testsuites>",
      "part:1:29: error: The suite says tests=\"many\", and holds 0: it was changed, or is not whole.\n  "
        + "<testsuites name=\"viewmend\"><testsuite tests=\"many\"/></testsuites>\n                              ^\n"
    ),
  ])
  func brokenReports(text: String, message: String) throws {
    let folder = Folder()
    folder.write(text, to: "part")
    let run = try Viewmend.run(["merge", "part"], in: folder)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors == "viewmend: \(message)")
  }

  @Test func brokenXMLHasAPlace() throws {
    let folder = Folder()
    folder.write("<testsuites>\n  <testsuite>\n</testsuites>\n", to: "part")
    let run = try Viewmend.run(["merge", "part"], in: folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("viewmend: part:3:"))
  }

  @Test func kindsAreNotMixed() throws {
    let folder = Folder()
    folder.write(SmallDumps.clean, to: "a.txt")
    for format in ["json", "sarif", "junit"] {
      _ = try Viewmend.run(["check", "--format", format, "-o", format, "a.txt"], in: folder)
    }
    let run = try Viewmend.run(["merge", "json", "sarif"], in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "viewmend: error: \"json\" is viewmend's JSON, and \"sarif\" is SARIF.\n  Join reports of "
        + "one kind at a time.\n")
    #expect(try Viewmend.run(["merge"], in: folder).status == 2)
    #expect(try Viewmend.run(["merge", "nowhere"], in: folder).status == 2)
    #expect(try Viewmend.run(["merge", "junit"], in: folder).status == 0)
  }
}
