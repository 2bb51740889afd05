import Hierarchy

/// The border of rectangles that do not overlap, without the seams between those that touch.
struct Outline {
  /// A straight part of the border.
  struct Edge: Hashable {
    let start: Point
    let end: Point
  }

  /// A side of a rectangle that lies on a line.
  private struct Side {
    let low: Double
    let high: Double
    /// 1 where the rectangle is behind the line, -1 where it is before it.
    let sign: Int
  }

  /// The border, by lines.
  private(set) var edges: [Edge] = []

  /// Finds the border. Complexity: O(n log n).
  init(_ rects: [Rect]) {
    var (rows, columns) = ([Double: [Side]](), [Double: [Side]]())
    for rect in rects {
      rows[Self.line(rect.top), default: []].append(
        Side(low: rect.left, high: rect.right, sign: 1))
      rows[Self.line(rect.bottom), default: []].append(
        Side(low: rect.left, high: rect.right, sign: -1))
      columns[Self.line(rect.left), default: []].append(
        Side(low: rect.top, high: rect.bottom, sign: 1))
      columns[Self.line(rect.right), default: []].append(
        Side(low: rect.top, high: rect.bottom, sign: -1))
    }
    for (y, sides) in rows.sorted(by: { $0.key < $1.key }) {
      for (low, high) in Self.open(sides) {
        edges.append(Edge(start: Point(x: low, y: y), end: Point(x: high, y: y)))
      }
    }
    for (x, sides) in columns.sorted(by: { $0.key < $1.key }) {
      for (low, high) in Self.open(sides) {
        edges.append(Edge(start: Point(x: x, y: low), end: Point(x: x, y: high)))
      }
    }
  }

  /// Lines that only the last digits of a sum tell apart are one.
  private static func line(_ value: Double) -> Double { (value * 1e4).rounded() / 1e4 }

  /// The parts of a line that have a rectangle on one side only.
  private static func open(_ sides: [Side]) -> [(Double, Double)] {
    var steps: [Double: Int] = [:]
    for side in sides {
      steps[line(side.low), default: 0] += side.sign
      steps[line(side.high), default: 0] -= side.sign
    }
    var (parts, sum, start) = ([(Double, Double)](), 0, 0.0)
    for (place, step) in steps.sorted(by: { $0.key < $1.key }) where step != 0 {
      if sum != 0 { parts.append((start, place)) }
      sum += step
      start = place
    }
    return parts
  }
}
