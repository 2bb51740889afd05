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
    try #require(watch.waits(forErrors: "waiting for a file; Ctrl-C ends it."))
    #expect(watch.errors.contains("error: There is no file \"late/screen.txt\"."))
    folder.write(Self.large, to: "late/screen.txt")
    #expect(watch.waits(for: "nothing found\n"))
  }

  /// On Linux `é` in one character and `é` in two are the names of two files, and of two folders.
  @Test(arguments: [("\u{E9}.txt", "e\u{301}.txt"), ("\u{E9}/a.txt", "e\u{301}/a.txt")])
  func namesThatReadAlikeAreWatchedEachByItself(_ one: String, _ other: String) throws {
    let folder = Folder()
    folder.write(Self.large, to: one)
    folder.write(Self.large, to: other)
    let watch = try WatchedRun(["--watch", one, other], in: folder)
    try #require(watch.waits(for: "2 files, 4 nodes, 2 targets examined: nothing found\n"))
    folder.write(Self.small, to: other)
    #expect(watch.waits(forRuns: 2))
    #expect(
      watch.errors.utf8.elementsEqual(
        """
        viewmend: watching 2 files; Ctrl-C ends it.
        viewmend: \(other) changed.

        """.utf8))
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

  @Test func patternWhoseFolderIsMissingIsWaitedFor() throws {
    let folder = Folder()
    let watch = try WatchedRun(["--watch", "dumps/**/*.txt"], in: folder)
    try #require(watch.waits(forErrors: "waiting for a file"))
    folder.write(Self.large, to: "dumps/press/screen.txt")
    #expect(watch.waits(for: "nothing found\n"))
    #expect(watch.errors.contains("viewmend: dumps/press/screen.txt changed.\n"))
  }

  /// The mode is all that changes; who may read everything meets no difference but the run.
  @Test func permissionsAreWatched() throws {
    let folder = Folder()
    folder.write(Self.small, to: "screen.txt")
    let watch = try WatchedRun(["--watch", "screen.txt"], in: folder)
    try #require(watch.waits(forRuns: 1))
    _ = try Viewmend.shell("chmod 600 screen.txt", in: folder)
    #expect(watch.waits(forErrors: "viewmend: screen.txt changed.\n"))
  }

  @Test func theConfigurationThatIsGoneIsNamed() throws {
    let folder = Folder()
    folder.write(Self.small, to: "a/b/screen.txt")
    folder.write("{\"minimum\": 20}", to: "a/.viewmend.json")
    folder.write("{\"minimum\": 44}", to: "a/b/.viewmend.json")
    let watch = try WatchedRun(["--watch", "a/b/screen.txt"], in: folder)
    try #require(watch.waits(forRuns: 1))
    _ = try Viewmend.shell("rm a/b/.viewmend.json", in: folder)
    #expect(watch.waits(for: "nothing found\n"))
    #expect(watch.errors.hasSuffix("viewmend: a/b/.viewmend.json changed.\n"), "\(watch.errors)")
  }

  @Test func ignoreFilesAreNamedBeforeWhatTheyDecide() throws {
    let folder = Folder()
    folder.write(Self.small, to: "dumps/a/one.txt")
    folder.write(Self.small, to: "dumps/b/two.txt")
    folder.write("b/\n", to: "dumps/.gitignore")
    let watch = try WatchedRun(["--watch", "dumps"], in: folder)
    try #require(watch.waits(for: "1 file, 2 nodes"))
    _ = try Viewmend.shell("mkdir dumps/c; sleep 0.5; rm dumps/.gitignore", in: folder)
    #expect(watch.waits(for: "2 files, 4 nodes"))
    #expect(watch.errors.hasSuffix("viewmend: dumps/.gitignore changed.\n"))
    #expect(!watch.errors.contains("dumps/c"))
  }

  @Test func otherFilesOfTheFolderMakeNoRun() throws {
    let folder = Folder()
    folder.write(Self.small, to: "screen.txt")
    let watch = try WatchedRun(["--watch", "screen.txt"], in: folder)
    try #require(watch.waits(forRuns: 1))
    folder.write(Self.large, to: "other.txt")
    folder.write(Self.large, to: ".screen.txt.swp")
    folder.write(Self.large, to: "screen.txt")
    #expect(watch.waits(for: "nothing found\n"))
    #expect(watch.runs == 2)
    #expect(watch.errors.hasSuffix("Ctrl-C ends it.\nviewmend: screen.txt changed.\n"))
  }

  /// `script` gives a terminal.
  @Test func screenIsClearedOnATerminalOnly() throws {
    let folder = Folder()
    folder.write(Self.small, to: "screen.txt")
    let piped = try WatchedRun(["--watch", "screen.txt"], in: folder)
    try #require(piped.waits(forRuns: 1))
    #expect(!piped.output.contains("\u{1B}"))
    let outcome = try Viewmend.shell(
      """
      script -qefc '$V check --watch screen.txt' log > /dev/null & screen=$!
      for i in {1..600}; do grep -q 'Ctrl-C' log 2> /dev/null && break; sleep 0.05; done
      kill $screen; cat log
      """, in: folder, environment: ["TERM": "xterm"])
    #expect(
      outcome.output.contains("\u{1B}[H\u{1B}[2J\u{1B}[3Jscreen.txt:2:6: "), "\(outcome.output)")
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
