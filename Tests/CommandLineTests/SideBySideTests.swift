import Foundation
import TestSupport
import Testing

/// Several processes that change one file at once: none loses what another wrote.
@Suite struct SideBySideTests {
  private static func folder(files: Int) -> Folder {
    let folder = Folder()
    for number in 0..<files {
      folder.write(SmallDumps.warning + "\nnumber \(number)\n", to: "dumps/f\(number).txt")
    }
    return folder
  }

  private static func entries(of name: String, in folder: Folder) throws -> [String] {
    let bytes = try #require(folder.read(name))
    let root = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    let findings = try #require(root?["findings"] as? [[String: Any]])
    return findings.compactMap { $0["path"] as? String }.sorted()
  }

  @Test func partsOfARunWriteOneBaseline() throws {
    let folder = Self.folder(files: 40)
    for _ in 0..<3 {
      let run = try Viewmend.shell(
        """
        for i in 1 2 3 4 5 6 7 8; do
          $V check -q --shard $i/8 --write-baseline base.json dumps || touch failed &
        done; wait
        """, in: folder)
      #expect(run.errors == "")
      let expected = (0..<40).map { "dumps/f\($0).txt" }.sorted()
      #expect(try Self.entries(of: "base.json", in: folder) == expected)
      #expect(folder.entries == ["base.json", "dumps"])
      try FileManager.default.removeItem(atPath: folder.path(of: "base.json"))
    }
  }

  /// What another process holds is waited for, and what it wrote meanwhile is kept.
  @Test(arguments: [
    ["--write-baseline", "base.json"], ["--baseline", "base.json", "--prune-baseline"],
  ])
  func whatIsWrittenMeanwhileIsKept(options: [String]) throws {
    let folder = Self.folder(files: 2)
    func check(_ arguments: String...) throws -> Viewmend.Outcome {
      try Viewmend.run(["check", "-q"] + arguments, in: folder)
    }
    #expect(try check("--write-baseline", "both.json", "dumps").status == 0)
    #expect(try check("--write-baseline", "base.json", "dumps/f0.txt").status == 0)
    folder.write(SmallDumps.clean, to: "dumps/f0.txt")
    // The pipe is opened by the process under test once it has read the baseline.
    let run = try Viewmend.shell(
      """
      mkfifo dump
      exec 9>.base.json.viewmend-lock; flock 9
      $V check \(options.joined(separator: " ")) dumps/f0.txt dump 9>&- & process=$!
      printf '\(Self.cleanRow)' > dump
      sleep 0.3; cp both.json base.json; rm .base.json.viewmend-lock; exec 9>&-
      wait $process
      """, in: folder)
    #expect(run.status == 0)
    let said =
      options.count == 2
      ? "viewmend: wrote 1 entry to \"base.json\": 0 new, 1 gone.\n"
      : "viewmend: took 1 entry out of \"base.json\" that matched nothing any more; 1 left.\n"
    #expect(run.errors == said)
    #expect(try Self.entries(of: "base.json", in: folder) == ["dumps/f1.txt"])
    #expect(folder.entries == ["base.json", "both.json", "dump", "dumps"])
  }

  /// One clean tree, as a shell's `printf` takes it.
  private static let cleanRow = SmallDumps.clean.replacing("\n", with: "\\n")

  @Test func aBaselineThatIsBrokenMeanwhileIsLeftAlone() throws {
    let folder = Self.folder(files: 1)
    let run = try Viewmend.shell(
      """
      mkfifo dump
      $V check -q --write-baseline base.json dump & process=$!
      exec 8> dump; echo '{' > base.json; printf '\(Self.cleanRow)' >&8; exec 8>&-
      wait $process
      """, in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "viewmend: error: The baseline \"base.json\" was not written, since it changed while files "
        + "were examined: base.json:2:1: This is no JSON: expected a key in quotation marks before the "
        + "text ends.\n")
    #expect(folder.text("base.json") == "{\n")
  }

  /// A process that was killed leaves its lock file, and nothing waits for it.
  @Test func aLockThatNobodyHoldsIsTakenOver() throws {
    let folder = Self.folder(files: 1)
    folder.write("", to: ".base.json.viewmend-lock")
    let run = try Viewmend.run(
      ["check", "-q", "--write-baseline", "base.json", "dumps"], in: folder)
    #expect(run.status == 0 && run.errors == "")
    #expect(folder.entries == ["base.json", "dumps"])
  }

  /// A lock that cannot be opened tells nobody whether it is held.
  @Test(arguments: ["mkdir", "ln -s nothing", "mkfifo"])
  func aLockThatIsNoneIsAnError(making command: String) throws {
    let folder = Self.folder(files: 1)
    let run = try Viewmend.shell(
      """
      \(command) .base.json.viewmend-lock
      $V check -q --write-baseline base.json dumps
      """, in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors.hasPrefix(
        "viewmend: error: \"base.json\" could not be written: Nobody can tell whether another "
          + "viewmend is changing it, as its lock cannot be opened. Remove \"/"))
    #expect(run.errors.hasSuffix("/.base.json.viewmend-lock\" where no other is.\n"))
    #expect(folder.read("base.json") == nil)
  }

  /// Other users wait too: whatever the mask of whoever made it, a lock is open to them.
  @Test func aLockIsOpenToEverybody() throws {
    let folder = Self.folder(files: 1)
    let run = try Viewmend.shell(
      """
      umask 077; mkfifo dump
      (flock -x 9; $V check -q --write-baseline other.json dumps; exec sleep 3) 9> .base.json.viewmend-lock &
      sleep 0.5; chmod 600 .base.json.viewmend-lock
      $V check --write-baseline base.json dumps; echo $?
      """, in: folder)
    #expect(run.output.hasSuffix("\n0\n"))
    let waiting = "viewmend: waiting for another viewmend, which is writing \"base.json\".\n"
    #expect(run.errors.contains(waiting))
    #expect(folder.read("base.json") != nil)
  }

  @Test func fixturesAreRecordedAndPrunedAtOnce() throws {
    let folder = Folder()
    for number in 0..<6 {
      folder.write(SmallDumps.bad, to: "all/\(number)/input.txt")
      folder.write(
        """
        {"schema": "viewmend/1", "options": [], "expect": {"status": 1, "nodes": 9, "findings": [
          {"rule": "target-dead", "severity": "warning", "node": 1}
        ]}}
        """, to: "all/\(number)/fixture.json")
    }
    let run = try Viewmend.shell(
      """
      for i in 1 2 3; do
        $V verify -q --prune all & $V verify -q --record all & $V verify -q --record all || touch failed &
      done; wait
      """, in: folder)
    #expect(run.errors == "")
    #expect(folder.entries == ["all"])
    let after = try Viewmend.run(["verify", "all"], in: folder)
    #expect(after.output == "6 fixtures: 6 as expected\n")
  }
}
