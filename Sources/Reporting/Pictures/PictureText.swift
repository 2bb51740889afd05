/// How much room text takes in a picture: all of it is in a typeface whose characters are equally
/// wide, and each text is told its width, so that none can be wider than what was kept for it.
enum PictureText {
  /// The width of a character over the size of the type.
  static let advance = 0.6

  /// The width of a text.
  static func width(_ text: String, size: Double) -> Double {
    Double(cells(text)) * size * advance
  }

  private static func cells(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + ($1.isWide ? 2 : 1) }
  }

  /// As much of a text as fits, with an ellipsis where something is left out.
  static func fitted(_ text: String, size: Double, width: Double) -> String {
    let most = max(1, Int(width / (size * advance)))
    // A value from a dump may be megabytes long.
    let start = text.prefix(most + 1)
    if start.endIndex == text.endIndex, cells(start) <= most { return text }
    var (kept, used) = ("", 1)
    for character in start {
      used += character.isWide ? 2 : 1
      if used > most { break }
      kept.append(character)
    }
    return kept + "…"
  }

  /// A text broken into lines between words, and within a word that is wider than a line.
  ///
  /// - Parameter most: As many lines are made; an ellipsis ends the last where text is left out.
  static func lines(_ text: String, size: Double, width: Double, most: Int) -> [String] {
    let room = max(4, Int(width / (size * advance)))
    var lines: [String] = []
    var line = ""
    var used = 0
    // What no line can show is not looked at.
    for word in text.prefix(room * (most + 1)).split(separator: " ") {
      var rest = word[...]
      while !rest.isEmpty {
        let needed = cells(rest) + (line.isEmpty ? 0 : 1)
        if used + needed <= room {
          line += line.isEmpty ? String(rest) : " \(rest)"
          used += needed
          rest = ""
        } else if line.isEmpty {
          let part = rest.prefix(room / 2)
          lines.append(String(part))
          rest = rest.dropFirst(part.count)
        } else {
          lines.append(line)
          (line, used) = ("", 0)
        }
      }
    }
    if !line.isEmpty { lines.append(line) }
    guard lines.count > most else { return lines }
    var kept = Array(lines.prefix(most))
    kept[most - 1] = fitted("\(kept[most - 1]) \(lines[most])", size: size, width: width)
    if !kept[most - 1].hasSuffix("…") { kept[most - 1] += "…" }
    return kept
  }
}
