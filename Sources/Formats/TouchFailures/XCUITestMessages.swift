import Hierarchy

/// XCUITest, as Xcode's logs print it; its source is closed.
///
/// `Failed to not hittable: StaticText, {{x, y}, {w, h}}, label: '…'` and `Not hittable: Button,
/// identifier: '…'` stand in logs of many projects; `Failed to scroll to visible (by AX action)
/// Button, {{x, y}, {w, h}}, label: '…', error: …` in appium/appium#16913 and, without the frame,
/// mozilla-mobile/firefox-ios#8272. `Unable to find hit point for element Button 0x…: {{…}},
/// label: '…'` is Xcode 8's, with a comma for the colon Xcode 9's (lionheart/openradar-mirror#18687),
/// without `element` and pointer later ones'; `Failed to compute hit point for Button, …: reason`
/// is on iOS from Xcode 12 on (appium/appium#14858), and `Failed to determine hittability of "…"
/// Button: Activation point invalid …` from Xcode 11 on. Frames are on the screen, pointers are the
/// test's own. `Computed hit point {-1, -1}` says that there is none (calabash/DeviceAgent.iOS#136).
enum XCUITestMessages: ToolMessages {
  static let tool = TouchFailure.Tool.xcuiTest
  static let words: [StaticString] = [
    "ot hittable: ", "(by AX action) ", " hit point for ", "hittability of ", "Failed to tap ",
  ]

  private static let elements: [(mark: StaticString, claim: TouchFailure.Claim)] = [
    ("ot hittable: ", .notHittable), ("scroll to visible (by AX action) ", .notScrolledTo),
    ("nable to find hit point for element ", .notHittable),
    ("nable to find hit point for ", .notHittable),
    ("ailed to compute hit point for ", .notHittable),
    ("ailed to determine hittability of ", .notHittable),
  ]

  static func read(_ text: FailureText, _ range: Range<Int>) -> TouchFailure? {
    if let start = text.end(of: "ailed to tap "), text.holds(": No matches found ") {
      return text.namedElement(at: start).map { failure(.notFound, $0, range) }
    }
    for (mark, claim) in elements {
      guard let start = text.end(of: mark) else { continue }
      return (text.namedElement(at: start) ?? text.element(at: start)).map {
        failure(claim, $0, range)
      }
    }
    return nil
  }

  private static func failure(
    _ claim: TouchFailure.Claim, _ target: TouchFailure.Target, _ range: Range<Int>
  ) -> TouchFailure {
    TouchFailure(tool, claim, target: target, range: range)
  }

  /// Adds a computed hit point from the line below.
  static func goOn(_ failure: inout TouchFailure, _ text: FailureText) -> FailureScanner.Step {
    guard let start = text.end(of: "Computed hit point "), let point = text.point(at: start) else {
      return .other
    }
    if point != Point(x: -1, y: -1) { failure.point = point }
    return .taken
  }
}
