/// Text of a file in the comments of what is written for people: no character that ends a line.
enum CommentText {
  /// The columns of a comment without its sign.
  private static let width = 96

  /// A text on one line, whatever is in it.
  static func inline(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: result += "?"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A text in lines of words. None ends in a backslash, which would join the next line to a comment
  /// of C.
  static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in inline(text).split(separator: " ") {
      if !line.isEmpty, line.count + word.count >= width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map { $0.hasSuffix("\\") ? $0 + " ." : $0 }
  }
}
