import Foundation
import TestSupport
import Testing

/// `check --hand` and `patch --mirror`.
@Suite struct OneHandTests {
  @Test func theReachOfTheBackButton() throws {
    let run = try Viewmend.run(["check", "--hand", "right", "dump-flush.txt"], in: .withSeed())
    #expect(run.status == 1 && run.errors == "")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.contains("right hand") } == [
        "dump-flush.txt: right hand: back button 15 UINavigationItemButtonView: stretch, 82 mm from "
          + "the thumb's joint; at the other end of its bar stretch, 68 mm, 14 mm nearer",
        "dump-flush.txt: right hand: 320 x 480 pt is taken for an iPhone of 3.5 inches, with the "
          + "thumb's joint at its lower right corner: easy up to 63 mm, stretch up to 97 mm, hard "
          + "beyond",
      ])
  }

  @Test func itNeverCounts() throws {
    let folder = Folder()
    folder.write("<UIButton: 0x1; frame = (0 0; 44 44)>\n", to: "a.txt")
    let run = try Viewmend.run(["check", "--hand", "left", "a.txt"], in: folder)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("a.txt: left hand: no back button was found\n"))
    let all = try Viewmend.run(["check", "--hand=left", "--targets", "a.txt"], in: folder)
    #expect(
      all.output.contains(
        "a.txt: left hand: target 0 UIButton: cannot tell: its window is not in the file, so the "
          + "size of the screen is not known\n"))
  }

  @Test func inJSON() throws {
    let run = try Viewmend.run(
      ["check", "--format", "json", "--hand", "right", "dump-flush.txt"], in: .withSeed())
    #expect(
      run.output.contains(
        """
        "hand": {"side": "right", "reach": [
          {"node": 15, "backButton": true, "zone": "stretch", "distance": 82.3, \
        "pointsPerInch": 163, "mirrored": {"zone": "stretch", "distance": 68.4}, \
        "cannotTell": null}]}
        """))
    let plain = try Viewmend.run(["check", "--format", "json", "dump-flush.txt"], in: .withSeed())
    #expect(!plain.output.contains("\"hand\""))
    let missing = try Viewmend.run(
      ["check", "--format", "json", "--hand", "left", "b"], in: Folder())
    #expect(missing.status == 2)
    #expect(missing.output.contains("\"hand\": {\"side\": \"left\", \"reach\": []}"))
  }

  @Test func theMirroredSeed() throws {
    let run = try Viewmend.run(
      ["patch", "--mirror", "back-button", "dump-flush.txt"], in: .withSeed())
    #expect(run.status == 1, "the container is as wide as before")
    let title = "viewmend: dump-flush.txt: node"
    #expect(
      run.errors == """
        \(title) 15 UINavigationItemButtonView: mirrored to the right end of its bar; in the running \
        app UIKit puts its own back button at the end where reading begins, and what lasts is an \
        item of your own among rightBarButtonItems
        \(title) 13 UINavigationItemView: frame (124 8; 163 27) -> (78.5 8; 163 27), by --mirror
        \(title) 15 UINavigationItemButtonView: frame (8 6; 41 30) -> (271 6; 41 30), by --mirror
        \(title) 16 UILabel: frame (-981 -995; 91 22) -> (-1069 -995; 91 22), by --mirror
        \(title) 17 _UINavigationBarBackIndicatorView: frame (8 12; 12.5 20.5) -> (299.5 12; 12.5 \
        20.5), by --mirror
        viewmend: dump-flush.txt: 1 finding left as it is (--emit json lists them)

        """)
    let both = try Viewmend.run(
      [
        "patch", "--mirror", "back-button", "--set", "UINavigationItemView frame=(90 8; 163 27)",
        "dump-flush.txt",
      ], in: .withSeed())
    #expect(both.errors.contains("frame (124 8; 163 27) -> (90 8; 163 27), by --set\n"))
    #expect(both.errors.contains("-> (271 6; 41 30), by --mirror\n"))
  }

  @Test func theMirroredSeedInJSON() throws {
    let run = try Viewmend.run(
      ["patch", "--mirror", "back-button", "--emit", "json", "dump-flush.txt"], in: .withSeed())
    #expect(
      run.output.contains(
        """
        "mirrored": [
          {"node": 15, "end": "right", "reason": null, "pieces": [15, 17], "moved": [13], \
        "met": [], "found": true}]
        """))
    let plain = try Viewmend.run(["patch", "--emit", "json", "dump-flush.txt"], in: .withSeed())
    #expect(!plain.output.contains("\"mirrored\""))
  }

  @Test func whatIsLeftAlone() throws {
    let folder = Folder()
    folder.write("<UINavigationItemButtonView: 0x4; frame = (8 6; 41 30)>\n", to: "a.txt")
    folder.write("<UIView: 0x4; frame = (8 6; 41 30)>\n", to: "b.txt")
    let alone = try Viewmend.run(
      ["patch", "--back-button", "--mirror", "back-button", "a.txt"], in: folder)
    #expect(
      alone.errors.contains(
        "viewmend: a.txt: node 0 UINavigationItemButtonView: is not mirrored: its bar is not in the "
          + "file\n"))
    let none = try Viewmend.run(["patch", "--mirror", "back-button", "b.txt"], in: folder)
    #expect(none.output == "<UIView: 0x4; frame = (8 6; 41 30)>\n")
    #expect(none.errors.contains("viewmend: b.txt: --mirror finds no back button\n"))
    let other = try Viewmend.run(["patch", "--mirror", "title", "b.txt"], in: folder)
    #expect(other.status == 2)
  }
}
