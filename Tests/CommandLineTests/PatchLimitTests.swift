import Foundation
import Testing

/// What `patch` says, and with which status, where a frame is not all that is needed.
@Suite struct PatchLimitTests {
  private let folder: Folder = {
    let folder = Folder()
    folder.write(Array(item("(24 9.5; 25 25)").utf8), to: "inset.txt")
    folder.write(Array(item("(16 9.5; 25 25)").utf8), to: "weak.txt")
    return folder
  }()

  /// An app's own back button in a bar of iOS 7 to 10.
  private static func item(_ frame: String) -> String {
    """
    <UIWindow: 0x10; frame = (0 0; 320 480)>
       | <UINavigationBar: 0x20; frame = (0 20; 320 44); layer = <CALayer: 0x21>>
       |    | <_UINavigationBarBackground: 0x30; frame = (0 -20; 320 64); layer = <CALayer: 0x31>>
       |    | <UIButton: 0x60; frame = \(frame); layer = <CALayer: 0x61>>
       |    |    | <UIImageView: 0x70; frame = (0 0; 25 25); layer = <CALayer: 0x71>> - back

    """
  }

  @Test func aNoteThatIsLeftIsNamedAndNoFailure() throws {
    let run = try Viewmend.run(["patch", "--back-button", "inset.txt"], in: folder)
    #expect(run.status == 0)
    #expect(
      run.errors == """
        viewmend: inset.txt: node 3 UIButton: frame (24 9.5; 25 25) -> (14.5 0; 44 44)
        viewmend: inset.txt: node 3 UIButton: bar-item-inset is left: the mark is kept where it is; \
        a fixed space before it, -16 pt wide, moves it up to iOS 10
        viewmend: inset.txt: 1 finding left as it is (--emit json lists them)

        """)
    let strict = ["patch", "--back-button", "--fail-on", "note", "inset.txt"]
    #expect(try Viewmend.run(strict, in: folder).status == 1)
  }

  @Test func theOptionThatCorrectsItIsNamed() throws {
    let run = try Viewmend.run(["patch", "--emit", "json", "weak.txt"], in: folder)
    #expect(run.status == 1)
    let file = try #require((try run.json()["files"] as? [[String: Any]])?.first)
    let left = try #require(file["remaining"] as? [[String: Any]])
    #expect(
      left.map { $0["reason"] as? String } == [
        "it is a back button with a confidence of 0.5 only, and 0.8 is needed; --back-button "
          + "corrects it"
      ])
    let asked = ["patch", "--back-button", "weak.txt"]
    #expect(try Viewmend.run(asked, in: folder).status == 0)
  }
}
