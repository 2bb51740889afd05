import Foundation
import Testing

/// `check --as`.
@Suite struct CircumstanceTests {
  private let item = "UINavigationItemButtonView 0x8ab6c80 41 x 30"

  /// The lines behind the findings.
  private func lines(_ arguments: String...) throws -> [String] {
    let run = try Viewmend.run(["check"] + arguments + ["dump-flush.txt"], in: .withSeed())
    #expect(run.status == 1 && run.errors == "")
    return run.output.split(separator: "\n").map(String.init).filter { $0.contains(": as ") }
  }

  @Test func aLineForEachItemAndCase() throws {
    #expect(try lines() == [])
    #expect(
      try lines("--as", "ios11,landscape", "--as=rtl", "--as", "width=414,ios10,ios11") == [
        "dump-flush.txt: as ios11: \(item): iOS 7 to 10 take taps over 49 x 44, iOS 11 and 12 "
          + "over 60 x 30; target-too-small comes as a note",
        "dump-flush.txt: as landscape: \(item): takes taps over 49 x 44 now, 49 x 32 then; it should "
          + "have 44 x 44 now, 44 x 32 then",
        "dump-flush.txt: as rtl: \(item): takes taps over (0 20; 49 44) now, (271 20; 49 44) then",
        "dump-flush.txt: as width=414, ios10: nothing changes",
      ])
  }

  @Test func theyNeverCount() throws {
    let folder = Folder()
    folder.write("<UIButton: 0x1; frame = (0 0; 44 44)>\n", to: "a.txt")
    let run = try Viewmend.run(["check", "--as", "ios11,rtl", "a.txt"], in: folder)
    #expect(run.status == 0)
    #expect(
      run.output == """
        a.txt: as ios11, rtl: cannot tell: the file holds no navigation bar
        1 file, 1 node, 1 target examined: nothing found

        """)
  }

  @Test func inJSON() throws {
    let run = try Viewmend.run(
      ["check", "--format", "json", "--as", "ios12,ios10", "dump-flush.txt"], in: .withSeed())
    #expect(
      run.output.contains(
        """
        "whatIf": [
          {"as": "ios12", "node": 15, "live": {"from": [0, 20, 49, 44], "to": [0, 26, 60, 30]}, \
        "comes": ["target-too-small"], "goes": [], "covers": {"from": false, "to": false}}]}
        """))
    let without = try Viewmend.run(
      ["check", "--format", "json", "dump-flush.txt"], in: .withSeed())
    #expect(!without.output.contains("whatIf"))
    let folder = Folder()
    folder.write("<UIButton: 0x1; frame = (0 0; 44 44)>\n", to: "a.txt")
    let open = try Viewmend.run(["check", "--format", "json", "--as", "rtl", "a.txt"], in: folder)
    #expect(open.output.contains("\"cannotTell\": \"the file holds no navigation bar\""))
    let missing = try Viewmend.run(["check", "--format", "json", "--as", "rtl", "b"], in: Folder())
    #expect(missing.status == 2 && missing.output.contains("\"whatIf\": []"))
  }

  @Test(arguments: [
    (
      "ios19",
      "There is no circumstance \"ios19\".\n  --as takes ios3 to ios18, ios26, landscape, rtl and "
        + "width=N."
    ),
    (
      "rtl,",
      "There is no circumstance \"\".\n  --as takes ios3 to ios18, ios26, landscape, rtl and "
        + "width=N."
    ),
    ("width=wide", "--as width=wide is no width.\n  Give points from 1 to 10000: --as width=414."),
    ("width=nan", "--as width=nan is no width.\n  Give points from 1 to 10000: --as width=414."),
  ])
  func whatIsNotUnderstood(value: String, message: String) throws {
    let run = try Viewmend.run(["check", "--as", value, "x"], in: Folder())
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors == "viewmend: error: \(message)\n")
  }
}
