import Foundation
import TestSupport
import Testing

/// Where a file is read besides the input, what is no regular file is refused, and nothing is waited
/// for.
@Suite struct SpecialFileTests {
  private static let message =
    "is no regular file, but a pipe, a device or the like. Write what comes from it to a file, and "
    + "name that.\n"

  /// What reads a file, `FILE` in its place.
  static let readers = [
    "check --baseline FILE d", "check --write-baseline FILE d", "check --config FILE d",
    "config --print --config FILE d/a.txt", "merge FILE", "hit --points FILE d/a.txt",
    "patch --config FILE d/a.txt",
  ]

  @Test(arguments: readers) func pipesAndDevicesAreRefused(line: String) throws {
    let folder = Folder()
    folder.write(SmallDumps.clean, to: "d/a.txt")
    let made = try Viewmend.shell("mkfifo pipe", in: folder)
    #expect(made.status == 0)
    for file in ["pipe", "/dev/null", "/dev/full"] {
      let command = line.replacing("FILE", with: file)
      let run = try Viewmend.shell("timeout 20 $V \(command) < /dev/null", in: folder)
      #expect(run.status == 2, "\(command)")
      #expect(run.errors == "viewmend: error: \"\(file)\" \(Self.message)", "\(command)")
    }
    let run = try Viewmend.shell("$V \(line.replacing("FILE", with: "d"))", in: folder)
    #expect(run.status == 2)
    #expect(run.errors == "viewmend: error: \"d\" is a folder. Name a file.\n", "\(line)")
  }

  @Test(arguments: ["fixture.json", "input.txt", "patched.txt"])
  func pipesInFixturesAreRefused(name: String) throws {
    let folder = try VerifyTests.folder()
    let run = try Viewmend.shell(
      "rm all/one/\(name); mkfifo all/one/\(name); timeout 20 $V verify all", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("error: \"\(name)\" \(Self.message)"))
    #expect(run.output == "1 fixture: 1 could not run\n")
  }

  @Test func aPipeInThePlaceOfAnIgnoreFileIsPassedOver() throws {
    let folder = Folder()
    folder.write(SmallDumps.clean, to: "d/a.txt")
    let run = try Viewmend.shell("mkfifo d/.gitignore; timeout 20 $V check -q d", in: folder)
    #expect(run.status == 0)
  }

  /// The input itself may be a pipe, as in `<(…)`.
  @Test func inputsMayBePipes() throws {
    let folder = Folder()
    folder.write(SmallDumps.clean, to: "a.txt")
    #expect(try Viewmend.shell("$V check -q <(cat a.txt)", in: folder).status == 0)
  }

  @Test func namesThatAreNoUTF8AreShownEscaped() throws {
    let folder = Folder()
    folder.write(SmallDumps.clean, to: "d/a.txt")
    let run = try Viewmend.shell(
      #"cp d/a.txt $'d/caf\xe9.txt'; $V check -q d; $V check -q $'d/caf\xe9.txt'"#, in: folder)
    let message =
      #"viewmend: error: "d/caf\xE9.txt" has a name that is no UTF-8, which cannot be opened. "#
      + "Rename the file.\n"
    #expect(run.status == 2)
    #expect(run.errors == message + message)
  }
}
