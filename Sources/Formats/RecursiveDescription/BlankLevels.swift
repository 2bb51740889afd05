import Hierarchy

/// Levels of rows that are indented by blanks alone, as an editor or a chat leaves them.
///
/// A row that is indented farther than the row above is one level deeper; any other belongs to the
/// level of the last row that was indented no farther.
struct BlankLevels {
  private var widths: [Int] = []

  /// The level of a row whose indentation has a width in columns.
  mutating func level(width: Int) -> Int {
    while let last = widths.last, last > width { widths.removeLast() }
    if widths.last != width { widths.append(width) }
    return widths.count - 1
  }

  /// The columns before an offset of a line; nil when anything but blanks stands there.
  ///
  /// A tab reaches to the next multiple of eight.
  static func width(before offset: Int, in bytes: RawSpan) -> Int? {
    var start = offset
    while start > 0, ASCII.isBlank(bytes.byte(start - 1)) { start -= 1 }
    guard start == 0 || ASCII.isLineBreak(bytes.byte(start - 1)) || hasMark(start, bytes) else {
      return nil
    }
    var width = 0
    for index in start..<offset {
      width = bytes.byte(index) == ASCII.tab ? (width / 8 + 1) * 8 : width + 1
    }
    return width
  }

  /// True behind a byte order mark at the start of the text.
  private static func hasMark(_ offset: Int, _ bytes: RawSpan) -> Bool {
    offset == 3 && bytes.hasPrefix("\u{FEFF}", at: 0)
  }

  /// True when every node of a tree is a root only because its rows have no bars: at least two
  /// rows are indented by blanks, to different widths.
  static func explain(_ tree: ViewTree) -> Bool {
    guard tree.count > 1, tree.roots.count == tree.count else { return false }
    return tree.source.withBytes { bytes in
      var first: Int?
      for index in tree.indices {
        guard let width = width(before: tree.range(of: index).lowerBound, in: bytes) else {
          continue
        }
        if let first, width != first { return true }
        first = first ?? width
      }
      return false
    }
  }
}
