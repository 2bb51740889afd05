import Reporting

/// Expectations as they are written: a key a line, a back button, finding or view a line.
enum ExpectationText {
  private typealias Step = FixtureDifference.Step

  /// What an expectation says of each element of a list, where nobody has cut it down.
  private static let fields: [String: [String]] = [
    "backButtons": [
      "bar", "container", "indicator", "label", "side", "kind", "era", "visible", "target",
      "overhang",
    ],
    "candidates": ["bar", "container", "side", "kind"],
    "findings": ["rule", "severity", "result", "node", "fix"],
    "targets": ["node", "verdict", "reasons"],
    "diagnostics": ["line", "severity", "message"],
  ]

  /// The whole description of a fixture that is new.
  ///
  /// - Parameters:
  ///   - answer: What the program says.
  ///   - description: What the file says so far; nil for no file.
  static func description(of answer: JSONNode, _ description: FixtureDescription?) -> [UInt8] {
    func list(_ options: [FixtureDescription.Option]) -> String {
      JSONValue.list(options.map { .text($0.text) }).json
    }
    var rows = ["\"schema\": \"viewmend/1\"", "\"options\": \(list(description?.options ?? []))"]
    if let options = description?.patchOptions { rows.append("\"patch\": \(list(options))") }
    let answer = answer.withoutAddresses
    var expected: [String] = []
    for key in FixtureDescription.expectable {
      guard let value = answer[key], let text = first(key, value) else { continue }
      expected.append("\"\(key)\": \(text)")
    }
    rows.append("\"expect\": {\n    \(expected.joined(separator: ",\n    "))\n  }")
    return Array("{\n  \(rows.joined(separator: ",\n  "))\n}\n".utf8)
  }

  /// What a new expectation says of a key; nil where it says nothing of it.
  private static func first(_ key: String, _ value: JSONNode) -> String? {
    switch key {
    case "status", "trees", "backButtons", "findings", "error", "whatIf", "hand":
      return text(of: value, .field(key))
    case "nodes", "diagnostics": return "\(value.elements.count)"
    case "targets":
      return value.elements.isEmpty ? nil : text(of: value, .field(key))
    case "unit": return value.string == "pt" ? nil : value.value.json
    default: return nil
    }
  }

  /// The value of a key of an expectation, its elements cut down, each object among them on a line.
  static func text(of value: JSONNode, _ key: FixtureDifference.Step) -> String {
    guard case .list(let elements) = value.content, elements.contains(where: { $0.isObject })
    else { return value.value.json }
    let rows = elements.map { "\n      \(cut($0, of: key).value.json)" }
    return "[\(rows.joined(separator: ","))\n    ]"
  }

  /// An element of a list as an expectation has it.
  static func cut(_ element: JSONNode, of list: FixtureDifference.Step?) -> JSONNode {
    guard case .field(let key)? = list, let fields = fields[key] else { return element }
    let members = fields.compactMap { field -> JSONNode.Member? in
      guard let value = element[field] else { return nil }
      switch field {
      case "result" where value.string == "fail": return nil
      case "fix":
        guard value.isObject else { return nil }
        return JSONNode.Member(key: field, offset: 0, value: kept(["from", "to"], of: value))
      default: return JSONNode.Member(key: field, offset: 0, value: value)
      }
    }
    return .made(.object(members))
  }

  private static func kept(_ keys: [String], of value: JSONNode) -> JSONNode {
    .made(
      .object(
        keys.compactMap { key in
          value[key].map { JSONNode.Member(key: key, offset: 0, value: $0) }
        }))
  }
}

extension JSONNode {
  fileprivate var isObject: Bool { if case .object = content { true } else { false } }
}
