import Hierarchy

extension Node {
  /// What is printed behind the node's closing bracket, up to the next node or the end of the line;
  /// nil where that is blank.
  var printedSuffix: String? {
    guard var range = tree.syntax.value(of: .suffix, in: self) else { return nil }
    if index + 1 < tree.count {
      let next = tree.range(of: index + 1).lowerBound
      if next > range.lowerBound, next < range.upperBound { range = range.lowerBound..<next }
    }
    let text = tree.syntax.string(of: range, in: tree.source)
    return text.contains { !$0.isWhitespace } ? text : nil
  }
}
