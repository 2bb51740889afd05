extension Dump {
  /// A replacement as its surroundings in the file need it: what was undone of an XML text to
  /// read it is done to what is written into it.
  package func spelled(_ text: String) -> String {
    guard format.isXML else { return text }
    var result = text
    for preparation in preparations.reversed() {
      switch preparation {
      case .literal, .nestedLiteral: result = Self.escaped(result) { Self.literal[$0] }
      case .markup: result = Self.escaped(result) { Self.entities[$0] }
      default: break
      }
    }
    return result
  }

  private static func escaped(_ text: String, _ spelling: (Character) -> String?) -> String {
    text.reduce(into: "") { $0 += spelling($1) ?? String($1) }
  }

  private static let literal: [Character: String] = [
    "\\": "\\\\", "\"": "\\\"", "'": "\\u0027", "\n": "\\n", "\r\n": "\\r\\n", "\t": "\\t",
  ]
  private static let entities: [Character: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;",
  ]
}
