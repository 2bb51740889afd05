import Formats

/// Words for what keeps an XML text from being read: what stands there, and what to do about it.
enum MarkupWording {
  static func sentence(_ fault: ReadError.MarkupFault) -> String {
    switch fault {
    case .malformed(let code, let message):
      let (what, cure) = malformed(code, message)
      return "\(what) Nothing of the file was read; \(cure)"
    case .documentType:
      return "The XML has a document type that declares something or names a file. No view tree "
        + "needs one, and none is read; delete the <!DOCTYPE …>."
    case .tooManyAttributes:
      return "The XML has more attributes in an element, or more namespaces, than any view tree. "
        + "Check that this is the file you meant."
    case .untold:
      return "The XML is damaged here, and which of the marks belong to a value cannot be told. "
        + "Nothing of the file was read; mend this place or save it again."
    case .tooDamaged:
      return "The XML is damaged at more places than are mended. Nothing of the file was read; "
        + "check that this is the file you meant."
    case .outOfMemory: return "There is not enough memory to read the XML. Read a smaller part."
    }
  }

  /// The usual errors by libxml2's numbers; any other in libxml2's own words.
  private static func malformed(_ code: Int, _ message: String) -> (what: String, cure: String) {
    switch code {
    case 5:
      return (
        "The XML ends here, and more follows.", "cut off what stands behind the last element."
      )
    case 38:
      return ("A value holds a bare \"<\" here.", "write it as &lt; or save the source again.")
    case 42:
      return ("The element has this attribute twice.", "leave one of them out.")
    case 68, 88:
      return ("No name stands here where XML asks for one.", "a bare & is written as &amp;.")
    case 73, 77, 40:
      return ("The XML breaks off here.", "save it again as a whole.")
    case 76:
      return ("This end tag closes another element than the one that is open.", "mend the tags.")
    case 9 where !message.hasPrefix("Input is not proper UTF-8"):
      return (
        "A character stands here that XML does not allow.", "delete it or save the source again."
      )
    case 9, 81:
      return ("The XML holds bytes here that are no UTF-8.", "save it as UTF-8.")
    default:
      var words = message.isEmpty ? "it is no XML" : message
      while words.hasSuffix(".") || words.hasSuffix(" ") { words.removeLast() }
      return ("The XML is not well formed here: \(words).", "mend this place or save it again.")
    }
  }
}
