/// Rectangles that lie on top of each other, and what of each is not covered by a later one.
///
/// A line sweeps down the screen. Between two edges of rectangles the line is cut into segments,
/// each with the topmost rectangle over it; a segment that ends gives a piece of that rectangle. A
/// tree over the different x says which rectangle is topmost where, and skips what a rectangle
/// that comes or goes cannot change.
package struct StackedRects: Sendable {
  /// A part of one rectangle that no later one covers.
  package struct Piece: Sendable, Hashable {
    /// The position of the rectangle.
    package let index: Int32
    /// The part, in the rectangles' space.
    package let rect: Rect
  }

  /// The parts, in the order in which they end: none overlaps another.
  package let pieces: [Piece]
  /// False where there would be far more pieces than rectangles, as of many narrow rows across many
  /// narrow columns: then there are none.
  package let isComplete: Bool

  /// Works out what is left of each rectangle.
  ///
  /// Complexity: O((n + k) log n) for n rectangles and k pieces, where few lie on each other.
  ///
  /// - Parameter rects: Back to front; empty ones have no piece.
  package init(_ rects: [Rect]) {
    let visible = CoveredCells.visible(of: rects)
    var sweep = Sweep(visible.map { rects[Int($0)] })
    isComplete = sweep.run(limit: 100_000 + 16 * visible.count)
    pieces = sweep.pieces.map { Piece(index: visible[Int($0.index)], rect: $0.rect) }
  }

  /// The pieces of each rectangle. Complexity: O(n + k).
  package func rects(count: Int) -> [[Rect]] {
    var parts = [[Rect]](repeating: [], count: count)
    for piece in pieces { parts[Int(piece.index)].append(piece.rect) }
    return parts
  }
}

/// The line on its way down.
private struct Sweep {
  /// The edge of a rectangle that the line meets.
  private struct Event {
    let y: Double
    /// The rectangle's position; its bottom edge as its complement.
    let code: Int32
  }

  private let rects: [Rect]
  private let xs: [Double]
  private let spans: [Range<Int32>]
  private var events: [Event] = []
  private var cover: CoverTree
  private var line: SweepLine
  private(set) var pieces: [StackedRects.Piece] = []

  /// None of the rectangles is empty.
  init(_ rects: [Rect]) {
    self.rects = rects
    var xs: [Double] = []
    xs.reserveCapacity(rects.count * 2)
    events.reserveCapacity(rects.count * 2)
    for (index, rect) in rects.enumerated() {
      xs.append(rect.left)
      xs.append(rect.right)
      events.append(Event(y: rect.top, code: Int32(index)))
      events.append(Event(y: rect.bottom, code: ~Int32(index)))
    }
    xs.sort()
    var distinct: [Double] = []
    for x in xs where distinct.last != x { distinct.append(x) }
    self.xs = distinct
    spans = rects.map { rect in
      let left = Self.position(of: rect.left, in: distinct)
      return left..<Self.position(of: rect.right, in: distinct)
    }
    cover = CoverTree(leaves: max(1, distinct.count - 1))
    line = SweepLine(count: max(1, distinct.count - 1))
    // What ends at an edge makes room for what begins there.
    events.sort { $0.y != $1.y ? $0.y < $1.y : $0.code < $1.code }
  }

  private static func position(of x: Double, in xs: [Double]) -> Int32 {
    Int32(xs.partitioningIndex { !($0 < x) })
  }

  /// Sweeps over all rectangles; false, without pieces, where there are more than a limit.
  mutating func run(limit: Int) -> Bool {
    var runs: [CoverTree.Run] = []
    for event in events {
      if pieces.count > limit {
        pieces = []
        return false
      }
      let isEnd = event.code < 0
      let index = isEnd ? ~event.code : event.code
      let span = spans[Int(index)]
      runs.removeAll(keepingCapacity: true)
      if isEnd {
        cover.remove(index, over: span, revealing: &runs)
        // First the stretch ends as a whole, whatever comes to light below it.
        for stretch in Self.stretches(runs) {
          change(CoverTree.Run(span: stretch, top: -1), at: event.y)
        }
      } else {
        cover.insert(index, over: span, covering: &runs)
      }
      for run in runs { change(run, at: event.y) }
    }
    return true
  }

  /// The columns of some runs, those that touch as one.
  private static func stretches(_ runs: [CoverTree.Run]) -> [Range<Int32>] {
    var stretches: [Range<Int32>] = []
    for run in runs {
      if let last = stretches.last, last.upperBound == run.span.lowerBound {
        stretches[stretches.count - 1] = last.lowerBound..<run.span.upperBound
      } else {
        stretches.append(run.span)
      }
    }
    return stretches
  }

  private mutating func change(_ run: CoverTree.Run, at y: Double) {
    let xs = xs
    line.change(run.span, to: run.top, at: y) { segment in
      guard segment.top >= 0, segment.opened < y else { return }
      pieces.append(
        StackedRects.Piece(
          index: segment.top,
          rect: Rect(
            left: xs[Int(segment.span.lowerBound)], top: segment.opened,
            right: xs[Int(segment.span.upperBound)], bottom: y)))
    }
  }
}
