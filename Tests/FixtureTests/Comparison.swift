/// Compares what a fixture expects with what the tool answers, field by field.
///
/// The expectation is a subset: an object must hold the fields that are expected and may hold
/// others. An array of named elements (by `id`, or by `rule` and `node`) must hold those that are
/// expected, and of findings every warning and error must be among them, one entry each; notes may
/// be left out. Any other array must have as many elements, each containing what is expected at
/// its place. A number in the place of an array is its count. `{"holds": "…"}`, or a list of such
/// pieces, in the place of a string asks for pieces of it.
struct Comparison {
  /// What differs: a sentence a field, in the order of the expectation.
  private(set) var differences: [String] = []

  /// Numbers are printed with up to six significant digits.
  private static let tolerance = 1e-6

  /// Compares one value.
  mutating func compare(_ expected: JSONValue, with actual: JSONValue?, at path: String) {
    guard let actual else {
      differences.append("\(path) is missing, expected \(expected)")
      return
    }
    switch (expected, actual) {
    case (.object(let fields), .object):
      for key in fields.keys.sorted() {
        compare(fields[key] ?? .null, with: actual[key], at: "\(path).\(key)")
      }
    case (.object(let fields), .string(let text)) where Array(fields.keys) == ["holds"]:
      let pieces = fields["holds"].map { $0.string == nil ? $0.elements : [$0] } ?? []
      for piece in pieces where !text.contains(piece.string ?? "\0") {
        differences.append("\(path) does not hold \(piece): \(actual)")
      }
    case (.array(let wanted), .array(let found)): compare(wanted, with: found, at: path)
    case (.number(let count), .array(let found)):
      if Int(exactly: count) != found.count {
        differences.append(
          "\(path) has \(found.count) elements, expected \(expected): \(JSONValue.array(found))")
      }
    case (.number(let one), .number(let other)):
      if abs(one - other) > Self.tolerance * max(1, abs(one)) { differ(expected, actual, path) }
    default:
      if expected != actual { differ(expected, actual, path) }
    }
  }

  private mutating func compare(_ wanted: [JSONValue], with found: [JSONValue], at path: String) {
    let names = wanted.map(Self.name(of:))
    guard !wanted.isEmpty, names.allSatisfy({ $0 != nil }) else {
      if wanted.count != found.count {
        differ(.array(wanted), .array(found), path)
      } else {
        for (place, pair) in zip(wanted, found).enumerated() {
          compare(pair.0, with: pair.1, at: "\(path)[\(place)]")
        }
      }
      return
    }
    var rest = found
    for (name, element) in zip(names, wanted) {
      guard let name else { continue }
      if let place = rest.firstIndex(where: { Self.name(of: $0) == name }) {
        compare(element, with: rest.remove(at: place), at: "\(path)[\(name)]")
      } else {
        let others = found.compactMap(Self.name(of:)).joined(separator: "; ")
        differences.append("\(path) has no element with \(name), only: \(others)")
      }
    }
    for element in rest where Self.mustBeListed(element) {
      differences.append("\(path) holds what is not expected: \(element)")
    }
  }

  /// True for a warning or an error, whether it fails or cannot tell: a new one is a mistake of the
  /// program until somebody has read it.
  private static func mustBeListed(_ element: JSONValue) -> Bool {
    element["rule"] != nil && ["warning", "error"].contains(element["severity"]?.string)
  }

  private mutating func differ(_ expected: JSONValue, _ actual: JSONValue, _ path: String) {
    differences.append("\(path) is \(actual), expected \(expected)")
  }

  /// What identifies an element of an array, wherever it stands.
  private static func name(of element: JSONValue) -> String? {
    if let id = element["id"]?.integer { return "id \(id)" }
    if let rule = element["rule"]?.string, let node = element["node"]?.integer {
      return "\(rule) at node \(node)"
    }
    return nil
  }
}
