import Hierarchy

/// KIF: `UIAccessibilityElement-KIFAdditions.m` of kif-framework/KIF, in its wordings since the
/// first version. None names a point; KIF taps the middle first.
enum KIFMessages: ToolMessages {
  static let tool = TouchFailure.Tool.kif
  static let words: [StaticString] = ["ccessibility element with "]

  static func read(_ text: FailureText, _ range: Range<Int>) -> TouchFailure? {
    if let start = text.end(of: "ccessibility element with label ") {
      let blocked: StaticString = " is not tappable. It may be blocked by other views."
      let isHidden = !text.holds(blocked) && text.holds(" is hidden.")
      guard isHidden || text.holds(blocked),
        let label = text.quoted(at: start, before: isHidden ? " is hidden." : blocked)
      else { return nil }
      return TouchFailure(
        .kif, isHidden ? .notVisible : .notHittable, target: .init(label: label), range: range)
    }
    guard let start = text.end(of: "Failed to find accessibility element with the ") else {
      return nil
    }
    if let place = text.end(of: "label ", from: start), place == start + 6,
      let label = text.quoted(at: place)
    {
      return TouchFailure(.kif, .notFound, target: .init(label: label), range: range)
    }
    if let place = text.end(of: "identifier ", from: start), place == start + 11,
      let identifier = text.quoted(at: place)
    {
      return TouchFailure(.kif, .notFound, target: .init(identifier: identifier), range: range)
    }
    return nil
  }
}
