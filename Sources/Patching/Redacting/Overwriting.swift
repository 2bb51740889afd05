import Formats
import Hierarchy

/// Writes over letters and digits, and leaves everything else where it is: capitals stay capitals, so
/// that names are divided into words as before.
struct Overwriting {
  private let text: SourceText
  private let bytes: [UInt8]
  private let hasReferences: Bool
  private let hasEscapes: Bool
  /// What is written over, in file order.
  private var pieces: [Piece] = []

  /// Some characters and what stands there instead, which may be the same.
  private struct Piece {
    let range: Range<Int>
    var replacement: String
  }

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
        if let mark = end.mark { replace(position..<end.offset, String(mark)) }
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
    pieces.append(Piece(range: range, replacement: replacement))
  }

  /// Tells names apart that were told apart before and are written over alike.
  ///
  /// - Parameter names: In file order.
  mutating func distinguish(_ names: [RedactedName]) {
    var lookalikes = Lookalikes()
    var next = 0
    for name in names {
      while next < pieces.count, pieces[next].range.lowerBound < name.range.lowerBound { next += 1 }
      var end = next
      while end < pieces.count, pieces[end].range.upperBound <= name.range.upperBound { end += 1 }
      let number = lookalikes.number(
        of: name.text, shape: shape(of: name.range, pieces[next..<end]))
      var rest = number
      for piece in (next..<end).reversed() where rest > 0 {
        pieces[piece].replacement = Lookalikes.numbered(pieces[piece].replacement, &rest)
      }
    }
  }

  /// A name as it is written over.
  private func shape(of range: Range<Int>, _ pieces: ArraySlice<Piece>) -> [UInt8] {
    var shape: [UInt8] = []
    var position = range.lowerBound
    for piece in pieces {
      shape += bytes[position..<piece.range.lowerBound]
      shape += piece.replacement.utf8
      position = piece.range.upperBound
    }
    return shape + bytes[position..<range.upperBound]
  }

  /// The edits of the file.
  func edits() -> [Edit] {
    pieces.compactMap { piece in
      if text.string(in: piece.range) == piece.replacement { return nil }
      return Edit(
        node: 0, rules: [], range: text.originalRange(of: piece.range),
        replacement: piece.replacement)
    }
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

  /// The end of a reference or an escape, and what is written over it where it stands for a letter or
  /// a digit.
  private func endOfEscape(at start: Int, limit: Int) -> (offset: Int, mark: Character?)? {
    if hasReferences, bytes[start] == UInt8(ascii: "&") {
      return reference(at: start, limit: limit)
    }
    if hasEscapes, bytes[start] == UInt8(ascii: "\\") { return escape(at: start, limit: limit) }
    return nil
  }

  private func reference(at start: Int, limit: Int) -> (offset: Int, mark: Character?)? {
    let end = min(limit, start + 12)
    guard let close = bytes[start..<end].firstIndex(of: UInt8(ascii: ";")), close > start + 1 else {
      return nil
    }
    let name = String(decoding: bytes[start + 1..<close], as: UTF8.self)
    guard name.utf8.allSatisfy({ $0 == UInt8(ascii: "#") || Self.isWord($0) }) else { return nil }
    guard name.hasPrefix("#") else {
      let isSign = ["lt", "gt", "amp", "quot", "apos", "nbsp"].contains(name)
      return (close + 1, isSign ? nil : "x")
    }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    let value = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return (close + 1, Self.mark(of: value))
  }

  private func escape(at start: Int, limit: Int) -> (offset: Int, mark: Character?)? {
    var mark = start
    while mark < limit, bytes[mark] == UInt8(ascii: "\\") { mark += 1 }
    guard mark < limit else { return (limit, nil) }
    let length = [UInt8(ascii: "u"): 4, UInt8(ascii: "x"): 2, UInt8(ascii: "U"): 8][bytes[mark]]
    if let length, mark + 1 + length <= limit,
      let value = UInt32(
        String(decoding: bytes[mark + 1..<mark + 1 + length], as: UTF8.self), radix: 16)
    {
      return (mark + 1 + length, Self.mark(of: value))
    }
    return (mark + 1, nil)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    mark(at: 0, in: [byte], limit: 1) != nil && byte < 0x80
  }

  /// What a character is written over with that is written by its number; nil for what stays.
  private static func mark(of value: UInt32?) -> Character? {
    guard let value, let scalar = Unicode.Scalar(value) else { return "x" }
    if scalar.isASCII { return mark(at: 0, in: [UInt8(value)], limit: 1)?.0 }
    return isSign(scalar) ? nil : "x"
  }
}
