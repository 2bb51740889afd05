import Hierarchy

/// An encoding with a byte for each character, of which an XML declaration says that the file is in.
enum SingleByteEncoding: Sendable {
  case latin1, latin9, windows1252

  /// What a declaration makes of the bytes behind it.
  enum Declared {
    /// UTF-8, or nothing is declared: the bytes are what they are.
    case unicode
    case singleByte(SingleByteEncoding)
    /// An encoding that is not known, by its name.
    case other(String)
  }

  /// The encoding that an XML text declares.
  ///
  /// A text that could be read so far is no UTF-16 whatever it says: programs write what they took
  /// from a string in memory, declaration included.
  static func declared(by source: SourceText) -> Declared {
    source.withBytes { bytes in
      guard bytes.hasPrefix("<?xml", at: 0),
        let end = bytes.firstOffset(of: "?>", from: 0, to: min(source.count, 1024)),
        let key = bytes.firstOffset(of: "encoding", from: 5, to: end)
      else { return .unicode }
      var start = key + 8
      while start < end, bytes.byte(start) != ASCII.quote, bytes.byte(start) != ASCII.apostrophe {
        start += 1
      }
      let close = bytes.firstOffset(of: bytes.byte(start), from: start + 1, to: end)
      guard start < close, close < end else { return .unicode }
      return named(source.string(in: start + 1..<close))
    }
  }

  private static func named(_ name: String) -> Declared {
    switch name.uppercased() {
    case "ISO-8859-1", "ISO8859-1", "ISO_8859-1", "LATIN1", "LATIN-1", "L1": .singleByte(.latin1)
    case "ISO-8859-15", "ISO8859-15", "ISO_8859-15", "LATIN9", "LATIN-9": .singleByte(.latin9)
    case "WINDOWS-1252", "CP1252": .singleByte(.windows1252)
    case let upper where upper.hasPrefix("UTF") || upper.hasSuffix("ASCII"): .unicode
    default: .other(name)
    }
  }

  /// The text as UTF-8, with a map back.
  func decode(_ source: SourceText) -> SourceText {
    source.withBytes { bytes in
      var rewriter = TextRewriter(capacity: source.count + source.count / 8)
      var copied = 0
      for offset in 0..<source.count where bytes.byte(offset) >= 0x80 {
        rewriter.copy(copied..<offset, from: bytes)
        rewriter.replace(offset..<offset + 1, with: scalar(of: bytes.byte(offset)))
        copied = offset + 1
      }
      rewriter.copy(copied..<source.count, from: bytes)
      return rewriter.text(derivedFrom: source, keepsLines: true)
    }
  }

  private func scalar(of byte: UInt8) -> Unicode.Scalar {
    switch (self, byte) {
    case (.windows1252, 0x80...0x9F): Self.windows[Int(byte) - 0x80]
    case (.latin9, 0xA4): "€"
    case (.latin9, 0xA6): "Š"
    case (.latin9, 0xA8): "š"
    case (.latin9, 0xB4): "Ž"
    case (.latin9, 0xB8): "ž"
    case (.latin9, 0xBC): "Œ"
    case (.latin9, 0xBD): "œ"
    case (.latin9, 0xBE): "Ÿ"
    default: Unicode.Scalar(byte)
    }
  }

  /// What Windows has where ISO 8859-1 has control characters; five places are unused.
  private static let windows: [Unicode.Scalar] = [
    "€", "\u{81}", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\u{8D}", "Ž", "\u{8F}",
    "\u{90}", "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\u{9D}", "ž", "Ÿ",
  ]
}
