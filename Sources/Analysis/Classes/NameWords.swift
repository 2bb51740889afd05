/// The words of a name that programmers gave: `nav_backBtn@2x` is nav, back, btn, x.
enum NameWords {
  /// Splits a name at everything that is no letter and where capitals begin a word; lowercased.
  static func split(_ name: String) -> [String] {
    name.utf8.allSatisfy { $0 < 0x80 } ? splitASCII(name) : splitUnicode(name)
  }

  /// The same for nearly every name, by its bytes.
  private static func splitASCII(_ name: String) -> [String] {
    let bytes = Array(name.utf8)
    var words: [String] = []
    var start: Int?
    func close(at end: Int) {
      guard let first = start else { return }
      words.append(String(decoding: bytes[first..<end].lazy.map { $0 | 0x20 }, as: UTF8.self))
      start = nil
    }
    for (place, byte) in bytes.enumerated() {
      guard isSmall(byte) || isCapital(byte) else {
        close(at: place)
        continue
      }
      if let first = start, isCapital(byte) {
        let isNextSmall = place + 1 < bytes.count && isSmall(bytes[place + 1])
        if place > first, isSmall(bytes[place - 1]) || isNextSmall { close(at: place) }
      }
      if start == nil { start = place }
    }
    close(at: bytes.count)
    return words
  }

  private static func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

  private static func splitUnicode(_ name: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    let scalars = Array(name.unicodeScalars)
    for (place, scalar) in scalars.enumerated() {
      guard isLetter(scalar) else {
        close(&word, into: &words)
        continue
      }
      if isCapital(scalar), let last = word.last {
        let isNextSmall = place + 1 < scalars.count && isSmall(scalars[place + 1])
        if isSmall(last) || isNextSmall { close(&word, into: &words) }
      }
      word.append(scalar)
    }
    close(&word, into: &words)
    return words
  }

  private static func close(_ word: inout String.UnicodeScalarView, into words: inout [String]) {
    guard !word.isEmpty else { return }
    words.append(String(word).lowercased())
    word.removeAll(keepingCapacity: true)
  }

  // Most names are ASCII, which needs no tables.

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? isCapital(scalar) || isSmall(scalar) : scalar.properties.isAlphabetic
  }

  private static func isCapital(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? ("A"..."Z").contains(scalar) : scalar.properties.isUppercase
  }

  private static func isSmall(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? ("a"..."z").contains(scalar) : scalar.properties.isLowercase
  }
}
