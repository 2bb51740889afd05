import Foundation
import Testing

/// `why` without a node: the touch of a test tool's message, made again.
@Suite struct ReplayTests {
  private static let tree = """
    <UIWindow: 0x7a01; frame = (0 0; 320 568); layer = <UIWindowLayer: 0x6a01>>
       | <Orchard: 0x7a02; frame = (0 0; 320 568); layer = <CALayer: 0x6a02>>
       |    | <Crate: 0x7a03; frame = (90 400; 140 56); ax.id = "crate"; layer = <CALayer: 0x6a03>>
       |    | <Lid: 0x7a05; frame = (0 380; 320 188); layer = <CALayer: 0x6a05>>
       |    | <UIButton: 0x7a06; frame = (20 40; 100 44); layer = <CALayer: 0x6a06>>
       |    |    | <UIButtonLabel: 0x7a07; frame = (10 10; 80 24); text = 'Sort'; userInteractionEnabled = NO; layer = <CALayer: 0x6a07>>
       |    | <UILabel: 0x7a08; frame = (20 90; 80 24); text = 'Ripe'; userInteractionEnabled = NO; layer = <CALayer: 0x6a08>>
       |    | <UILabel: 0x7a09; frame = (20 120; 80 24); text = 'Ripe'; userInteractionEnabled = NO; layer = <CALayer: 0x6a09>>

    """

  private func why(_ message: String, _ options: String...) throws -> Viewmend.Outcome {
    let folder = Folder()
    folder.write(message + "\n" + Self.tree, to: "failed.txt")
    return try Viewmend.run(["why", "failed.txt"] + options, in: folder)
  }

  private static let covered =
    "    Test Failed: View “<Crate: 0x7a03>” is not hittable at point “{\"x\":70,\"y\":28}”; Another "
    + "view “<Lid: 0x7a05>” is hittable at window point “{\"x\":160,\"y\":428}”"

