import Hierarchy

/// What Android's tool bars call their up button, in the languages of androidx, and what its own
/// settings say where that differs.
enum NavigateUp {
  /// True for a content description that says so, marks of direction left out: the pseudo-locale
  /// en-XC is full of them.
  static func isDescription(_ text: String) -> Bool { descriptions.contains(plain(text)) }

  /// True for languages that are read from the right, where going up stands at the right edge.
  static func isRightToLeft(_ text: String) -> Bool { rightToLeft.contains(plain(text)) }

  /// A text without format characters and blanks around it, in lower case.
  static func plain(_ text: String) -> String {
    // Most texts are ASCII, in which no format characters are.
    if text.utf8.allSatisfy({ $0 < 0x80 }), let first = text.utf8.first, first > 0x20, first < 0x7F,
      let last = text.utf8.last, last > 0x20, last < 0x7F
    {
      return text.lowercased()
    }
    var result = ""
    for scalar in text.unicodeScalars where scalar.properties.generalCategory != .format {
      result.unicodeScalars.append(scalar)
    }
    let front = result.drop(while: \.isWhitespace)
    guard let last = front.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return front[...last].lowercased()
  }

  private static let rightToLeft: Set<String> = [
    "التنقل إلى أعلى", "رفتن به بالا", "ניווט למעלה",
  ]

  static let descriptions: Set<String> = Set(BackNames.upDescriptions.map { $0.lowercased() })
}
