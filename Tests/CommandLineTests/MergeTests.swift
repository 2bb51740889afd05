import Foundation
import TestSupport
import Testing

/// What `merge` makes of the reports of all parts of a run is what the run itself writes.
@Suite struct MergeTests {
  /// Folders and what is asked about them, by what is particular.
  private static let runs: [(title: String, inputs: [String])] = [
    ("many files, with findings", ["d"]),
    ("several folders", ["clean", "d", "same"]),
    ("nothing at or above the threshold", ["clean"]),
    ("one file, so that other parts have none", ["one"]),
    ("files of the same bytes, all in one part", ["same"]),
    ("a file named twice", ["clean/a.txt", "clean/a.txt"]),
    ("files that are named", ["clean/a.txt", "d/0/f0.txt", "d/1/f1.txt"]),
    ("a named file without a view", ["clean/a.txt", "prose/readme.md"]),
    ("a named file without a target", ["clean/a.txt", "empty/none.txt"]),
    ("a folder with nothing beside one with something", ["clean", "prose"]),
    ("a folder in which nothing can be judged", ["clean", "empty"]),
    ("nothing at all", ["prose"]),
    ("a format that is not read", ["broken"]),
    ("a folder with nothing but what is not read", ["unread"]),
    ("what is not read stands among what is not examined", ["broken", "prose", "unread"]),
    ("a name that leads nowhere", ["nowhere", "d"]),
    ("findings, and a folder with nothing", ["d", "prose"]),
    ("a back button is required", ["--require", "back-button", "clean"]),
    (
      "a back button is required of files",
      ["--require", "back-button", "clean/a.txt", "clean/b.txt"]
    ),
    ("what is accepted", ["--baseline", "known.json", "d"]),
    ("excluded and hidden names", ["--exclude", "1/", "d", "same"]),
    ("rules that find nothing", ["--rules", "none", "d"]),
  ]

  private static func folder() throws -> Folder {
    let folder = Folder()
    for number in 0..<24 {
      let text = [SmallDumps.bad, SmallDumps.warning, SmallDumps.clean, SeedDump.flush][number % 4]
      folder.write(text + "\nnumber \(number)\n", to: "d/\(number % 3)/f\(number).txt")
    }
    folder.write("prose\n", to: "d/readme.md")
    folder.write("prose\n", to: "d/2/readme.md")
    folder.write("prose\n", to: "d/.hidden")
    for name in ["a", "b", "c"] {
      folder.write(SmallDumps.clean + name, to: "clean/\(name).txt")
      folder.write(SmallDumps.warning, to: "same/\(name).txt")
    }
    folder.write(SmallDumps.clean, to: "one/a.txt")
    folder.write("prose\n", to: "prose/readme.md")
    folder.write("more prose\n", to: "prose/more.md")
    folder.write(SmallDumps.noTarget, to: "empty/none.txt")
    folder.write(SmallDumps.unknown, to: "empty/unknown.txt")
    folder.write(SmallDumps.notRead, to: "broken/a.xml")
    folder.write(SmallDumps.clean, to: "broken/b.txt")
    folder.write(SmallDumps.bad, to: "broken/c.txt")
    folder.write(SmallDumps.notRead, to: "unread/a.xml")
    folder.write("prose\n", to: "unread/b.txt")
    _ = try Viewmend.run(["check", "--write-baseline", "known.json", "-q", "d/0"], in: folder)
    return folder
  }

  @Test(arguments: ["json", "sarif", "junit"])
  func mergedReportIsThatOfTheWholeRun(format: String) throws {
    let folder = try Self.folder()
    var statuses: Set<Int32> = []
    for (title, inputs) in Self.runs {
      let whole = try Viewmend.run(["check", "--format", format] + inputs, in: folder)
      statuses.insert(whole.status)
      for count in [1, 2, 3, 7] {
        let parts = try Self.parts(of: ["check", "--format", format] + inputs, count, in: folder)
        // The order in which reports are named is that of a shell, or any other.
        let merged = try Viewmend.run(["merge"] + parts.reversed() + parts.prefix(1), in: folder)
        #expect(merged.output == whole.output, "\(title), in \(count) parts")
        #expect(merged.status == whole.status, "\(title), in \(count) parts")
      }
    }
    #expect(statuses == [0, 1, 2, 3])
  }

  @Test(arguments: [
    ["inspect", "--format", "json"], ["query", "--format", "json", "UISwitch"],
    ["patch", "--emit", "json"], ["query", "--format", "json", "Nothing"],
  ])
  func otherDocumentsAreJoinedTheSame(command: [String]) throws {
    let folder = try Self.folder()
    for inputs in [["d"], ["clean"], ["clean", "prose"], ["one"], ["broken"], ["clean/a.txt"]] {
      let whole = try Viewmend.run(command + inputs, in: folder)
      for count in [1, 3, 5] {
        let parts = try Self.parts(of: command + inputs, count, in: folder)
        let merged = try Viewmend.run(["merge"] + parts, in: folder)
        #expect(merged.output == whole.output, "\(inputs), in \(count) parts")
        #expect(merged.status == whole.status, "\(inputs), in \(count) parts")
      }
    }
  }