  @Test func whoTookTheTouch() throws {
    let run = try why(Self.covered)
    #expect(run.status == 0 && run.errors == "")
    #expect(
      run.output == """
        failed.txt:1:5: Detox said: Crate 0x7a03 is not hittable at (70 28) of its own bounds; it \
        found Lid 0x7a05 there.
        The tree agrees: the touch at (160 428) goes to Lid (node 3), which covers Crate (node 2).
        (160 428): hits Lid (node 3)
          acts on it: no view
          refused as well: 2 that lie elsewhere (hit --at 160,428 --all lists them)
        Crate (node 2): cannot be tapped
          on screen: (90 400; 140 56)
          inside its ancestors: (90 400; 140 56) (100 %)
          hit testing ends at it: 0 % of itself, 0 % of its reach
          it is no tap target: no control, no cell, no recognizer of its own
          taken by: Lid (node 3): 100 % of its reach, in (90 400; 140 56)

        """)
  }

  @Test func whatLiesBehindCoversNothing() throws {
    let folder = Folder()
    folder.write(
      """
      Not hittable: Other, identifier: 'gate'
      <UIWindow: 0x7a01; frame = (0 0; 320 568)>
         | <Plank: 0x7a02; frame = (0 0; 320 568)>
         | <Gate: 0x7a03; frame = (10 10; 50 50); userInteractionEnabled = NO; ax.id = "gate">

      """, to: "failed.txt")
    let run = try Viewmend.run(["why", "failed.txt"], in: folder)
    #expect(
      run.output.contains(
        "the touch at (35 35) goes to Plank (node 1), which lies behind Gate (node 2)."))
  }

  @Test(arguments: ["missing/dump.txt", "missing.txt", "missing.log"])
  func aMistypedPathIsNoView(name: String) throws {
    let run = try Viewmend.run(["why", name], in: Folder())
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.contains("There is no file \"\(name)\"."))
  }

  @Test func inJSON() throws {
    let run = try why(Self.covered, "--format", "json")
    let document = try run.json()
    #expect(document["node"] as? Int == 2)
    let failure = try #require(document["failure"] as? [String: Any])
    #expect(failure["tool"] as? String == "Detox")
    #expect(failure["claim"] as? String == "not-hittable")
    #expect(failure["line"] as? Int == 1 && failure["column"] as? Int == 5)
    #expect(failure["point"] as? [Double] == [70, 28])
    #expect(failure["pointSpace"] as? String == "view")
    #expect(failure["obstructor"] as? Int == 3)
    #expect(failure["verdict"] as? String == "agrees")
    #expect(failure["course"] as? String == "covered")
    let touch = try #require(failure["touch"] as? [String: Any])
    #expect(touch["point"] as? [Double] == [160, 428] && touch["hit"] as? Int == 3)
  }

  @Test(arguments: [
    (
      "Failed to not hittable: Button, {{20.0, 40.0}, {100.0, 44.0}}, label: 'Sort'",
      "The tree does not agree: the touch at (70 62) arrives at UIButton (node 4)."
    ),
    (
      "Not hittable: Other, {{90.0, 400.0}, {140.0, 56.0}}",
      "The tree agrees: the touch at (160 428) goes to Lid (node 3), which covers Crate (node 2)."
    ),
    (
      "Accessibility element with label \"Sort\" is not tappable. It may be blocked by other views.",
      "The tree does not agree: the touch at (70 62) arrives at UIButton (node 4)."
    ),
    (
      "The element '\"Sort\" Button' is not visible on the screen and thus is not interactable",
      "The tree cannot tell: the touch at (70 62) arrives at UIButton (node 4), but what is drawn "
        + "over it is not printed: Appium judges by what is seen."
    ),
    (
      "Failed to find accessibility element with the label \"Sort\"",
      "The tree cannot tell: the touch at (70 62) arrives at UIButton (node 4), but what "
        + "accessibility makes of it is not printed."
    ),
    (
      "View “<UILabel: 0x7a09>” is not hittable at point “{\"x\":4,\"y\":4}”; View has user "
        + "interaction disabled (userInteractionEnabled == NO)",
      "The tree agrees: the touch at (24 124) goes to Orchard (node 1) around UILabel 'Ripe' "
        + "(node 7), which does not get it."
    ),
    (
      "Cannot perform tap at {400, 20} as it is outside window's bounds {{0, 0}, {320, 568}}",
      "The tree agrees: no view takes the touch at (400 20)."
    ),
  ])
  func verdicts(message: String, verdict: String) throws {
    let run = try why(message)
    #expect(run.status == 0 && run.errors == "")
    #expect(run.output.split(separator: "\n").dropFirst().first.map(String.init) == verdict)
  }

  @Test(arguments: [
    (
      "Not hittable: StaticText, label: 'Ripe'",
      "failed.txt:1:1: XCUITest's message is about a StaticText labelled 'Ripe', and 2 views are "
        + "that: 6, 7.\n  Give the id of one of them for NODE."
    ),
    (
      "Not hittable: Button, identifier: 'press', label: 'Press'",
      "failed.txt:1:1: XCUITest's message is about a Button 'press' labelled 'Press', and no view of "
        + "the tree is that.\n  Give NODE: an id or an address that `viewmend inspect` shows."
    ),
    (
      "Test Failed: View is not hittable at its visible point. Error: nothing more.",
      "failed.txt:1:1: Detox's message names no view, and no point on the screen.\n  Give NODE: the "
        + "view that was to be touched."
    ),
    (
      "No message at all.",
      "Argument NODE is missing: no message of a touch that failed stands in failed.txt.\n  Name a "
        + "view, or a FILE in which a message of Detox, EarlGrey, KIF, XCUITest or Appium stands "
        + "beside the tree. See `viewmend why --help`."
    ),
  ])
  func whatLeadsNowhere(message: String, complaint: String) throws {
    let run = try why(message)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors == "viewmend: error: \(complaint)\n")
  }

  @Test func theLastMessageCounts() throws {
    let first = "Accessibility element with label \"Sort\" is hidden."
    let output = try why([first, Self.covered, "", Self.covered].joined(separator: "\n")).output
    #expect(output.hasPrefix("failed.txt:4:5: Detox said: "))
    #expect(
      output.contains("\n  The last message was replayed; another message stands on line 1.\n"))
  }

  @Test func whereTreeAndToolDiffer() throws {
    let message =
      "View “<UIButton: 0x7a06>” is not hittable at point “{\"x\":50,\"y\":22}”; Another view "
      + "“<Lid: 0x7a05>” is hittable at window point “{\"x\":70,\"y\":62}”"
    let why =
      "What differs is not in the tree: another moment, a window that is not printed (a keyboard, "
      + "an alert of the system), or code of the app's own (hitTest, pointInside)."
    let lines = try self.why(message).output.split(separator: "\n")
    #expect(
      lines[1] == "The tree does not agree: the touch at (70 62) arrives at UIButton (node 4).")
    #expect(lines[2] == "  Detox named Lid (node 3). \(why)")
    let gone = try self.why(message.replacing("0x7a05", with: "0x7aff")).output
    #expect(gone.contains("\n  Lid 0x7aff is not in the tree.\n"))
  }

  @Test func aFrameTellsLabelsApart() throws {
    let run = try why(
      "Not hittable: StaticText, {{20.0, 120.0}, {80.0, 24.0}}, label: 'Ripe'", "--format", "json")
    #expect(try run.json()["node"] as? Int == 7)
  }

  @Test(arguments: [
    (
      "Not hittable: Button, {{20.0, 300.0}, {10.0, 10.0}}, label: 'Sort'", 4,
      "XCUITest saw it at (20 300; 10 10); UIButton (node 4) lies at (20 40; 100 44)."
    ),
    (
      "Not hittable: Button, {{20.0, 90.0}, {80.0, 24.0}}, label: 'Sort'", 4,
      "XCUITest saw it at (20 90; 80 24); UIButton (node 4) lies at (20 40; 100 44); what lies there "
        + "is UILabel 'Ripe' (node 6)."
    ),
    (
      "Not hittable: Button, {{20.0, 40.0}, {100.0, 44.0}}, label: 'Nope'", 4,
      "XCUITest named the label 'Nope'; nothing of UIButton (node 4) says so."
    ),
    (
      "Not hittable: Button, identifier: 'sort', label: 'Sort'", 4,
      "XCUITest named the identifier 'sort'; that of UIButton (node 4) is not printed."
    ),
    (
      "View “<Keg: 0x7a03>” is not hittable at point “{\"x\":7,\"y\":8}”", 2,
      "Detox named Keg at that address, where the tree has a Crate: is it of the same run?"
    ),
  ])
  func whatContradictsIsSaid(message: String, node: Int, doubt: String) throws {
    #expect(try why(message).output.split(separator: "\n").contains("  \(doubt)"))
    let document = try why(message, "--format", "json").json()
    #expect(document["node"] as? Int == node)
    let failure = try #require(document["failure"] as? [String: Any])
    #expect((failure["doubts"] as? [String])?.count == 1)
  }

  @Test(arguments: [
    "Not hittable: Button, label: 'Sort'", "Not hittable: Other, identifier: 'crate'",
    "The element '\"Sort\" Button' is not visible on the screen and thus is not interactable",
    "Not hittable: Other, {{90.0, 400.0}, {140.0, 56.0}}, identifier: 'crate', label: 'Crate'",
    covered,
  ])
  func whatFitsLeavesNoDoubt(message: String) throws {
    let document = try why(message, "--format", "json").json()
    #expect((document["failure"] as? [String: Any])?["doubts"] as? [String] == [])
  }

  /// Of two prints as near as each other the one below the message.
  @Test(arguments: [("", "\n", 2), ("\n", "", 10), ("\n", "\n", 10)])
  func thePrintNearestToTheMessage(above: String, below: String, node: Int) throws {
    let second = Self.tree.replacing("(90 400; 140 56)", with: "(10 40; 140 56)")
    let folder = Folder()
    folder.write(Self.tree + above + Self.covered + "\n" + below + second, to: "failed.txt")
    let document = try Viewmend.run(["why", "failed.txt", "--format", "json"], in: folder).json()
    let failure = try #require(document["failure"] as? [String: Any])
    #expect(failure["doubts"] as? [String] == ["other-prints"])
    #expect(document["node"] as? Int == node)
  }

  @Test func onStandardInput() throws {
    let run = try Viewmend.run(["why", "-"], in: Folder(), input: Array(Self.tree.utf8))
    #expect(
      run.errors.hasPrefix(
        "viewmend: error: Argument NODE is missing: no message of a touch that failed stands in "
          + "stdin.\n"))
  }

  @Test func withoutAnything() throws {
    let run = try Viewmend.run(["why"], in: Folder())
    #expect(run.status == 2)
    #expect(
      run.errors
        == "viewmend: error: Argument NODE is missing: why expects `NODE [FILE]`, or a FILE with a "
        + "message of a touch that failed.\n  Name a view, or a FILE in which a message of Detox, "
        + "EarlGrey, KIF, XCUITest or Appium stands beside the tree. See `viewmend why --help`.\n")
  }
}
