import Hierarchy

/// XCUITest, as Xcode's logs print it; its source is closed.
///
/// `Failed to not hittable: StaticText, {{x, y}, {w, h}}, label: '…'` and `Not hittable: Button,
/// identifier: '…'` stand in logs of many projects; `Failed to scroll to visible (by AX action)
/// Button, {{x, y}, {w, h}}, label: '…', error: …` in appium/appium#16913 and, without the frame,
/// mozilla-mobile/firefox-ios#8272. Frames are on the screen. `Computed hit point {-1, -1}` says
/// that there is none (calabash/DeviceAgent.iOS#136).
enum XCUITestFailure {
  /// The message of a line.
  static func read(_ text: FailureText, _ range: Range<Int>) -> TouchFailure? {
    var claim = TouchFailure.Claim.notHittable
    var start = text.end(of: "ot hittable: ")
    if start == nil {
      claim = .notScrolledTo
      start = text.end(of: "scroll to visible (by AX action) ")
    }
    guard let start else { return nil }
    var end = start
    while let next = text.byte(end), ASCII.isName(next) { end += 1 }
    guard end > start, text.byte(end) == ASCII.comma else { return nil }
    let target = TouchFailure.Target(
      identifier: text.end(of: ", identifier: ", from: end).flatMap(text.singleQuoted),
      label: text.end(of: ", label: ", from: end).flatMap(text.singleQuoted),
      elementType: text.string(start..<end),
      frame: text.end(of: ", {{", from: end).flatMap { text.rect(at: $0 - 2) })
    guard !target.isUnnamed else { return nil }
    return TouchFailure(.xcuiTest, claim, target: target, range: range)
  }

  /// Adds a computed hit point from the line below.
  ///
  /// - Returns: False when the line is another one.
  static func goOn(_ failure: inout TouchFailure, _ text: FailureText) -> Bool {
    guard let start = text.end(of: "Computed hit point "), let point = text.point(at: start) else {
      return false
    }
    if point != Point(x: -1, y: -1) { failure.point = point }
    return true
  }
}
