import Hierarchy

@testable import Formats

/// The account of a reading: what became of each line that is not blank.
///
/// "Nothing is lost in silence" means that of every such line one of these is true: it holds a
/// byte of a node, a recognizer, a controller, an answer, a test tool's message or a diagnostic; or
/// it is by itself one of the three kinds that the reader understands without a word: blank or
/// comment marks, the punctuation of a printed list, a debugger's prompt. What stands behind a node
/// on its line must be a suffix that is known, or be in a diagnostic. Lines are those of the text
/// that was read last.
struct Account {
  /// What is wrong, a sentence each.
  private(set) var faults: [String] = []

  init(_ dump: Dump) {
    let source = dump.tree.source
    checkTree(dump.tree)
    var covered = dump.tree.indices.map { dump.tree.range(of: $0) }
    let nodes = covered
    covered += Self.others(dump)
    for range in covered where range.lowerBound < 0 || range.upperBound > source.count {
      faults.append("\(range) is outside the text.")
    }
    guard faults.isEmpty else { return }
    source.withBytes { bytes in
      checkLines(bytes, source.count, Self.marks(covered, source.count))
      checkSuffixes(bytes, source.count, nodes, dump)
    }
  }

  /// What is no node and is accounted for.
  private static func others(_ dump: Dump) -> [Range<Int>] {
    let around = dump.tree.surroundings
    return around.recognizers.map(\.range) + around.controllers.map(\.range)
      + around.answers.map(\.range) + around.failures.map(\.range)
      + dump.diagnostics.map(\.range)
  }

  private mutating func checkTree(_ tree: ViewTree) {
    var previous = 0
    let lines = LineIndex(tree.source)
    var places = NodeLocations(tree)
    for index in tree.indices {
      let range = tree.range(of: index)
      let place = lines.location(of: range.lowerBound)
      if places.location(of: index) != place { faults.append("Node \(index) is not at \(place).") }
      if range.lowerBound < previous || range.isEmpty { faults.append("Node \(index) overlaps.") }
      previous = range.upperBound
      let parent = tree.parent(of: index)
      if let parent, parent >= index || tree.depth(of: parent) >= tree.depth(of: index) {
        faults.append("Node \(index) stands before its parent.")
      }
      if parent == nil, tree.depth(of: index) != 0 { faults.append("Root \(index) is deep.") }
      if tree.subtreeEnd(of: index) <= index || tree.subtreeEnd(of: index) > tree.count {
        faults.append("Subtree \(index) ends outside the tree.")
      }
    }
  }

  private static func marks(_ ranges: [Range<Int>], _ count: Int) -> [Bool] {
    var marks = [Bool](repeating: false, count: count)
    for range in ranges { for offset in range { marks[offset] = true } }
    return marks
  }

  private mutating func checkLines(_ bytes: RawSpan, _ count: Int, _ marks: [Bool]) {
    var start = bytes.hasPrefix("\u{FEFF}", at: 0) ? 3 : 0
    while start < count {
      let end = bytes.endOfLine(from: start, to: count)
      if !marks[start..<end].contains(true) {
        switch LineKind.of(start..<end, in: bytes) {
        case .blank, .punctuation, .prompt: break
        case let kind: faults.append("The line at \(start) is lost: \(kind).")
        }
      }
      start = bytes.afterLineBreak(at: end, to: count)
    }
  }

  private mutating func checkSuffixes(
    _ bytes: RawSpan, _ count: Int, _ nodes: [Range<Int>], _ dump: Dump
  ) {
    let others = Self.others(dump)
    for (index, node) in nodes.enumerated() {
      let end = bytes.endOfLine(from: node.upperBound, to: count)
      let next = index + 1 < nodes.count ? nodes[index + 1].lowerBound : count
      guard next >= end, !NodeSuffix.isKnown(node.upperBound..<end, in: bytes) else { continue }
      let rest = node.upperBound..<end
      if !others.contains(where: { $0.overlaps(rest) }) {
        faults.append("Text behind node \(index) is lost: \(dump.tree.source.string(in: rest)).")
      }
    }
  }
}
