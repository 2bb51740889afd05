/// Values as somebody finds them who takes what is not there for nothing.
extension JSONNode {
  /// The value of a key; nil for what is no object, or has no such key.
  subscript(key: String) -> JSONNode? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The members of an object; none for anything else.
  var fields: [Member] { if case .object(let members) = content { members } else { [] } }

  /// The elements of a list; none for anything else.
  var elements: [JSONNode] { if case .list(let elements) = content { elements } else { [] } }

  /// The text; nil for anything else.
  var string: String? { if case .text(let text) = content { text } else { nil } }

  /// The whole number; nil for anything else.
  var whole: Int? { number.flatMap { Int(exactly: $0) } }
}
