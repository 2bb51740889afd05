import Hierarchy

/// Reads what a debugger prints for one value: an object, nothing, or yes and no.
enum AnswerScanner {
  /// The value of a whole line, or nil when it is something else.
  ///
  /// Read are `<Class: 0x1>` and `<Class 0x1>`, alone or behind `$0 = `, `some : ` and `Optional(`;
  /// `nil`, `(null)`, `0x0`, `none`; `YES`, `NO`, `true`, `false` and numbers, of which 0 is no; all
  /// of them with lldb's type before them, `(BOOL) $0 = YES` and since 2023 `(BOOL) YES`.
  static func value(of line: [UInt8]) -> PastedAnswer.Value? {
    let text = DescriptionText(line)
    if let less = line.firstIndex(of: ASCII.less), let object = object(from: less, text) {
      return object
    }
    let word = lastWord(line)
    switch word {
    case "nil", "<nil>", "(null)", "NULL", "none": return PastedAnswer.Value.none
    case "YES", "true", "'\\x01'": return .flag(true)
    case "NO", "false", "'\\0'": return .flag(false)
    default: break
    }
    if let number = Int(word) { return .flag(number != 0) }
    if word.utf8.count > 2, word.hasPrefix("0x"), word.utf8.dropFirst(2).allSatisfy({ $0 == 0x30 })
    {
      return PastedAnswer.Value.none
    }
    return text.position(of: "description of a NIL object", in: line.indices) == nil
      ? nil : PastedAnswer.Value.none
  }

  /// True when a line only opens an optional, whose value stands in the next one.
  static func opensOptional(_ line: [UInt8]) -> Bool {
    DescriptionText(line).position(of: "Optional<", in: line.indices) != nil
  }

  private static func object(from less: Int, _ text: DescriptionText) -> PastedAnswer.Value? {
    let line = text.bytes
    var end = line.count
    while end > less, line[end - 1] != ASCII.greater { end -= 1 }
    let rest = line[end...].allSatisfy {
      ASCII.isBlank($0) || $0 == ASCII.closeParenthesis || $0 == ASCII.semicolon
        || $0 == ASCII.quote
    }
    guard end > less, rest, isIntroduction(line[..<less]) else { return nil }
    guard let object = text.object(less..<end) else { return PastedAnswer.Value.none }
    if object.className == "nil" { return PastedAnswer.Value.none }
    return object.address == nil ? nil : .object(object)
  }

  /// True for what may stand before an object: nothing, marks, or something that ends in a mark
  /// which announces a value.
  private static func isIntroduction(_ text: ArraySlice<UInt8>) -> Bool {
    guard let last = text.last(where: { !ASCII.isBlank($0) }) else { return true }
    switch last {
    // The `]` ends a log stamp.
    case ASCII.equals, ASCII.colon, ASCII.openParenthesis, ASCII.closeBracket, ASCII.quote,
      UInt8(ascii: "/"), UInt8(ascii: "*"), ASCII.bar:
      return true
    // "▿ " and "-> ".
    case 0x80...0xFF, ASCII.greater, UInt8(ascii: "-"): return true
    default: return false
    }
  }

  /// What stands behind the last blank.
  private static func lastWord(_ line: [UInt8]) -> String {
    let words = withoutType(line).split { ASCII.isBlank($0) || $0 == ASCII.semicolon }
    guard let last = words.last, words.count == 1 || introduces(words) else { return "" }
    return String(decoding: last, as: UTF8.self)
  }

  /// A line without the type in parentheses that lldb puts first, such as `(signed char)`.
  private static func withoutType(_ line: [UInt8]) -> ArraySlice<UInt8> {
    let start = line.firstIndex { !ASCII.isBlank($0) } ?? line.endIndex
    guard start < line.endIndex, line[start] == UInt8(ascii: "("),
      let end = line[start...].firstIndex(of: ASCII.closeParenthesis), end + 1 < line.endIndex,
      ASCII.isBlank(line[end + 1])
    else { return line[...] }
    return line[(end + 1)...]
  }

  /// True when the words before the last one only announce it: `$0 =`, `(BOOL) $1 =`, `// `, `-`,
  /// a log stamp.
  private static func introduces(_ words: [ArraySlice<UInt8>]) -> Bool {
    let before = words.dropLast()
    if let last = before.last?.last, last == ASCII.equals || last == ASCII.closeBracket {
      return true
    }
    return before.allSatisfy { word in word.allSatisfy { !ASCII.isName($0) || $0 >= 0x80 } }
  }
}
