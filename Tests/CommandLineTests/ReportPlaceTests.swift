import Foundation
import TestSupport
import Testing

/// Where reports go: `-` is the standard stream, and no file is written twice.
@Suite struct ReportPlaceTests {
  private func folder() -> Folder {
    let folder = Folder()
    folder.write(SmallDumps.warning, to: "a.txt")
    return folder
  }

  @Test(arguments: [
    "check --format json -o - a.txt", "check --format json=- a.txt", "patch -q -o - a.txt",
    "rules -o -", "completions bash -o -", "inspect --format json=- --format text=t a.txt",
    "normalize --output - a.txt", "schema check --output=-",
  ])
  func aDashIsStandardOutput(line: String) throws {
    let folder = folder()
    let before = folder.entries
    let run = try Viewmend.shell("$V \(line)", in: folder)
    #expect(!run.output.isEmpty)
    #expect(run.errors.isEmpty)
    #expect(folder.entries.filter { $0 != "t" } == before)
  }

  @Test func aFileOfThatNameIsSpelledWithItsFolder() throws {
    let folder = folder()
    #expect(try Viewmend.run(["rules", "-o", "./-"], in: folder).output == "")
    #expect(folder.entries.contains("-"))
  }

  @Test(arguments: [
    (
      "check --write-baseline - a.txt",
      "--write-baseline takes a file: a baseline is read and written as a whole.\n  Write "
        + "--write-baseline FILE, or ./- for a file of that name."
    ),
    (
      "check --baseline - a.txt",
      "--baseline takes a file: a baseline is read and written as a whole.\n  Write --baseline "
        + "FILE, or ./- for a file of that name."
    ),
    (
      "check --config - a.txt",
      "--config takes a file: the paths in a configuration are meant from its folder.\n  Write "
        + "--config FILE, or ./- for a file of that name."
    ),
    (
      "check --format json --format sarif=- a.txt",
      "Two formats cannot both go to standard output.\n  Give one of them a file: --format "
        + "json=report.json."
    ),
    (
      "check --format json=r --format sarif=./r a.txt",
      "Two formats cannot go to the same file, which \"r\" and \"./r\" are.\n  Give each a file of "
        + "its own."
    ),
    (
      "check --format json=link --format sarif=r a.txt",
      "Two formats cannot go to the same file, which \"link\" and \"r\" are.\n  Give each a file of "
        + "its own."
    ),
    (
      "check --write-baseline r --format json=./r a.txt",
      "The report would replace the baseline \"r\".\n  Give the report a file of its own."
    ),
  ])
  func placesThatCannotBe(line: String, message: String) throws {
    let folder = folder()
    let run = try Viewmend.shell("ln -s r link; $V \(line)", in: folder)
    #expect(run.status == 2)
    #expect(run.errors == "viewmend: error: \(message)\n")
    #expect(folder.entries == ["a.txt", "link"])
  }

  @Test func aReportReplacesNoFixtureThroughALink() throws {
    let folder = try VerifyTests.folder()
    let run = try Viewmend.shell(
      "ln -s all/one/fixture.json r; $V verify --format json=r all", in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "viewmend: error: The report would replace \"all/one/fixture.json\", which it is about.\n"
        + "  Give the report a file of its own.\n")
  }

  /// However many reports are open, none leaves a piece behind when the run is ended by a signal.
  @Test func unfinishedReportsAreRemoved() throws {
    let folder = Folder()
    let buttons = (0..<200).map {
      "   | <UIButton: 0x\($0 + 16); frame = (\($0 % 20 * 16) \($0 / 20 * 16); 9 9)>\n"
    }
    folder.write(
      "<UIWindow: 0x1; frame = (0 0; 320 480)>\n" + buttons.joined(), to: "a.txt")
    let formats = (1...20).map { "--format json=report-\($0).json" }.joined(separator: " ")
    let run = try Viewmend.shell(
      """
      mkfifo pipe; sleep 300 > pipe & writer=$!
      $V check -q \(formats) a.txt pipe & run=$!
      for turn in $(seq 2000); do
        [ "$(ls -A | grep -c '^\\.report-')" = 20 ] && break
        sleep 0.1
      done
      ls -A | grep -c '^\\.report-'
      kill -TERM $run; wait $run; kill -KILL $writer
      ls -A | grep -c report-; true
      """, in: folder)
    #expect(run.output == "20\n0\n")
  }

  /// Whatever the command, what it reads stays.
  @Test(arguments: [
    ("config --print -o a.txt a.txt", "\"a.txt\", which it is about"),
    ("config --print --format json=./a.txt a.txt", "\"a.txt\", which it is about"),
    ("config --print -o .viewmend.json", "the configuration \".viewmend.json\""),
    ("config --print --config c.json -o c.json a.txt", "the configuration \"c.json\""),
    ("patch -o .viewmend.json a.txt", "the configuration \".viewmend.json\""),
    ("patch --config c.json -o c.json a.txt", "the configuration \"c.json\""),
    ("normalize -o .viewmend.json a.txt", "the configuration \".viewmend.json\""),
    ("hit --points pts -o pts a.txt", "the list of points \"pts\""),
    ("hit --points pts --format json=pts a.txt", "the list of points \"pts\""),
    ("check -o .gitignore .", "the ignore file \"./.gitignore\""),
  ])
  func whatIsReadIsNotReplaced(_ line: String, _ what: String) throws {
    let folder = folder()
    folder.write("{\"failOn\": \"note\"}", to: ".viewmend.json")
    folder.write("{\"failOn\": \"note\"}", to: "c.json")
    folder.write("30,40\n", to: "pts")
    folder.write("pts\n", to: ".gitignore")
    let before = folder.entries.map { folder.text($0) }
    let run = try Viewmend.shell("$V \(line)", in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors == "viewmend: error: The report would replace \(what).\n  Give the report a file "
        + "of its own.\n")
    #expect(folder.entries.map { folder.text($0) } == before)
  }

  /// GitLab and GitHub look files up by their paths from the top of the repository.
  @Test func pathsOfServersHaveNoDots() throws {
    let folder = folder()
    let gitlab = try Viewmend.run(["check", "--format", "gitlab", "."], in: folder)
    #expect(gitlab.output.contains("\"path\": \"a.txt\""))
    let github = try Viewmend.run(["check", "--format", "github", "./a.txt"], in: folder)
    #expect(github.output.contains(" file=a.txt,"))
  }

  /// A row that begins with two colons is a command to GitHub's runner.
  @Test func excerptsAreNoCommands() throws {
    let folder = folder()
    folder.write("::stop-commands::x\n", to: ".viewmend.json")
    let run = try Viewmend.run(
      ["check", "a.txt"], in: folder, environment: ["GITHUB_ACTIONS": "true"])
    #expect(run.status == 2)
    #expect(run.errors.contains("::stop-commands::x"))
    for row in run.errors.split(separator: "\n") {
      #expect(!row.drop { $0 == " " }.hasPrefix("::"), "\(run.errors)")
    }
  }
}
