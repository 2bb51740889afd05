/// The lines and columns of nodes, for reports of findings.
///
/// Where the reader noted the lines, only the column is counted; else, and for nodes far into a
/// long line, the file's lines are looked up in an index, which is made when it is first needed.
package struct NodeLocations {
  private let tree: ViewTree
  private var index: LineIndex?
  /// Lines were counted in the text that the nodes' ranges point into.
  private let isDirect: Bool

  /// How far before a node the start of its line is looked for, in bytes.
  private static let farthestStart = 1024

  /// Looks up places in the file that a tree was read from.
  package init(_ tree: ViewTree) {
    self.tree = tree
    isDirect = tree.source.lineText === tree.source
  }

  /// Where a node begins. Complexity: O(log lines), but O(bytes) when the index is made.
  package mutating func location(of node: Int) -> SourceLocation {
    let offset = tree.range(of: node).lowerBound
    if isDirect, let line = tree.line(of: node),
      let column = tree.source.withBytes({ Self.column(of: offset, line: line, in: $0) })
    {
      return SourceLocation(line: line + 1, column: column)
    }
    let index = index ?? LineIndex(tree.source)
    self.index = index
    return index.location(of: offset)
  }

  /// The column behind a node's last character on its first line. Complexity: O(bytes of the node).
  ///
  /// - Parameter column: Where the node begins.
  package func endColumn(of node: Int, from column: Int) -> Int {
    let range = tree.range(of: node)
    let text = tree.source.lineText
    let start = tree.source.lineOffset(of: range.lowerBound)
    let end = min(text.count, max(start, tree.source.lineOffset(of: range.upperBound)))
    return text.withBytes { bytes in
      var stop = start
      while stop < end, bytes.byte(stop) != 0x0A, bytes.byte(stop) != 0x0D { stop += 1 }
      return column + LineIndex.scalars(in: start..<stop, bytes)
    }
  }

  private static func column(of offset: Int, line: Int, in bytes: RawSpan) -> Int? {
    let farthest = max(0, offset - farthestStart)
    var start = offset
    while start - 8 >= farthest, !bytes.word(start - 8).holdsLowByte { start -= 8 }
    while start > farthest, bytes.byte(start - 1) != 0x0A, bytes.byte(start - 1) != 0x0D {
      start -= 1
      // Behind other low bytes, such as tabs, whole words may be passed again.
      while start - 8 >= farthest, !bytes.word(start - 8).holdsLowByte { start -= 8 }
    }
    if start == farthest, start > 0 { return nil }
    if start == 0, offset >= 3, bytes.hasPrefix("\u{FEFF}", at: 0) { start = 3 }
    return 1 + LineIndex.scalars(in: start + 1..<offset + 1, bytes)
  }
}
