/// What is fed with damaged texts.
enum Kind: String, CaseIterable {
  /// The reader of rows, and every command that only reads, on what it makes of them.
  case text
  /// The readers of XML, and the same commands.
  case xml
  /// The patcher, on rows and XML.
  case patch
  /// Conversions to viewmend's own XML and to rows.
  case convert
  /// Selectors and XPath expressions.
  case query
  /// Configurations.
  case configuration

  /// The pieces that mean something to what is fed.
  var pieces: [String] {
    switch self {
    case .text, .patch, .convert: []
    case .xml:
      [
        "<", ">", "\"", "'", "&", "/>", "</", "<a", "<!--", "-->", "]]>", "<![CDATA[", "<?", "?>",
        "=", " ", "\n", "\\\"", "\\n", "&#0;", "&#55357;", "&nbsp;", "&lt;", "\u{3}", "\u{FFFE}",
        "Killed\n", " label=\"x\"", "$", ", ", "{\"value\":\"", "\0", "\u{FEFF}", "<!DOCTYPE a>",
        " bounds=\"[0,0][9,9]\"", "[0,0]", " x=\"1\"", "<node/>", "</hierarchy>",
        "<rect key=\"frame\"",
        " clickable=\"true\"", " scrollable=\"true\"", "encoding=\"UTF-16\"",
      ]
    case .query:
      [
        "*", "#", "[", "]", "(", ")", ":not(", ":is(", ":at(1,2)", ":contains('", "'", "\"", ">",
        "+", "~", ",", "=", "!=", "^=", "*=", "<", "<=", " i]", "\\", "//", "/..", "@class", "::",
        "ancestor::", "count(", "last()", "position()", "-", "div", "|", "1e9", ".5", "$a", "id(",
        ":nth-child(2)", "string(", "view", "é", "\u{0}", "following::*", "[1]", "not(", " or ",
      ]
    case .configuration:
      [
        "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u0000", "\\uD83D", "1e999", "-", "-0", "null",
        "true", "1", "\"rules\"", "\"off\"", "\"ignores\"", "\"selector\"", "\"reason\":\"a\"",
        "\"hitInsets\"", "\"backButtons\"", "\"expires\":\"2027-02-30\"", "//", "\n", "\u{FEFF}",
        "[[[[[[[[", "é",
      ]
    }
  }
}
