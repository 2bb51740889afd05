extension String {
  /// The text as one word of bash or zsh, in apostrophes where it needs them.
  var shellWord: String {
    let isPlain =
      !isEmpty
      && unicodeScalars.allSatisfy {
        ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
          || "-_./,+@%".unicodeScalars.contains($0)
      }
    return isPlain ? self : shellQuoted
  }

  /// The text in apostrophes as bash and zsh read them.
  var shellQuoted: String { "'" + escaping("'", by: "'\\''") + "'" }

  /// The text in apostrophes as fish reads them.
  var fishQuoted: String {
    "'" + escaping("\\", by: "\\\\").escaping("'", by: "\\'") + "'"
  }

  /// The text with every occurrence of a character replaced; line breaks become blanks, since no
  /// shell shows two lines.
  func escaping(_ character: Character, by replacement: String) -> String {
    reduce(into: "") { result, next in
      if next == character {
        result += replacement
      } else if next.isNewline {
        result += " "
      } else {
        result.append(next)
      }
    }
  }
}
