import Foundation
import Testing

/// Every command on view trees of Android.
@Suite struct AndroidTests {
  private let source = """
    <?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation="0"><node index="0" text="" class="android.widget.FrameLayout" content-desc="" checkable="false" clickable="false" enabled="true" bounds="[0,0][600,900]"><node index="0" text="" class="android.widget.ImageButton" content-desc="Navigate up" checkable="false" clickable="true" enabled="true" bounds="[0,30][60,90]" /><node index="1" text="Pour" class="android.widget.Button" content-desc="" checkable="false" clickable="true" enabled="false" bounds="[100,100][130,130]" /></node></hierarchy>
    """

  private func run(_ arguments: String...) throws -> Viewmend.Outcome {
    let folder = Folder()
    folder.write(source, to: "page")
    return try Viewmend.run(arguments, in: folder)
  }

  @Test func inspectShowsTheBackButton() throws {
    let run = try run("inspect", "--density", "1.5", "page")
    #expect(run.status == 0 && run.errors == "")
    #expect(
      run.output == """
        page: uiAutomatorXML, 3 nodes, 1 tree, 1 back button, 0 diagnostics
        0 android.widget.FrameLayout (0 0; 400 600) ''
        ├─ 1 android.widget.ImageButton (0 20; 40 40) 'Navigate up' [takes taps]
        └─ 2 android.widget.Button (66.67 66.67; 20 20) 'Pour' [takes taps, disabled]
        back button: node 1 android.widget.ImageButton, leading, custom, era unknown, confidence 0.8
          visible (0 20; 40 40)
          target (0 20; 40 40)
          takes taps (0 20; 40 40)
          - node 1: its description 'Navigate up' is what Android calls navigating up
          - node 1: it stands in an upper corner of its window
          - node 1: the file says that it takes taps

        """)
  }

  @Test func requiringABackButton() throws {
    #expect(try run("inspect", "--require", "back-button", "page").status == 0)
    let folder = Folder()
    folder.write(source.replacing("Navigate up", with: "Open navigation drawer"), to: "page")
    let check = try Viewmend.run(
      ["check", "--require", "back-button", "--density", "1", "page"], in: folder)
    #expect(check.status == 1 || check.status == 3)
    #expect(
      check.output.contains(
        "A back button is required, and none was found: nothing to tap is named for going up or "
          + "back. [back-button-missing]"))
    let inspect = try Viewmend.run(["inspect", "--require", "back-button", "page"], in: folder)
    #expect(inspect.status == 3)
  }

  @Test(arguments: [
    (
      "420",
      "--density is \"420\", which is more pixels than any dp has.\n"
        + "  If it is dots per inch, give --density 2.625."
    ),
    (
      "0",
      "--density is \"0\", which is no density.\n  Give the pixels of one dp, as 2.625: "
        + "`adb shell wm density` prints 160 times that."
    ),
    (
      "9000",
      "--density is \"9000\", which is more pixels than any dp has.\n"
        + "  Give the pixels of one dp, as 2.625."
    ),
  ])
  func densitiesThatAreNone(text: String, message: String) throws {
    let run = try run("check", "--density", text, "page")
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors == "viewmend: error: \(message)\n")
  }

  @Test func theUnitIsInTheDocuments() throws {
    for command in ["inspect", "check"] {
      let bare = try run(command, "--format", "json", "page").json()
      let file = try #require((bare["files"] as? [[String: Any]])?.first)
      #expect(file["unit"] as? String == "px" && file["density"] is NSNull)
      #expect(file["densitySource"] is NSNull)
      let given = try run(command, "--format", "json", "--density", "1.5", "page").json()
      let scaled = try #require((given["files"] as? [[String: Any]])?.first)
      #expect(scaled["unit"] as? String == "dp" && scaled["density"] as? Double == 1.5)
      #expect(scaled["densitySource"] as? String == "given")
    }
  }

  @Test func sizesAtAnEdgeCannotBeTold() throws {
    let run = try run("check", "--density", "1.5", "page")
    #expect(
      run.output.contains(
        "cannot tell: android.widget.ImageButton 'Navigate up' is 40 x 40 dp where it can be seen, "
          + "at the edge of the window, which may cut it, so its size cannot be told."))
    #expect(!run.output.contains("Pour"), "it is disabled")
  }

  @Test func hitAndWhy() throws {
    let disabled = try run("hit", "--at", "110,110", "page")
    #expect(
      disabled.output == """
        (110 110): hits android.widget.Button 'Pour' (node 2)
          acts on it: no view
          It is disabled: it takes the touch and does nothing.

        """)
    let nothing = try run("hit", "--at", "300,300", "page")
    #expect(
      nothing.output == """
        (300 300): hits no view
          acts on it: no view
          Nothing at this point is clickable or checkable; all else lets touches through.

        """)
    #expect(
      try run("why", "1", "page").output.hasPrefix(
        "android.widget.ImageButton 'Navigate up' (node 1): can be tapped\n"))
    #expect(
      try run("why", "2", "page").output.contains(
        "it is no tap target: not clickable or checkable, or disabled, or not seen"))
  }

  @Test func patchKeepsEveryOtherByte() throws {
    #expect(try run("patch", "--rules", "none", "page").output == source)
    let set = try run("patch", "--density", "1.5", "--set", "1 frame=(-4 20; 48 40)", "page")
    #expect(set.output == source.replacing("[0,30][60,90]", with: "[0,30][66,90]"))
    #expect(
      set.errors.contains("node 1 android.widget.ImageButton: frame (0 20; 40 40) -> (0 20; 44 40)")
    )
    let outside = try run("patch", "--set", "1 frame=(700 30; 60 60)", "page")
    #expect(outside.status == 2)
  }

  @Test func aToastHasNoPlaceForAFrame() throws {
    let folder = Folder()
    folder.write(
      """
      <hierarchy rotation="0"><android.widget.FrameLayout class="android.widget.FrameLayout" \
      displayed="true" bounds="[0,0][100,100]"/><android.widget.Toast text="Milled" \
      class="android.widget.Toast" displayed="true"/></hierarchy>
      """, to: "page")
    let run = try Viewmend.run(["patch", "--set", "1 frame=(1 2; 3 4)", "page"], in: folder)
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.errors
        == "viewmend: error: --set cannot write a frame into node 1 of \"page\": its element gives "
        + "no place and no size that could be replaced. Name a view whose element does.\n")
  }

  /// What `check` proposes can be given to `--set`, and is what `patch` writes.
  @Test func correctionsAreInTheFilesOwnSpace() throws {
    let folder = Folder()
    folder.write(
      """
      <hierarchy rotation="0"><node index="0" class="android.widget.FrameLayout" clickable="false" enabled="true" bounds="[0,0][600,900]"><node index="0" class="android.view.ViewGroup" clickable="false" enabled="true" bounds="[0,60][600,180]"><node index="0" class="android.widget.ImageButton" content-desc="Navigate up" clickable="true" enabled="true" bounds="[20,80][80,160]" /></node></node></hierarchy>

      """, to: "page")
    func run(_ arguments: String...) throws -> Viewmend.Outcome {
      try Viewmend.run(arguments + ["--density", "2", "page"], in: folder)
    }
    #expect(
      try run("check").output.contains("    frame: (10 40; 30 40) -> (1 36; 48 48) (app-owned)\n"))
    let files = try #require(
      try run("check", "--format", "json").json()["files"] as? [[String: Any]])
    let findings = try #require(files[0]["findings"] as? [[String: Any]])
    let fix = try #require(findings.compactMap { $0["fix"] as? [String: Any] }.first)
    #expect(fix["from"] as? [Double] == [10, 40, 30, 40])
    #expect(fix["to"] as? [Double] == [1, 36, 48, 48])
    let patched = try run("patch", "--emit", "diff")
    let set = try run(
      "patch", "--emit", "diff", "--rules", "none", "--set", "2 frame=(1 36; 48 48)")
    #expect(patched.output.contains("[2,72][98,168]"))
    #expect(set.output == patched.output)
  }
}
