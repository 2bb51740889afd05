import Formats
import Hierarchy

/// What stands beside the tree: an element each, in the order of the source.
extension XMLTagWriter {
  mutating func write(_ surroundings: Surroundings) {
    for recognizer in surroundings.recognizers { write(recognizer) }
    for controller in surroundings.controllers { write(controller) }
    for answer in surroundings.answers { write(answer) }
    for failure in surroundings.failures { write(failure) }
    for area in surroundings.safeAreas { write(area) }
  }

  /// Two attributes that name an object.
  private static func fields(_ object: ObjectName?, _ prefix: String = "") -> [(String, String?)] {
    let keys = prefix.isEmpty ? ("class", "address") : (prefix + "Class", prefix + "Address")
    return [(keys.0, object?.className), (keys.1, object?.address)]
  }

  private mutating func element(
    _ name: String, _ fields: [(String, String?)], parts: [(String, [(String, String?)])]
  ) {
    guard !parts.isEmpty else { return element(name, level: 1, fields) }
    open(name, level: 1)
    for (key, value) in fields { attribute(key, value) }
    close(isEmpty: false)
    for (name, fields) in parts { element(name, level: 2, fields) }
    end(name, level: 1)
  }

  private mutating func write(_ recognizer: GestureRecognizer) {
    let targets = recognizer.targets.map {
      ("target", [("action", $0.action)] + Self.fields($0.object))
    }
    element(
      "recognizer",
      [
        ("class", recognizer.className), ("base", recognizer.baseClassName),
        ("address", recognizer.address), ("name", recognizer.name),
        ("state", recognizer.state), ("enabled", recognizer.isEnabled ? nil : "false"),
        ("property", recognizer.property?.rawValue),
      ] + Self.fields(recognizer.view, "view"),
      parts: targets + recognizer.mustFail.map { ("mustFail", Self.fields($0)) })
  }

  private mutating func write(_ controller: ControllerDescription) {
    element(
      "controller", level: 1,
      Self.fields(controller.object) + [("state", controller.state)]
        + Self.fields(controller.view, "view")
        + [
          ("inWindow", controller.isInWindow ? nil : "false"),
          ("parent", controller.parent.map(String.init)),
          ("presented", controller.isPresented ? "true" : nil),
        ] + Self.fields(controller.presentation, "presentation"))
  }

  private mutating func write(_ answer: PastedAnswer) {
    let question: (String, String) =
      switch answer.question {
      case .delegate(let property): ("delegate", property.rawValue)
      case .delegateOfObject(let address): ("delegate", address)
      case .shouldBegin(let delegate, _): ("shouldBegin", delegate)
      case .accessibilityElements(let object): ("accessibilityElements", object)
      }
    var head = [("question", question.0), ("of", question.1)] as [(String, String?)]
    if case .shouldBegin(_, let recognizer) = answer.question {
      head.append(("recognizer", recognizer))
    }
    switch answer.value {
    case .object(let object):
      element("answer", level: 1, head + [("value", "object")] + Self.fields(object))
    case .none: element("answer", level: 1, head + [("value", "none")])
    case .flag(let flag): element("answer", level: 1, head + [("value", flag ? "true" : "false")])
    case .elements(let elements):
      element(
        "answer", head + [("value", "elements")],
        parts: elements.map { ("element", [("address", $0.address), ("label", $0.label)]) })
    }
  }

  private mutating func write(_ area: SafeAreaGuide) {
    let frame = area.layoutFrame
    element(
      "safeArea", level: 1,
      Self.fields(area.owner)
        + [("frame", ViewmendXMLNumbers.text([frame.left, frame.top, frame.width, frame.height]))])
  }

  private mutating func write(_ failure: TouchFailure) {
    let target = failure.target
    let frame = target.frame.map {
      ViewmendXMLNumbers.text([$0.origin.x, $0.origin.y, $0.size.width, $0.size.height])
    }
    element(
      "failure", level: 1,
      [("tool", failure.tool.rawValue), ("claim", failure.claim.rawValue)]
        + Self.fields(target.object)
        + [
          ("identifier", target.identifier), ("label", target.label),
          ("elementType", target.elementType), ("frame", frame),
          ("point", failure.point.map { ViewmendXMLNumbers.text([$0.x, $0.y]) }),
          ("inTarget", failure.isPointInTarget ? "true" : nil),
        ] + Self.fields(failure.obstructor, "obstructor"))
  }
}
