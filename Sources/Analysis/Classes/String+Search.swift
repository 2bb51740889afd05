extension String {
  /// True when a literal occurs in the string's bytes.
  ///
  /// The standard library's search compares characters by Unicode's rules, which costs a hundred
  /// times as much and would draw its pattern matcher into every start.
  func holds(_ literal: StaticString) -> Bool {
    let length = literal.utf8CodeUnitCount
    let found = utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.count >= length else { return false }
      return (0...bytes.count - length).contains { start in
        (0..<length).allSatisfy { bytes[start + $0] == literal.utf8Start[$0] }
      }
    }
    return found ?? false
  }
}
