import Formats
import Hierarchy
import Testing

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
