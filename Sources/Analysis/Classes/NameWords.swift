/// The words of a name that programmers gave: `nav_backBtn@2x` is nav, back, btn, x.
enum NameWords {
  /// Splits a name at everything that is no letter and where capitals begin a word; lowercased.
  static func split(_ name: String) -> [String] {
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
