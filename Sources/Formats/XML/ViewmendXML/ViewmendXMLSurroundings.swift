import Hierarchy

/// Reads what stands beside the tree in viewmend's own XML: recognizers, controllers, answers of a
/// debugger, and failed touches, each an element behind the views.
struct ViewmendXMLSurroundings {
  /// What was read, tied to the nodes of the tree by address.
  private(set) var surroundings = Surroundings()
  /// The element that children belong to.
  private var last: Kind?

  private enum Kind {
    case recognizer, answer
  }

  /// Reads elements in file order.
  init(_ elements: [(range: Range<Int>, depth: Int)], of tree: ViewTree) {
    for element in elements {
      let fields = XMLFields(element.range, in: tree.source)
      switch fields.name {
      case "recognizer": addRecognizer(fields)
      case "target", "mustFail", "element": addPart(fields)
      case "controller": addController(fields)
      case "answer": addAnswer(fields)
      case "failure": addFailure(fields)
      case "safeArea": addSafeArea(fields)
      default: last = nil
      }
    }
    tie(to: tree)
  }

  private mutating func tie(to tree: ViewTree) {
    let addresses =
      surroundings.recognizers.compactMap(\.viewAddress)
      + surroundings.controllers.compactMap { $0.view?.address }
      + surroundings.safeAreas.compactMap(\.owner.address)
    let nodes = AddressBook(of: addresses, in: tree)
    for place in surroundings.recognizers.indices {
      surroundings.recognizers[place].node = nodes[surroundings.recognizers[place].viewAddress]
    }
    for place in surroundings.controllers.indices {
      surroundings.controllers[place].node = nodes[surroundings.controllers[place].view?.address]
    }
    for place in surroundings.safeAreas.indices {
      surroundings.safeAreas[place].node = nodes[surroundings.safeAreas[place].owner.address]
    }
  }

  private mutating func addSafeArea(_ fields: XMLFields) {
    last = nil
    guard let owner = fields.object(""), let n = fields.numbers("frame", 4) else { return }
    let frame = Rect(x: n[0], y: n[1], width: n[2], height: n[3])
    if !frame.isEmpty { surroundings.safeAreas.append(.init(owner: owner, layoutFrame: frame)) }
  }

  private mutating func addRecognizer(_ fields: XMLFields) {
    var found = GestureRecognizer(className: fields["class"] ?? "", range: fields.range)
    found.address = fields["address"]
    found.name = fields["name"]
    found.baseClassName = fields["base"]
    found.isEnabled = fields["enabled"] != "false"
    found.state = fields["state"]
    found.view = fields.object("view")
    found.property = fields["property"].flatMap(GestureRecognizer.Property.init(rawValue:))
    surroundings.recognizers.append(found)
    last = .recognizer
  }

  private mutating func addPart(_ fields: XMLFields) {
    switch (fields.name, last) {
    case ("target", .recognizer):
      let target = GestureRecognizer.Target(
        action: fields["action"] ?? "", object: fields.object(""))
      surroundings.recognizers[surroundings.recognizers.count - 1].targets.append(target)
    case ("mustFail", .recognizer):
      guard let object = fields.object("") else { return }
      surroundings.recognizers[surroundings.recognizers.count - 1].mustFail.append(object)
    case ("element", .answer):
      let place = surroundings.answers.count - 1
      guard case .elements(var elements) = surroundings.answers[place].value else { return }
      elements.append(AccessibleElement(address: fields["address"], label: fields["label"]))
      surroundings.answers[place].value = .elements(elements)
    default: break
    }
  }

  private mutating func addController(_ fields: XMLFields) {
    var found = ControllerDescription(
      object: fields.object("") ?? ObjectName(className: "", address: nil),
      state: fields["state"] ?? "", view: fields.object("view"),
      isInWindow: fields["inWindow"] != "false", parent: nil,
      isPresented: fields["presented"] == "true", presentation: fields.object("presentation"),
      range: fields.range)
    let parent = fields["parent"].flatMap { Int($0) }
    found.parent = parent.flatMap { surroundings.controllers.indices.contains($0) ? $0 : nil }
    surroundings.controllers.append(found)
    last = nil
  }

  private mutating func addAnswer(_ fields: XMLFields) {
    last = nil
    let object = fields["of"] ?? ""
    let property = fields["of"].flatMap(GestureRecognizer.Property.init(rawValue:))
    let question: PastedAnswer.Question
    switch fields["question"] {
    case "delegate":
      question = property.map { .delegate($0) } ?? .delegateOfObject(address: object)
    case "shouldBegin":
      question = .shouldBegin(delegate: object, recognizer: fields["recognizer"])
    case "accessibilityElements": question = .accessibilityElements(of: object)
    default: return
    }
    let value: PastedAnswer.Value
    switch fields["value"] {
    case "object": value = fields.object("").map { .object($0) } ?? .none
    case "true": value = .flag(true)
    case "false": value = .flag(false)
    case "elements":
      value = .elements([])
      last = .answer
    default: value = .none
    }
    surroundings.answers.append(
      PastedAnswer(question: question, value: value, range: fields.range))
  }

  private mutating func addFailure(_ fields: XMLFields) {
    last = nil
    guard let tool = fields["tool"].flatMap(TouchFailure.Tool.init(rawValue:)),
      let claim = fields["claim"].flatMap(TouchFailure.Claim.init(rawValue:))
    else { return }
    let frame = fields.numbers("frame", 4).map {
      Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
    surroundings.failures.append(
      TouchFailure(
        tool, claim,
        target: TouchFailure.Target(
          object: fields.object(""), identifier: fields["identifier"], label: fields["label"],
          elementType: fields["elementType"], frame: frame),
        point: fields.numbers("point", 2).map { Point(x: $0[0], y: $0[1]) },
        isPointInTarget: fields["inTarget"] == "true", obstructor: fields.object("obstructor"),
        range: fields.range))
  }
}
