import Hierarchy

/// Detox on iOS.
///
/// The wordings are those of `detox/ios/Detox/Utilities/UIView+DetoxUtils.m` of wix/Detox: up to
/// version 19.2 `_dtx_someTestAtPoint:testSelector:error:`, whose point is in the bounds space of
/// the view (`convertPoint:fromView:self`), with a semicolon behind the point or, earlier, a colon
/// (wix/Detox#2156); from 19.3 on `_canHitFromView:atAbsPoint:error:`, whose point is on the
/// screen, in the spelling `Hitten` (#3130) and `Hit` (#4747); and the check of what is visible,
/// `View is not visible around point` with a point in the view's bounds space.
enum DetoxMessages: ToolMessages {
  static let tool = TouchFailure.Tool.detox
  static let words: [StaticString] = ["ot hittable at ", "ot visible", "Failed to hit view "]

  static func read(_ text: FailureText, _ range: Range<Int>) -> TouchFailure? {
    if let start = text.end(of: "Failed to hit view ") { return hit(text, from: start, range) }
    if let named = named(text, range) { return named }
    if text.holds("View is not visible around point") {
      return TouchFailure(.detox, .notVisible, range: range)
    }
    return text.holds("View is not hittable at its visible point")
      ? TouchFailure(.detox, .notHittable, range: range) : nil
  }

  /// Adds what a line below the first one says.
  static func goOn(_ failure: inout TouchFailure, _ text: FailureText) -> FailureScanner.Step {
    if text.begins(with: "- Target view: ") {
      failure.target.object = text.object(behind: "- Target view: ") ?? failure.target.object
      return .taken
    }
    for mark: StaticString in ["- Hit: ", "- Hitten: "] where text.begins(with: mark) {
      failure.obstructor = text.object(behind: mark)
      return .taken
    }
    if text.begins(with: "- view point: ") {
      failure.point = text.end(of: "- view point: ").flatMap(text.point)
      failure.isPointInTarget = true
      return .taken
    }
    // What is nested in the first message says it again and names the view.
    if failure.target.object == nil, text.begins(with: "Error: "),
      let start = text.end(of: "View “"), let object = text.object(at: start)
    {
      failure.target.object = object
      return .taken
    }
    let others: [StaticString] = [
      "- Origin view: ", "- Absolute origin: ", "- Relative point: ", "- Hint: ",
      "- visible bounds: ", "- view bounds: ", "---", "Error: Error Domain=DetoxErrorDomain",
    ]
    return others.contains { text.begins(with: $0) } ? .taken : .other
  }

  /// `View “<Class: 0x1>” is not hittable at point “{"x":1,"y":2}”; …`, or `is not visible: …`.
  private static func named(_ text: FailureText, _ range: Range<Int>) -> TouchFailure? {
    guard let start = text.end(of: "View “"), let object = text.object(at: start),
      let behind = text.end(of: "” is not ", from: start)
    else { return nil }
    let isHit = text.hasPrefix("hittable at point “", at: behind)
    let isPoint = isHit || text.hasPrefix("visible at point “", at: behind)
    let isUntouched = isHit || text.hasPrefix("hittable: ", at: behind)
    guard isPoint || isUntouched || text.hasPrefix("visible: ", at: behind) else { return nil }
    var failure = TouchFailure(
      .detox, isUntouched ? .notHittable : .notVisible, target: .init(object: object),
      isPointInTarget: true, range: range)
    if isUntouched, !isPoint, text.end(of: "” is outside of window bounds", from: behind) != nil {
      failure.claim = .outsideWindow
    }
    guard isPoint, let place = text.end(of: "“", from: behind) else { return failure }
    failure.point = text.keyedPoint(at: place)
    if text.end(of: "” is outside of window bounds", from: place) != nil {
      failure.claim = .outsideWindow
    }
    for mark: StaticString in ["Another view “", "View “", "Window “"] {
      guard let other = text.end(of: mark, from: place) else { continue }
      failure.obstructor = text.object(at: other)
      break
    }
    return failure
  }

  /// `Failed to hit view with identifier `send` at point {1, 2} with hit-test`.
  private static func hit(
    _ text: FailureText, from start: Int, _ range: Range<Int>
  ) -> TouchFailure? {
    guard let place = text.end(of: "at point ", from: start), text.isPoint(at: place)
    else { return nil }
    var failure = TouchFailure(.detox, .notHittable, point: text.point(at: place), range: range)
    if text.hasPrefix("with identifier `", at: start),
      let quote = text.end(of: "`", from: start),
      let end = text.end(of: "` at point ", from: quote)
    {
      failure.target.identifier = text.string(quote..<end - 11)
    }
    return failure
  }
}
