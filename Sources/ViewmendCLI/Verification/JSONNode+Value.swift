import Reporting

/// A value without its places.
extension JSONNode {
  /// The value as a report quotes it.
  var value: JSONValue {
    switch content {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .list(let elements): .list(elements.map(\.value))
    case .object(let members): .object(members.map { .init($0.key, $0.value.value) })
    }
  }

  /// The same value, every address in it written `0x…`: a capture's addresses say nothing about
  /// what was captured.
  var withoutAddresses: JSONNode {
    var node = self
    switch content {
    case .text(let text): node.content = .text(Self.withoutAddresses(text))
    case .list(let elements): node.content = .list(elements.map(\.withoutAddresses))
    case .object(let members):
      node.content = .object(
        members.map { member in
          var member = member
          member.value = member.value.withoutAddresses
          return member
        })
    default: break
    }
    return node
  }

  private static func withoutAddresses(_ text: String) -> String {
    guard text.contains("0x") else { return text }
    var result: [UInt8] = []
    var bytes = Array(text.utf8)[...]
    while let byte = bytes.popFirst() {
      result.append(byte)
      guard byte == UInt8(ascii: "0"), bytes.first == UInt8(ascii: "x") else { continue }
      let digits = bytes.dropFirst().prefix { Character(Unicode.Scalar($0)).isHexDigit }
      guard !digits.isEmpty else { continue }
      bytes = bytes[digits.endIndex...]
      result.append(contentsOf: "x…".utf8)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// True for a list of numbers, which is a rectangle, a size or the like and says one thing.
  var isNumbers: Bool {
    guard case .list(let elements) = content else { return false }
    return !elements.isEmpty && elements.allSatisfy { $0.number != nil || $0.content == .null }
  }

  /// True when both are the same value; places do not matter, nor does the order of keys.
  func isSame(as other: JSONNode) -> Bool {
    switch (content, other.content) {
    case (.number(let one), .number(let other)): Self.isSame(one, other)
    case (.list(let one), .list(let other)):
      one.count == other.count && zip(one, other).allSatisfy { $0.isSame(as: $1) }
    case (.object(let one), .object(let others)):
      one.count == others.count
        && one.allSatisfy { member in other[member.key].map(member.value.isSame) ?? false }
    default: value == other.value
    }
  }

  /// Numbers are printed with up to six significant digits.
  private static func isSame(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) <= 1e-6 * max(1, abs(one))
  }
}
