import Hierarchy

/// Colours for a terminal, or none.
package struct Style: Sendable {
  private let isOn: Bool

  /// Makes a style; without colour every text is returned as it is.
  package init(color: Bool) { isOn = color }

  func bold(_ text: String) -> String { wrap(text, "1") }
  func dim(_ text: String) -> String { wrap(text, "2") }
  func cyan(_ text: String) -> String { wrap(text, "36") }

  /// Writes a word in brackets, in the same colour, and makes no string of it where there is none.
  func writeDim(bracketed word: String, to out: inout ReportStream) {
    if isOn { out.write(Self.start("2")) }
    out.mark("[")
    out.write(word)
    out.mark("]")
    if isOn { out.write(Self.end) }
  }

  /// A text in the colour of a severity.
  func severity(_ severity: Severity, _ text: String) -> String {
    switch severity {
    case .error: wrap(text, "1;31")
    case .warning: wrap(text, "1;33")
    case .note: wrap(text, "1;34")
    }
  }

  private func wrap(_ text: String, _ code: String) -> String {
    isOn ? Self.start(code) + text + Self.end : text
  }

  private static func start(_ code: String) -> String { "\u{1B}[\(code)m" }

  private static let end = "\u{1B}[0m"

  /// A text from a dump on one line, control characters made visible.
  package static func inline(_ text: String) -> String {
    if isPlain(text) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if isControl(scalar) {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// True for characters that move a terminal's cursor, change its state, end a line, or turn the
  /// direction of the text around them, so that a reader would see another text than there is.
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// True when no control character is in a text: no byte below 0x20, no 0x7F, and none of those
  /// that begin a control in UTF-8.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      var offset = 0
      while offset < raw.count {
        if offset + 8 <= raw.count {
          let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          // ASCII, none below 0x20, none 0x7F.
          let odd =
            word | (word &- 0x2020_2020_2020_2020) | (word &+ 0x0101_0101_0101_0101)
          if odd & 0x8080_8080_8080_8080 == 0 {
            offset += 8
            continue
          }
        }
        let byte = raw[offset]
        if byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2 {
          return false
        }
        offset += 1
      }
      return true
    } ?? false
  }
}
