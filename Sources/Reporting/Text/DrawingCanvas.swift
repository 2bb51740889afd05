import Hierarchy

/// A part of the screen in characters: a line stands for twice the points that a column stands for,
/// as characters are about twice as high as wide.
struct DrawingCanvas {
  /// So many points a column come into question, from half a point to a kilometre.
  private static let steps = [1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8]

  /// Points a column.
  let step: Double
  private let frame: Rect
  private let columns: Int
  private let lines: Int
  private var ways: [LineWays]
  private var marks: [Character?]
  private var fills: [Character?]
  private let look: DrawingLook

  /// Makes an empty canvas for a part of the screen.
  init(_ frame: Rect, columns: Int, lines: Int, look: DrawingLook) {
    self.frame = frame
    self.look = look
    step = Self.step(
      reaching: max(frame.width / Double(columns - 1), frame.height / Double(2 * (lines - 1))))
    self.columns = Self.places(frame.width / step, most: columns)
    self.lines = Self.places(frame.height / step / 2, most: lines)
    ways = [LineWays](repeating: [], count: self.columns * self.lines)
    marks = [Character?](repeating: nil, count: ways.count)
    fills = marks
  }

  /// The least round number that is no less than another.
  private static func step(reaching least: Double) -> Double {
    var power = 0.1
    while power < 1e12 {
      if let step = steps.first(where: { $0 * power >= least - 1e-9 && $0 * power >= 0.5 }) {
        return step * power
      }
      power *= 10
    }
    return least
  }

  private func column(_ x: Double) -> Int { Self.whole((x - frame.left) / step) }
  private func line(_ y: Double) -> Int { Self.whole((y - frame.top) / step / 2) }
  /// Numbers beyond what can be counted, or none, as sides that add up to infinity give, are far off.
  private static func whole(_ value: Double) -> Int {
    value.isNaN ? -1_000_000 : Int(min(max(value, -1e6), 1e6).rounded())
  }

  /// How many places a length takes, its two ends counted.
  private static func places(_ length: Double, most: Int) -> Int {
    length < Double(most) ? min(Int(max(length, 0).rounded(.up)) + 1, most) : most
  }

  /// The first and last column and line of a rectangle, at least one apart.
  private func span(_ rect: Rect) -> (left: Int, top: Int, right: Int, bottom: Int) {
    let (left, top) = (column(rect.left), line(rect.top))
    return (left, top, max(column(rect.right), left + 1), max(line(rect.bottom), top + 1))
  }

  /// Draws the edges of a rectangle, as far as they lie on the canvas.
  mutating func outline(_ rect: Rect) {
    let (left, top, right, bottom) = span(rect)
    for row in [top, bottom] where row >= 0 && row < lines {
      for column in max(left, 0)..<max(min(right, columns - 1), max(left, 0)) {
        ways[row * columns + column].insert(.right)
        ways[row * columns + column + 1].insert(.left)
      }
    }
    for column in [left, right] where column >= 0 && column < columns {
      for row in max(top, 0)..<max(min(bottom, lines - 1), max(top, 0)) {
        ways[row * columns + column].insert(.down)
        ways[(row + 1) * columns + column].insert(.up)
      }
    }
  }

  /// Fills the places of a target: what takes touches, and what is seen. Returns what was filled.
  mutating func fill(live: [Rect], mark: Rect?) -> Set<Character> {
    var used: Set<Character> = []
    let nearest = mark.map { (column($0.center.x), line($0.center.y)) }
    for row in 0..<lines {
      for column in 0..<columns {
        let point = Point(
          x: frame.left + Double(column) * step, y: frame.top + Double(row) * step * 2)
        let isLive = live.contains { $0.contains(point) }
        // A mark that is smaller than a place is in the nearest one.
        let isMark =
          mark.map { $0.contains(point) } ?? false || nearest.map { $0 == (column, row) } ?? false
        guard let fill = look.fill(isLive: isLive, isMark: isMark) else { continue }
        fills[row * columns + column] = fill
        if ways[row * columns + column].isEmpty { used.insert(fill) }
      }
    }
    return used
  }

  /// Puts a letter into the upper left corner of a rectangle, where there is room; else on its edge.
  mutating func label(_ rect: Rect, _ letter: Character) {
    let (left, top, right, bottom) = span(rect)
    for row in max(top + 1, 0)..<max(min(bottom, lines), max(top + 1, 0)) {
      for column in max(left + 1, 0)..<max(min(right, columns), max(left + 1, 0)) {
        let place = row * columns + column
        guard ways[place].isEmpty, marks[place] == nil else { continue }
        marks[place] = letter
        return
      }
    }
    for row in max(top, 0)..<max(min(bottom + 1, lines), max(top, 0)) {
      for column in max(left, 0)..<max(min(right + 1, columns), max(left, 0))
      where marks[row * columns + column] == nil {
        marks[row * columns + column] = letter
        return
      }
    }
  }

  /// The lines, without blanks at their ends and empty lines above and below.
  var rows: [String] {
    var rows = (0..<lines).map { row in
      var text = ""
      for place in row * columns..<(row + 1) * columns {
        if let mark = marks[place] {
          text.append(mark)
        } else if !ways[place].isEmpty {
          text.append(look.line(ways[place]))
        } else {
          text.append(fills[place] ?? " ")
        }
      }
      while text.last == " " { text.removeLast() }
      return text
    }
    while rows.last?.isEmpty ?? false { rows.removeLast() }
    while rows.first?.isEmpty ?? false { rows.removeFirst() }
    return rows
  }
}
