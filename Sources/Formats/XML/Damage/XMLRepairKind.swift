import Hierarchy

/// One kind of damage that an XML text is mended of before it is read.
enum XMLRepairKind: Sendable, Hashable, CaseIterable {
  case prose, strayEnd, cut, cutTag
  case bareLess, bareQuote, bareAmpersand, control, reference, surrogatePair, surrogateBytes, bytes
  case entity, sectionEnd, elementName, attributeName, duplicate, strayComma, missingBlank

  /// A note for what stands around trees, a warning for damage inside one.
  var severity: Severity { self == .prose ? .note : .warning }

  /// What was found, and how it was read.
  ///
  /// - Parameter detail: The piece that is meant, for the kinds that name one.
  func message(_ detail: String) -> String {
    switch self {
    case .prose: "Text around the trees, left out."
    case .strayEnd:
      "The end tag \(detail) closes an element that begins before the text; what stood around was "
        + "cut off."
    case .cut:
      "The XML breaks off here with \(detail) open; what follows in them, and what lies on top, "
        + "cannot be told."
    case .cutTag: "The XML breaks off in this tag, which was left out."
    case .bareLess: "A bare \"<\", read as &lt;."
    case .bareQuote: "A bare quotation mark in a value, read as &quot;."
    case .bareAmpersand: "A bare \"&\", read as &amp;."
    case .control: "The character \(detail), which XML does not allow, read as U+FFFD."
    case .reference: "\(detail) names no character of XML; read as U+FFFD."
    case .surrogatePair: "\(detail) name halves of one character; read as that character."
    case .surrogateBytes: "Bytes of two halves of one character, read as that character."
    case .bytes: "Bytes that are no UTF-8, read as U+FFFD."
    case .entity: "\(detail) is a name of HTML's, not of XML's; read as HTML means it."
    case .sectionEnd: "\"]]>\" in the text of an element, read as text."
    case .elementName:
      "\"\(detail)\" is no name of an element in XML; read with _ for what is not allowed."
    case .attributeName:
      "\"\(detail)\" is no name of an attribute in XML; read with _ for what is not allowed."
    case .duplicate: "The attribute \(detail) stands twice with the same value; read once."
    case .strayComma: "\"\(detail)\" between attributes, left out."
    case .missingBlank: "No blank stands between two attributes; read as if one did."
    }
  }
}
