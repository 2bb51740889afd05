import Hierarchy

/// EarlGrey.
///
/// `Cannot perform tap at {x, y} as it is outside window's bounds` is `GREYTapper.m` of
/// google/EarlGrey; the element's description with the constraints it failed is
/// `GREYBaseAction.m`, with a real message in wix/Detox#585 and google/EarlGrey#513. EarlGrey 2
/// prints the two as plain text, constraints first, each below its heading and with blank lines
/// between (`GREYErrorFormatter.m`, google/EarlGrey#1364). The activation point is on the screen, as
/// UIKit's accessibility has it.
enum EarlGreyMessages: ToolMessages {
  static let tool = TouchFailure.Tool.earlGrey
  static let words: [StaticString] = [
    "Cannot perform ", "\"Element Description\"", "Failed Constraint(s):",
  ]

  static func read(_ text: FailureText, _ range: Range<Int>) -> TouchFailure? {
    if text.holds(" as it is outside window's bounds "), let start = text.end(of: "Cannot perform ")
    {
      guard let place = text.end(of: " at ", from: start), let point = text.point(at: place)
      else { return nil }
      return TouchFailure(tool, .outsideWindow, point: point, range: range)
    }
    if text.begins(with: "Failed Constraint(s):") {
      return TouchFailure(tool, .notInteractable, range: range)
    }
    guard let start = text.end(of: "\"Element Description\" : \"") else { return nil }
    var failure = TouchFailure(tool, .notInteractable, range: range)
    return describe(&failure, text, from: start) ? failure : nil
  }

  /// Adds the constraints that failed, and in EarlGrey 2's form the element behind them.
  static func goOn(_ failure: inout TouchFailure, _ text: FailureText) -> FailureScanner.Step {
    guard !isWhole(failure) else {
      return text.begins(with: "\"Failed Constraint(s)\" : ")
        ? takeConstraints(&failure, text) : .other
    }
    if text.begins(with: "Element Description:") { return .taken }
    if text.begins(with: "<"), let start = text.end(of: "<") {
      return describe(&failure, text, from: start - 1) ? .taken : .withdrawn
    }
    return takeConstraints(&failure, text)
  }

  /// A heading, or constraints, whose element never comes are about nothing.
  static func isWhole(_ failure: TouchFailure) -> Bool {
    !failure.target.isUnnamed || failure.point != nil
  }

  private static func takeConstraints(
    _ failure: inout TouchFailure, _ text: FailureText
  ) -> FailureScanner.Step {
    // EarlGrey calls interactable what shows a pixel at the point of the touch.
    if text.holds("nteractable") { return .taken }
    failure.claim = .notVisible
    return text.holds("ufficientlyVisible") ? .taken : .withdrawn
  }

  /// Adds what `<Class:0x1; AX.id='…'; AX.frame={{x, y}, {w, h}}; …` says.
  private static func describe(
    _ failure: inout TouchFailure, _ text: FailureText, from start: Int
  ) -> Bool {
    guard let object = text.object(at: start) else { return false }
    failure.target = TouchFailure.Target(
      object: object,
      identifier: text.end(of: "; AX.id=", from: start).flatMap(text.singleQuoted),
      label: text.end(of: "; AX.label=", from: start).flatMap(text.singleQuoted),
      frame: text.end(of: "; AX.frame=", from: start).flatMap(text.rect))
    failure.point = text.end(of: "; AX.activationPoint=", from: start).flatMap(text.point)
    return true
  }
}
