/// A line of words for a terminal: what does not fit goes on below, indented.
///
/// A terminal breaks a long line anywhere and begins the rest at its left edge, where it looks like
/// a line of its own.
struct WrappedLine {
  /// A piece that stays together where it fits, with how it is shown.
  private struct Word {
    let text: String
    let look: (String) -> String
  }

  /// Fewer columns are left to no text.
  private static let fewest = 8

  private var words: [Word] = []

  /// Adds words, each shown in the same way; control characters are made visible.
  mutating func add(_ text: String, look: @escaping (String) -> String = { $0 }) {
    for word in Style.inline(text).split(separator: " ", omittingEmptySubsequences: false) {
      words.append(Word(text: String(word), look: look))
    }
  }

  /// Adds a text that is broken at a blank only where a line is full.
  mutating func addWhole(_ text: String, look: @escaping (String) -> String = { $0 }) {
    words.append(Word(text: Style.inline(text), look: look))
  }

  /// The lines.
  ///
  /// - Parameters:
  ///   - columns: How wide they may be; nil for as wide as they are.
  ///   - lead: What stands before the first, and its width.
  ///   - rest: What stands before the others, and its width.
  func lines(
    columns: Int?, lead: (text: String, width: Int) = ("", 0),
    rest: (text: String, width: Int) = ("    ", 4)
  ) -> [String] {
    guard let columns else {
      return [lead.text + words.map { $0.look($0.text) }.joined(separator: " ")]
    }
    var lines = [lead.text]
    var used = lead.width
    var isEmpty = true
    func open() {
      lines.append(rest.text)
      used = rest.width
      isEmpty = true
    }
    for word in words {
      var left = word.text[...]
      repeat {
        let room = max(columns - used - (isEmpty ? 0 : 1), 0)
        if Self.width(left) <= room {
          lines[lines.count - 1] += (isEmpty ? "" : " ") + word.look(String(left))
          used += Self.width(left) + (isEmpty ? 0 : 1)
          isEmpty = false
          break
        }
        if !isEmpty {
          open()
          continue
        }
        // Longer than a line: as much of it as one holds.
        let part = Self.prefix(of: left, width: max(room, Self.fewest))
        lines[lines.count - 1] += word.look(String(part))
        left = left[part.endIndex...]
        if !left.isEmpty { open() }
      } while !left.isEmpty
    }
    return lines
  }

  /// The columns that a text takes.
  static func width(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + ($1.isWide ? 2 : 1) }
  }

  /// The first characters of a text that fit, at least one.
  private static func prefix(of text: Substring, width: Int) -> Substring {
    var used = 0
    var end = text.startIndex
    while end < text.endIndex {
      used += text[end].isWide ? 2 : 1
      if used > width, end > text.startIndex { break }
      end = text.index(after: end)
    }
    return text[..<end]
  }
}
