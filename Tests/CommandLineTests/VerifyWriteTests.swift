import Foundation
import TestSupport
import Testing

/// What `verify` says when it cannot write: no more than was done, and nothing is half done.
@Suite struct VerifyWriteTests {
  /// A fixture whose nodes and whose patched file, of more than 1024 bytes, are not as expected.
  private static func folder() throws -> Folder {
    let folder = Folder()
    folder.write(SeedDump.flush, to: "one/input.txt")
    folder.write(
      #"{"schema": "viewmend/1", "options": [], "expect": {"status": 1, "nodes": 19, "findings": ["#
        + #"{"rule": "target-dead", "severity": "warning", "node": 1}]}}"#, to: "one/fixture.json")
    folder.write("old\n", to: "one/patched.txt")
    return folder
  }

  /// The folder as it was, byte for byte, with nothing beside.
  private func isUntouched(_ folder: Folder) throws -> Bool {
    let other = try Self.folder()
    let names = ["input.txt", "fixture.json", "patched.txt"]
    let found = try FileManager.default.contentsOfDirectory(atPath: folder.path(of: "one"))
    return found.sorted() == names.sorted()
      && names.allSatisfy { folder.read("one/\($0)") == other.read("one/\($0)") }
  }

  @Test func whatHasNoRoomIsNotSaidToBeRecorded() throws {
    let folder = try Self.folder()
    let run = try Viewmend.shell("ulimit -f 1; $V verify --record one", in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "viewmend: error: \"one/patched.txt\" could not be written: File too large. What was there "
        + "before is unchanged.\n")
    #expect(
      run.output.hasPrefix(
        "one/fixture.json:1:74: differs: nodes were 19, are 18\n"
          + "one/fixture.json:1:91: differs: finding target-dead on node 1 is gone\n"))
    #expect(
      run.output.contains("one/patched.txt:1:1: differs: patched.txt is not what patch writes"))
    #expect(!run.output.contains("recorded") && !run.output.contains("pruned"))
    #expect(run.output.hasSuffix("1 fixture: 1 could not run\n"))
    #expect(try isUntouched(folder))
    let later = try Viewmend.run(["verify", "--record", "one"], in: folder)
    #expect(later.status == 0 && later.output.hasSuffix("1 fixture: 1 recorded\n"))
  }

  @Test(
    .enabled(if: StatusTests.canDropRights && getuid() == 0), arguments: ["--record", "--prune"])
  func aFolderThatMayNotBeWritten(option: String) throws {
    let folder = try Self.folder()
    let before = try Viewmend.run(["verify", "--format", "json", "one"], in: folder).json()
    let run = try Viewmend.shell(
      """
      chmod 666 one/* && chmod 555 one && setpriv --reuid=65534 --regid=65534 --clear-groups \
      $V verify \(option) --format json one
      """, in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "viewmend: error: \"one/fixture.json\" may not be written (Permission denied). Nothing was "
        + "changed; check the permissions of the file and its folder.\n")
    let fixture = try #require((try run.json()["fixtures"] as? [[String: Any]])?.first)
    let whole = try #require((before["fixtures"] as? [[String: Any]])?.first)
    #expect(fixture["state"] as? String == "failed")
    #expect((fixture["written"] as? [Any])?.isEmpty ?? false)
    #expect(
      fixture["differences"] as? [[String: AnyHashable]]
        == whole["differences"] as? [[String: AnyHashable]])
    #expect((fixture["error"] as? [String: Any])?["file"] as? String == "fixture.json")
    #expect(try isUntouched(folder))
  }
}
