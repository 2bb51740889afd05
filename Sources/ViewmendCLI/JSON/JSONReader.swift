import Hierarchy

/// Reads JSON strictly (RFC 8259), and knows the place of every value and of every mistake.
///
/// FoundationEssentials' decoder was measured in its place: it says neither where a text is malformed
/// nor where a key stands, takes commas before a closing bracket and keys that occur twice, makes the
/// program half as large again as it is without ICU, and needs more instructions for one small file
/// than a whole run needs.
struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0
  private var nesting = 0

  /// Deeper nesting is in no configuration and no report.
  private static let deepest = 64

  /// Objects with as many keys look them up in a table.
  private static let mostCompared = 12

  /// The value of a text.
  static func read(_ bytes: [UInt8]) throws(ConfigurationFault) -> JSONNode {
    var reader = JSONReader(bytes: bytes)
    return try reader.whole()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func whole() throws(ConfigurationFault) -> JSONNode {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    skipBlanks()
    let value = try value()
    skipBlanks()
    guard position == bytes.count else { throw fault("the end of the text") }
    return value
  }

  // MARK: Values

  private mutating func value() throws(ConfigurationFault) -> JSONNode {
    let offset = position
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= Self.deepest else { throw fault("at most \(Self.deepest) levels") }
    let content: JSONNode.Content =
      switch peek {
      case UInt8(ascii: "{"): .object(try members())
      case UInt8(ascii: "["): .list(try elements())
      case UInt8(ascii: "\""): .text(try text())
      case UInt8(ascii: "t"): try word("true", .bool(true))
      case UInt8(ascii: "f"): try word("false", .bool(false))
      case UInt8(ascii: "n"): try word("null", .null)
      case UInt8(ascii: "-"): .number(try number())
      case let digit? where digit >= UInt8(ascii: "0") && digit <= UInt8(ascii: "9"):
        .number(try number())
      default: throw fault("a value")
      }
    return JSONNode(offset: offset, end: position, content: content)
  }

  private mutating func members() throws(ConfigurationFault) -> [JSONNode.Member] {
    position += 1
    var members: [JSONNode.Member] = []
    var keys: Set<String> = []
    skipBlanks()
    if take("}") { return [] }
    while true {
      let offset = position
      guard peek == UInt8(ascii: "\"") else { throw fault("a key in quotation marks") }
      let key = try text()
      // A few are compared faster than they are hashed.
      if members.count == Self.mostCompared { keys.formUnion(members.map(\.key)) }
      let isNew =
        members.count < Self.mostCompared
        ? !members.contains { $0.key == key } : keys.insert(key).inserted
      guard isNew else {
        throw ConfigurationFault(
          offset, "The key \"\(key)\" stands here a second time.", hint: "Leave one of them out.")
      }
      skipBlanks()
      guard take(":") else { throw fault("a colon") }
      skipBlanks()
      members.append(JSONNode.Member(key: key, offset: offset, value: try value()))
      skipBlanks()
      if take("}") { return members }
      guard take(",") else { throw fault("a comma or \"}\"") }
      skipBlanks()
    }
  }

  private mutating func elements() throws(ConfigurationFault) -> [JSONNode] {
    position += 1
    var elements: [JSONNode] = []
    skipBlanks()
    if take("]") { return [] }
    while true {
      elements.append(try value())
      skipBlanks()
      if take("]") { return elements }
      guard take(",") else { throw fault("a comma or \"]\"") }
      skipBlanks()
    }
  }

  private mutating func word(
    _ word: StaticString, _ content: JSONNode.Content
  ) throws(ConfigurationFault) -> JSONNode.Content {
    let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard bytes[position...].starts(with: letters) else { throw fault("a value") }
    position += letters.count
    return content
  }

  private mutating func number() throws(ConfigurationFault) -> Double {
    let start = position
    take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { take("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw ConfigurationFault(start, "The number \(text) is too large.", hint: nil)
    }
    return number
  }

  private mutating func digits() throws(ConfigurationFault) {
    let start = position
    while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
    guard position > start else { throw fault("a digit") }
  }

  // MARK: Texts

  private mutating func text() throws(ConfigurationFault) -> String {
    let start = position
    position += 1
    if let text = plainText() { return text }
    var units: [UInt8] = []
    while let byte = peek, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw fault("a character that is no control character") }
      position += 1
      if byte == UInt8(ascii: "\\") {
        units.append(contentsOf: String(try escaped()).utf8)
      } else {
        units.append(byte)
      }
    }
    guard take("\"") else { throw fault("a closing quotation mark") }
    guard let text = String(validating: units, as: UTF8.self) else {
      throw ConfigurationFault(start, "The text is not UTF-8.", hint: "Save the file as UTF-8.")
    }
    return text
  }

  /// A text of ASCII in which nothing is escaped, as most are, read at once; nil for others.
  private mutating func plainText() -> String? {
    var end = position
    while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\\"),
      0x20..<0x80 ~= bytes[end]
    {
      end += 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return nil }
    defer { position = end + 1 }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }

  private mutating func escaped() throws(ConfigurationFault) -> Unicode.Scalar {
    let letter = peek
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): break
    case UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"),
      UInt8(ascii: "t"):
      break
    case UInt8(ascii: "u"): return try codePoint()
    default: throw fault("one of \" \\ / b f n r t u behind a backslash")
    }
    position += 1
    return switch letter {
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "f"): "\u{C}"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "t"): "\t"
    default: Unicode.Scalar(letter ?? 0)
    }
  }

  /// What stands behind `\u`, two halves put together.
  private mutating func codePoint() throws(ConfigurationFault) -> Unicode.Scalar {
    let start = position
    var unit = try fourDigits()
    if 0xD800..<0xDC00 ~= unit, take("\\"), peek == UInt8(ascii: "u") {
      let low = try fourDigits()
      if 0xDC00..<0xE000 ~= low { unit = 0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00) }
    }
    guard let scalar = Unicode.Scalar(unit) else {
      position = start
      throw fault("a whole character, not half of one")
    }
    return scalar
  }

  private mutating func fourDigits() throws(ConfigurationFault) -> UInt32 {
    position += 1
    let end = position + 4
    guard end <= bytes.count, bytes[position..<end].allSatisfy(\.isHexDigit),
      let unit = UInt32(String(decoding: bytes[position..<end], as: UTF8.self), radix: 16)
    else { throw fault("four hexadecimal digits") }
    position = end
    return unit
  }

  // MARK: Bytes

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  @discardableResult
  private mutating func take(_ letter: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: letter) else { return false }
    position += 1
    return true
  }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      position += 1
    }
  }

  private func fault(_ expected: String) -> ConfigurationFault {
    let rest = bytes[position...]
    let comments = ["//", "/*", "#"]
    if comments.contains(where: { rest.starts(with: $0.utf8) }) {
      return ConfigurationFault(
        position, "This is no JSON: a comment stands here.",
        hint: "JSON has none; a reason has a key of its own.")
    }
    let found = position == bytes.count ? " before the text ends" : ""
    return ConfigurationFault(
      position, "This is no JSON: expected \(expected)\(found).", hint: nil)
  }
}
