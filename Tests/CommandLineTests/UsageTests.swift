import Foundation
import TestSupport
import Testing

/// Usage, help, colour and where reports go.
@Suite struct UsageTests {
  @Test(arguments: [
    (["chek"], "Unknown command \"chek\".\n  Did you mean check?"),
    (
      ["frobnicate"],
      "Unknown command \"frobnicate\".\n  The commands are inspect, check, patch, hit, why, query, "
        + "diff, log, convert, normalize, verify, render, merge, config, rules, explain, schema, completions, "
        + "manual and lldb. See `viewmend --help`."
    ),
    (["check", "--ruls", "x"], "Unknown option \"--ruls\".\n  Did you mean --rules?"),
    (
      ["check", "--fail-on", "warnng", "x"],
      "Option --fail-on must be error, warning, note or never, but \"warnng\" was given.\n"
        + "  Did you mean warning?"
    ),
    (
      ["check", "--rules", "target-oversize", "x"],
      "There is no rule \"target-oversize\".\n  Did you mean target-oversized?"
    ),
    (
      ["explain", "zzzzzz"],
      "There is no rule \"zzzzzz\".\n  See `viewmend rules`."
    ),
    (
      ["check", "--format", "jsn", "x"],
      "There is no report format \"jsn\".\n  Did you mean --format json?"
    ),
    (
      ["check", "--format", "json=", "x"],
      "--format json= names no file.\n  Write --format json=FILE, or --format json for standard "
        + "output."
    ),
    (
      ["check", "--format", "json", "--format", "text", "x"],
      "Two formats cannot both go to standard output.\n  Give one of them a file: --format "
        + "json=report.json."
    ),
    (
      ["check", "--format", "json=a", "--format", "text=a", "x"],
      "Two formats cannot go to the same file.\n  Give each a file of its own."
    ),
    (
      ["check", "--format", "json=a", "-o", "b", "x"],
      "--output has nothing to write: every --format names a file of its own.\n  Leave --output "
        + "out, or one of the files."
    ),
    (
      ["check", "--min", "nan", "x"],
      "--min is \"nan\", which is no size.\n  Give one number (--min 44) or two (--min 44x30), in "
        + "points from 0 to 100000."
    ),
    (
      ["check", "--min", "44x", "x"],
      "--min is \"44x\", which is no size.\n  Give one number (--min 44) or two (--min 44x30), in "
        + "points from 0 to 100000."
    ),
    (
      ["hit", "--at", "3", "x"],
      "--at is \"3\", which is no point.\n  Give x and y in points: --at 30,40."
    ),
    (
      ["hit", "--at", "nan,3", "x"],
      "--at is \"nan,3\", which is no point.\n  Give x and y in points: --at 30,40."
    ),
    (
      ["hit", "--at", "inf,3", "x"],
      "--at is \"inf,3\", which is no point.\n  Give x and y in points: --at 30,40."
    ),
    (
      ["hit", "x"],
      "No point is given.\n  Add --at X,Y, or --points FILE with one x,y a line."
    ),
    (
      ["patch", "a", "b"],
      "More than one tree cannot be written to one place.\n  Add --in-place, --emit diff or --emit "
        + "json, or name one FILE."
    ),
    (
      ["patch", "--in-place", "--emit", "diff", "a"],
      "--in-place writes the tree to its own file.\n  Leave out --emit and --output, or "
        + "--in-place."
    ),
  ])
  func whatIsNotUnderstood(arguments: [String], message: String) throws {
    let run = try Viewmend.run(arguments, in: Folder())
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors == "viewmend: error: \(message)\n")
  }

  @Test(arguments: [
    "inspect", "check", "patch", "hit", "why", "query", "convert", "rules", "explain",
    "schema", "completions", "manual", nil,
  ])
  func helpFitsAnOldTerminal(command: String?) throws {
    let arguments = [command, "--help"].compactMap { $0 }
    let run = try Viewmend.run(arguments, in: Folder(), environment: ["COLUMNS": "80"])
    #expect(run.status == 0 && run.errors == "")
    for line in run.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    #expect(run.output.hasPrefix("Usage: viewmend \(command ?? "COMMAND")"))
    let other = try Viewmend.run(["help"] + [command].compactMap { $0 }, in: Folder())
    #expect(other.output == run.output)
  }

  @Test func everyOptionOfTheContractIsInTheHelp() throws {
    let check = try Viewmend.run(["check", "--help"], in: Folder()).output
    for option in [
      "--format", "--output", "--input-format", "--color", "--quiet", "--verbose", "--rules",
      "--back-button", "--fail-on", "--require", "--allow-empty", "--min", "--fit", "--pad",
      "--era", "--as", "--density",
      "--max-bytes", "--max-nodes", "--max-depth", "--max-value", "--targets", "--help",
    ] { #expect(check.contains(option), "\(option)") }
  }

  @Test func versions() throws {
    #expect(try Viewmend.run(["--version"], in: Folder()).output == "viewmend 0.1.0\n")
  }

  @Test func optionsStandAnywhere() throws {
    let folder = Folder.withSeed()
    folder.write(SmallDumps.clean, to: "--odd.txt")
    let before = try Viewmend.run(["check", "--fail-on", "never", "dump-flush.txt"], in: folder)
    let behind = try Viewmend.run(["check", "dump-flush.txt", "--fail-on=never"], in: folder)
    #expect(before.output == behind.output)
    #expect(before.status == 0 && behind.status == 0)
    #expect(try Viewmend.run(["check", "--", "--odd.txt"], in: folder).status == 0)
    #expect(try Viewmend.run(["check", "--odd.txt"], in: folder).status == 2)
  }

  @Test func standardInputHasAName() throws {
    let seed = Array(SeedDump.flush.utf8)
    let named = try Viewmend.run(["check", "-"], in: Folder(), input: seed)
    let unnamed = try Viewmend.run(["check"], in: Folder(), input: seed)
    #expect(named.output == unnamed.output)
    #expect(named.output.hasPrefix("stdin: back button: container 41 x 30"))
    let diff = try Viewmend.run(["patch", "--emit", "diff"], in: Folder(), input: seed)
    #expect(diff.output.hasPrefix("--- a/stdin\n+++ b/stdin\n@@ "))
  }

  // MARK: Reports

  @Test func theHeadline() throws {
    let run = try Viewmend.run(["check", "dump-flush.txt"], in: .withSeed())
    let lines = run.output.split(separator: "\n")
    #expect(
      lines.first
        == "dump-flush.txt: back button: container 41 x 30, reaches 28.5 pt past its arrow")
    #expect(lines.last == "1 file, 18 nodes, 1 target examined: 1 warning, 3 notes")
    #expect(run.errors == "")
  }

  @Test func colourIsAskedFor() throws {
    let folder = Folder.withSeed()
    func isColoured(_ options: [String], _ environment: [String: String] = [:]) throws -> Bool {
      try ["check", "inspect"].map { command in
        try Viewmend.run(
          [command, "dump-flush.txt"] + options, in: folder, environment: environment
        ).output.contains("\u{1B}[")
      }.contains(true)
    }
    #expect(try !isColoured([]))
    #expect(try isColoured(["--color", "always"]))
    #expect(try isColoured([], ["CLICOLOR_FORCE": "1"]))
    #expect(try !isColoured([], ["CLICOLOR_FORCE": "0"]))
    #expect(try !isColoured([], ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]))
    #expect(try isColoured(["--color", "always"], ["NO_COLOR": "1"]))
    #expect(try !isColoured(["--color", "never"], ["CLICOLOR_FORCE": "1"]))
  }

  @Test func quietKeepsStatusAndErrors() throws {
    let folder = Folder.withSeed()
    let run = try Viewmend.run(["check", "--quiet", "dump-flush.txt", "missing.txt"], in: folder)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.errors == "viewmend: error: There is no file \"missing.txt\". Check the path.\n")
    #expect(try Viewmend.run(["check", "-q", "dump-flush.txt"], in: folder).status == 1)
    let file = try Viewmend.run(
      ["check", "-q", "--format", "json=report.json", "dump-flush.txt"], in: folder)
    #expect(file.output == "")
    #expect(folder.text("report.json")?.hasPrefix("{\"schema\": \"viewmend/1\"") == true)
  }

  @Test func severalFormatsToSeveralFiles() throws {
    let folder = Folder.withSeed()
    let run = try Viewmend.run(
      ["check", "--format", "text", "--format", "json=a.json", "--format", "text=b.txt"]
        + ["dump-flush.txt"], in: folder)
    #expect(run.status == 1)
    let plain = try Viewmend.run(["check", "dump-flush.txt"], in: folder).output
    let json = try Viewmend.run(["check", "--format", "json", "dump-flush.txt"], in: folder).output
    #expect(folder.text("a.json") == json)
    #expect(run.output == plain)
    #expect(folder.text("b.txt") == plain)
    let out = try Viewmend.run(["check", "-o", "c.txt", "dump-flush.txt"], in: folder)
    #expect(out.output == "")
    #expect(folder.text("c.txt") == plain)
  }

  @Test func theSameBytesTwice() throws {
    let folder = Folder.withSeed()
    folder.write(SmallDumps.bad, to: "bad.txt")
    for arguments in [
      ["check"], ["check", "--format", "json", "--targets"], ["inspect"], ["inspect", "--summary"],
      ["inspect", "--format", "json"], ["patch", "--emit", "json"], ["patch", "--emit", "diff"],
    ] {
      let line = arguments + ["dump-flush.txt", "bad.txt"]
      let runs = try (0..<3).map { _ in try Viewmend.run(line, in: folder).bytes }
      #expect(runs[0] == runs[1] && runs[1] == runs[2], "\(arguments)")
      #expect(!runs[0].isEmpty)
    }
  }

  @Test func rulesAreListedAndExplained() throws {
    let list = try Viewmend.run(["rules"], in: Folder()).output
    let names = list.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    #expect(
      names == [
        "captured-in-transition", "back-button-missing", "back-button-duplicate",
        "back-button-trailing", "back-button-stale-title", "title-displaced", "bar-item-inset",
        "swipe-back-disabled", "target-dead", "target-offscreen", "target-outside-parent",
        "target-clipped", "target-obscured", "touch-sink", "target-too-small", "target-spacing",
        "target-overlap", "target-oversized", "target-smaller-than-visible", "target-duplicate",
        "bar-slop", "invalid-frame",
      ])
    for name in names {
      let page = try Viewmend.run(["explain", name], in: Folder()).output
      #expect(page.hasPrefix("\(name) ("))
      #expect(page.contains("\nExample: "))
    }
  }

  @Test func inspectSummaryIsOneLineAFile() throws {
    let folder = Folder.withSeed()
    folder.write(SmallDumps.clean, to: "clean.txt")
    let run = try Viewmend.run(["inspect", "--summary", "dump-flush.txt", "clean.txt"], in: folder)
    #expect(
      run.output == """
        dump-flush.txt: recursiveDescription, 18 nodes, 1 tree, 1 back button, 0 diagnostics
        clean.txt: recursiveDescription, 2 nodes, 1 tree, 0 back buttons, 0 diagnostics

        """)
  }
}
