import Foundation
import TestSupport
import Testing

/// Streams that end early, and disks that are full.
@Suite struct StreamTests {
  @Test(arguments: [
    "check", "check --format json", "check --format sarif", "check --format junit",
    "check --format github", "inspect", "inspect --format json", "patch",
    "patch --emit json", "patch --emit diff", "rules", "explain target-oversized", "--help",
  ])
  func aClosedPipeEndsTheProcessAsItEndsCat(command: String) throws {
    let folder = Folder()
    folder.write(String(repeating: SeedDump.flush + "\nprose\n\n", count: 200), to: "much.txt")
    let takesFile = !["rules", "--help"].contains(command) && !command.hasPrefix("explain")
    // The reader is gone before the first byte is written.
    let run = try Viewmend.shell(
      """
      { sleep 0.3; $V \(command) \(takesFile ? "much.txt" : ""); echo $? > status; } 2> errors \
      | true
      """, in: folder)
    #expect(run.status == 0)
    #expect(folder.text("status") == "141\n", "128 + SIGPIPE")
    let errors = folder.text("errors") ?? ""
    if command.hasPrefix("patch") {
      #expect(!errors.contains("error"))
    } else {
      #expect(errors == "")
    }
  }

  @Test(arguments: [
    "check dump-flush.txt", "check --format json dump-flush.txt", "inspect dump-flush.txt",
    "patch -q dump-flush.txt", "patch -q --emit json dump-flush.txt", "hit --at 1,1 dump-flush.txt",
    "why 3 dump-flush.txt", "rules", "explain invalid-frame", "--help", "--version",
  ])
  func aFullDisk(line: String) throws {
    let run = try Viewmend.shell("$V \(line) > /dev/full", in: .withSeed())
    #expect(run.status == 2)
    #expect(
      run.errors
        == "viewmend: error: Standard output could not be written: No space left on device.\n")
  }

  @Test(arguments: [
    "check -o /dev/full", "check --format json=/dev/full", "check --format sarif=/dev/full",
    "check --format markdown=/dev/full", "inspect -o /dev/full",
    "patch -q -o /dev/full",
  ])
  func aFullDiskBehindAFile(line: String) throws {
    let run = try Viewmend.shell("$V \(line) dump-flush.txt", in: .withSeed())
    #expect(run.status == 2)
    #expect(
      run.errors
        == "viewmend: error: \"/dev/full\" could not be written: No space left on device.\n")
  }

  /// True where a file system of a few pages can be mounted in a space of the process's own.
  static let canMount: Bool = {
    guard getuid() == 0 else { return false }
    let run = try? Viewmend.shell(
      "mkdir m && unshare -m sh -c 'mount -t tmpfs -o size=16k tmpfs m'", in: Folder())
    return run?.status == 0
  }()

  @Test(.enabled(if: canMount))
  func aSmallDiskKeepsWhatItHad() throws {
    let folder = Folder()
    folder.write(String(repeating: SeedDump.flush + "\nprose\n\n", count: 10), to: "much.txt")
    let run = try Viewmend.shell(
      """
      mkdir m && unshare -m bash -c '
        mount -t tmpfs -o size=16k tmpfs m && echo precious > m/out.txt
        $V patch -q -o m/out.txt much.txt; echo "status $?"
        $V patch -q -o m/new.txt much.txt; echo "status $?"
        cat m/out.txt; ls -A m'
      """, in: folder)
    #expect(run.output == "status 2\nstatus 2\nprecious\nout.txt\n")
    #expect(
      run.errors
        == "viewmend: error: \"m/out.txt\" could not be written: No space left on device. What was "
        + "there before is unchanged.\nviewmend: error: \"m/new.txt\" could not be written: No space "
        + "left on device.\n")
  }

  @Test func closedStreams() throws {
    let out = try Viewmend.shell("$V check dump-flush.txt >&-", in: .withSeed())
    #expect(out.status == 2)
    #expect(
      out.errors
        == "viewmend: error: Standard output could not be written: Bad file descriptor.\n")
    let input = try Viewmend.shell("$V check <&-", in: .withSeed())
    #expect(input.status == 2)
    #expect(
      input.errors == "viewmend: error: \"stdin\" could not be read: Bad file descriptor.\n")
    #expect(try Viewmend.shell("$V check dump-flush.txt 2>&-", in: .withSeed()).status == 1)
  }

  @Test func whatIsNoRegularFileIsReadToItsEnd() throws {
    let folder = Folder.withSeed()
    let run = try Viewmend.shell(
      "mkfifo pipe && { cat dump-flush.txt > pipe & } && $V check -q pipe; echo $?; "
        + "$V check -q /dev/null 2> /dev/null; echo $?; $V rules -o /dev/null 2> errors; echo $?",
      in: folder)
    #expect(run.output == "1\n3\n0\n", "a device is written to as it is")
  }

  static let hasTerminal = FileManager.default.isExecutableFile(atPath: "/usr/bin/script")

  @Test(.enabled(if: hasTerminal))
  func aTerminal() throws {
    let folder = Folder.withSeed()
    let nothing = try Viewmend.shell("script -qec \"$V check\" /dev/null", in: folder)
    #expect(nothing.status == 2)
    #expect(
      nothing.output.replacing("\r\n", with: "\n")
        == "viewmend: error: No FILE is given, and standard input is a terminal.\n"
        + "  Name a dump, or pipe one in: pbpaste | viewmend check -\n")
    func isColoured(_ environment: [String: String]) throws -> Bool {
      try Viewmend.shell(
        "script -qec \"$V check dump-flush.txt\" /dev/null", in: folder, environment: environment
      ).output.contains("\u{1B}[")
    }
    #expect(try isColoured(["TERM": "xterm"]))
    #expect(try !isColoured(["TERM": "dumb"]))
    #expect(try !isColoured(["TERM": "xterm", "NO_COLOR": "1"]))
  }

  @Test func aFolderThatIsNotThere() throws {
    let run = try Viewmend.run(["check", "-o", "no/out.txt", "dump-flush.txt"], in: .withSeed())
    #expect(run.status == 2)
    #expect(
      run.errors
        == "viewmend: error: \"no/out.txt\" cannot be made: its folder does not exist. Make the folder "
        + "first.\n")
  }
}
