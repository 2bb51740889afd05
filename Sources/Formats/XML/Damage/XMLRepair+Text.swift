import Hierarchy

extension XMLRepair {
  /// What a run of characters is.
  enum Place: Equatable {
    case text, section
    /// A value in these quotation marks.
    case value(UInt8)
  }

  /// Mends the characters of a range; what is right stays to be copied.
  mutating func mend(_ range: Range<Int>, _ place: Place, in bytes: RawSpan) {
    var position = range.lowerBound
    while position < range.upperBound, fault == nil {
      let byte = bytes.byte(position)
      if byte >= 0x80 {
        position = mendScalar(at: position, limit: range.upperBound, in: bytes)
      } else if byte < 0x20 {
        if !XMLLooseScanner.isWhite(byte) {
          replace(
            position..<position + 1, "\u{FFFD}", .control, "U+" + Self.hex(byte), in: bytes)
        }
        position += 1
      } else if byte == UInt8(ascii: "&"), place != .section {
        position = mendReference(at: position, limit: range.upperBound, in: bytes)
      } else {
        mendMark(at: position, byte, place, range, in: bytes)
        position += 1
      }
    }
  }

  private mutating func mendMark(
    at position: Int, _ byte: UInt8, _ place: Place, _ range: Range<Int>, in bytes: RawSpan
  ) {
    let one = position..<position + 1
    switch place {
    case .value(let quote):
      if byte == ASCII.less { return replace(one, "&lt;", .bareLess, in: bytes) }
      if byte == quote {
        replace(one, byte == ASCII.quote ? "&quot;" : "&apos;", .bareQuote, in: bytes)
      }
    case .text where byte == ASCII.less: replace(one, "&lt;", .bareLess, in: bytes)
    case .text, .section:
      guard byte == ASCII.greater, position - range.lowerBound >= 2,
        bytes.hasPrefix("]]", at: position - 2)
      else { return }
      replace(one, place == .text ? "&gt;" : " >", .sectionEnd, in: bytes)
    }
  }

  /// Mends what begins with a byte above ASCII.
  ///
  /// - Returns: The offset behind it.
  private mutating func mendScalar(at start: Int, limit: Int, in bytes: RawSpan) -> Int {
    let length = Self.scalarLength(at: start, limit: limit, in: bytes)
    if length > 0 {
      let isNone =
        length == 3 && bytes.byte(start) == 0xEF && bytes.byte(start + 1) == 0xBF
        && bytes.byte(start + 2) >= 0xBE
      if isNone {
        let name = bytes.byte(start + 2) == 0xBE ? "U+FFFE" : "U+FFFF"
        replace(start..<start + 3, "\u{FFFD}", .control, name, in: bytes)
      }
      return start + length
    }
    if let high = Self.surrogate(at: start, limit: limit, in: bytes) {
      if high < 0xDC00, let low = Self.surrogate(at: start + 3, limit: limit, in: bytes),
        let scalar = Self.joined(high, low)
      {
        replace(start..<start + 6, String(Character(scalar)), .surrogateBytes, in: bytes)
        return start + 6
      }
      replace(start..<start + 3, "\u{FFFD}", .bytes, in: bytes)
      return start + 3
    }
    var end = start + 1
    while end < limit, bytes.byte(end) >= 0x80,
      Self.scalarLength(at: end, limit: limit, in: bytes) == 0,
      Self.surrogate(at: end, limit: limit, in: bytes) == nil
    {
      end += 1
    }
    replace(start..<end, "\u{FFFD}", .bytes, in: bytes)
    return end
  }

  /// The number of bytes of a scalar above ASCII; 0 where the bytes are no UTF-8.
  private static func scalarLength(at start: Int, limit: Int, in bytes: RawSpan) -> Int {
    let (first, second) = (bytes.byte(start), bytes.byte(start + 1))
    let length: Int
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0: length = second >= 0xA0 ? 3 : 0
    case 0xED: length = second < 0xA0 ? 3 : 0
    case 0xE1...0xEF: length = 3
    case 0xF0: length = second >= 0x90 ? 4 : 0
    case 0xF1...0xF3: length = 4
    case 0xF4: length = second < 0x90 ? 4 : 0
    default: length = 0
    }
    guard length > 0, start + length <= limit else { return 0 }
    for offset in 1..<length where bytes.byte(start + offset) & 0xC0 != 0x80 { return 0 }
    return length
  }

  /// Half of a character as three bytes, which some programs write in place of four for the whole.
  private static func surrogate(at start: Int, limit: Int, in bytes: RawSpan) -> UInt32? {
    guard start + 3 <= limit, bytes.byte(start) == 0xED, bytes.byte(start + 1) & 0xE0 == 0xA0,
      bytes.byte(start + 2) & 0xC0 == 0x80
    else { return nil }
    return 0xD000 | UInt32(bytes.byte(start + 1) & 0x3F) << 6 | UInt32(bytes.byte(start + 2) & 0x3F)
  }

  /// A character of its halves.
  private static func joined(_ high: UInt32, _ low: UInt32) -> Unicode.Scalar? {
    guard (0xD800..<0xDC00).contains(high), (0xDC00..<0xE000).contains(low) else { return nil }
    return Unicode.Scalar(0x10000 + (high & 0x3FF) << 10 + low & 0x3FF)
  }

  /// Mends what begins with `&`.
  ///
  /// - Returns: The offset behind it.
  private mutating func mendReference(at start: Int, limit: Int, in bytes: RawSpan) -> Int {
    guard let found = XMLLooseReference(at: start, in: bytes, limit: limit) else {
      replace(start..<start + 1, "&amp;", .bareAmpersand, in: bytes)
      return start + 1
    }
    let text = source.string(in: start..<found.end)
    switch found.meaning {
    case .allowed: return found.end
    case .html(let scalar):
      replace(start..<found.end, String(Character(scalar)), .entity, text, in: bytes)
    case .number(let high):
      if let second = XMLLooseReference(at: found.end, in: bytes, limit: limit),
        case .number(let low) = second.meaning, let scalar = Self.joined(high, low)
      {
        let both = source.string(in: start..<second.end)
        let character = String(Character(scalar))
        replace(start..<second.end, character, .surrogatePair, both, in: bytes)
        return second.end
      }
      replace(start..<found.end, "\u{FFFD}", .reference, text, in: bytes)
    }
    return found.end
  }

  private static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
