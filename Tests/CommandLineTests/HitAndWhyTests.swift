import Foundation
import Testing

/// `hit` and `why`.
@Suite struct HitAndWhyTests {
  @Test func text() throws {
    let run = try Viewmend.run(["hit", "--at", "30,40", "dump-flush.txt"], in: .withSeed())
    #expect(
      run.output == """
        (30 40): hits UINavigationTransitionView (node 2)
          acts on it: no view
          once settled: UINavigationBar (node 7)
          refused: UINavigationBar (node 7): it takes no touches (userInteractionEnabled = NO)
          refused: UIViewControllerWrapperView (node 3): it takes no touches (userInteractionEnabled = NO)
          The dump was taken during a push or pop; views that it disabled take touches again when it has ended.

        """)
  }

  private func hits(_ run: Viewmend.Outcome) throws -> [[String: Any]] {
    try #require(try run.json()["hits"] as? [[String: Any]])
  }

  @Test func hugePoints() throws {
    let run = try Viewmend.run(
      ["hit", "--format", "json", "--at", "1e308,-1e308", "--at", "-0,0", "dump-flush.txt"],
      in: .withSeed())
    #expect(run.status == 0)
    let hits = try hits(run)
    #expect(hits[0]["hit"] is NSNull)
    #expect(hits[0]["point"] as? [Double] == [1e308, -1e308])
    #expect(hits[1]["hit"] as? Int == 2)
  }

  @Test func outsideBoundsOnlyWithAll() throws {
    let folder = Folder.withSeed()
    func reasons(_ options: [String]) throws -> Set<String> {
      let run = try Viewmend.run(
        ["hit", "--format", "json", "--at", "160,300", "dump-flush.txt"] + options, in: folder)
      let rejected = try #require(try hits(run)[0]["rejected"] as? [[String: Any]])
      return Set(rejected.compactMap { $0["reason"] as? String })
    }
    #expect(try reasons([]) == ["interaction-disabled"])
    #expect(try reasons(["--all"]).isSuperset(of: ["interaction-disabled"]))
    let clean = Folder()
    clean.write(SmallDumps.clean, to: "clean.txt")
    let run = try Viewmend.run(
      ["hit", "--all", "--format", "json", "--at", "160,300", "clean.txt"], in: clean)
    #expect(
      (try hits(run)[0]["rejected"] as? [[String: Any]])?.map { $0["reason"] as? String }
        == ["outside-bounds"])
  }

  @Test(arguments: ["\n", "\r\n"])
  func pointsFromAFile(lineBreak: String) throws {
    let folder = Folder.withSeed()
    let lines = ["# thumb", "30,40", "", " 10 , 20.5", "\t1e2,5", "7,8"]
    folder.write(lines.joined(separator: lineBreak) + lineBreak, to: "points.txt")
    let run = try Viewmend.run(
      ["hit", "--format", "json", "--points", "points.txt", "--at", "1,2", "dump-flush.txt"],
      in: folder)
    #expect(run.errors == "")
    #expect(
      try hits(run).map { $0["point"] as? [Double] } == [
        [1, 2], [30, 40], [10, 20.5], [100, 5], [7, 8],
      ])
  }

  @Test(arguments: ["\n", "\r\n"])
  func aBadLineIsNamed(lineBreak: String) throws {
    let folder = Folder.withSeed()
    for (line, words) in [("30;40", "30;40"), ("nan,3", "nan,3"), ("1,2,3", "1,2,3"), ("x", "x")] {
      folder.write(["30,40", "# two", line].joined(separator: lineBreak), to: "points.txt")
      let run = try Viewmend.run(["hit", "--points", "points.txt", "dump-flush.txt"], in: folder)
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(
        run.errors
          == "viewmend: error: points.txt:3:1: \"\(words)\" is no point.\n  Write x,y in points, one "
          + "a line: 30,40.\n")
    }
    let missing = try Viewmend.run(["hit", "--points", "no.txt", "dump-flush.txt"], in: folder)
    #expect(
      missing.errors == "viewmend: error: There is no file \"no.txt\". Check the path.\n")
  }

  @Test func severalScreensAnswerInFileOrder() throws {
    let folder = Folder()
    folder.write(SmallDumps.clean + "\nlater:\n\n" + SmallDumps.clean, to: "two.txt")
    let run = try Viewmend.run(
      ["hit", "--format", "json", "--at", "20,20", "--at", "1,1", "two.txt"], in: folder)
    let hits = try hits(run)
    #expect(hits.map { $0["tree"] as? Int } == [0, 2, 0, 2])
    #expect(hits.map { $0["hit"] as? Int } == [1, 3, 0, 2])
    let text = try Viewmend.run(["hit", "--at", "20,20", "two.txt"], in: folder).output
    #expect(text.contains("(20 20) on the screen of node 2: hits UIButton (node 3)\n"))
    // Windows printed by one command are one screen.
    folder.write(SmallDumps.clean + SmallDumps.clean, to: "one.txt")
    let one = try Viewmend.run(
      ["hit", "--format", "json", "--at", "20,20", "one.txt"], in: folder)
    #expect(try self.hits(one).map { $0["hit"] as? Int } == [3])
    #expect(try self.hits(one)[0]["tree"] == nil)
  }

  @Test func whyByAnyName() throws {
    let folder = Folder.withSeed()
    let runs = try ["15", "0x8ab6c80", "0x8AB6C80", "UINavigationItemButtonView"].map {
      try Viewmend.run(["why", $0, "dump-flush.txt"], in: folder)
    }
    for run in runs {
      #expect(run.status == 0)
      #expect(run.output == runs[0].output)
    }
    #expect(
      runs[0].output.hasPrefix(
        "UINavigationItemButtonView (node 15): can be tapped, though not by its own flags\n"
          + "  on screen: (8 26; 41 30)\n  inside its ancestors: (8 26; 41 30) (100 %)\n"))
    #expect(runs[0].output.contains("\n  the bar takes its taps over: (0 20; 49 44)\n"))
  }

  @Test(arguments: [
    ("UILabel", "2 nodes are called \"UILabel\": 14, 16.\n  Give the id of one of them."),
    (
      "18",
      "No node is called \"18\"; the file holds nodes 0 to 17.\n  Give an id or an address that "
        + "`viewmend inspect` shows, or a class name."
    ),
    (
      "0x1",
      "No node is called \"0x1\"; the file holds nodes 0 to 17.\n  Give an id or an address that "
        + "`viewmend inspect` shows, or a class name."
    ),
  ])
  func namesThatLeadNowhere(name: String, message: String) throws {
    let run = try Viewmend.run(["why", name, "dump-flush.txt"], in: .withSeed())
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors == "viewmend: error: \(message)\n")
  }

  @Test(arguments: [["hit", "--at", "1,1"], ["why", "0"]])
  func aFolderIsNoDump(arguments: [String]) throws {
    let folder = Folder.withSeed()
    folder.write(SmallDumps.clean, to: "dumps/clean.txt")
    let run = try Viewmend.run(arguments + ["dumps"], in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "viewmend: error: `\(arguments[0])` takes one file, and \"dumps\" is a folder.\n  Name a "
        + "dump in it.\n")
  }

  /// A thousandth of a point away another view is hit, so the point is printed as it was asked for.
  @Test func thePointIsPrintedAsItWasAskedFor() throws {
    let run = try Viewmend.run(
      ["hit", "--at", "319.999,479.999", "dump-flush.txt"], in: .withSeed())
    #expect(run.output.hasPrefix("(319.999 479.999): hits "))
  }
}
