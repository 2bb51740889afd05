import Hierarchy

/// A value of a JSON text, with its place in it.
struct JSONNode: Sendable, Hashable {
  /// A key of an object with its value.
  struct Member: Sendable, Hashable {
    var key: String
    /// The offset of the key's quotation mark.
    var offset: Int
    var value: JSONNode
  }

  /// The kinds of values.
  enum Content: Sendable, Hashable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([JSONNode])
    /// Keys in the order of the text, each once.
    case object([Member])
  }

  /// The offset of its first byte.
  var offset: Int
  /// The offset behind its last byte.
  var end: Int
  var content: Content

  /// What it is, for a sentence that says what was expected.
  var kind: String {
    switch content {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): value.text(places: 6)
    case .text(let text): "\"\(text)\""
    case .list(let elements): elements.isEmpty ? "an empty list" : "a list of \(elements.count)"
    case .object: "an object"
    }
  }
}
