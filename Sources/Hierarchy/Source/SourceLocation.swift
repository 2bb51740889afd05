/// A place in a file as people count it.
public struct SourceLocation: Sendable, Hashable, Comparable {
  /// 1 for the first line; lines end at LF, CRLF or a lone CR.
  public var line: Int
  /// 1 for the first Unicode scalar of a line; a tab is one.
  public var column: Int

  /// Makes a location of a line and a column, both counted from 1.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders by line, then by column.
  public static func < (one: SourceLocation, other: SourceLocation) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}
