import Hierarchy

/// The form in which a dump prints the subviews of a view, and new rows in it.
package struct RowForm {
  /// Why no row can be written beside those that a file has.
  package enum Refusal: Error, Sendable, Hashable {
    /// The text had to be prepared before it was read.
    case prepared(Preparation)
    /// The file is in a format without rows.
    case noRows
    /// Several views stand on one line.
    case sharedLine
    /// The rows are elements of a printed list, or stand in a comment that ends on the last of them.
    case enclosed
  }

  /// Where a row that follows the view's last descendant is written, in the dump's text: the end
  /// of that one's line.
  package let end: Int
  private let lead: String
  private let trail: String
  private let lineBreak: String
  private let pointer: String?
  private let layer: Layer

  private enum Layer {
    case none, withoutPointer
    case withPointer(String)
  }

  /// Reads the form off the last subview of a view.
  ///
  /// - Throws: `Refusal` where a new row would not be one of the rows.
  package init(subviewsOf parent: Int, in dump: Dump) throws(Refusal) {
    if dump.format != .recursiveDescription { throw .noRows }
    let undone: Set<Preparation> = [.markup, .literal, .unwrapped]
    if let preparation = dump.preparations.first(where: undone.contains) {
      throw .prepared(preparation)
    }
    let tree = dump.tree
    var model = parent
    for child in tree.children(of: parent) where !tree.flags(of: child).contains(.isLayer) {
      model = child
    }
    let source = tree.source
    let row = try Row(tree.range(of: model), in: source)
    let last = try Row(tree.range(of: tree.subtreeEnd(of: parent) - 1), in: source)
    end = last.line.upperBound
    lead = source.string(in: row.line.lowerBound..<row.node.lowerBound)
    trail = row.isBlankBehind ? source.string(in: row.node.upperBound..<row.line.upperBound) : ""
    lineBreak = last.lineBreak ?? row.lineBreakBefore ?? "\n"
    pointer = tree[model].address
    if let text = tree[model].string(.named("layer")) {
      let number = text.split(separator: ":").dropFirst().first?.drop { $0 == " " }.prefix {
        $0 != ">" && $0 != ";"
      }
      layer = number.map { .withPointer(String($0)) } ?? .withoutPointer
    } else {
      layer = .none
    }
  }

  /// A row for a view that is not opaque, with the line break before it.
  ///
  /// - Parameters:
  ///   - className: Its class.
  ///   - frame: Its frame, in its superview's bounds space.
  ///   - pointers: Gives it and its layer pointers that nothing else in the file has.
  package func row(
    _ className: String, frame: Rect, pointers: inout PointerPool
  ) -> String {
    var text = "\(lineBreak)\(lead)<\(className)"
    if let pointer { text += ": \(pointers.next(like: pointer))" }
    text += "; frame = (\(FrameText.recursiveDescription(frame))); opaque = NO"
    switch layer {
    case .none: break
    case .withoutPointer: text += "; layer = <CALayer>"
    case .withPointer(let pointer): text += "; layer = <CALayer: \(pointers.next(like: pointer))>"
    }
    return "\(text)>\(trail)"
  }
}

/// A view that has a line of its own.
private struct Row {
  let node: Range<Int>
  let line: Range<Int>
  /// What ends the line; nil at the end of the file.
  let lineBreak: String?
  /// What ends the line before it.
  let lineBreakBefore: String?
  /// True when nothing but blanks stands behind the view.
  let isBlankBehind: Bool

  init(_ node: Range<Int>, in source: SourceText) throws(RowForm.Refusal) {
    self.node = node
    let found = source.withBytes { bytes in
      var start = node.lowerBound
      while start > 0, !ASCII.isLineBreak(bytes.byte(start - 1)) { start -= 1 }
      let end = bytes.endOfLine(from: node.upperBound, to: source.count)
      var before = start
      if before > 0 { before -= 1 }
      if before > 0, bytes.byte(before) == ASCII.lineFeed,
        bytes.byte(before - 1) == ASCII.carriageReturn
      {
        before -= 1
      }
      let isShared =
        bytes.firstOffset(of: ASCII.less, from: start, to: node.lowerBound) < node.lowerBound
        || bytes.firstOffset(of: ASCII.less, from: node.upperBound, to: end) < end
      let isBlank = (node.upperBound..<end).allSatisfy { ASCII.isBlank(bytes.byte($0)) }
      let isUIKits = NodeSuffix.isUIKits(node.upperBound..<end, in: bytes)
      let isEnclosed =
        Self.isQuote(start < node.lowerBound ? bytes.byte(node.lowerBound - 1) : 0)
        || !isBlank
          && (!isUIKits || Self.endsComment(node.upperBound..<end, in: bytes))
      return (
        line: start..<end, before: before..<start,
        after: end..<bytes.afterLineBreak(at: end, to: source.count), isShared: isShared,
        isBlank: isBlank, isEnclosed: isEnclosed
      )
    }
    if found.isShared { throw .sharedLine }
    if found.isEnclosed { throw .enclosed }
    line = found.line
    isBlankBehind = found.isBlank
    lineBreak = found.after.isEmpty ? nil : source.string(in: found.after)
    lineBreakBefore = found.before.isEmpty ? nil : source.string(in: found.before)
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    switch byte {
    case ASCII.quote, ASCII.apostrophe, ASCII.openParenthesis, UInt8(ascii: "`"), ASCII.comma: true
    default: false
    }
  }

  private static func endsComment(_ range: Range<Int>, in bytes: RawSpan) -> Bool {
    bytes.firstOffset(of: "*/", from: range.lowerBound, to: range.upperBound) != nil
  }
}
