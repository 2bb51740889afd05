import Formats
import Hierarchy

/// Writes over letters and digits, and leaves everything else where it is: capitals stay capitals, so
/// that names are divided into words as before.
struct Overwriting {
  private let text: SourceText
  private let bytes: [UInt8]
  private let hasReferences: Bool
  private let hasEscapes: Bool
  private(set) var edits: [Edit] = []

  /// - Parameter text: The file as UTF-8.
  init(_ text: SourceText, _ dump: Dump) {
    self.text = text
    bytes = text.bytes(in: 0..<text.count)
    hasReferences = dump.format.isXML || dump.preparations.contains(.markup)
    hasEscapes = !dump.preparations.filter { $0 == .literal || $0 == .nestedLiteral }.isEmpty
  }

  /// Writes over a range.
  mutating func write(over range: Range<Int>) {
    var position = range.lowerBound
    while position < range.upperBound {
      let end = endOfEscape(at: position, limit: range.upperBound)
      if let end {
        if end.isSecret { replace(position..<end.offset, "x") }
        position = end.offset
        continue
      }
      let start = position
      var replacement = ""
      while position < range.upperBound,
        endOfEscape(at: position, limit: range.upperBound) == nil,
        let (mark, end) = Self.mark(at: position, in: bytes, limit: range.upperBound)
      {
        replacement.append(mark)
        position = end
      }
      if position > start { replace(start..<position, replacement) } else { position += 1 }
    }
  }

  private mutating func replace(_ range: Range<Int>, _ replacement: String) {
    if text.string(in: range) == replacement { return }
    edits.append(
      Edit(node: 0, rules: [], range: text.originalRange(of: range), replacement: replacement))
  }

  /// What a character is written over with, and where the next begins; nil for what stays.
  private static func mark(
    at position: Int, in bytes: [UInt8], limit: Int
  ) -> (Character, Int)? {
    let byte = bytes[position]
    if byte < 0x80 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): return ("0", position + 1)
      case UInt8(ascii: "a")...UInt8(ascii: "z"): return ("x", position + 1)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): return ("X", position + 1)
      default: return nil
      }
    }
    let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
    var end = position + 1
    while end < limit, end < position + length, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let scalars = String(decoding: bytes[position..<end], as: UTF8.self).unicodeScalars
    guard let scalar = scalars.first, isSign(scalar) else { return ("x", end) }
    return nil
  }

  /// True for characters beyond ASCII that are no word's: blanks, quotation marks, bullets, arrows,
  /// what trees are drawn with, and the glyphs of icon fonts.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0, 0xAB, 0xB7, 0xBB, 0x2000...0x203A, 0x2190...0x21FF, 0x2500...0x25FF, 0x276E,
      0x276F, 0x27E8, 0x27E9, 0x2B05, 0x3000...0x3011, 0xE000...0xF8FF, 0xFEFF, 0xFFFD:
      true
    default: false
    }
  }

  // MARK: Escapes

  /// The end of a reference or an escape; a secret one stands for a letter or a digit.
  private func endOfEscape(at start: Int, limit: Int) -> (offset: Int, isSecret: Bool)? {
    if hasReferences, bytes[start] == UInt8(ascii: "&") {
      return reference(at: start, limit: limit)
    }
    if hasEscapes, bytes[start] == UInt8(ascii: "\\") { return escape(at: start, limit: limit) }
    return nil
  }

  private func reference(at start: Int, limit: Int) -> (offset: Int, isSecret: Bool)? {
    let end = min(limit, start + 12)
    guard let close = bytes[start..<end].firstIndex(of: UInt8(ascii: ";")), close > start + 1 else {
      return nil
    }
    let name = String(decoding: bytes[start + 1..<close], as: UTF8.self)
    guard name.utf8.allSatisfy({ $0 == UInt8(ascii: "#") || Self.isWord($0) }) else { return nil }
    guard name.hasPrefix("#") else {
      return (close + 1, !["lt", "gt", "amp", "quot", "apos", "nbsp"].contains(name))
    }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    let value = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return (close + 1, Self.isSecret(value))
  }

  private func escape(at start: Int, limit: Int) -> (offset: Int, isSecret: Bool)? {
    var mark = start
    while mark < limit, bytes[mark] == UInt8(ascii: "\\") { mark += 1 }
    guard mark < limit else { return (limit, false) }
    let length = [UInt8(ascii: "u"): 4, UInt8(ascii: "x"): 2, UInt8(ascii: "U"): 8][bytes[mark]]
    if let length, mark + 1 + length <= limit,
      let value = UInt32(
        String(decoding: bytes[mark + 1..<mark + 1 + length], as: UTF8.self), radix: 16)
    {
      return (mark + 1 + length, Self.isSecret(value))
    }
    return (mark + 1, false)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }

  private static func isSecret(_ value: UInt32?) -> Bool {
    guard let value, let scalar = Unicode.Scalar(value) else { return true }
    return scalar.isASCII ? isWord(UInt8(value)) : !isSign(scalar)
  }
}
