import Foundation

/// A JSON value, so that what is expected and what is answered can be compared piece by piece.
enum JSONValue: Sendable, Hashable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// Reads a whole document.
  static func read(_ url: URL) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: url))
  }

  /// The value of a key; nil where there is none, or where this is no object.
  subscript(key: String) -> JSONValue? {
    if case .object(let fields) = self { fields[key] } else { nil }
  }

  /// The elements; none where this is no array.
  var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }

  /// The number as an integer; nil where it is none.
  var integer: Int? { if case .number(let value) = self { Int(exactly: value) } else { nil } }

  /// The string; nil where it is none.
  var string: String? { if case .string(let value) = self { value } else { nil } }
}

extension JSONValue: CustomStringConvertible {
  /// JSON on one line, keys in alphabetical order.
  var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): Int(exactly: value).map { "\($0)" } ?? "\(value)"
    case .string(let value): value.debugDescription
    case .array(let elements): "[\(elements.map(\.description).joined(separator: ", "))]"
    case .object(let fields):
      "{" + fields.keys.sorted().map { "\"\($0)\": \(fields[$0] ?? .null)" }.joined(separator: ", ")
        + "}"
    }
  }
}