  /// Runs every part, and answers with the names of the reports.
  private static func parts(
    of run: [String], _ count: Int, in folder: Folder
  ) throws -> [String] {
    try (1...count).map { number in
      let part = "part-\(number)"
      _ = try Viewmend.run(run + ["--shard", "\(number)/\(count)", "-o", part], in: folder)
      return part
    }
  }

  // MARK: Parts that are missing

  @Test(arguments: ["json", "sarif", "junit"])
  func aMissingPartIsNamed(format: String) throws {
    let folder = try Self.folder()
    let parts = try Self.parts(of: ["check", "--format", format, "one"], 3, in: folder)
    // Two of them hold no file, and only their numbers tell them apart.
    #expect(try Viewmend.run(["merge"] + parts, in: folder).errors == "")
    var files = 0
    for index in parts.indices {
      var rest = parts
      rest.remove(at: index)
      let run = try Viewmend.run(["merge"] + rest, in: folder)
      #expect(run.status == 3)
      let held = run.errors.contains("1 file") ? ", and 1 file with it" : ""
      files += held.isEmpty ? 0 : 1
      #expect(
        run.errors
          == "viewmend: error: The report of shard \(index + 1) of 3 is missing\(held).\n"
          + "  --allow-empty accepts that.\n")
    }
    #expect(files == (format == "json" ? 1 : 0))
    // What was joined of some parts can be joined with the rest.
    _ = try Viewmend.run(["merge", "-o", "some"] + parts.dropFirst(), in: folder)
    let run = try Viewmend.run(["merge", "some", parts[0]], in: folder)
    #expect(run.status == 0)
    #expect(
      run.output
        == (try Viewmend.run(["check", "--format", format, "one"], in: folder).output))
    let allowed = try Viewmend.run(["merge", "--allow-empty", parts[0], parts[1]], in: folder)
    #expect(allowed.status == 0)
    #expect(allowed.errors.hasPrefix("viewmend: warning: The report of shard 3 of 3 is missing"))
  }

  @Test func partsOfDifferentRunsAreNotJoined() throws {
    let folder = try Self.folder()
    let run = ["check", "--format", "junit", "clean"]
    _ = try Viewmend.run(run + ["--shard", "1/2", "-o", "a"], in: folder)
    _ = try Viewmend.run(run + ["--shard", "2/3", "-o", "b"], in: folder)
    let merged = try Viewmend.run(["merge", "a", "b"], in: folder)
    #expect(merged.status == 2)
    #expect(
      merged.errors
        == "viewmend: error: \"a\" is of a run in 2 shards, and \"b\" of one in 3.\n"
        + "  Join the shards of one run.\n")
  }

  @Test func aPartThatIsNoneIsAMistake() throws {
    let folder = Folder()
    folder.write(
      #"{"schema": "viewmend/1", "command": "check", "files": [], "shard": "#
        + #"{"numbers": [3], "count": 2}}"#,
      to: "a")
    let merged = try Viewmend.run(["merge", "a"], in: folder)
    #expect(merged.status == 2)
    #expect(merged.errors.hasPrefix("viewmend: a:1:68: error: This says no part of a run.\n"))
  }

  // MARK: Never green

  @Test func aLogWithoutARunIsNotGreen() throws {
    let folder = Folder()
    folder.write(#"{"version": "2.1.0", "runs": []}"#, to: "a.sarif")
    let run = try Viewmend.run(["merge", "a.sarif"], in: folder)
    #expect(run.status == 3)
    #expect(
      run.errors
        == "viewmend: error: Nothing was examined in what the reports are about.\n"
        + "  --allow-empty accepts that.\n")
    #expect((try run.json()["runs"] as? [Any])?.isEmpty == true)
    #expect(try Viewmend.run(["merge", "--allow-empty", "a.sarif"], in: folder).status == 0)
  }

  @Test func acceptedResultsDoNotCount() throws {
    let folder = Folder()
    folder.write(SmallDumps.warning, to: "a.txt")
    _ = try Viewmend.run(["check", "-q", "--write-baseline", "known.json", "a.txt"], in: folder)
    let run = try Viewmend.run(
      [
        "check", "--baseline", "known.json", "--format", "sarif", "-o", "a.sarif", "--allow-empty",
        "a.txt",
      ], in: folder)
    #expect(run.status == 0)
    #expect(try Viewmend.run(["merge", "a.sarif"], in: folder).status == 0)
  }
}
