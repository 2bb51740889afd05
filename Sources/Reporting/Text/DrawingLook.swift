/// How drawings are made: how wide, and of which characters.
package struct DrawingLook: Sendable, Hashable {
  /// More columns are never used.
  package static let mostColumns = 72
  /// A drawing has at most as many lines, its legend not counted.
  package static let mostLines = 12
  /// Fewer columns are taken for as many.
  private static let fewestColumns = 24

  /// The columns of a line, what is before the drawing included.
  package let width: Int
  /// True where the terminal may not know other characters than ASCII's.
  package let isASCII: Bool

  package init(width: Int, isASCII: Bool) {
    self.width = min(max(width, Self.fewestColumns), Self.mostColumns)
    self.isASCII = isASCII
  }

  /// What a place of a target looks like.
  func fill(isLive: Bool, isMark: Bool) -> Character? {
    switch (isLive, isMark) {
    case (true, true): isASCII ? "#" : "▓"
    case (true, false): isASCII ? "." : "░"
    case (false, true): isASCII ? "%" : "▒"
    case (false, false): nil
    }
  }

  /// The character of lines that leave a place in some directions.
  func line(_ ways: LineWays) -> Character {
    if isASCII {
      if ways.isSubset(of: [.left, .right]) { return "-" }
      return ways.isSubset(of: [.up, .down]) ? "|" : "+"
    }
    return Self.boxes[Int(ways.rawValue)]
  }

  /// By the raw value of the ways: up 1, down 2, left 4, right 8.
  private static let boxes: [Character] = [
    " ", "│", "│", "│", "─", "┘", "┐", "┤", "─", "└", "┌", "├", "─", "┴", "┬", "┼",
  ]
}
