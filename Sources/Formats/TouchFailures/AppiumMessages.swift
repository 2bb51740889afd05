import Hierarchy

/// Appium on iOS: `The element '"Send" Button' is not visible on the screen and thus is not
/// interactable`, from `FBBaseActionsSynthesizer.m` of appium/WebDriverAgent; a real message is
/// appium/appium#11635.
///
/// `element click intercepted` is a browser's: its point and its elements are a web page's, and no
/// tree of views holds them.
enum AppiumFailure {
  /// The message of a line.
  static func read(_ text: FailureText, _ range: Range<Int>) -> TouchFailure? {
    guard text.holds("' is not visible on the screen and thus is not interactable"),
      let start = text.end(of: "he element '"), let name = text.quoted(at: start)
    else { return nil }
    let place = text.byte(start) == ASCII.backslash ? "\\\"\(name)\\\" " : "\"\(name)\" "
    var end = start + place.utf8.count
    let type = end
    while let next = text.byte(end), ASCII.isName(next) { end += 1 }
    // XCTest's description of an element prints its identifier or, without one, its label.
    return TouchFailure(
      .appium, .notVisible,
      target: .init(
        identifier: name, label: name,
        elementType: end > type ? text.string(type..<end) : nil),
      range: range)
  }
}
