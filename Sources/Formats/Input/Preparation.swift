/// What was done to a text before it was read; the file itself is never changed by it.
public enum Preparation: String, Sendable, Hashable {
  /// Decoded from UTF-16.
  case utf16
  /// Decoded from the single-byte encoding that the file declares.
  case declaredEncoding
  /// Entities decoded and tags of a page's source left out.
  case markup
  /// Escapes of a string literal decoded.
  case literal
  /// The same once more: the string was printed in a string.
  case nestedLiteral
  /// Line breaks inside nodes left out.
  case unwrapped
  /// Levels taken from blanks, as the rows have no bars.
  case blankIndentation
  /// Damaged XML mended to be read.
  case mended

  /// What messages say about it.
  public var sentence: String {
    switch self {
    case .utf16: "The file is UTF-16; it was decoded, and corrections are written in UTF-16."
    case .declaredEncoding:
      "The file is in the encoding that it declares; it was decoded, and corrections are written in "
        + "that encoding."
    case .markup: "The dump is escaped as in a web page's source; entities were decoded to read it."
    case .literal: "The dump is one escaped string; its escapes were decoded to read it."
    case .nestedLiteral:
      "The string stands in another string: its escapes were decoded once more, and corrections are "
        + "escaped as often."
    case .blankIndentation:
      "Rows have no bars; their levels were taken from how far they are indented."
    case .mended:
      "The XML is damaged; a copy was mended to read it, and the file keeps what it holds. The "
        + "places are named one by one."
    case .unwrapped: "Rows are broken over several lines; they were joined to read them."
    }
  }
}
