import Hierarchy

/// Finds layout guides, which are no views and whose descriptions hold one: their owner, in full.
///
///     <UILayoutGuide: 0x1 - "TitleGuide", layoutFrame = {{0, 0}, {69, 44}}, owningView = <…>>
///
/// The guides of iOS 7 and 8, `_UILayoutGuide`, are views that print a frame, and are read as such.
enum LayoutGuideScanner {
  private static let longestName = 128

  /// The bytes of a guide; up to the end of the line where it is cut.
  ///
  /// - Returns: nil when something else stands there.
  static func description(
    at less: Int, lineEnd: Int, in bytes: RawSpan
  ) -> Range<Int>? {
    var end = less + 1
    while end < lineEnd, end - less < longestName, ASCII.isName(bytes.byte(end)) { end += 1 }
    let ending: StaticString = "LayoutGuide:"
    let start = end + 1 - ending.utf8CodeUnitCount
    guard start > less, bytes.hasPrefix(ending, at: start),
      bytes.firstOffset(of: "owningView = ", from: end, to: lineEnd) != nil
        || bytes.firstOffset(of: "layoutFrame = ", from: end, to: lineEnd) != nil
    else { return nil }
    var depth = 0
    for offset in less..<lineEnd {
      switch bytes.byte(offset) {
      case ASCII.less: depth += 1
      case ASCII.greater:
        depth -= 1
        if depth == 0 { return less..<offset + 1 }
      default: break
      }
    }
    return less..<lineEnd
  }
}
