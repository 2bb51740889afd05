import Foundation
import TestSupport
import Testing

/// What `patch` writes, and what it leaves alone.
@Suite struct PatchFileTests {
  @Test func theTreeToStandardOutput() throws {
    let run = try Viewmend.run(["patch", "dump-flush.txt"], in: .withSeed())
    #expect(run.status == 0)
    #expect(run.output == SeedDump.corrected)
    #expect(
      run.errors
        == "viewmend: dump-flush.txt: node 15 UINavigationItemButtonView: frame (8 6; 41 30) -> "
        + "(0 0; 44 44); in the running app UIKit lays it out again (see viewmend check)\n")
  }

  @Test func withoutRulesTheFileComesBack() throws {
    let run = try Viewmend.run(["patch", "--rules", "none", "dump-flush.txt"], in: .withSeed())
    #expect(run.output == SeedDump.flush)
    #expect(run.errors == "")
  }

  @Test func anEmptyFileComesBackWithStatusThree() throws {
    let folder = Folder()
    folder.write("no view\n", to: "prose.txt")
    let run = try Viewmend.run(["patch", "prose.txt"], in: folder)
    #expect(run.status == 3)
    #expect(run.output == "no view\n")
  }

  @Test func theDiffApplies() throws {
    let folder = Folder.withSeed()
    let run = try Viewmend.shell(
      "$V patch -q --emit diff dump-flush.txt > changes.diff && patch -s -p1 -i changes.diff",
      in: folder)
    #expect(run.status == 0)
    #expect(folder.text("dump-flush.txt") == SeedDump.corrected)
  }

  @Test func severalFiles() throws {
    let folder = Folder.withSeed()
    folder.write(SeedDump.flush.replacing("\n", with: "\r\n"), to: "windows.txt")
    folder.write(SmallDumps.clean, to: "clean.txt")
    let names = ["dump-flush.txt", "clean.txt", "windows.txt"]
    let diff = try Viewmend.run(["patch", "--emit", "diff"] + names, in: folder)
    #expect(diff.status == 0)
    #expect(
      diff.output.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("+++") }
        == ["+++ b/dump-flush.txt", "+++ b/windows.txt"])
    let json = try Viewmend.run(["patch", "--emit", "json"] + names, in: folder).json()
    let files = try #require(json["files"] as? [[String: Any]])
    #expect(files.map { $0["path"] as? String } == names)
    #expect(files.map { ($0["edits"] as? [Any])?.count } == [2, 0, 2])
    let inPlace = try Viewmend.run(["patch", "--in-place"] + names, in: folder)
    #expect(inPlace.status == 0 && inPlace.output == "")
    #expect(folder.text("dump-flush.txt") == SeedDump.corrected)
    #expect(folder.text("clean.txt") == SmallDumps.clean)
    #expect(
      folder.read("windows.txt")
        == Array(SeedDump.corrected.replacing("\n", with: "\r\n").utf8))
  }

  @Test func utf16IsRefusedInADiff() throws {
    let folder = Folder()
    let units = SeedDump.flush.utf16.map { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    folder.write([0xFF, 0xFE] + Array(units.joined()), to: "wide.txt")
    let run = try Viewmend.run(["patch", "--emit", "diff", "wide.txt"], in: folder)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.errors
        == "viewmend: error: \"wide.txt\" is UTF-16, which a unified diff cannot carry. Use --emit "
        + "tree or --emit json.\n")
  }

  // MARK: Files that are replaced

  @Test func inPlaceKeepsTheModeAndLeavesNothingBehind() throws {
    for mode in [0o644, 0o600, 0o755, 0o664] {
      let folder = Folder.withSeed()
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: folder.path(of: "dump-flush.txt"))
      let run = try Viewmend.run(["patch", "-i", "dump-flush.txt"], in: folder)
      #expect(run.status == 0)
      #expect(folder.mode(of: "dump-flush.txt") == mode)
      #expect(folder.text("dump-flush.txt") == SeedDump.corrected)
      #expect(folder.entries == ["dump-flush.txt"])
    }
  }

  @Test func inPlaceFollowsALink() throws {
    let folder = Folder()
    folder.write(SeedDump.flush, to: "deep/real.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "link.txt"), withDestinationPath: "deep/real.txt")
    let run = try Viewmend.run(["patch", "-i", "link.txt"], in: folder)
    #expect(run.status == 0)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path(of: "link.txt"))
        == "deep/real.txt")
    #expect(folder.text("deep/real.txt") == SeedDump.corrected)
    #expect(folder.entries == ["deep", "link.txt"])
  }

  @Test func longNamesCanBeReplaced() throws {
    for name in [String(repeating: "n", count: 255), String(repeating: "層", count: 85)] {
      let folder = Folder()
      folder.write(SeedDump.flush, to: name)
      let run = try Viewmend.run(["patch", "-i", name], in: folder)
      #expect(run.status == 0)
      #expect(folder.text(name) == SeedDump.corrected)
    }
  }

  @Test func inPlaceWithoutEditsTouchesNothing() throws {
    let folder = Folder()
    folder.write(SmallDumps.clean, to: "clean.txt")
    let before = try FileManager.default.attributesOfItem(atPath: folder.path(of: "clean.txt"))
    _ = try Viewmend.run(["patch", "-i", "clean.txt"], in: folder)
    let after = try FileManager.default.attributesOfItem(atPath: folder.path(of: "clean.txt"))
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
  }

  @Test func outputOntoTheInput() throws {
    let folder = Folder.withSeed()
    let run = try Viewmend.run(
      ["patch", "-o", "dump-flush.txt", "dump-flush.txt"], in: folder)
    #expect(run.status == 0 && run.output == "")
    #expect(folder.text("dump-flush.txt") == SeedDump.corrected)
    #expect(folder.entries == ["dump-flush.txt"])
    // Larger files are mapped while they are replaced.
    let much = String(repeating: SeedDump.flush + "\nprose\n\n", count: 300)
    folder.write(much, to: "large.txt")
    _ = try Viewmend.run(["patch", "-o", "large.txt", "large.txt"], in: folder)
    #expect(
      folder.text("large.txt")
        == String(repeating: SeedDump.corrected + "\nprose\n\n", count: 300))
  }

  @Test(arguments: ["tree", "diff"])
  func aFileThatCannotBeReadReplacesNothing(kind: String) throws {
    let folder = Folder()
    folder.write("precious\n", to: "out.txt")
    folder.write(SmallDumps.notRead, to: "tree.xml")
    for input in ["missing.txt", "tree.xml"] {
      let run = try Viewmend.run(
        ["patch", "--emit", kind, "-o", "out.txt", input], in: folder)
      #expect(run.status == 2)
      #expect(folder.text("out.txt") == "precious\n")
    }
  }

  @Test(.enabled(if: StatusTests.canDropRights && getuid() == 0))
  func aFolderThatMayNotBeWritten() throws {
    let folder = Folder()
    folder.write(SeedDump.flush, to: "locked/dump.txt")
    let run = try Viewmend.shell(
      """
      chmod 666 locked/dump.txt && chmod 555 locked \
      && setpriv --reuid=65534 --regid=65534 --clear-groups $V patch -q -i locked/dump.txt
      """, in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "viewmend: error: \"locked/dump.txt\" may not be written (Permission denied). Nothing was "
        + "changed; check the permissions of the file and its folder.\n")
    #expect(folder.text("locked/dump.txt") == SeedDump.flush)
    let file = try Viewmend.shell(
      """
      chmod 444 locked/dump.txt && chmod 777 locked \
      && setpriv --reuid=65534 --regid=65534 --clear-groups $V patch -q -i locked/dump.txt
      """, in: folder)
    #expect(file.status == 2)
    #expect(folder.text("locked/dump.txt") == SeedDump.flush)
  }
}
