import Formats
import Hierarchy

/// Replacements in the text that a tree was read from, on their way into the file.
struct TextReplacements {
  private var list: [(range: Range<Int>, text: String)] = []

  /// Replaces a range; one that overlaps another is left out.
  mutating func add(_ range: Range<Int>, _ text: String) { list.append((range, text)) }

  /// The edits of the file, in order; what stays as it is makes none.
  func edits(in dump: Dump) -> [Edit] {
    let source = dump.tree.source
    var edits: [Edit] = []
    for (range, text) in list.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      if text.utf8.count == range.count, source.string(in: range) == text { continue }
      let place = source.originalRange(of: range)
      if let last = edits.last, last.range.upperBound > place.lowerBound { continue }
      edits.append(Edit(node: 0, rules: [], range: place, replacement: dump.spelled(text)))
    }
    return edits
  }
}
