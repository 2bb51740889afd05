import Hierarchy

/// A reference as a damaged text has it, right or wrong.
struct XMLLooseReference {
  /// What a reference stands for.
  enum Meaning {
    /// A character, in a way that XML allows.
    case allowed
    /// A character, by a name that only HTML knows.
    case html(Unicode.Scalar)
    /// A number that is none of a character that XML allows.
    case number(UInt32)
  }

  /// What it stands for.
  let meaning: Meaning
  /// The offset behind the semicolon.
  let end: Int

  /// Reads the reference at an `&`; nil where none stands.
  init?(at start: Int, in bytes: RawSpan, limit: Int) {
    guard start < limit, bytes.byte(start) == UInt8(ascii: "&") else { return nil }
    var position = start + 1
    let stop = min(limit, start + 12)
    while position < stop, ASCII.isName(bytes.byte(position)) || bytes.byte(position) == Self.sharp
    {
      position += 1
    }
    guard position < stop, bytes.byte(position) == ASCII.semicolon, position > start + 1 else {
      return nil
    }
    end = position + 1
    var name = ""
    for offset in start + 1..<position {
      guard bytes.byte(offset) < 0x80 else { return nil }
      name.unicodeScalars.append(Unicode.Scalar(bytes.byte(offset)))
    }
    guard let meaning = Self.meaning(of: name) else { return nil }
    self.meaning = meaning
  }

  private static let sharp = UInt8(ascii: "#")

  private static func meaning(of name: String) -> Meaning? {
    guard name.hasPrefix("#") else {
      if ["lt", "gt", "amp", "quot", "apos"].contains(name) { return .allowed }
      return html[name].map { .html($0) }
    }
    let digits = name.dropFirst()
    let isHex = digits.hasPrefix("x")
    guard let value = UInt32(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10) else {
      return nil
    }
    return isAllowed(value) ? .allowed : .number(value)
  }

  private static func isAllowed(_ value: UInt32) -> Bool {
    switch value {
    case 9, 10, 13, 0x20..<0xD800, 0xE000..<0xFFFE, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// The names that labels bring along from web pages.
  private static let html: [String: Unicode.Scalar] = [
    "nbsp": "\u{A0}", "iexcl": "¡", "cent": "¢", "pound": "£", "yen": "¥", "sect": "§",
    "copy": "©", "laquo": "«", "shy": "\u{AD}", "reg": "®", "deg": "°", "plusmn": "±",
    "para": "¶", "middot": "·", "raquo": "»", "frac12": "½", "iquest": "¿", "times": "×",
    "divide": "÷", "szlig": "ß", "agrave": "à", "aacute": "á", "acirc": "â", "atilde": "ã",
    "auml": "ä", "aring": "å", "aelig": "æ", "ccedil": "ç", "egrave": "è", "eacute": "é",
    "ecirc": "ê", "euml": "ë", "igrave": "ì", "iacute": "í", "icirc": "î", "iuml": "ï",
    "ntilde": "ñ", "ograve": "ò", "oacute": "ó", "ocirc": "ô", "otilde": "õ", "ouml": "ö",
    "oslash": "ø", "ugrave": "ù", "uacute": "ú", "ucirc": "û", "uuml": "ü", "Auml": "Ä",
    "Aring": "Å", "Eacute": "É", "Ntilde": "Ñ", "Ouml": "Ö", "Oslash": "Ø", "Uuml": "Ü",
    "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“",
    "rdquo": "”", "bdquo": "„", "bull": "•", "hellip": "…", "prime": "′", "euro": "€",
    "trade": "™", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "ensp": "\u{2002}",
    "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}",
    "lrm": "\u{200E}", "rlm": "\u{200F}", "lsaquo": "‹", "rsaquo": "›", "minus": "−",
  ]
}
