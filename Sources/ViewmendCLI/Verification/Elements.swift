import Reporting

/// Elements of two lists that are named by what they say, so that their order does not matter.
struct Elements {
  typealias Name = FixtureDifference.Step

  /// The elements that are expected, each with the one that came under its name.
  private(set) var pairs: [(name: Name, wanted: JSONNode, found: JSONNode?)] = []
  /// The elements that came and should have been expected.
  private(set) var unexpected: [(name: Name, found: JSONNode)] = []
  /// What an element that is not expected is to be said at: the last one that is.
  let end: JSONNode?

  /// Finds the elements that belong together; nil where those expected have no names.
  ///
  /// - Parameter list: What the lists are called.
  init?(_ wanted: [JSONNode], _ found: [JSONNode], _ list: FixtureDifference.Step?) {
    let names = wanted.compactMap { Self.name(of: $0, list) }
    guard names.count == wanted.count, !names.isEmpty || list == .field("findings") else {
      return nil
    }
    end = wanted.last
    var rest = found
    for (name, element) in zip(names, wanted) {
      let place = rest.firstIndex { Self.name(of: $0, list) == name }
      pairs.append((name, element, place.map { rest.remove(at: $0) }))
    }
    for element in rest where Self.mustBeListed(element) {
      if let name = Self.name(of: element, list) { unexpected.append((name, element)) }
    }
  }

  /// What identifies an element of an array, wherever it stands.
  private static func name(of element: JSONNode, _ list: FixtureDifference.Step?) -> Name? {
    if let id = element["id"]?.whole { return .node(id) }
    guard let node = element["node"]?.whole else { return nil }
    if let rule = element["rule"]?.string { return .finding(rule: rule, node: node) }
    return list == .field("targets") ? .node(node) : nil
  }

  /// True for a warning or an error, whether it fails or cannot tell: a new one is a mistake until
  /// somebody has read it.
  private static func mustBeListed(_ element: JSONNode) -> Bool {
    element["rule"] != nil && ["warning", "error"].contains(element["severity"]?.string)
  }
}

extension JSONNode {
  /// The pieces that a string is to hold; nil for anything but `{"holds": …}`.
  var pieces: [String]? {
    guard case .object(let members) = content, members.count == 1, let holds = self["holds"] else {
      return nil
    }
    return holds.string.map { [$0] } ?? holds.elements.compactMap(\.string)
  }
}
