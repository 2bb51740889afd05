import Hierarchy
import Testing

@testable import Formats

/// What test tools say about touches that failed.
@Suite struct TouchFailureTests {
  private static let tree = "<UIWindow: 0x10; frame = (0 0; 320 480)>\n"

  private func read(_ text: String) throws -> Dump {
    try Dump.read(SourceText(text + "\n" + Self.tree))
  }

  /// The only failure of a text of which everything is understood.
  private func failure(_ text: String) throws -> TouchFailure {
    let dump = try read(text)
    #expect(dump.diagnostics.map(\.message) == [])
    #expect(dump.tree.count == 1)
    try #require(dump.tree.surroundings.failures.count == 1)
    return dump.tree.surroundings.failures[0]
  }

  private static let crate = ObjectName(className: "Orchard.Crate", address: "0x1a0")
  private static let lid = ObjectName(className: "Lid", address: "0x1b0")

  @Test(arguments: [
    "View “<Orchard.Crate: 0x1a0>” is not hittable at point “{\"x\":7,\"y\":2.5}”; Another view "
      + "“<Lid: 0x1b0>” is hittable at window point “{\"x\":17,\"y\":12.5}”",
    "    Test Failed: View “<Orchard.Crate: 0x1a0>” is not hittable at point “{\"y\":2.5,\"x\":7}”: "
      + "Another view “<Lid: 0x1b0>” is hittable in window “<Lid: 0x1c0>” at window point "
      + "“{\"x\":17,\"y\":12.5}”",
  ])
  func detoxWithAPointInTheView(text: String) throws {
    let failure = try failure(text)
    #expect(failure.tool == .detox && failure.claim == .notHittable)
    #expect(failure.target == .init(object: Self.crate))
    #expect(failure.point == Point(x: 7, y: 2.5))
    #expect(failure.isPointInTarget)
    #expect(failure.obstructor == Self.lid)
  }

  @Test func detoxOnVisibility() throws {
    let above = try failure(
      "View “<Orchard.Crate: 0x1a0>” is not visible at point “{\"x\":7,\"y\":2}”; View “<Lid: "
        + "0x1b0>” is above the tested view “<Orchard.Crate: 0x1a0>”'s screen position and its "
        + "transparency around window point “{\"x\":1,\"y\":1}” is below the tested threshold (0.5)"
    )
    #expect(above.claim == .notVisible && above.obstructor == Self.lid)
    let percent = try failure(
      "View “<Orchard.Crate: 0x1a0>” is not visible: View does not pass visibility percent "
        + "threshold (100)")
    #expect(percent.claim == .notVisible && percent.point == nil)
    let outside = try failure(
      "View “<Orchard.Crate: 0x1a0>” is not hittable at point “{\"x\":500,\"y\":20}”; Point "
        + "“{\"x\":530,\"y\":463.5}” is outside of window bounds")
    #expect(outside.claim == .outsideWindow && outside.obstructor == nil)
  }

  @Test(arguments: ["Hit", "Hitten"])
  func detoxWithAPointOnTheScreen(word: String) throws {
    let failure = try failure(
      """
      Test Failed: View is not hittable at its visible point. Error: Failed to hit view with \
      identifier `crate.send` at point {353, 158.5} with hit-test
          - Origin view: <UITransitionView: 0x1d0; frame = (0 0; 9 9); layer = <CALayer: 0x1e0>>
          - Absolute origin: {0, 0}
          - \(word): <Lid: 0x1b0; frame = (0 0; 9 9); layer = <CALayer: 0x1e0>> reactTag: 7; layer
          - Target view: <Orchard.Crate: 0x1a0; frame = (5 0; 2 2); layer = <CALayer: 0x1e0>>
          - Relative point: {353, 158.5}
          - Hint: The Target view is a descendant of the hit view
      """)
    #expect(failure.claim == .notHittable)
    #expect(failure.target == .init(object: Self.crate, identifier: "crate.send"))
    #expect(failure.point == Point(x: 353, y: 158.5))
    #expect(!failure.isPointInTarget)
    #expect(failure.obstructor == Self.lid)
  }

