import Foundation
import TestSupport
import Testing

/// Folders, patterns, what is left out, and several threads.
@Suite struct ManyFileTests {
  /// The paths that a run examined, in its order.
  private func paths(_ arguments: [String], in folder: Folder) throws -> [String] {
    let run = try Viewmend.run(["check", "--format", "json"] + arguments, in: folder)
    let files = try #require(try run.json()["files"] as? [[String: Any]])
    return files.compactMap { $0["path"] as? String }
  }

  private func folder(_ names: String...) -> Folder {
    let folder = Folder()
    for name in names { folder.write(SmallDumps.clean, to: name) }
    return folder
  }

  // MARK: Folders

  @Test func pathsComeInTheOrderOfTheirBytes() throws {
    let folder = folder(
      "d/b/x.txt", "d/b.txt", "d/b-1.txt", "d/a.txt", "d/B.txt", "d/é.txt", "d/z/y/w.txt",
      "d/z/y.txt")
    #expect(
      try paths(["d"], in: folder) == [
        "d/B.txt", "d/a.txt", "d/b-1.txt", "d/b.txt", "d/b/x.txt", "d/z/y.txt", "d/z/y/w.txt",
        "d/é.txt",
      ])
  }

  @Test func hiddenNamesAreReadWhereTheyAreNamed() throws {
    let folder = folder("d/.kept/a.txt", "d/.b.txt", "d/c.txt", "d/.git/d.txt")
    #expect(try paths(["d"], in: folder) == ["d/c.txt"])
    #expect(try paths(["d/.kept", "d/.b.txt"], in: folder) == ["d/.kept/a.txt", "d/.b.txt"])
    #expect(try paths(["d/.k*/*"], in: folder) == ["d/.kept/a.txt"])
    #expect(try paths(["d/*"], in: folder) == ["d/c.txt"])
    #expect(try paths(["d/**/.*.txt"], in: folder) == ["d/.b.txt"])
  }

  // MARK: Patterns

  @Test(arguments: [
    ("dumps/*.txt", ["dumps/a.txt", "dumps/b1.txt"]),
    ("dumps/**/*.txt", ["dumps/a.txt", "dumps/b1.txt", "dumps/in/c.txt", "dumps/in/to/d.txt"]),
    (
      "dumps/**",
      [
        "dumps/a.txt", "dumps/b1.txt", "dumps/in/c.txt", "dumps/in/c.xml", "dumps/in/to/d.txt",
      ]
    ),
    ("**/c.*", ["dumps/in/c.txt", "dumps/in/c.xml"]),
    ("dumps/*/*.{xml,txt}", ["dumps/in/c.txt", "dumps/in/c.xml"]),
    ("dumps/{a,in/c}.txt", ["dumps/a.txt", "dumps/in/c.txt"]),
    ("dumps/[a-b]?.txt", ["dumps/b1.txt"]), ("dumps/[!b]*.txt", ["dumps/a.txt"]),
    ("./dumps/a.*", ["./dumps/a.txt"]), ("dumps/{a.txt,}", ["dumps/a.txt"]),
    ("dumps/{,b}{,1,a}{.txt,.xml}", ["dumps/a.txt", "dumps/b1.txt"]),
    ("dumps/{in/{c,to/{d,}},a}.txt", ["dumps/a.txt", "dumps/in/c.txt", "dumps/in/to/d.txt"]),
    ("dumps/{[[:alpha:]{,],b1}.txt", ["dumps/a.txt", "dumps/b1.txt"]),
    ("dumps/[[:alpha:]][[:digit:]].txt", ["dumps/b1.txt"]), ("dumps/{a}.txt", ["dumps/a.txt"]),
  ])
  func patterns(pattern: String, expected: [String]) throws {
    let folder = folder(
      "dumps/a.txt", "dumps/b1.txt", "dumps/in/c.txt", "dumps/in/c.xml", "dumps/in/to/d.txt")
    #expect(try paths([pattern], in: folder) == expected)
  }

  @Test func aFileOfThatNameIsNoPattern() throws {
    let folder = folder("a[1].txt", "a1.txt")
    #expect(try paths(["a[1].txt"], in: folder) == ["a[1].txt"])
  }

  @Test func patternsThatDescribeNothingOrAreNone() throws {
    let folder = folder("d/a.txt")
    func errors(_ arguments: String...) throws -> String {
      let run = try Viewmend.run(["check"] + arguments, in: folder)
      #expect(run.status == 2)
      return run.errors
    }
    #expect(
      try errors("d/*.xml")
        == "viewmend: error: No file is described by \"d/*.xml\". Check the pattern.\n")
    // Beside something that is found, where names are hidden, and in a folder that is not there.
    folder.write("", to: ".hidden")
    for pattern in ["x*", "d/*.xml", "nowhere/*"] {
      #expect(
        try errors("-q", "d", pattern)
          == "viewmend: error: No file is described by \"\(pattern)\". Check the pattern.\n")
    }
    #expect(
      try errors("d/{a,b")
        == "viewmend: error: \"d/{a,b\": A brace is not closed.\n  Write {a,b}, or \\{ for the "
        + "character itself.\n")
    for pattern in ["d/{,}", "d/{{,},}"] {
      #expect(
        try errors(pattern)
          == "viewmend: error: \"\(pattern)\": The pattern is empty.\n  Give one such as "
          + "'dumps/**/*.txt'.\n")
    }
    for pattern in ["d/{a,\\}", "d/{a,{b}", "d/{a\\", "d/{[}],b"] {
      #expect(
        try errors(pattern)
          == "viewmend: error: \"\(pattern)\": A brace is not closed.\n  Write {a,b}, or \\{ for "
          + "the character itself.\n")
    }
    #expect(
      try errors("--exclude", "[[:letter:]]", "d")
        == "viewmend: error: --exclude: There are no characters called [:letter:].\n  Write one of "
        + "alnum, alpha, blank, cntrl, digit, graph, lower, print, punct, space, upper, xdigit, as in "
        + "[[:digit:]].\n")
    #expect(try errors("--exclude", "{,}", "d").contains("--exclude: The pattern is empty."))
    #expect(
      try errors("--exclude", "[b-a]", "d")
        == "viewmend: error: --exclude: A range between brackets runs backwards.\n  Write the "
        + "smaller character first: [a-z].\n")
    #expect(
      try errors("--exclude", "[a", "d").contains("A bracket is not closed."))
  }

  /// A configuration holds for inputs, and where there are none nobody reads it.
  @Test func configurationsOfFoldersWithoutInputsAreNotRead() throws {
    let folder = folder("d/one/a.txt")
    folder.write("{bad", to: "d/two/.viewmend.json")
    folder.write("prose", to: "d/two/notes.md")
    #expect(try Viewmend.run(["check", "-q", "d/*/*.txt"], in: folder).status == 0)
    #expect(try Viewmend.run(["check", "-q", "d/**/*.txt"], in: folder).status == 0)
    folder.write(SmallDumps.clean, to: "d/two/b.txt")
    let run = try Viewmend.run(["check", "-q", "d/*/*.txt"], in: folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("viewmend: d/two/.viewmend.json:1:2: error: This is no JSON"))
  }

  @Test func theCommandLineTakesBackWhatAConfigurationExcludes() throws {
    let folder = folder("d/a.txt", "d/b.txt")
    folder.write(#"{"exclude": ["*.txt"]}"#, to: ".viewmend.json")
    let run = try Viewmend.run(
      ["inspect", "--summary", "-q", "--exclude", "!b.txt", "d"], in: folder)
    let json = try Viewmend.run(
      ["check", "--format", "json", "--exclude", "!b.txt", "d"], in: folder
    ).json()
    #expect(run.status == 0)
    #expect((json["files"] as? [[String: Any]])?.map { $0["path"] as? String } == ["d/b.txt"])
    // Not the other way about.
    folder.write(#"{"exclude": ["!a.txt"]}"#, to: ".viewmend.json")
    #expect(try Viewmend.run(["check", "-q", "--exclude", "*.txt", "d"], in: folder).status == 3)
  }

  // MARK: What is left out

  @Test(arguments: [
    ("old", ["d/a.txt", "d/in/b.txt"]), ("*.txt", []), ("d/in", ["d/a.txt", "d/old/c.txt"]),
    ("/d/a.txt", ["d/in/b.txt", "d/old/c.txt"]),
    ("in/b.txt", ["d/a.txt", "d/in/b.txt", "d/old/c.txt"]),
    ("**/in/*", ["d/a.txt", "d/old/c.txt"]), ("{in,old}/", ["d/a.txt"]),
    ("a.txt/", ["d/a.txt", "d/in/b.txt", "d/old/c.txt"]),
    ("{in/,d/old/c.txt,}", ["d/a.txt"]), ("{,x}old", ["d/a.txt", "d/in/b.txt"]),
    ("[[:lower:]].txt", []), ("{./d/a.txt,b.txt}", ["d/old/c.txt"]),
  ])
  func exclusions(pattern: String, expected: [String]) throws {
    let folder = folder("d/a.txt", "d/in/b.txt", "d/old/c.txt")
    #expect(try paths(["--exclude", pattern, "d"], in: folder) == expected)
    #expect(try paths(["--exclude", pattern, "d/a.txt"], in: folder) == ["d/a.txt"])
  }

  @Test func exclusionsOfTheConfiguration() throws {
    let folder = folder("d/a.txt", "d/in/a.txt", "d/in/old/b.txt", "e/old/c.txt")
    folder.write(#"{"exclude": ["in/a.txt", "old"]}"#, to: "d/.viewmend.json")
    #expect(try paths(["d", "e"], in: folder) == ["d/a.txt", "e/old/c.txt"])
    #expect(try paths(["--no-config", "d"], in: folder).count == 3)
    folder.write("{\"exclude\": [\"old\",\n  \"[\"]}", to: "d/.viewmend.json")
    let run = try Viewmend.run(["check", "d"], in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "viewmend: d/.viewmend.json:2:3: error: \"[\" is no pattern: A bracket is not closed.\n"
        + "    \"[\"]}\n    ^\n  Write [abc], or \\[ for the character itself.\n")
  }

  @Test func gitignoreIsHeeded() throws {
    let folder = folder(
      "r/a.txt", "r/a.log", "r/keep.log", "r/build/b.txt", "r/in/build/c.txt", "r/in/only.txt",
      "r/in/sub/only.txt", "r/in/d.tmp", "r/x/build")
    folder.write("# logs\n*.log\n!keep.log\n/build/\n  \n\\#odd\n", to: "r/.gitignore")
    folder.write("only.txt\n!/sub/only.txt\n*.tmp  \n", to: "r/in/.gitignore")
    let whole = [
      "r/a.txt", "r/in/build/c.txt", "r/in/sub/only.txt", "r/keep.log", "r/x/build",
    ]
    #expect(try paths(["r"], in: folder) == whole)
    #expect(try paths(["--no-ignore", "r"], in: folder).count == 9)
    #expect(try paths(["r/a.log", "r/build"], in: folder) == ["r/a.log", "r/build/b.txt"])
    #expect(try paths(["r/**/*.log"], in: folder) == ["r/keep.log"])
    // The patterns of folders above hold within a repository.
    #expect(try paths(["r/in"], in: folder).contains("r/in/build/c.txt"))
    folder.write("*.log\n", to: "r/.git/info/exclude")
    folder.write(SmallDumps.clean, to: "r/in/e.log")
    #expect(!(try paths(["r/in"], in: folder)).contains("r/in/e.log"))
    #expect(try paths(["--no-ignore", "r/in"], in: folder).contains("r/in/e.log"))
  }

  @Test func whatWasPassedOverIsSaid() throws {
    let folder = folder("d/a.txt", "d/b.log", "d/old/c.txt", "d/.hidden")
    folder.write("prose\n", to: "d/readme.md")
    folder.write([0, 0, 0, 1, 2, 0], to: "d/picture.png")
    folder.write("*.log\n", to: "d/.gitignore")
    let run = try Viewmend.run(["check", "--exclude", "old", "d"], in: folder)
    #expect(run.status == 0)
    #expect(run.output == "1 file, 2 nodes, 1 target examined: nothing found\n")
    #expect(
      run.errors
        == "viewmend: skipped 2 files in which no view was found.\n"
        + "viewmend: passed over 1 named by .gitignore, 1 excluded.\n")
    let verbose = try Viewmend.run(["check", "-v", "--exclude", "old", "d"], in: folder)
    #expect(
      verbose.errors
        == "viewmend: skipped 2 files in which no view was found: d/picture.png, d/readme.md\n"
        + "viewmend: passed over 1 named by .gitignore, 1 excluded, 2 hidden.\n")
    let json = try Viewmend.run(
      ["check", "--format", "json", "--exclude", "old", "d"], in: folder
    ).json()
    let summary = try #require(json["summary"] as? [String: Any])
    let skipped = try #require(summary["skipped"] as? [String: Any])
    #expect(
      skipped.mapValues { "\($0)" } == [
        "noView": "1", "binary": "1", "ignored": "1", "excluded": "1", "hidden": "2",
        "links": "0", "special": "0",
        "otherShards": "<null>",
      ])
    let named = try Viewmend.run(["check", "--format", "json", "d/a.txt"], in: folder).json()
    #expect((named["summary"] as? [String: Any])?["skipped"] == nil)
    #expect(try Viewmend.run(["check", "-q", "--exclude", "old", "d"], in: folder).errors == "")
  }

  // MARK: Threads

  /// Many files of every kind: with findings, without, that cannot be read, that hold nothing.
  private func crowd() -> Folder {
    let folder = Folder()
    for number in 0..<64 {
      let name = "d/\(number % 7)/f\(number).txt"
      switch number % 8 {
      case 0: folder.write(SmallDumps.bad, to: name)
      case 1: folder.write(SeedDump.flush, to: name)
      case 2: folder.write(SmallDumps.notRead, to: name)
      case 3: folder.write("prose\n", to: name)
      case 4: folder.write(SmallDumps.noTarget, to: name)
      case 5: folder.write(String(repeating: SeedDump.flush + "\nprose\n\n", count: 4), to: name)
      default: folder.write(SmallDumps.warning, to: name)
      }
    }
    return folder
  }

  @Test(arguments: [
    ["check"], ["check", "--format", "json", "--targets"], ["check", "--format", "sarif"],
    ["check", "--format", "junit", "-v"], ["inspect"], ["inspect", "--summary"],
    ["inspect", "--format", "json"], ["patch", "--emit", "diff"], ["patch", "--emit", "json"],
    ["query", "UIButton"], ["query", "--xpath", "//view[@class='UIButton']"],
  ])
  func anyNumberOfThreadsGivesTheSame(arguments: [String]) throws {
    let folder = crowd()
    let one = try Viewmend.run(arguments + ["--jobs", "1", "d"], in: folder)
    #expect(!one.bytes.isEmpty)
    #expect(one.status == 2)
    for jobs in ["2", "5"] {
      let several = try Viewmend.run(arguments + ["-j", jobs, "d"], in: folder)
      #expect(several.bytes == one.bytes, "\(jobs)")
      #expect(several.errors == one.errors, "\(jobs)")
      #expect(several.status == one.status, "\(jobs)")
    }
  }

  @Test func filesAreCorrectedInPlaceOnSeveralThreads() throws {
    let (one, several) = (crowd(), crowd())
    _ = try Viewmend.run(["patch", "-i", "-j", "1", "d"], in: one)
    _ = try Viewmend.run(["patch", "-i", "-j", "4", "d"], in: several)
    for number in 0..<64 {
      let name = "d/\(number % 7)/f\(number).txt"
      #expect(one.read(name) == several.read(name), "\(name)")
    }
    #expect(one.text("d/1/f1.txt")?.contains("(0 0; 44 44)") == true)
  }

  private static let overMany = [["inspect"], ["check"], ["patch"], ["query", "*"]]

  @Test(
    arguments: overMany,
    [
      ("many", "takes a whole number, but \"many\" was given.\n  It must be between 0 and 256."),
      ("0.5", "takes a whole number, but \"0.5\" was given.\n  It must be between 0 and 256."),
      ("-1", "must be between 0 and 256, but \"-1\" was given.\n  See"),
      ("10000", "must be between 0 and 256, but \"10000\" was given.\n  See"),
    ])
  func jobsAreANumber(command: [String], mistake: (jobs: String, message: String)) throws {
    let run = try Viewmend.run(command + ["--jobs", mistake.jobs, "d"], in: Folder())
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("viewmend: error: Option --jobs \(mistake.message)"))
  }

  @Test(arguments: overMany, ["0/3", "4/3", "1/0", "-1/3", "1/10001", "1"])
  func commandsSayTheSameOfAShardThatIsNone(command: [String], shard: String) throws {
    let folder = Folder()
    let expected = try Viewmend.run(["check", "--shard", shard, "d"], in: folder)
    let run = try Viewmend.run(command + ["--shard", shard, "d"], in: folder)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors == expected.errors && run.errors.hasPrefix("viewmend: error: --shard "))
  }

  @Test(
    arguments: ["verify", "diff", "log", "normalize", "hit", "why", "convert", "render", "merge"],
    ["--jobs", "--shard"])
  func commandsOverOneFileHaveNeither(command: String, option: String) throws {
    let run = try Viewmend.run([command, option, "0", "a.txt"], in: Folder())
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(
      run.errors
        == "viewmend: error: Command \(command) has no option \"\(option)\".\n"
        + "  It is an option of `viewmend inspect`, `viewmend check`, `viewmend patch` and `viewmend "
        + "query`.\n")
  }

  // MARK: Progress

  @Test(.enabled(if: StreamTests.hasTerminal))
  func progressIsForTerminals() throws {
    let folder = Folder()
    for number in 0..<40 {
      folder.write(
        String(repeating: SeedDump.flush + "\nprose\n\n", count: 40), to: "d/f\(number).txt")
    }
    func output(_ options: String, _ environment: [String: String]) throws -> String {
      try Viewmend.shell(
        "script -qec \"$V check -j 1 --fail-on never \(options) d > out.txt\" /dev/null",
        in: folder, environment: environment
      ).output
    }
    let shown = try output("", ["TERM": "xterm"])
    #expect(shown.contains("\r\u{1B}[Kviewmend: "))
    #expect(shown.contains(" of 40 files, "))
    #expect(shown.hasSuffix("\r\u{1B}[K"))
    #expect(folder.text("out.txt")?.contains("\u{1B}") == false)
    #expect(try output("-q", ["TERM": "xterm"]) == "")
    #expect(try output("", ["TERM": "dumb"]) == "")
    #expect(try output("", ["TERM": "xterm", "CI": "true"]) == "")
    let piped = try Viewmend.run(["check", "d"], in: folder, environment: ["TERM": "xterm"])
    #expect(piped.errors == "")
  }
}
