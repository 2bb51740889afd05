/// How values are compared.
extension SelectorMatcher {
  static func compare(
    _ value: Double, _ comparison: SelectorTest.Comparison, _ wanted: Double
  ) -> Bool {
    switch comparison {
    case .less: value < wanted
    case .lessOrEqual: value <= wanted
    case .greater: value > wanted
    case .greaterOrEqual: value >= wanted
    case .notEqual: value != wanted
    default: value == wanted
    }
  }

  static func compare(
    _ value: String, _ comparison: SelectorTest.Comparison, _ wanted: String
  ) -> Bool {
    switch comparison {
    case .equal: value == wanted
    case .notEqual: value != wanted
    case .begins: value.hasPrefix(wanted)
    case .ends: value.hasSuffix(wanted)
    case .holds: holds(value, wanted)
    case .word: value.split(whereSeparator: \.isWhitespace).contains { $0 == wanted }
    default: false
    }
  }

  /// True when a piece stands in a text, be its accents composed with their letters or not, as in
  /// every other comparison of texts.
  private static func holds(_ value: String, _ piece: String) -> Bool {
    if end(of: Array(piece.utf8), in: Array(value.utf8)[...]) != nil { return true }
    if piece.utf8.allSatisfy({ $0 < 0x80 }) { return false }
    let (letters, wanted) = (Array(value), Array(piece))
    guard letters.count >= wanted.count else { return false }
    return (0...letters.count - wanted.count).contains { letters[$0...].starts(with: wanted) }
  }

  /// A decimal number; what Swift reads besides, such as 0x10, nan and inf, is none.
  static func number(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ $0 < 0x80 }),
      text.allSatisfy({ $0.isNumber || "+-.eE".contains($0) })
    else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// True when a name is what a pattern describes, in which `*` stands for anything.
  static func matches(_ name: String, _ pattern: String) -> Bool {
    guard pattern.contains("*") else { return name == pattern }
    let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false).map {
      Array($0.utf8)
    }
    var rest = Array(name.utf8)[...]
    guard let first = pieces.first, let last = pieces.last, rest.starts(with: first) else {
      return false
    }
    rest = rest.dropFirst(first.count)
    for piece in pieces.dropFirst().dropLast() {
      guard let end = end(of: piece, in: rest) else { return false }
      rest = rest[end...]
    }
    return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
  }

  /// Where the first occurrence of a piece ends.
  private static func end(of piece: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    guard !piece.isEmpty else { return bytes.startIndex }
    var start = bytes.startIndex
    while start + piece.count <= bytes.endIndex {
      if bytes[start...].starts(with: piece) { return start + piece.count }
      start += 1
    }
    return nil
  }
}
