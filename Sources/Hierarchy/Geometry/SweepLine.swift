/// The segments of a line that sweeps down over stacked rectangles.
struct SweepLine {
  /// A stretch of the line with one rectangle on top.
  struct Segment {
    /// The columns.
    let span: Range<Int32>
    /// The topmost rectangle; -1 where there is none.
    let top: Int32
    /// Where the segment began to be as it is.
    let opened: Double
  }

  /// By the column that a segment begins at.
  private var ends: [Int32]
  private var tops: [Int32]
  private var opened: [Double]
  private var starts: BitSet

  /// Makes a line with nothing over it.
  init(count: Int) {
    ends = [Int32](repeating: 0, count: count)
    tops = [Int32](repeating: -1, count: count)
    opened = [Double](repeating: -.infinity, count: count)
    starts = BitSet(count: count)
    ends[0] = Int32(count)
    starts.insert(0)
  }

  /// Puts a rectangle on top of a stretch, and hands over the segments that end by it.
  mutating func change(
    _ span: Range<Int32>, to top: Int32, at y: Double, ended: (Segment) -> Void
  ) {
    split(at: span.lowerBound)
    split(at: span.upperBound)
    var start = span.lowerBound
    while start < span.upperBound {
      let end = ends[Int(start)]
      ended(Segment(span: start..<end, top: tops[Int(start)], opened: opened[Int(start)]))
      if start > span.lowerBound { starts.remove(Int(start)) }
      start = end
    }
    let first = Int(span.lowerBound)
    ends[first] = span.upperBound
    tops[first] = top
    opened[first] = y
  }

  private mutating func split(at column: Int32) {
    guard Int(column) < ends.count else { return }
    let start = starts.last(upTo: Int(column))
    guard start < Int(column) else { return }
    let new = Int(column)
    ends[new] = ends[start]
    tops[new] = tops[start]
    opened[new] = opened[start]
    ends[start] = column
    starts.insert(new)
  }
}

/// A set of small numbers that finds the largest one up to a bound; 64 times fewer words a level.
private struct BitSet {
  private var levels: [[UInt64]] = []

  init(count: Int) {
    var size = count
    repeat {
      size = (size + 63) / 64
      levels.append([UInt64](repeating: 0, count: size))
    } while size > 1
  }

  mutating func insert(_ value: Int) {
    var value = value
    for level in levels.indices {
      levels[level][value >> 6] |= 1 << UInt64(value & 63)
      value >>= 6
    }
  }

  mutating func remove(_ value: Int) {
    var value = value
    for level in levels.indices {
      levels[level][value >> 6] &= ~(1 << UInt64(value & 63))
      if levels[level][value >> 6] != 0 { return }
      value >>= 6
    }
  }

  /// The largest member that is not above a bound; 0 is always one.
  func last(upTo bound: Int) -> Int {
    var level = 0
    var position = bound
    while true {
      let mask = ~UInt64(0) >> UInt64(63 - position & 63)
      let word = levels[level][position >> 6] & mask
      if word != 0 {
        var found = position & ~63 | (63 - word.leadingZeroBitCount)
        while level > 0 {
          level -= 1
          found = found << 6 | (63 - levels[level][found].leadingZeroBitCount)
        }
        return found
      }
      guard position >> 6 > 0, level + 1 < levels.count else { return 0 }
      position = position >> 6 - 1
      level += 1
    }
  }
}
