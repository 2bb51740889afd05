import Foundation
import Testing

/// What `why` says of views that cannot be judged, or are judged at their middle alone.
@Suite struct WhyVerdictTests {
  private func run(_ text: String, _ arguments: String...) throws -> Viewmend.Outcome {
    let folder = Folder()
    folder.write(text + "\n", to: "file.txt")
    return try Viewmend.run(arguments + ["file.txt"], in: folder)
  }

  private static let turned = """
    <UIWindow: 0x1; frame = (0 0; 320 568)>
       | <UISlider: 0x2; frame = (100 200; 81.9615 81.9615); transform = [0.86602540378443871, 0.5, -0.5, 0.86602540378443871, 0, 0]>
    """

  private static let gap = """
    <UIWindow: 0x1; frame = (0 0; 320 480)>
       | <UIView: 0x2; frame = (0 0; 320 480)>
       |    ...
       |    |    | <UIButton: 0x3; frame = (10 10; 80 50)>
       | <UIButton: 0x4; frame = (10 1
    """

  private static let label = """
    <UIWindow: 0x1; frame = (0 0; 320 480)>
       | <UIButton: 0x2; frame = (20 40; 100 44)>
       |    | <UIButtonLabel: 0x3; frame = (10 10; 80 20); text = 'Send'>
    """

  @Test func aTurnedView() throws {
    #expect(
      try run(Self.turned, "why", "1").output == """
        UISlider (node 1): can be tapped
          on screen: no upright rectangle, with its middle at (140.98 240.98)
          takes touches: 100 % of itself, 100 % of its reach
          a touch on its middle:
        (140.98 240.98): hits UISlider (node 1)
          acts on it: UISlider (node 1)

        """)
    #expect(try run(Self.turned, "why", "1", "--format", "json").json()["tapped"] as? Bool == true)
    let check = try run(Self.turned, "check", "--targets")
    #expect(check.output.hasPrefix("target 1 UISlider, whose reach is not known: pass\n"))
    let json = try run(Self.turned, "check", "--targets", "--format", "json").json()
    let files = try #require(json["files"] as? [[String: Any]])
    let target = try #require((files[0]["targets"] as? [[String: Any]])?.first)
    #expect(target["reach"] is NSNull && target["liveArea"] is NSNull)
  }

  @Test(arguments: ["2", "3"])
  func aViewWithoutAPlace(node: String) throws {
    #expect(
      try run(Self.gap, "why", node).output == """
        UIButton (node \(node)): the file does not say whether it can be tapped
          on screen: unknown
          not known: where the bounds of UIButton (node \(node)) lie

        """)
    #expect(try run(Self.gap, "why", node, "--format", "json").json()["tapped"] is NSNull)
  }

  @Test func whatCoversTheMiddleIsNamed() throws {
    #expect(
      try run(Self.label, "why", "0x2").output == """
        UIButton (node 1): taps on its middle go to UIButtonLabel 'Send' (node 2)
          on screen: (20 40; 100 44)
          inside its ancestors: (20 40; 100 44) (100 %)
          takes touches: 100 % of itself, 100 % of its reach; best rectangle (20 40; 100 44)
          hit testing ends at it: 63.6 % of itself, as the dump stands
          a touch on its middle:
        (70 62): hits UIButtonLabel 'Send' (node 2)
          acts on it: no view

        """)
  }

  @Test func aPartThatKeepsTheTouch() throws {
    let message =
      "Failed to not hittable: Button, {{20.0, 40.0}, {100.0, 44.0}}, label: 'Send'\n"
    #expect(
      try run(message + Self.label, "why").output == """
        file.txt:1:1: XCUITest said: a Button labelled 'Send' is not hittable.
        The tree cannot tell: the touch at (70 62) goes to UIButtonLabel 'Send' (node 2), a part of \
        UIButton (node 1), which does not act on it, but XCUITest may count a touch on a part as one \
        on the view.
        (70 62): hits UIButtonLabel 'Send' (node 2)
          acts on it: no view
        UIButton (node 1): taps on its middle go to UIButtonLabel 'Send' (node 2)
          on screen: (20 40; 100 44)
          inside its ancestors: (20 40; 100 44) (100 %)
          takes touches: 100 % of itself, 100 % of its reach; best rectangle (20 40; 100 44)
          hit testing ends at it: 63.6 % of itself, as the dump stands

        """)
    let failure =
      try run(message + Self.label, "why", "--format", "json").json()["failure"] as? [String: Any]
    #expect(failure?["course"] as? String == "kept")
  }

  @Test(arguments: [["hit", "--at", "10,10"], ["why", "1"]])
  func aTreeThatBreaksOff(arguments: [String]) throws {
    let folder = Folder()
    folder.write(
      "<viewmend version=\"1\"><view class=\"UIWindow\" frame=\"0 0 320 480\">"
        + "<view class=\"UIButton\" frame=\"8 6 60 60\" text=\"x\"/>", to: "cut.xml")
    #expect(
      try Viewmend.run(arguments + ["cut.xml"], in: folder).output.hasSuffix(
        "\n  The tree breaks off, so that what lies on top cannot be told: any of them may take the "
          + "touch, or a view that is missing.\n"))
  }

  @Test func aMistakeInASelector() throws {
    let run = try run(Self.label, "why", "UILabel[")
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.errors == """
        viewmend: error: The selector ends too early.
          UILabel[
                  ^
          Expected the name of an attribute.

        """)
  }

  @Test func articles() throws {
    let message =
      "Accessibility element with label \"Nope\" is not tappable. It may be blocked by other views.\n"
    #expect(
      try run(message + Self.label, "why").errors
        == "viewmend: error: file.txt:1:1: KIF's message is about a view labelled 'Nope', and no view "
        + "of the tree is that.\n  Give NODE: an id or an address that `viewmend inspect` shows.\n")
  }
}
