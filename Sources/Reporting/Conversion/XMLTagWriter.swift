import Hierarchy

/// Writes tags: what must be escaped is, and what XML cannot hold is counted.
struct XMLTagWriter {
  /// What was written and not handed on yet.
  private(set) var bytes: [UInt8] = []
  /// Characters that XML cannot hold at all; U+FFFD stands in their place.
  private(set) var replaced = 0

  /// Deeper levels are not indented further, so that a deep tree does not grow with its square.
  private static let deepestIndent = 40

  /// Hands on what was written.
  mutating func drain(to out: inout ReportStream) {
    out.write(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Begins a tag on a line of its own.
  mutating func open(_ name: String, level: Int) {
    indent(level)
    bytes.append(UInt8(ascii: "<"))
    bytes.append(contentsOf: name.utf8)
  }

  /// Ends a tag that `open` began.
  mutating func close(isEmpty: Bool) {
    bytes.append(contentsOf: isEmpty ? "/>\n".utf8 : ">\n".utf8)
  }

  /// Writes an end tag.
  mutating func end(_ name: String, level: Int) {
    indent(level)
    bytes.append(contentsOf: "</\(name)>\n".utf8)
  }

  /// A comment on a line of its own.
  mutating func comment(_ text: String, level: Int) {
    indent(level)
    bytes.append(contentsOf: "<!-- \(text) -->\n".utf8)
  }

  /// An element without content.
  mutating func element(_ name: String, level: Int, _ fields: [(String, String?)]) {
    open(name, level: level)
    for (key, value) in fields { attribute(key, value) }
    close(isEmpty: true)
  }

  /// An attribute; nothing for nil.
  mutating func attribute(_ key: String, _ value: String?) {
    guard let value else { return }
    bytes.append(UInt8(ascii: " "))
    bytes.append(contentsOf: key.utf8)
    bytes.append(contentsOf: "=\"".utf8)
    escape(value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// An element with text, on a line of its own.
  mutating func element(
    _ name: String, level: Int, _ fields: [(String, String?)], text: String
  ) {
    open(name, level: level)
    for (key, value) in fields { attribute(key, value) }
    bytes.append(UInt8(ascii: ">"))
    escape(text, keepsBreaks: true)
    bytes.append(contentsOf: "</\(name)>\n".utf8)
  }

  private mutating func indent(_ level: Int) {
    bytes.append(
      contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * min(level, Self.deepestIndent)))
  }

  private mutating func escape(_ text: String, keepsBreaks: Bool = false) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where keepsBreaks: bytes.append(0x0A)
      case "&": bytes.append(contentsOf: "&amp;".utf8)
      case "<": bytes.append(contentsOf: "&lt;".utf8)
      case ">": bytes.append(contentsOf: "&gt;".utf8)
      case "\"": bytes.append(contentsOf: "&quot;".utf8)
      case "\t", "\n", "\r": bytes.append(contentsOf: "&#\(scalar.value);".utf8)
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}":
        bytes.append(contentsOf: "\u{FFFD}".utf8)
        replaced += 1
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }
}
