import Analysis
import Formats
import Hierarchy

/// A comparison as a unified diff of two listings, one row a view without its addresses.
///
/// The listings are not the files: a patch made of them applies to nothing. Rows that belong
/// together and stay in order are common lines, whatever is less than the tolerance apart.
package struct DiffRows {
  private static let context = 3
  private let diff: TreeDiff
  private let oldLevels: [Int]
  private let newLevels: [Int]

  /// A line: common, of the old tree, or of the new.
  private struct Line {
    var sign: Character
    var node: Int
  }

  /// Prepares the rows. Complexity: O(nodes log nodes).
  package init(_ diff: TreeDiff) {
    self.diff = diff
    oldLevels = Self.levels(of: diff.old)
    newLevels = Self.levels(of: diff.new)
  }

  /// Writes the diff; nothing where no row changed.
  package func write(old: String, new: String, to out: inout ReportStream) {
    let lines = lines()
    guard lines.contains(where: { $0.sign != " " }) else { return }
    out.line("--- \(Style.inline(old))")
    out.line("+++ \(Style.inline(new))")
    var (place, oldStart, newStart) = (0, 0, 0)
    while let hunk = Self.hunk(in: lines, from: place) {
      for line in lines[place..<hunk.lowerBound] { Self.count(line, &oldStart, &newStart) }
      var (oldEnd, newEnd) = (oldStart, newStart)
      for line in lines[hunk] { Self.count(line, &oldEnd, &newEnd) }
      out.line(
        "@@ -\(Self.range(oldStart..<oldEnd)) +\(Self.range(newStart..<newEnd)) @@")
      for line in lines[hunk] { out.line("\(line.sign)\(row(line))") }
      (place, oldStart, newStart) = (hunk.upperBound, oldEnd, newEnd)
    }
  }

  private static func count(_ line: Line, _ old: inout Int, _ new: inout Int) {
    if line.sign != "+" { old += 1 }
    if line.sign != "-" { new += 1 }
  }

  private static func range(_ lines: Range<Int>) -> String {
    "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
  }

  /// The next run of changed lines with what is around them.
  private static func hunk(
    in lines: [Line], from start: Int
  ) -> Range<Int>? {
    guard let first = lines[start...].firstIndex(where: { $0.sign != " " }) else { return nil }
    var last = first
    var place = first
    while place < lines.count, place - last <= 2 * context {
      if lines[place].sign != " " { last = place }
      place += 1
    }
    return max(start, first - context)..<min(lines.count, last + 1 + context)
  }

  /// Every row of both listings in their common order.
  private func lines() -> [Line] {
    let changed = Set(diff.changes.compactMap(\.new))
    var common: [(old: Int, new: Int)] = []
    for b in diff.new.indices where !changed.contains(b) {
      if let a = diff.origin(of: b), oldLevels[a] == newLevels[b] {
        common.append((a, b))
      }
    }
    let kept = LongestIncrease.members(of: common.map(\.old))
    var lines: [Line] = []
    var (a, b) = (0, 0)
    for (pair, isKept) in zip(common, kept) where isKept {
      append(a..<pair.old, b..<pair.new, to: &lines)
      lines.append(Line(sign: " ", node: pair.new))
      (a, b) = (pair.old + 1, pair.new + 1)
    }
    append(a..<diff.old.count, b..<diff.new.count, to: &lines)
    return lines
  }

  private func append(
    _ old: Range<Int>, _ new: Range<Int>, to lines: inout [Line]
  ) {
    for a in old { lines.append(Line(sign: "-", node: a)) }
    for b in new { lines.append(Line(sign: "+", node: b)) }
  }

  private func row(_ line: Line) -> String {
    let isOld = line.sign == "-"
    let level = (isOld ? oldLevels : newLevels)[line.node]
    return String(repeating: "   | ", count: min(level, Self.deepestIndent))
      + Self.row((isOld ? diff.old : diff.new)[line.node])
  }

  private static func levels(of tree: ViewTree) -> [Int] {
    var levels: [Int] = []
    levels.reserveCapacity(tree.count)
    for node in tree.indices {
      levels.append(tree.parent(of: node).map { levels[$0] + 1 } ?? 0)
    }
    return levels
  }

  /// Deeper rows are indented no further, so that a chain of views makes no square of blanks.
  private static let deepestIndent = 200

  private static func row(_ node: Node) -> String {
    var parts = [Style.inline(node.className)]
    if let frame = node.frame { parts.append("frame = \(frame.text)") }
    let keys: [(String, AttributeKey)] = [
      ("text", .text), ("label", .accessibilityLabel), ("id", .accessibilityIdentifier),
      ("tag", .tag), ("image", .image),
    ]
    for (name, key) in keys {
      if let value = node.string(key) { parts.append("\(name) = '\(Style.inline(value))'") }
    }
    if node.isHidden { parts.append("hidden = YES") }
    if node.alpha != 1 { parts.append("alpha = \(node.alpha.text(places: 3))") }
    if node.flags.contains(.clipsToBounds) { parts.append("clipsToBounds = YES") }
    if node.flags.contains(.notOpaque) { parts.append("opaque = NO") }
    if !node.isInteractive { parts.append("userInteractionEnabled = NO") }
    if node.flags.contains(.hasGestureRecognizers) { parts.append("gestures") }
    let offset = node.tree.boundsOrigin(of: node.index)
    if offset != .zero { parts.append("contentOffset = \(offset.text)") }
    return "<\(parts.joined(separator: "; "))>"
  }
}
