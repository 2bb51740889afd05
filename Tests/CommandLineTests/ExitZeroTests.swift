import Foundation
import TestSupport
import Testing

/// `--exit-zero`: findings are reported, and the run is not failed by them.
@Suite struct ExitZeroTests {
  private static func folder() -> Folder {
    let folder = Folder.withSeed()
    folder.write(SmallDumps.clean, to: "clean.txt")
    folder.write(SmallDumps.noTarget, to: "none.txt")
    folder.write(SmallDumps.notRead, to: "refused.xml")
    return folder
  }

  @Test(arguments: [
    (["dump-flush.txt"], 1, 0), (["clean.txt"], 0, 0), (["dump-flush.txt", "clean.txt"], 1, 0),
    (["dump-flush.txt", "refused.xml"], 2, 2), (["none.txt"], 3, 3),
    // What had nothing to examine is not hidden behind findings that do not count.
    (["dump-flush.txt", "none.txt"], 1, 3),
    (["dump-flush.txt", "none.txt", "--allow-empty"], 1, 0),
    (["dump-flush.txt", "--ruls"], 2, 2),
  ])
  func status(arguments: [String], without: Int32, with: Int32) throws {
    let folder = Self.folder()
    let plain = try Viewmend.run(["check"] + arguments, in: folder)
    let zero = try Viewmend.run(["check", "--exit-zero"] + arguments, in: folder)
    #expect(plain.status == without)
    #expect(zero.status == with)
    #expect(zero.output == plain.output, "the report is the same")
    #expect(zero.errors == plain.errors)
  }

  @Test func patchKeepsItsOtherStatuses() throws {
    let folder = Folder()
    folder.write(SmallDumps.bad, to: "bad.txt")
    let plain = try Viewmend.run(["patch", "bad.txt"], in: folder)
    let zero = try Viewmend.run(["patch", "--exit-zero", "bad.txt"], in: folder)
    #expect(plain.status == 1 && zero.status == 0)
    #expect(plain.bytes == zero.bytes)
    #expect(try Viewmend.run(["patch", "--exit-zero", "gone.txt"], in: folder).status == 2)
  }

  /// The threshold stays, so that a report still says which findings would have counted.
  @Test func reportsKeepTheThreshold() throws {
    let folder = Self.folder()
    let run = try Viewmend.run(
      [
        "check", "--exit-zero", "--format", "junit=a.xml", "--format", "sarif=a.sarif", "--format",
        "github", "dump-flush.txt",
      ], in: folder)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("::warning file=dump-flush.txt"))
    #expect(folder.text("a.xml")?.contains("failures=\"1\"") == true)
    let sarif = try #require(folder.read("a.sarif"))
    let value = try JSONSerialization.jsonObject(with: Data(sarif)) as? [String: Any]
    let runs = try #require(value?["runs"] as? [[String: Any]])
    let invocation = try #require((runs.first?["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["exitCode"] as? Int == 0)
    #expect(invocation["executionSuccessful"] as? Bool == true)
    #expect(
      invocation["exitCodeDescription"] as? String
        == "Examined; findings do not count (--exit-zero).")
  }
}