  @Test func detoxAroundAPoint() throws {
    let failure = try failure(
      """
      // Test Failed: View is not hittable at its visible point. Error: View is not visible around point.
      //   - view point: {100, 25}
      //   - visible bounds: {{118, 0}, {82, 50}}
      //   - view bounds: {{-118, 0}, {200, 50}}
      //  ---
      //  Error: Error Domain=DetoxErrorDomain Code=0 "View “<Orchard.Crate: 0x1a0>” is not visible: …"
      """)
    #expect(failure.claim == .notVisible)
    #expect(failure.target == .init(object: Self.crate))
    #expect(failure.point == Point(x: 100, y: 25) && failure.isPointInTarget)
  }

  @Test func earlGrey() throws {
    let text = """
        "Element Description" : "<Crate:0x1a0; AX=Y; AX.id='send'; AX.label='Don't send'; \
      AX.frame={{20, 69}, {28, 72}}; AX.activationPoint={34, 105}; frame={{0, 0}, {28, 72}}>",
        "Failed Constraint(s)" : "interactable",
      """
    let failure = try failure(text)
    #expect(failure.tool == .earlGrey && failure.claim == .notInteractable)
    #expect(
      failure.target
        == .init(
          object: ObjectName(className: "Crate", address: "0x1a0"), identifier: "send",
          label: "Don't send", frame: Rect(x: 20, y: 69, width: 28, height: 72)))
    #expect(failure.point == Point(x: 34, y: 105))
    let other = try read(text.replacing("\"interactable\"", with: "\"kindOfClass('X')\""))
    #expect(other.tree.surroundings.failures == [])
    #expect(other.diagnostics.map(\.message) == ["2 lines of text without a view, kept as found."])
    let tap = try self.failure(
      "Cannot perform tap at {400, 20} as it is outside window's bounds {{0, 0}, {320, 480}}")
    #expect(tap.claim == .outsideWindow && tap.point == Point(x: 400, y: 20))
  }

  @Test(arguments: [
    (
      "Accessibility element with label \"Send\" is not tappable. It may be blocked by other views.",
      TouchFailure.Claim.notHittable
    ),
    ("Accessibility element with label \\\"Send\\\" is hidden.", .notVisible),
    (
      "x.m:11: error: -[A b] : The step timed out after 2.00 seconds: Failed to find accessibility "
        + "element with the label \"Send\"", .notFound
    ),
  ])
  func kif(text: String, claim: TouchFailure.Claim) throws {
    let failure = try failure(text)
    #expect(failure.tool == .kif && failure.claim == claim)
    #expect(failure.target == .init(label: "Send"))
  }

  @Test func xcuiTest() throws {
    let failure = try failure(
      "/O.swift:38: error: -[O.T t] : Failed to not hittable: StaticText, {{90.3, 244.3}, {52.0, "
        + "20.3}}, label: 'Send'\nComputed hit point {-1, -1} after scrolling to visible")
    #expect(failure.tool == .xcuiTest && failure.claim == .notHittable && failure.point == nil)
    #expect(
      failure.target
        == .init(
          label: "Send", elementType: "StaticText",
          frame: Rect(x: 90.3, y: 244.3, width: 52, height: 20.3)))
    let scroll = try self.failure(
      "Failed to synthesize event: Failed to scroll to visible (by AX action) Button, identifier: "
        + "'crate.send', label: 'Send', value: 2, error: Error kAXErrorCannotComplete")
    #expect(scroll.claim == .notScrolledTo)
    #expect(
      scroll.target == .init(identifier: "crate.send", label: "Send", elementType: "Button"))
  }

  private static let sack = Rect(x: 74, y: -54, width: 44, height: 38)

  @Test(arguments: [
    "Unable to find hit point for element Button 0x608001165880: {{74.0, -54.0}, {44.0, 38.0}}, label: 'Sack'",
    "(Unable to find hit point for element Button, 0x60c000180ea0, {{74.0, -54.0}, {44.0, 38.0}}, title: 'Sack')",
    "O.swift:1: Unable to find hit point for Button, {{74.0, -54.0}, {44.0, 38.0}}, label: 'Sack'",
    "Failed to synthesize event: Failed to compute hit point for Button, {{74.0, -54.0}, {44.0, 38.0}}, "
      + "label: 'Sack': Activation point invalid and no suggested hit points based on element frame",
  ])
  func xcuiTestWithoutAHitPoint(text: String) throws {
    let failure = try failure(text)
    #expect(failure.tool == .xcuiTest && failure.claim == .notHittable && failure.point == nil)
    #expect(
      failure.target == .init(label: "Sack", elementType: "Button", frame: Self.sack))
  }

  @Test func xcuiTestInShort() throws {
    let sack = TouchFailure.Target(identifier: "Sack", label: "Sack", elementType: "Button")
    let reason = "Activation point invalid and no suggested hit points based on element frame"
    let unknown = try failure("Failed to determine hittability of \"Sack\" Button: \(reason)")
    #expect(unknown.claim == .notHittable && unknown.target == sack)
    let placed = try failure(
      "Failed to determine hittability of Button at {{74.0, -54.0}, {44.0, 38.0}}: \(reason)")
    #expect(placed.target == .init(elementType: "Button", frame: Self.sack))
    let missing = try failure(
      "Failed to tap \"Sack\" Button: No matches found for Elements matching predicate")
    #expect(missing.claim == .notFound && missing.target == sack)
    let compute = try failure(
      "Failed: Failed to compute hit point for Button, label: 'Sack': Accessibility error "
        + "kAXErrorInvalidUIElement from AXUIElementCopyMultipleAttributeValues for 2062, 2021")
    #expect(compute.target == .init(label: "Sack", elementType: "Button"))
  }

  private static let earlGreyTwo = """
    Failed Constraint(s):
    interactable

    Element Description:
    <UIButton:0x1a0; isAccessible=Y; AX.id='send'; AX.frame={{20, 69}, {28, 72}}; \
    AX.activationPoint={34, 105}; frame={{0, 0}, {28, 72}}; alpha=1>
    """

  @Test func earlGreyTwoAboveAndBelow() throws {
    let message = try failure(Self.earlGreyTwo)
    #expect(message.tool == .earlGrey && message.claim == .notInteractable)
    #expect(
      message.target
        == .init(
          object: ObjectName(className: "UIButton", address: "0x1a0"), identifier: "send",
          frame: Rect(x: 20, y: 69, width: 28, height: 72)))
    #expect(message.point == Point(x: 34, y: 105))
    let whole =
      "Cannot perform action due to constraint(s) failure.\n\nElement Matcher:\n(kindOfClass('X'))\n\n"
      + Self.earlGreyTwo + "\n\nFailed Action:\nTap\n"
    let below = try Dump.read(SourceText(Self.tree + "\n" + whole))
    #expect(below.tree.count == 1)
    #expect(below.tree.surroundings.failures.map(\.target) == [message.target])
    #expect(
      below.diagnostics.map(\.message) == [
        "3 lines of text without a view, kept as found.",
        "2 lines of text without a view, kept as found.",
      ])
  }

  @Test func earlGreyTwoAboutNoTouch() throws {
    for text in [
      Self.earlGreyTwo.replacing("interactable", with: "kindOfClass('UIScrollView')"),
      "Failed Constraint(s):\ninteractable", "Failed Constraint(s):",
      "Failed Constraint(s):\ninteractable\n\nElement Description:\nnone",
    ] {
      let above = try read(text)
      #expect(above.tree.surroundings.failures == [], "\(text)")
      #expect(!above.diagnostics.isEmpty, "\(text)")
      let below = try Dump.read(SourceText(Self.tree + "\n" + text))
      #expect(below.tree.surroundings.failures == [], "\(text)")
      #expect(!below.diagnostics.isEmpty, "\(text)")
    }
    let seen = try failure(
      Self.earlGreyTwo.replacing("interactable", with: "sufficientlyVisible(Expected: 0.75)"))
    #expect(seen.claim == .notVisible)
  }

  @Test(arguments: ["{inf, -inf}", "{nan, 4}", "{1e999, -1e999}"])
  func pointsThatAreNone(point: String) throws {
    let tap = try failure("Cannot perform Tap at \(point) as it is outside window's bounds {}")
    #expect(tap.claim == .outsideWindow && tap.point == nil)
    let detox = try failure(
      "View “<Orchard.Crate: 0x1a0>” is not hittable: Point “\(point)” is outside of window bounds")
    #expect(detox.claim == .outsideWindow && detox.point == nil)
    #expect(detox.target == .init(object: Self.crate))
    let dump = try read("Cannot perform Tap at {here, there} as it is outside window's bounds x")
    #expect(dump.tree.surroundings.failures == [])
  }

  @Test(arguments: ["Element being tapped:\n", "\nElement being tapped: "])
  func aTapAtNoPoint(heading: String) throws {
    let said = "Cannot perform Tap at {nan, nan} as it is outside window's bounds {{0, 0}, {9, 9}}."
    let alone = try failure(said)
    #expect(alone.claim == .outsideWindow && alone.point == nil && alone.target.isUnnamed)
    let named = try failure(
      "\(said)\n\(heading)<UIButton:0x1a0; AX=Y; frame={{400, 12}, {120, 44}}; alpha=1>")
    #expect(named.claim == .outsideWindow && named.point == nil)
    #expect(named.target == .init(object: ObjectName(className: "UIButton", address: "0x1a0")))
  }

  private static let assertion = "Element does not meet assertion criteria: "
  private static let button = "<UIButton:0x1a0; AX=Y; AX.frame={{20, 69}, {28, 72}}; alpha=1>"

  @Test(arguments: [
    "\(assertion)interactable Point:{nan, nan} \nElement: \(button) \n\nMismatch: it is hidden",
    "\(assertion)interactable Point:{3, 4} Element: \(button)",
    "\(assertion)\ninteractable\n\nElement:\n\(button)",
  ])
  func anAssertionOfEarlGrey(text: String) throws {
    let failure = try failure(text)
    #expect(failure.tool == .earlGrey && failure.claim == .notInteractable)
    #expect(
      failure.target
        == .init(
          object: ObjectName(className: "UIButton", address: "0x1a0"),
          frame: Rect(x: 20, y: 69, width: 28, height: 72)))
    let other = try read(text.replacing("interactable", with: "kindOfClass('X')"))
    #expect(other.tree.surroundings.failures == [])
  }

  @Test func detoxAtNoPoint() throws {
    let failure = try failure(
      """
      Error: Failed to hit view with identifier `crate` at point {nan, nan} with hit-test
      - Target view: <Orchard.Crate: 0x1a0; frame = (5 0; 2 2); layer = <CALayer: 0x1e0>>
      - Relative point: {nan, nan}
      """)
    #expect(failure.target == .init(object: Self.crate, identifier: "crate"))
    #expect(failure.claim == .notHittable && failure.point == nil)
  }

  @Test func appiumsLog() throws {
    let failure = try failure(
      "2018-06-01 10:02:10.209 Runner[5706:1264595] Failed to fetch hit point for Button, "
        + "0x13f7dd400, {{74.0, -54.0}, {44.0, 38.0}}, identifier: 'sack', label: 'Sack' - no such")
    #expect(failure.tool == .appium && failure.claim == .notHittable)
    #expect(
      failure.target
        == .init(identifier: "sack", label: "Sack", elementType: "Button", frame: Self.sack))
  }

  @Test func everyToolIsRead() {
    #expect(
      Set(FailureScanner.tools.map { $0.tool }) == Set(TouchFailure.Tool.allCases))
  }

  @Test func appium() throws {
    let failure = try failure(
      "Original error: \"The element '\"Send\" Button' is not visible on the screen and thus is "
        + "not interactable\"")
    #expect(failure.tool == .appium && failure.claim == .notVisible)
    #expect(
      failure.target == .init(identifier: "Send", label: "Send", elementType: "Button"))
  }

  @Test(arguments: [
    "The button is not visible, and not hittable either.", "Failed to load the orchard.",
    "XCTFail(\"Not hittable: \\(element)\")", "Not hittable: Button", "Computed hit point {4, 5}",
    "View “Crate” is not visible: nobody knows why.", "- Target view: the crate",
    "element click intercepted: Element <a> is not clickable at point (3, 4). Other element would "
      + "receive the click: <b>",
    "Accessibility element with label Send is not tappable.",
    "Unable to find hit point for Application", "Failed to compute hit point for (null): (null)",
    "Failed to determine hittability of StaticText at {{inf, inf}, {0.0, 0.0}}: Activation point",
    "Failed to determine hittability of Button: Activation point invalid", "Failed to tap the keg.",
    "Failed to fetch hit point for %@ - %@", "Failed to tap \"Sack\" Button: it was closed.",
  ])
  func whatIsNoMessage(text: String) throws {
    let dump = try read(text)
    #expect(dump.tree.surroundings.failures == [])
    #expect(dump.diagnostics.count == 1)
  }

  @Test func behindTheTreeAndInALiteral() throws {
    let message = "Accessibility element with label \"Send\" is hidden."
    let dump = try Dump.read(SourceText(Self.tree + "\n" + message + "\n"))
    #expect(dump.tree.surroundings.failures.map(\.tool) == [.kif])
    #expect(dump.diagnostics.map(\.message) == [])
  }
}
