import Hierarchy

/// Appium on iOS: `The element '"Send" Button' is not visible on the screen and thus is not
/// interactable`, from `FBBaseActionsSynthesizer.m` of appium/WebDriverAgent; a real message is
/// appium/appium#11635. Its log says `Failed to fetch hit point for Other, 0x1, {{…}}, …`, from
/// `FBXCElementSnapshotWrapper+Helpers.m`, as in facebookarchive/WebDriverAgent#938.
///
/// `element click intercepted` is a browser's: its point and its elements are a web page's, and no
/// tree of views holds them.
enum AppiumMessages: ToolMessages {
  static let tool = TouchFailure.Tool.appium
  static let words: [StaticString] = [
    "' is not visible on the screen", "Failed to fetch hit point for ",
  ]

  static func read(_ text: FailureText, _ range: Range<Int>) -> TouchFailure? {
    if let start = text.end(of: "Failed to fetch hit point for "),
      let target = text.namedElement(at: start) ?? text.element(at: start)
    {
      return TouchFailure(tool, .notHittable, target: target, range: range)
    }
    guard text.holds("' is not visible on the screen and thus is not interactable"),
      let start = text.end(of: "he element '"), let target = text.namedElement(at: start)
    else { return nil }
    return TouchFailure(tool, .notVisible, target: target, range: range)
  }
}
