/// Messages of SARIF: braces would be placeholders, and brackets before a parenthesis links.
enum SARIFText {
  /// Writes a message as a field.
  static func write(
    _ key: String, _ text: String, markdown: String? = nil, to json: inout JSONWriter
  ) {
    json.object(key) { json in
      json.field("text", escaped(text))
      if let markdown { json.field("markdown", doubled(markdown)) }
    }
  }

  /// A text in which nothing is a placeholder or a link.
  static func escaped(_ text: String) -> String {
    let text = doubled(text)
    guard text.contains("](") else { return text }
    return text.replacing("\\", with: "\\\\").replacing("[", with: "\\[")
      .replacing("]", with: "\\]")
  }

  private static func doubled(_ text: String) -> String {
    text.replacing("{", with: "{{").replacing("}", with: "}}")
  }
}
