/// A tree over columns that knows the topmost of the rectangles that now lie over each.
///
/// Every rectangle is kept by the few nodes that make up its columns. A node knows the lowest and
/// the highest number that is topmost over any column below it, so that a search leaves out whatever
/// lies under higher ones.
struct CoverTree {
  /// A stretch of columns with one rectangle on top.
  struct Run {
    /// The columns.
    var span: Range<Int32>
    /// The topmost rectangle; -1 where there is none.
    var top: Int32
  }

  private let leaves: Int32
  private var heaps: [Heap]
  private var lowest: [Int32]
  private var highest: [Int32]
  private var isGone: [Bool] = []

  /// Makes a tree of columns with nothing over them.
  init(leaves: Int) {
    self.leaves = Int32(leaves)
    var size = 1
    while size < leaves { size *= 2 }
    heaps = [Heap](repeating: Heap(), count: size * 2)
    lowest = [Int32](repeating: -1, count: size * 2)
    highest = [Int32](repeating: -1, count: size * 2)
  }

  /// Adds a rectangle, and tells over which columns it is on top.
  mutating func insert(_ index: Int32, over span: Range<Int32>, covering runs: inout [Run]) {
    while isGone.count <= Int(index) { isGone.append(false) }
    isGone[Int(index)] = false
    insert(index, span, at: 1, 0..<leaves, above: -1, &runs)
  }

  /// Takes a rectangle away, and tells what is on top where it was.
  mutating func remove(_ index: Int32, over span: Range<Int32>, revealing runs: inout [Run]) {
    isGone[Int(index)] = true
    var shown: [Run] = []
    remove(index, span, at: 1, 0..<leaves, above: -1, &shown)
    for run in shown { tops(over: run.span, at: 1, 0..<leaves, above: -1, &runs) }
  }

  private mutating func insert(
    _ index: Int32, _ span: Range<Int32>, at node: Int, _ columns: Range<Int32>, above: Int32,
    _ runs: inout [Run]
  ) {
    if span.lowerBound <= columns.lowerBound, columns.upperBound <= span.upperBound {
      if above < index { appendShown(index, at: node, columns, &runs) }
      heaps[node].push(index)
      update(node, isLeaf: columns.count == 1)
      return
    }
    let middle = (columns.lowerBound + columns.upperBound) / 2
    let higher = max(above, heaps[node].top)
    if span.lowerBound < middle {
      insert(index, span, at: node * 2, columns.lowerBound..<middle, above: higher, &runs)
    }
    if span.upperBound > middle {
      insert(index, span, at: node * 2 + 1, middle..<columns.upperBound, above: higher, &runs)
    }
    update(node, isLeaf: false)
  }

  private mutating func remove(
    _ index: Int32, _ span: Range<Int32>, at node: Int, _ columns: Range<Int32>, above: Int32,
    _ shown: inout [Run]
  ) {
    if span.lowerBound <= columns.lowerBound, columns.upperBound <= span.upperBound {
      if above < index, heaps[node].top == index {
        appendShownBelow(index, at: node, columns, &shown)
      }
      while heaps[node].top >= 0, isGone[Int(heaps[node].top)] { heaps[node].pop() }
      update(node, isLeaf: columns.count == 1)
      return
    }
    let middle = (columns.lowerBound + columns.upperBound) / 2
    let higher = max(above, heaps[node].top)
    if span.lowerBound < middle {
      remove(index, span, at: node * 2, columns.lowerBound..<middle, above: higher, &shown)
    }
    if span.upperBound > middle {
      remove(index, span, at: node * 2 + 1, middle..<columns.upperBound, above: higher, &shown)
    }
    update(node, isLeaf: false)
  }

  /// The columns below a node over which nothing is higher than a number.
  private func appendShown(
    _ index: Int32, at node: Int, _ columns: Range<Int32>, _ runs: inout [Run]
  ) {
    if lowest[node] > index { return }
    if highest[node] <= index {
      Self.append(Run(span: columns, top: index), to: &runs)
      return
    }
    if heaps[node].top > index { return }
    appendShownBelow(index, at: node, columns, &runs)
  }

  private func appendShownBelow(
    _ index: Int32, at node: Int, _ columns: Range<Int32>, _ runs: inout [Run]
  ) {
    if columns.count == 1 {
      Self.append(Run(span: columns, top: index), to: &runs)
      return
    }
    let middle = (columns.lowerBound + columns.upperBound) / 2
    appendShown(index, at: node * 2, columns.lowerBound..<middle, &runs)
    appendShown(index, at: node * 2 + 1, middle..<columns.upperBound, &runs)
  }

  /// What is on top over some columns.
  private func tops(
    over span: Range<Int32>, at node: Int, _ columns: Range<Int32>, above: Int32,
    _ runs: inout [Run]
  ) {
    let shared =
      max(span.lowerBound, columns.lowerBound)..<min(span.upperBound, columns.upperBound)
    let low = max(above, lowest[node])
    if low == max(above, highest[node]) {
      Self.append(Run(span: shared, top: low), to: &runs)
      return
    }
    let middle = (columns.lowerBound + columns.upperBound) / 2
    let higher = max(above, heaps[node].top)
    if span.lowerBound < middle {
      tops(over: span, at: node * 2, columns.lowerBound..<middle, above: higher, &runs)
    }
    if span.upperBound > middle {
      tops(over: span, at: node * 2 + 1, middle..<columns.upperBound, above: higher, &runs)
    }
  }

  private static func append(_ run: Run, to runs: inout [Run]) {
    if let last = runs.last, last.top == run.top, last.span.upperBound == run.span.lowerBound {
      runs[runs.count - 1].span = last.span.lowerBound..<run.span.upperBound
    } else {
      runs.append(run)
    }
  }

  private mutating func update(_ node: Int, isLeaf: Bool) {
    let top = heaps[node].top
    lowest[node] = isLeaf ? top : max(top, min(lowest[node * 2], lowest[node * 2 + 1]))
    highest[node] = isLeaf ? top : max(top, max(highest[node * 2], highest[node * 2 + 1]))
  }
}

/// Numbers of which the largest is at hand.
private struct Heap {
  private var values: [Int32] = []

  /// The largest; -1 when there is none.
  var top: Int32 { values.first ?? -1 }

  mutating func push(_ value: Int32) {
    values.append(value)
    var child = values.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if values[parent] >= value { break }
      values[child] = values[parent]
      child = parent
    }
    values[child] = value
  }

  mutating func pop() {
    let value = values.removeLast()
    guard !values.isEmpty else { return }
    var parent = 0
    while true {
      var child = parent * 2 + 1
      guard child < values.count else { break }
      if child + 1 < values.count, values[child + 1] > values[child] { child += 1 }
      if values[child] <= value { break }
      values[parent] = values[child]
      parent = child
    }
    values[parent] = value
  }
}
