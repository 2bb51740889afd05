import Hierarchy

/// EarlGrey.
///
/// `Cannot perform tap at {x, y} as it is outside window's bounds` is `GREYTapper.m` of
/// google/EarlGrey; the element's description with the constraints it failed is
/// `GREYBaseAction.m`, with a real message in wix/Detox#585 and google/EarlGrey#513. The
/// activation point is on the screen, as UIKit's accessibility has it.
enum EarlGreyFailure {
  /// The message that a line begins.
  static func read(_ text: FailureText, _ range: Range<Int>) -> TouchFailure? {
    if text.holds(" as it is outside window's bounds "), let start = text.end(of: "Cannot perform ")
    {
      guard let place = text.end(of: " at ", from: start), let point = text.point(at: place)
      else { return nil }
      return TouchFailure(.earlGrey, .outsideWindow, point: point, range: range)
    }
    guard let start = text.end(of: "\"Element Description\" : \""),
      let object = text.object(at: start)
    else { return nil }
    let target = TouchFailure.Target(
      object: object,
      identifier: text.end(of: "; AX.id=", from: start).flatMap(text.singleQuoted),
      label: text.end(of: "; AX.label=", from: start).flatMap(text.singleQuoted),
      frame: text.end(of: "; AX.frame=", from: start).flatMap(text.rect))
    return TouchFailure(
      .earlGrey, .notInteractable, target: target,
      point: text.end(of: "; AX.activationPoint=", from: start).flatMap(text.point), range: range)
  }

  /// Adds the constraints that failed.
  ///
  /// - Returns: False when the line is another one, nil when the message is about no touch.
  static func goOn(_ failure: inout TouchFailure, _ text: FailureText) -> Bool? {
    guard text.begins(with: "\"Failed Constraint(s)\" : ") else { return false }
    // EarlGrey calls interactable what shows a pixel at the point of the touch.
    if text.holds("nteractable") { return true }
    failure.claim = .notVisible
    return text.holds("ufficientlyVisible") ? true : nil
  }
}
