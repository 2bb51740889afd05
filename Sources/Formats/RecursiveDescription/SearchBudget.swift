import Hierarchy

/// What may still be spent on looking for ends that are not there.
///
/// A value whose bracket or quote is never closed is looked for up to the end of its line, and a
/// line may hold ten thousand of them, one in the other. Searches that find nothing are paid from a
/// budget that grows with the text, and once it is spent, ends are looked for close by only: so no
/// text takes more than a time that grows with its size.
final class SearchBudget {
  private var left: Int
  /// True once a text went on behind the end of its line; whoever counts lines sets it back.
  var passedLineBreak = false
  private var line = 0..<0

  /// How far an end is looked for once the budget is spent, in bytes.
  private static let nearby = 1024

  /// Makes a budget for a text of `count` bytes.
  init(for count: Int) { left = (1 << 20) + 32 * count }

  /// How far from an offset something may be looked for.
  func reach(from start: Int, limit: Int) -> Int {
    left > 0 ? limit : min(limit, start + Self.nearby)
  }

  /// Pays for bytes that were looked at for nothing.
  func spend(_ count: Int) { left -= count }

  /// The end of the line that an offset lies on; no part of a line is looked at twice in a row.
  func endOfLine(in bytes: RawSpan, from offset: Int, to limit: Int) -> Int {
    guard offset < limit else { return limit }
    if line.contains(offset) { return line.upperBound }
    let isBefore = offset < line.lowerBound
    var end = bytes.endOfLine(from: offset, to: isBefore ? line.lowerBound : limit)
    if isBefore, end == line.lowerBound { end = line.upperBound }
    line = offset..<end
    return end
  }
}
