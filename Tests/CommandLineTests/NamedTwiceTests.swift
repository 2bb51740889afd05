import Foundation
import TestSupport
import Testing

/// A file is judged once, however often it is named.
@Suite struct NamedTwiceTests {
  private func folder() throws -> Folder {
    let folder = Folder()
    folder.write(SmallDumps.warning, to: "d/a.txt")
    folder.write(SmallDumps.warning, to: "d/in/b.txt")
    let made = try Viewmend.shell(
      "ln -s d/a.txt link.txt; ln -s d other; ln d/a.txt hard.txt; ln -s ../a.txt d/in/up.txt",
      in: folder)
    #expect(made.status == 0)
    return folder
  }

  @Test(arguments: [
    (["d/a.txt", "d/a.txt"], ["d/a.txt"]), (["./d/a.txt", "d/a.txt"], ["./d/a.txt"]),
    (["d/in/b.txt", "d/../d/a.txt", "d"], ["d/in/b.txt", "d/../d/a.txt"]),
    (["d", "d/a.txt"], ["d/a.txt", "d/in/b.txt"]), (["d", "./d/"], ["d/a.txt", "d/in/b.txt"]),
    (["d/in", "d"], ["d/in/b.txt", "d/in/up.txt"]), (["d/in"], ["d/in/b.txt", "d/in/up.txt"]),
    (["d"], ["d/a.txt", "d/in/b.txt"]), (["d/*", "d/**/*.txt"], ["d/a.txt", "d/in/b.txt"]),
    (["link.txt", "d/a.txt", "other/a.txt"], ["link.txt"]),
    (["other", "d"], ["other/a.txt", "other/in/b.txt"]),
    (["hard.txt", "d/a.txt"], ["hard.txt", "d/a.txt"]),
  ])
  func itIsJudgedInThePlaceOfItsFirstNaming(names: [String], expected: [String]) throws {
    let folder = try folder()
    let json = try Viewmend.run(["check", "--format", "json"] + names, in: folder).json()
    let files = try #require(json["files"] as? [[String: Any]])
    #expect(files.map { $0["path"] as? String } == expected)
    let summary = try #require(json["summary"] as? [String: Any])
    #expect(summary["files"] as? Int == expected.count)
    #expect(summary["warnings"] as? Int == expected.count)
  }

  @Test func standardInputIsAFileOfItsOwn() throws {
    let run = try Viewmend.shell(
      "$V inspect --summary - d/a.txt d/a.txt < d/a.txt | cut -d: -f1", in: try folder())
    #expect(run.output == "stdin\nd/a.txt\n")
  }

  /// What is in a folder is in it, also where another name brought it into the run.
  @Test func everyFolderHasWhatLiesInIt() throws {
    let folder = Folder()
    folder.write(SmallDumps.clean, to: "d/in/a.txt")
    for names in [["d", "d/in"], ["d/in/a.txt", "d"], ["d/in", "d/**", "d/*/*"]] {
      for jobs in [[], ["--shard", "1/3"], ["--shard", "2/3"], ["--shard", "3/3"]] {
        let run = try Viewmend.run(["check", "-q"] + jobs + names, in: folder)
        #expect(run.status == 0, "\(names) \(jobs)")
        #expect(run.errors == "", "\(names) \(jobs)")
      }
    }
  }

  /// More is asked of a file that was named, whoever met it first.
  @Test func oneThatIsAlsoNamedIsNamed() throws {
    let folder = Folder()
    folder.write(SmallDumps.clean, to: "d/a.txt")
    folder.write("prose\n", to: "d/b.txt")
    #expect(try Viewmend.run(["check", "-q", "d"], in: folder).status == 0)
    for names in [["d", "d/b.txt"], ["d/b.txt", "d"]] {
      let run = try Viewmend.run(["check", "-q"] + names, in: folder)
      #expect(run.status == 3)
      #expect(run.errors.hasPrefix("viewmend: error: No view was found in \"d/b.txt\".\n"))
    }
  }

  @Test func whatIsPassedOverOrMissingIsCountedOnce() throws {
    let folder = Folder()
    for name in ["d/a.txt", "d/b.log", "d/in/c.txt", "d/in/old/e.txt", "d/.hidden", "d/in/.git/x"] {
      folder.write(SmallDumps.clean, to: name)
    }
    folder.write("*.log\n", to: "d/.gitignore")
    _ = try Viewmend.shell("ln -s nowhere d/in/gone", in: folder)
    let whole = try Viewmend.run(["check", "-v", "--exclude", "old", "d"], in: folder)
    #expect(
      whole.errors
        == "viewmend: passed over 1 named by .gitignore, 1 excluded, 1 link to folders or to nothing, 3 hidden.\n"
        + "viewmend: no file: d/in/gone (a link to nothing)\n")
    let again = try Viewmend.run(
      ["check", "-v", "--exclude", "old", "d", "d/in", "d/*", "./d", "d/in/*"], in: folder)
    #expect(again.errors == whole.errors)
    #expect(again.output == whole.output)
    let missing = try Viewmend.run(["check", "nope", "./nope", "d/../nope", "nope/*"], in: folder)
    #expect(
      missing.errors == "viewmend: error: There is no file \"nope\". Check the path.\n"
        + "viewmend: error: No file is described by \"nope/*\". Check the pattern.\n")
  }

  @Test func oneFileIsCorrectedOnceAndMayBeWrittenOut() throws {
    let folder = Folder.withSeed()
    let one = try Viewmend.run(["patch", "dump-flush.txt"], in: folder)
    let two = try Viewmend.run(["patch", "dump-flush.txt", "./dump-flush.txt"], in: folder)
    #expect(two.status == one.status)
    #expect(two.bytes == one.bytes)
  }

  /// Two sides may be one file.
  @Test func comparisonsTakeAFileTwice() throws {
    let run = try Viewmend.run(["diff", "d/a.txt", "d/a.txt"], in: try folder())
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  @Test func fixturesAreVerifiedOnce() throws {
    let folder = try VerifyTests.folder()
    let one = try Viewmend.run(["verify", "all"], in: folder)
    let again = try Viewmend.run(["verify", "all", "./all", "all/one"], in: folder)
    #expect(again.status == one.status)
    #expect(again.output == one.output)
    #expect(again.errors == one.errors)
  }
}
