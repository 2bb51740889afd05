/// Where each byte of a derived text came from.
///
/// The map is a list of runs, in order. In a linear run every derived byte stands for `scale`
/// bytes of the parent; in a run of scale 0 the derived bytes together replace the parent's
/// (`<` for `&lt;`), and cannot be taken apart. Runs are contiguous in the derived text; what the
/// parent has between two runs was left out (a line break that a terminal put in).
package struct OffsetMap: Sendable {
  private var derived: [Int] = []
  private var parent: [Int] = []
  private var parentEnd: [Int] = []
  private var scales: [UInt8] = []
  /// The offset just past the derived text.
  private var derivedEnd = 0

  /// Makes an empty map.
  package init() {}

  /// Adds a run in which each of `count` derived bytes stands for `scale` bytes of the parent.
  package mutating func appendLinear(derived start: Int, parent: Int, count: Int, scale: Int) {
    guard count > 0 else { return }
    derivedEnd = start + count
    if let last = derived.indices.last, Int(scales[last]) == scale, parentEnd[last] == parent {
      parentEnd[last] = parent + count * scale
      return
    }
    derived.append(start)
    self.parent.append(parent)
    parentEnd.append(parent + count * scale)
    scales.append(UInt8(scale))
  }

  /// Adds `count` bytes that together stand for a range of the parent.
  package mutating func appendReplacement(derived start: Int, count: Int, parent range: Range<Int>)
  {
    derivedEnd = start + count
    derived.append(start)
    parent.append(range.lowerBound)
    parentEnd.append(range.upperBound)
    scales.append(0)
  }

  /// The range of the parent that a derived range came from. Complexity: O(log runs).
  package func range(of range: Range<Int>) -> Range<Int> {
    let lower = start(of: range.lowerBound)
    guard !range.isEmpty else { return lower..<lower }
    return lower..<max(lower, end(of: range.upperBound))
  }

  /// The derived offset of a place in the parent. Complexity: O(log runs).
  package func derivedOffset(of position: Int) -> Int {
    let run = parent.partitioningIndex { $0 > position } - 1
    guard run >= 0 else { return derived.first ?? 0 }
    guard scales[run] > 0 else { return derived[run] }
    return derived[run] + (min(position, parentEnd[run]) - parent[run]) / Int(scales[run])
  }

  private func start(of offset: Int) -> Int {
    guard let run = run(holding: offset) else { return 0 }
    if scales[run] == 0, offset >= derivedEnd { return parentEnd[run] }
    let position = parent[run] + (offset - derived[run]) * Int(scales[run])
    return min(position, max(parent[run], parentEnd[run]))
  }

  /// The parent's offset just past the derived byte before `offset`.
  private func end(of offset: Int) -> Int {
    guard offset > 0, let run = run(holding: offset - 1) else { return 0 }
    if scales[run] == 0 { return parentEnd[run] }
    return parent[run] + (offset - derived[run]) * Int(scales[run])
  }

  private func run(holding offset: Int) -> Int? {
    let next = derived.partitioningIndex { $0 > offset }
    return next > 0 ? next - 1 : nil
  }
}
