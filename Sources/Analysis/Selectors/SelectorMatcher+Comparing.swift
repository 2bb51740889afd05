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
    case .holds: end(of: Array(wanted.utf8), in: Array(value.utf8)[...]) != nil
    case .word: value.split(whereSeparator: \.isWhitespace).contains { $0 == wanted }
    default: false
    }
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
