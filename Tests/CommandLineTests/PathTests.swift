import Foundation
import TestSupport
import Testing

/// Names that read alike and differ in their bytes are names of two files, as they are to Linux.
@Suite struct PathTests {
  /// `é` as one character, and as two.
  private static let (one, two) = ("\u{E9}", "e\u{301}")

  /// A folder in which two files have names that read alike.
  private static func folder(_ first: String, _ second: String) throws -> Folder {
    let folder = Folder()
    folder.write(first, to: "first")
    folder.write(second, to: "second")
    _ = try Viewmend.shell(
      #"mkdir d; cp first "$(printf 'd/\xc3\xa9.txt')"; cp second "$(printf 'd/e\xcc\x81.txt')""#,
      in: folder)
    return folder
  }

  @Test func aBaselineAcceptsNothingOfAnotherFile() throws {
    let folder = try Self.folder(SmallDumps.warning, SmallDumps.warning)
    _ = try Viewmend.run(
      ["check", "-q", "--write-baseline", "base.json", "d/\(Self.one).txt"], in: folder)
    let run = try Viewmend.run(["check", "--baseline", "base.json", "d"], in: folder)
    #expect(run.status == 1)
    #expect(
      run.output.hasSuffix(
        "\n2 files, 4 nodes, 2 targets examined: 1 warning, 1 suppressed\n"))
    let written = try Viewmend.run(
      ["check", "-q", "--write-baseline", "base.json", "d"], in: folder)
    #expect(written.status == 0)
    #expect(
      try Viewmend.run(["check", "-q", "--baseline", "base.json", "d"], in: folder).status == 0)
    // The other file is gone, and its entry with it.
    _ = try Viewmend.shell(#"rm "$(printf 'd/e\xcc\x81.txt')""#, in: folder)
    let pruned = try Viewmend.run(
      ["check", "--baseline", "base.json", "--prune-baseline", "d"], in: folder)
    #expect(
      pruned.errors
        == "viewmend: took 1 entry out of \"base.json\" that matched nothing any more; 1 left.\n")
  }

  @Test(arguments: ["json", "sarif", "junit"])
  func joinedReportsKeepThemApart(format: String) throws {
    let folder = try Self.folder(SeedDump.flush, SmallDumps.bad)
    // By its URI this one would stand behind é.
    folder.write(SmallDumps.warning + "z", to: "d/z.txt")
    folder.write(SmallDumps.warning + " ", to: "d/a b.txt")
    folder.write(SmallDumps.warning + "-", to: "d/a-b.txt")
    folder.write(SmallDumps.notRead, to: "d/y\u{E9}.txt")
    folder.write(SmallDumps.notRead, to: "d/yz.txt")
    let run = ["check", "--format", format, "d"]
    let whole = try Viewmend.run(run, in: folder)
    for count in [2, 3, 5] {
      let parts = try (1...count).map { number in
        _ = try Viewmend.run(
          run + ["--shard", "\(number)/\(count)", "-o", "part-\(number)"], in: folder)
        return "part-\(number)"
      }
      let merged = try Viewmend.run(["merge"] + parts.reversed(), in: folder)
      #expect(merged.bytes == whole.bytes)
      #expect(merged.errors == "")
      #expect(merged.status == 2)
    }
  }

  @Test func twoReportsGoToTwoFiles() throws {
    let folder = try Self.folder(SmallDumps.clean, SmallDumps.clean)
    let run = try Viewmend.run(
      ["check", "--format", "json=\(Self.one)", "--format", "sarif=\(Self.two)", "d"], in: folder)
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(folder.entries.count == 5)
  }
}
