import Analysis

/// Which words of a text are kept.
extension KeptText {
  /// Keeps of what an app shows, or names, the words that any app has.
  mutating func keepText(_ range: Range<Int>) {
    addName(range)
    let text = string(range)
    let front = text.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count
    let back = text.utf8.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
    if front + back < text.utf8.count {
      let inner = range.lowerBound + front..<range.upperBound - back
      let whole = string(inner)
      if CommonWords.isTitle(whole) || Self.answers.contains(whole) { return keep(inner) }
    }
    for word in words(in: range) where CommonWords.isInName(string(word).lowercased()) {
      keep(word)
    }
  }

  /// What is no text even where one may stand.
  private static let answers: Set<String> = ["true", "false", "YES", "NO", "none", "null"]

  /// The words of a name: runs of letters, divided where capitals begin a word.
  func words(in range: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = range.lowerBound
    for position in range.lowerBound...range.upperBound {
      let isEnd = position == range.upperBound || !Self.isLetter(bytes[position])
      let isCapital =
        !isEnd && position > start && Self.isCapital(bytes[position])
        && (!Self.isCapital(bytes[position - 1])
          || position + 1 < range.upperBound && Self.isSmall(bytes[position + 1]))
      guard isEnd || isCapital else { continue }
      if start < position { words.append(start..<position) }
      start = isEnd ? position + 1 : position
    }
    return words
  }

  // MARK: Descriptions

  /// Keeps numbers, known words and class names of what a debugger prints of an object; what stands in
  /// quotation marks is text.
  mutating func keepDescription(_ range: Range<Int>) {
    var position = range.lowerBound
    while position < range.upperBound {
      let byte = bytes[position]
      if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        let inner = bytes[position + 1..<range.upperBound]
        let close = inner.firstIndex(of: byte) ?? range.upperBound
        keepText(position + 1..<close)
        position = close + 1
      } else if Self.isWordPart(byte) {
        let end = endOfWord(from: position, limit: range.upperBound)
        keepWord(position..<end, limit: range.upperBound)
        position = end
      } else {
        position += 1
      }
    }
  }

  /// Keeps the pointers, the debugger's words and the classes of objects in what stands around trees.
  mutating func keepProse(_ range: Range<Int>) {
    var position = range.lowerBound
    while position < range.upperBound {
      guard Self.isWordPart(bytes[position]) else {
        position += 1
        continue
      }
      let end = endOfWord(from: position, limit: range.upperBound)
      let word = position..<end
      if isPointer(word) || KnownWords.debugger.contains(string(word)) {
        keep(word)
      } else if isClass(word, limit: range.upperBound), isFollowedByPointer(word) {
        keepClass(word)
      } else {
        for part in bytes[word].split(separator: UInt8(ascii: "."))
        where KnownWords.debugger.contains(string(part.indices)) {
          keep(part.indices)
        }
      }
      position = end
    }
  }

  private mutating func keepWord(_ word: Range<Int>, limit: Int) {
    if isNumber(word) || isPointer(word) || KnownWords.values.contains(string(word).lowercased()) {
      keep(word)
    } else if isClass(word, limit: limit) || SystemClasses.mayContain(string(word)) {
      keepClass(word)
    }
  }

  /// True for `Class` in `<Class: 0x1>`, `<Class 0x1>`, `<Class; …` and `<Class>`.
  private func isClass(_ word: Range<Int>, limit: Int) -> Bool {
    guard word.lowerBound > 0, bytes[word.lowerBound - 1] == UInt8(ascii: "<"),
      word.upperBound < limit
    else { return false }
    switch bytes[word.upperBound] {
    case UInt8(ascii: ">"), UInt8(ascii: ";"): return true
    default: return isFollowedByPointer(word)
    }
  }

  private func isFollowedByPointer(_ word: Range<Int>) -> Bool {
    for lead in [": 0x", " 0x"] {
      let end = word.upperBound + lead.utf8.count
      if end <= bytes.count, bytes[word.upperBound..<end].elementsEqual(lead.utf8) { return true }
    }
    return false
  }

  private func isNumber(_ word: Range<Int>) -> Bool {
    let text = string(word)
    return Self.isDigit(bytes[word.lowerBound])
      && text.utf8.allSatisfy {
        Self.isDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "e")
      }
  }

  private func isPointer(_ word: Range<Int>) -> Bool {
    word.count > 2 && bytes[word.lowerBound] == UInt8(ascii: "0")
      && bytes[word.lowerBound + 1] == UInt8(ascii: "x")
      && bytes[word].dropFirst(2).allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
  }

  private func endOfWord(from start: Int, limit: Int) -> Int {
    var end = start
    while end < limit, Self.isWordPart(bytes[end]) { end += 1 }
    return end
  }

  // MARK: Bytes

  static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
  private static func isCapital(_ byte: UInt8) -> Bool {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
  }
  private static func isSmall(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
  }
  private static func isLetter(_ byte: UInt8) -> Bool {
    isCapital(byte) || isSmall(byte) || byte >= 0x80
  }
  private static func isWordPart(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || byte == UInt8(ascii: ".")
  }
}
