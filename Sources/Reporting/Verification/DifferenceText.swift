/// Words for what a fixture expects and what came.
enum DifferenceText {
  /// The sentence of a difference, without its place.
  static func sentence(_ difference: FixtureDifference) -> String {
    let (subject, fields) = parts(difference.path)
    let name = [subject, fields.isEmpty ? nil : fields].compactMap { $0 }.joined(separator: ": ")
    let expected = difference.expected?.inSentence ?? "nothing"
    let actual = difference.actual?.inSentence ?? "nothing"
    return switch difference.kind {
    case .differs: "\(name) was \(expected), is \(actual)"
    case .count: "\(name) were \(expected), are \(count(difference.actual))\(listed(difference))"
    case .piece: "\(name) held \(expected), is \(actual)"
    case .missing:
      difference.expected == nil ? "\(name) is missing" : "\(name) was \(expected), is missing"
    case .gone: "\(name) is gone"
    case .new: "\(name) is new\(grade(difference.actual))"
    case .bytes: "\(name) is not what patch writes: it has \(expected), patch writes \(actual)"
    }
  }

  /// The way to a value, as programs read it.
  static func path(_ steps: [FixtureDifference.Step]) -> String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .field(let key): text += text.isEmpty ? key : ".\(key)"
      case .place(let place): text += "[\(place)]"
      case .node(let node): text += "[node \(node)]"
      case .finding(let rule, let node): text += "[\(rule) on node \(node)]"
      }
    }
  }

  /// What single elements of a list are called.
  private static let nouns = [
    "backButtons": "back button", "candidates": "candidate", "diagnostics": "diagnostic",
    "findings": "finding", "gestureRecognizers": "gesture recognizer", "controllers": "controller",
    "hits": "hit", "swipeBack": "swipe", "targets": "target", "trees": "tree", "views": "view",
    "whatIf": "forecast", "why": "answer",
  ]

  /// The element that a value belongs to, in words, and the keys behind it.
  private static func parts(_ steps: [FixtureDifference.Step]) -> (String?, String) {
    guard steps.count > 1, case .field(let list) = steps[0] else { return (nil, path(steps)) }
    let noun = nouns[list] ?? list
    let rest = path(Array(steps.dropFirst(2)))
    return switch steps[1] {
    case .field: (nil, path(steps))
    case .place(let place): ("\(noun) \(place + 1)", rest)
    case .node(let node): ("\(noun) of node \(node)", rest)
    case .finding(let rule, let node): ("\(noun) \(rule) on node \(node)", rest)
    }
  }

  private static func count(_ value: JSONValue?) -> String {
    if case .list(let elements)? = value { "\(elements.count)" } else { value?.inSentence ?? "0" }
  }

  /// The first elements of a list that are one too many, by their messages.
  private static func listed(_ difference: FixtureDifference) -> String {
    guard case .list(let elements)? = difference.actual else { return "" }
    let messages = elements.compactMap { text($0, "message") }
    return messages.isEmpty ? "" : ": \(messages.prefix(3).map(cut).joined(separator: " "))"
  }

  private static func grade(_ finding: JSONValue?) -> String {
    guard let finding, let severity = text(finding, "severity") else { return "" }
    let word = text(finding, "result") == "cannot-tell" ? "\(severity), cannot tell" : severity
    return " (\(word))" + (text(finding, "message").map { ": \(cut($0))" } ?? "")
  }

  /// The beginning of a long message: what differs is said in a line.
  private static func cut(_ text: String) -> String {
    text.count > 140 ? "\(text.prefix(139))…" : text
  }

  private static func text(_ value: JSONValue, _ key: String) -> String? {
    guard case .object(let members) = value,
      case .text(let text)? = members.first(where: { $0.key == key })?.value
    else { return nil }
    return text
  }
}
