/// What logs, terminals and people put before every line of a message: quotation and comment marks,
/// a prompt, times, a process, a level in capitals, something in brackets.
///
/// A message of many lines says on each what it is by its first words, so those have to be found
/// whatever stands before them.
struct LinePrefix {
  /// No stamp has so long a word.
  private static let longestWord = 64

  private let bytes: [UInt8]
  private var offset = 0
  /// True once a time was passed, behind which a process stands, whose name may hold blanks.
  private var hasTime = false

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The offset of a line's first byte that is no prefix; its length when there is nothing else.
  static func end(in bytes: [UInt8]) -> Int {
    var prefix = LinePrefix(bytes)
    while prefix.passMark() || prefix.passPrompt() || prefix.passBrackets() || prefix.passStamp() {}
    return prefix.offset
  }

  /// A line without what colours it in a terminal: `ESC [ 31 m` and its like.
  static func uncoloured(_ bytes: [UInt8]) -> [UInt8] {
    let escape: UInt8 = 0x1B
    guard bytes.contains(escape) else { return bytes }
    var result: [UInt8] = []
    var offset = 0
    while offset < bytes.count {
      guard bytes[offset] == escape else {
        result.append(bytes[offset])
        offset += 1
        continue
      }
      offset += 1
      guard offset < bytes.count, bytes[offset] == ASCII.openBracket else { continue }
      offset += 1
      while offset < bytes.count, !isFinal(bytes[offset]) { offset += 1 }
      offset += 1
    }
    return result
  }

  /// True for a byte that ends a terminal's control sequence.
  private static func isFinal(_ byte: UInt8) -> Bool { 0x40...0x7E ~= byte }

  /// Blanks, and marks of quotations, comments and frames of a terminal.
  private mutating func passMark() -> Bool {
    guard offset < bytes.count else { return false }
    if Self.isMark(bytes[offset]) {
      offset += 1
      return true
    }
    guard bytes.dropFirst(offset).starts(with: "│".utf8) else { return false }
    offset += 3
    return true
  }

  /// True for a blank, and for a mark of a quotation or a comment.
  static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case ASCII.space, ASCII.tab, ASCII.greater, ASCII.bar, UInt8(ascii: "/"), UInt8(ascii: "*"),
      UInt8(ascii: "#"):
      true
    default: false
    }
  }

  private mutating func passPrompt() -> Bool {
    let prompt = "(lldb)".utf8
    guard bytes.dropFirst(offset).starts(with: prompt) else { return false }
    offset += prompt.count
    return true
  }

  /// `[10:02:11]`, `[job 4]`.
  private mutating func passBrackets() -> Bool {
    guard offset < bytes.count, bytes[offset] == ASCII.openBracket,
      let end = bytes[offset...].prefix(Self.longestWord).firstIndex(of: ASCII.closeBracket)
    else { return false }
    offset = end + 1
    return true
  }

  /// A date, a time, a zone, `Runner[570:126]`, `ERROR:`, each with a blank behind it.
  private mutating func passStamp() -> Bool {
    let rest = bytes[offset...].prefix(Self.longestWord)
    if hasTime, let end = rest.firstIndex(of: ASCII.closeBracket), Self.isProcess(rest[...end]) {
      offset = end + 1
      return true
    }
    let word = rest.prefix { !ASCII.isBlank($0) }
    guard !word.isEmpty, word.endIndex == bytes.count || ASCII.isBlank(bytes[word.endIndex])
    else { return false }
    let isTime = Self.isTime(word)
    guard isTime || Self.isProcess(word) || Self.isLevel(word) else { return false }
    hasTime = hasTime || isTime
    offset = word.endIndex
    return true
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  /// `2026-01-02T10:02:11.209Z`, `10:02:11,209`, `+0100`.
  private static func isTime(_ word: ArraySlice<UInt8>) -> Bool {
    let others = "-:.,+/TZ".utf8
    return word.contains(where: isDigit) && word.allSatisfy { isDigit($0) || others.contains($0) }
      && word.count > 2
  }

  /// `Runner[570:126]`, `detox[31]:`.
  private static func isProcess(_ word: ArraySlice<UInt8>) -> Bool {
    guard let open = word.firstIndex(of: ASCII.openBracket), open > word.startIndex,
      let close = word.lastIndex(of: ASCII.closeBracket), close > open + 1
    else { return false }
    return word[(open + 1)..<close].allSatisfy { ASCII.isHex($0) || $0 == ASCII.colon }
      && word[(close + 1)...].allSatisfy { $0 == ASCII.colon }
  }

  /// `ERROR:`, `INFO`.
  private static func isLevel(_ word: ArraySlice<UInt8>) -> Bool {
    let letters = word.last == ASCII.colon ? word.dropLast() : word
    return letters.count > 2
      && letters.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
  }
}
