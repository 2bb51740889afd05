import Foundation
import TestSupport
import Testing

/// `--set`, `--strategy` and `--scale`.
@Suite struct PatchOptionTests {
  private let title = "viewmend: dump-flush.txt: node 15 UINavigationItemButtonView"

  private func patch(_ arguments: String...) throws -> Viewmend.Outcome {
    try Viewmend.run(["patch"] + arguments + ["dump-flush.txt"], in: .withSeed())
  }

  @Test func aFrameOfOnesOwn() throws {
    let run = try patch("--set", "15 frame=(0 0; 60 44)")
    #expect(run.status == 1, "the finding stays")
    #expect(
      run.errors == """
        \(title): frame (8 6; 41 30) -> (0 0; 60 44), by --set
        viewmend: dump-flush.txt: 1 finding left as it is (--emit json lists them)

        """)
  }

  @Test func whatItBringsAbout() throws {
    let run = try patch("--set", "UINavigationItemView frame = ( 124 8 ; 20 -3 )")
    #expect(run.status == 1)
    #expect(
      run.errors.contains(
        "node 13 UINavigationItemView: --set brings about: error: The frame of "
          + "UINavigationItemView is (124 8; 20 -3): its size is negative, and UIKit takes it as "
          + "(124 5; 20 3). [invalid-frame]\n"))
    let lenient = try patch("--set", "13 frame=(124 8; 20 -3)", "--fail-on", "never")
    #expect(lenient.status == 0)
    let json = try patch("--set", "13 frame=(124 8; 20 -3)", "--emit", "json").json()
    let file = try #require((json["files"] as? [[String: Any]])?.first)
    let introduced = try #require(file["introduced"] as? [[String: Any]])
    #expect(introduced.map { $0["rule"] as? String } == ["invalid-frame"])
    #expect(introduced.map { $0["node"] as? Int } == [13])
    let plain = try patch("--emit", "json").json()
    #expect((plain["files"] as? [[String: Any]])?.first?["introduced"] == nil)
  }

  @Test func anAncestorsFrameAndACorrection() throws {
    let run = try patch("--set", "7 frame=(0 0; 320 64)")
    #expect(run.status == 0)
    #expect(
      run.errors == """
        viewmend: dump-flush.txt: node 7 UINavigationBar: frame (0 20; 320 44) -> (0 0; 320 64), by --set
        \(title): frame (8 6; 41 30) -> (0 20; 44 44); in the running app UIKit lays it out again \
        (see viewmend check)

        """)
    let row = run.output.split(separator: "\n").first { $0.contains("UINavigationItemButtonView") }
    #expect(row?.contains("frame = (0 20; 44 44)") == true)
  }

  @Test func aFrameThatIsNoneIsSaidAsItStands() throws {
    let folder = Folder()
    let dump = SeedDump.flush.replacing(
      "0x8d6f970; frame = (0 0;", with: "0x8d6f970; frame = (nan 0;")
    folder.write(dump, to: "dump-flush.txt")
    let run = try Viewmend.run(
      ["patch", "--set", "0 frame=(0 0; 320 480)", "dump-flush.txt"], in: folder)
    #expect(
      run.errors.hasPrefix(
        "viewmend: dump-flush.txt: node 0 UIWindow: frame (nan 0; 320 480) -> (0 0; 320 480), by "
          + "--set\n"))
    #expect(run.errors.contains("\(title): frame (8 6; 41 30) -> (0 0; 44 44)"))
  }

  @Test func whatLosesTouchesToAFrame() throws {
    let folder = Folder()
    folder.write(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIButton: 0x2; frame = (10 10; 60 60)>
         | <UIView: 0x3; frame = (0 200; 60 60)>

      """, to: "two.txt")
    // That something lies on the button then is a finding of its own, and counts.
    let set = [
      "patch", "--rules", "target-dead", "--set", "2 frame=(0 0; 100.125 40.3333)", "two.txt",
    ]
    #expect(try Viewmend.run(["patch"] + set.dropFirst(3), in: folder).status == 1)
    let run = try Viewmend.run(set, in: folder)
    #expect(run.status == 0)
    #expect(
      run.errors == """
        viewmend: two.txt: node 2 UIView: frame (0 200; 60 60) -> (0 0; 100.125 40.3333), by --set
        viewmend: two.txt: node 1 UIButton: loses touches to node 2 UIView, by --set

        """)
    let json = try Viewmend.run(set + ["--emit", "json"], in: folder).json()
    let file = try #require((json["files"] as? [[String: Any]])?.first)
    let lost = try #require(file["lostTouches"] as? [[String: Int]])
    #expect(lost == [["node": 1, "taker": 2]])
  }

  @Test(
    arguments: [
      ("15 frame=(0 0; 44)", "expects a number here", 17),
      ("15 frame=(nan 0; 1 1)", "expects a number here", 10),
      ("15 frame=0 0; 1 1", "expects \"(\" here", 9),
      ("15 frame=(0 0, 1 1)", "expects \";\" here", 13),
      ("15 frame=(0 0; 1 1) and", "expects nothing behind the frame", 20),
      ("15 hidden=YES", "changes frames, and nothing else", 3),
      ("15", "gives no frame", 2),
      ("frame=(0 0; 1 1)", "names no view", 0),
    ])
  func aValueThatIsNoFrame(value: String, what: String, place: Int) throws {
    let run = try patch("--set", value)
    #expect(run.status == 2 && run.output == "")
    let caret = String(repeating: " ", count: place)
    #expect(
      run.errors == """
        viewmend: error: --set \(what). Write it as UIKit prints it: --set 'NODE frame=(0 0; 44 44)'.
          \(value)
          \(caret)^

        """)
  }

  @Test func aViewThatIsNoneOrSeveral() throws {
    let several = try patch("--set", "UILabel frame=(0 0; 1 1)")
    #expect(several.status == 2 && several.output == "")
    #expect(
      several.errors == """
        viewmend: error: 2 nodes are called "UILabel": 14, 16.
          Give the id of one of them.

        """)
    #expect(try patch("--set", "0x1 frame=(0 0; 1 1)").status == 2)
    let twice = try patch("--set", "15 frame=(0 0; 1 1)", "--set", "0x8ab6c80 frame=(0 0; 2 2)")
    #expect(
      twice.errors == """
        viewmend: error: --set gives node 15 two frames, (0 0; 1 1) and (0 0; 2 2).
          Leave one of them out.

        """)
    let folder = Folder.withSeed()
    folder.write(SmallDumps.clean, to: "clean.txt")
    let files = try Viewmend.run(
      ["patch", "--set", "0 frame=(0 0; 1 1)", "--emit", "diff", "dump-flush.txt", "clean.txt"],
      in: folder)
    #expect(files.status == 2)
  }

  @Test func aButtonLaidOver() throws {
    let run = try patch("--strategy", "overlay")
    #expect(run.status == 0)
    #expect(
      run.errors == """
        \(title): a UIButton (0 0; 44 44) is laid over it, the last subview of UINavigationBar \
        (node 7); what it leaves of the container, (44 26; 5 30) on screen, swallows touches; beside \
        the container the bar still goes back, in (44 20; 5 6) and (44 56; 5 8) on screen

        """)
    let folder = Folder.withSeed()
    let diff = try Viewmend.shell(
      "$V patch -q --strategy overlay --emit diff dump-flush.txt > c.diff && patch -s -p1 -i c.diff",
      in: folder)
    #expect(diff.status == 0)
    #expect(folder.text("dump-flush.txt") == run.output)
    let check = try Viewmend.run(["check", "dump-flush.txt"], in: folder)
    #expect(check.status == 0)
    let added = try #require(folder.text("c.diff")).split(separator: "\n").filter {
      $0.hasPrefix("+| | | <UIButton")
    }
    #expect(added.count == 1)
  }

  @Test func aFileWithoutAPlaceForARow() throws {
    let folder = Folder()
    folder.write(
      SeedDump.flush.replacing("<", with: "&lt;").replacing(">", with: "&gt;"), to: "page.html")
    let run = try Viewmend.run(["patch", "--strategy", "overlay", "page.html"], in: folder)
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.errors == """
        viewmend: error: --strategy overlay cannot write a row into "page.html": its rows are \
        escaped as in a web page's source. Use --strategy frame.

        """)
    let json = try Viewmend.run(
      ["patch", "--strategy", "overlay", "--emit", "json", "page.html"], in: folder)
    let file = try #require((try json.json()["files"] as? [[String: Any]])?.first)
    #expect((file["edits"] as? [Any])?.isEmpty == true)
    #expect(file["error"] != nil)
  }

  @Test func aScaleIsOneTwoOrThree() throws {
    let run = try patch("--scale", "1.5")
    #expect(run.status == 2)
    #expect(
      run.errors == """
        viewmend: error: Option --scale must be 1, 2 or 3, but "1.5" was given.
          See `viewmend patch --help`.

        """)
  }
}
