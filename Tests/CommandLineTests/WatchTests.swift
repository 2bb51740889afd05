import Foundation
import TestSupport
import Testing

/// `check --watch`, run as a process that goes on.
@Suite(.serialized) struct WatchTests {
  private static let small = """
    <UIWindow: 0x1a01; frame = (0 0; 320 480)>
       | <UIButton: 0x1a02; frame = (40 100; 30 30)>

    """
  private static let large = small.replacing("30 30", with: "44 44")

  @Test func fileThatIsWrittenAgainIsCheckedAgain() throws {
    let folder = Folder()
    folder.write(Self.small, to: "screen.txt")
    let watch = try WatchedRun(["--watch", "screen.txt"], in: folder)
    try #require(watch.waits(forRuns: 1))
    #expect(watch.output.contains("screen.txt:2:6: warning: UIButton is 30 x 30 pt"))
    folder.write(Self.large, to: "screen.txt")
    #expect(watch.waits(forRuns: 2))
    #expect(watch.output.hasSuffix("1 file, 2 nodes, 1 target examined: nothing found\n"))
    #expect(
      watch.errors == """
        viewmend: watching 1 file; Ctrl-C ends it.
        viewmend: screen.txt changed.

        """)
    #expect(watch.end() == .uncaughtSignal)
  }

  /// Programs write files in many ways.
  @Test(arguments: [
    "cp new.txt screen.txt",
    "cp new.txt beside.txt && mv beside.txt screen.txt",
    "rm screen.txt && cp new.txt screen.txt",
    ": > screen.txt; sleep 0.02; cat new.txt >> screen.txt",
    "ln -sf new.txt screen.txt",
    "mkdir deep && mv screen.txt deep && cp new.txt screen.txt",
  ]) func everyWayToWriteIsNoticed(_ line: String) throws {
    let folder = Folder()
    folder.write(Self.small, to: "screen.txt")
    folder.write(Self.large, to: "new.txt")
    let watch = try WatchedRun(["-w", "screen.txt"], in: folder)
    try #require(watch.waits(forRuns: 1))
    _ = try Viewmend.shell(line, in: folder)
    #expect(watch.waits(for: "2 nodes, 1 target examined: nothing found\n"))
  }

  @Test func fileThatALinkLeadsToIsWatched() throws {
    let folder = Folder()
    folder.write(Self.small, to: "elsewhere/real.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "screen.txt"), withDestinationPath: "elsewhere/real.txt")
    let watch = try WatchedRun(["--watch", "screen.txt"], in: folder)
    try #require(watch.waits(forRuns: 1))
    folder.write(Self.large, to: "elsewhere/real.txt")
    #expect(watch.waits(for: "nothing found\n"))
  }

  @Test func fileThatIsMissingIsWaitedFor() throws {
    let folder = Folder()
    let watch = try WatchedRun(["--watch", "late/screen.txt"], in: folder)
    try #require(watch.waits(forErrors: "watching 1 file"))
    #expect(watch.errors.contains("error: There is no file \"late/screen.txt\"."))
    folder.write(Self.large, to: "late/screen.txt")
    #expect(watch.waits(for: "nothing found\n"))
  }

  @Test func folderIsWalkedAgain() throws {
    let folder = Folder()
    folder.write(Self.large, to: "dumps/one.txt")
    let watch = try WatchedRun(["--watch", "dumps"], in: folder)
    try #require(watch.waits(for: "1 file, 2 nodes"))
    folder.write(Self.small, to: "dumps/two.txt")
    #expect(watch.waits(for: "2 files, 4 nodes"))
    folder.write(Self.small, to: "dumps/deeper/three.txt")
    #expect(watch.waits(for: "3 files, 6 nodes"))
    folder.write("two.txt\n", to: "dumps/.gitignore")
    #expect(watch.waits(for: "2 files, 4 nodes", times: 2))
  }

  @Test func configurationIsWatchedAndMayBeMended() throws {
    let folder = Folder()
    folder.write(Self.small, to: "screen.txt")
    let watch = try WatchedRun(["--watch", "screen.txt"], in: folder)
    try #require(watch.waits(forRuns: 1))
    folder.write("{\"minimum\": 3O}", to: ".viewmend.json")
    #expect(watch.waits(forErrors: ".viewmend.json:1:"))
    folder.write("{\"minimum\": 30}", to: ".viewmend.json")
    #expect(watch.waits(for: "nothing found\n"))
  }

  @Test func otherFilesOfTheFolderMakeNoRun() throws {
    let folder = Folder()
    folder.write(Self.small, to: "screen.txt")
    let watch = try WatchedRun(["--watch", "screen.txt"], in: folder)
    try #require(watch.waits(forRuns: 1))
    folder.write(Self.large, to: "other.txt")
    folder.write(Self.large, to: ".screen.txt.swp")
    Thread.sleep(forTimeInterval: 1.5)
    #expect(watch.runs == 1)
  }

  /// `script` gives a terminal.
  @Test func screenIsClearedOnATerminalOnly() throws {
    let folder = Folder()
    folder.write(Self.small, to: "screen.txt")
    let piped = try WatchedRun(["--watch", "screen.txt"], in: folder)
    try #require(piped.waits(forRuns: 1))
    #expect(!piped.output.contains("\u{1B}"))
    let outcome = try Viewmend.shell(
      "timeout -s INT 20 script -qefc 'timeout -s INT 2 $V check --watch screen.txt' /dev/null",
      in: folder, environment: ["TERM": "xterm"])
    #expect(outcome.output.hasPrefix("\u{1B}[H\u{1B}[2J\u{1B}[3J"))
    #expect(outcome.output.contains("watching 1 file; Ctrl-C ends it."))
  }

  @Test func readerThatIsGoneEndsIt() throws {
    let folder = Folder()
    folder.write(Self.small, to: "screen.txt")
    let outcome = try Viewmend.shell(
      "timeout 20 $V check --watch screen.txt | head -1; echo ${PIPESTATUS[0]}", in: folder)
    #expect(outcome.output.hasSuffix("\n141\n"), "\(outcome.output)")
  }

  @Test(arguments: [
    (
      "check --watch -",
      "viewmend: error: --watch cannot run again on standard input, which is read only once.\n"
        + "  Name a file: viewmend check --watch dump.txt\n"
    ),
    (
      "check --watch --write-baseline known.json screen.txt",
      "viewmend: error: --watch and --write-baseline cannot both be given: each change would alter "
        + "the baseline.\n  Leave one of them out.\n"
    ),
    (
      "check --watch --min x screen.txt",
      "viewmend: error: --min is \"x\", which is no size.\n"
        + "  Give one number (--min 44) or two (--min 44x30), in points from 0 to 100000.\n"
    ),
  ]) func whatCannotBeWatchedIsRefused(_ line: String, _ message: String) throws {
    let folder = Folder()
    folder.write(Self.small, to: "screen.txt")
    let outcome = try Viewmend.shell("timeout 20 $V \(line)", in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors == message)
  }
}
