/// Texts that are much alike, as a page keeps them: what they share once, and what differs for each.
///
/// A text is cut into runs that begin with a digit (numbers, addresses) and what stands between
/// quotes, which are its own, and the pieces between those, which are a pattern that many texts have.
struct TextTable {
  /// A text: the number of its pattern, and its own parts with bars between; nil where it has none.
  struct Entry {
    let pattern: Int
    let parts: String?
  }

  /// Each pattern's pieces, in the order in which they were first met.
  private(set) var patterns: [[String]] = []
  /// By the bytes of the pieces, each behind one that no text has: texts whose accents are written in
  /// two ways are two.
  private var numbers: [[UInt8]: Int] = [:]
  private static let bar = UInt8(ascii: "|")

  /// The entry of a text.
  mutating func entry(of text: String) -> Entry {
    let bytes = Array(text.utf8)
    let parts = Self.parts(of: bytes)
    var (pieces, start) = ([Range<Int>](), 0)
    for part in parts {
      pieces.append(start..<part.lowerBound)
      start = part.upperBound
    }
    pieces.append(start..<bytes.count)
    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let key = Array(pieces.map { bytes[$0] }.joined(separator: [0xFF]))
    let next = patterns.count
    let pattern = numbers[key, default: next]
    if pattern == next {
      numbers[key] = next
      patterns.append(pieces.map(string))
    }
    return Entry(
      pattern: pattern,
      parts: parts.isEmpty ? nil : parts.map(string).joined(separator: "|"))
  }

  /// The parts that are a text's own.
  private static func parts(of bytes: [UInt8]) -> [Range<Int>] {
    var (parts, place) = ([Range<Int>](), 0)
    while place < bytes.count {
      if isDigit(bytes[place]) {
        let end = bytes[place...].firstIndex { !isDigit($0) && !isOfNumber($0) } ?? bytes.count
        parts.append(place..<end)
        place = end
      } else if isQuote(bytes[place]), let end = endOfQuotation(in: bytes, at: place) {
        parts.append(place + 1..<end)
        place = end + 1
      } else {
        place += 1
      }
    }
    return parts
  }

  /// Where the quotation ends that begins with a quote; nil where it does not end, or holds a bar.
  private static func endOfQuotation(in bytes: [UInt8], at place: Int) -> Int? {
    let end = bytes[(place + 1)...].firstIndex { $0 == bytes[place] || $0 == bar }
    return end.flatMap { bytes[$0] == bar ? nil : $0 }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"")
  }

  /// What numbers and addresses have besides digits.
  private static func isOfNumber(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "x")
      || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte
      || UInt8(ascii: "A")...UInt8(ascii: "F") ~= byte
  }
}

extension JSONWriter {
  /// A text as an element: its pattern's number alone, or that and its parts; null for nil.
  mutating func element(_ text: String?, in table: inout TextTable) {
    guard let entry = text.map({ table.entry(of: $0) }) else { return element(String?.none) }
    guard let parts = entry.parts else { return element(entry.pattern) }
    list { json in
      json.element(entry.pattern)
      json.element(parts)
    }
  }

  /// Texts as a field: their patterns' numbers, and the parts of those that have some.
  mutating func field(_ key: String, _ texts: some Sequence<String>, in table: inout TextTable) {
    var parts: [String] = []
    object(key) { json in
      json.array("patterns") { json in
        for text in texts {
          let entry = table.entry(of: text)
          json.element(entry.pattern)
          if let own = entry.parts { parts.append(own) }
        }
      }
      json.array("parts") { json in for own in parts { json.element(own) } }
    }
  }
}
