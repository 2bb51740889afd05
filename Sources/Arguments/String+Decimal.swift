extension String {
  /// Whether the text is digits, with at most a minus before them.
  var isWholeNumber: Bool {
    var rest = utf8[...]
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    return rest.dropDigits() > 0 && rest.isEmpty
  }

  /// Whether the text is a decimal number with optional sign, point and exponent.
  var isDecimalNumber: Bool {
    var rest = utf8[...]
    rest.dropOne(of: "+-")
    var digits = rest.dropDigits()
    if rest.dropOne(of: ".") { digits += rest.dropDigits() }
    guard digits > 0 else { return false }
    if rest.dropOne(of: "eE") {
      rest.dropOne(of: "+-")
      guard rest.dropDigits() > 0 else { return false }
    }
    return rest.isEmpty
  }

  /// Whether a minus is followed by a digit, or begins a number.
  var isNegative: Bool {
    guard utf8.first == UInt8(ascii: "-") else { return false }
    var rest = utf8.dropFirst()
    return rest.dropDigits() > 0 || isDecimalNumber
  }
}

extension Substring.UTF8View {
  /// Drops leading digits and returns how many there were.
  fileprivate mutating func dropDigits() -> Int {
    let rest = drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    defer { self = rest }
    return count - rest.count
  }

  /// Drops the first byte if it is one of these, and returns whether it was.
  @discardableResult
  fileprivate mutating func dropOne(of bytes: StaticString) -> Bool {
    guard let first, bytes.withUTF8Buffer({ $0.contains(first) }) else { return false }
    removeFirst()
    return true
  }
}
