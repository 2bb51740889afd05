/// Text for Markdown in which nothing is markup, whatever it holds.
enum MarkdownText {
  /// A text as it is to be seen, on one line.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in Style.inline(text).unicodeScalars {
      switch scalar {
      // What makes tags, cells and mentions even behind a backslash somewhere.
      case "&", "<", ">", "|", "@", "`": result += "&#\(scalar.value);"
      case "\\", "*", "_", "[", "]", "#", "~", "!", "$", "^": result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    // What a renderer makes links of by itself.
    return result.replacing("://", with: "&#58;//").replacing("www.", with: "www&#46;")
  }
}
