import Hierarchy

/// EarlGrey.
///
/// `Cannot perform tap at {x, y} as it is outside window's bounds` is `GREYTapper.m` of
/// google/EarlGrey; the element's description with the constraints it failed is
/// `GREYBaseAction.m`, with a real message in wix/Detox#585 and google/EarlGrey#513. EarlGrey 2
/// prints the two as plain text, constraints first, each below its heading and with blank lines
/// between (`GREYErrorFormatter.m`, google/EarlGrey#1364). A tap outside the window names the element
/// below it, and an assertion says `Element does not meet assertion criteria: interactable Point:{x,
/// y}`. The activation point is on the screen, as UIKit's accessibility has it; `{nan, nan}` where
/// it has none.
enum EarlGreyMessages: ToolMessages {
  static let tool = TouchFailure.Tool.earlGrey
  static let words: [StaticString] = [
    "Cannot perform ", "\"Element Description\"", "Failed Constraint(s):", " assertion criteria:",
  ]

  static func read(_ text: FailureText, _ range: Range<Int>) -> TouchFailure? {
    if text.holds(" as it is outside window's bounds "), let start = text.end(of: "Cannot perform ")
    {
      guard let place = text.end(of: " at ", from: start), text.isPoint(at: place)
      else { return nil }
      return TouchFailure(tool, .outsideWindow, point: text.point(at: place), range: range)
    }
    if text.begins(with: "Failed Constraint(s):") {
      return TouchFailure(tool, .notInteractable, range: range)
    }
    var failure = TouchFailure(tool, .notInteractable, range: range)
    if let start = text.end(of: "Element does not meet assertion criteria:") {
      let isBare = text.bytes[start...].allSatisfy(ASCII.isBlank)
      guard isBare || takeConstraints(&failure, text) == .taken else { return nil }
      if let place = text.end(of: "Element: <", from: start) {
        return describe(&failure, text, from: place - 1) ? failure : nil
      }
      return failure
    }
    guard let start = text.end(of: "\"Element Description\" : \"") else { return nil }
    return describe(&failure, text, from: start) ? failure : nil
  }

  /// What stands right before the element.
  private static let headings: [StaticString] = [
    "Element Description:", "Element being tapped:", "Element:",
  ]

  /// Adds the constraints that failed, and the element behind them.
  static func goOn(_ failure: inout TouchFailure, _ text: FailureText) -> FailureScanner.Step {
    guard failure.target.isUnnamed else {
      if text.begins(with: "Mismatch: ") { return .taken }
      return text.begins(with: "\"Failed Constraint(s)\" : ")
        ? takeConstraints(&failure, text) : .other
    }
    if let heading = headings.first(where: { text.begins(with: $0) }) {
      guard
        let place = text.end(of: heading, from: text.start).flatMap({ text.end(of: "<", from: $0) })
      else { return .taken }
      return describe(&failure, text, from: place - 1) ? .taken : .withdrawn
    }
    let isTap = failure.claim == .outsideWindow
    if text.begins(with: "<") {
      return describe(&failure, text, from: text.start) ? .taken : isTap ? .other : .withdrawn
    }
    return isTap ? .other : takeConstraints(&failure, text)
  }

  /// A heading, or constraints, whose element never comes are about nothing.
  static func isWhole(_ failure: TouchFailure) -> Bool {
    !failure.target.isUnnamed || failure.point != nil || failure.claim == .outsideWindow
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
    // A tap that failed names its point itself.
    failure.point =
      failure.point ?? text.end(of: "; AX.activationPoint=", from: start).flatMap(text.point)
    return true
  }
}
