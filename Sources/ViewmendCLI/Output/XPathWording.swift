import Formats

/// Words for expressions that came to no answer: what happened, and what to do about it.
enum XPathWording {
  static func sentence(_ answer: XPathAnswer, seconds: Double) -> String {
    switch answer {
    case .tooSlow(let isOver):
      let limit = seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
      return "The XPath expression was not done after \(limit) second\(seconds == 1 ? "" : "s"), "
        + "the limit of --max-seconds. Raise it, lift it with --max-seconds 0, or ask in fewer "
        + "steps: a predicate such as //view[.//view] is faster than a path back and forth."
        + (isOver ? " What follows was not examined." : "")
    case .refused(let code):
      return "The XPath expression cannot be evaluated (libxml2's error \(code)). Make it simpler."
    default:
      return "The XPath expression needs more nodes at once than libxml2 holds, or more memory "
        + "than there is. Ask of fewer views."
    }
  }
}
