/// How many rectangles lie over each cell of the plane, for the cells of some of them.
///
/// The cells of a screen lie together, and are counted in a table; those of a dump that was made up
/// may lie anywhere, and are counted by name.
struct CellCounts {
  /// The cells that a rectangle lies over.
  struct Cells {
    let columns: ClosedRange<Int32>
    let rows: ClosedRange<Int32>
  }

  private struct Cell: Hashable {
    let x: Int32
    let y: Int32
  }

  /// So many cells are counted in a table at most: a quarter of a megabyte.
  private static let mostInTable = 1 << 16

  /// The smallest columns and rows around all that is asked for; nil where nothing is.
  private let box: Cells?
  /// By row and column; empty where the box is too large.
  private var table: [Int32] = []
  private var named: [Cell: Int32] = [:]

  /// Counts nothing yet.
  ///
  /// - Parameter wanted: What will be asked for; what lies beyond all of it is not counted.
  init(around wanted: [Cells]) {
    guard let first = wanted.first else {
      box = nil
      return
    }
    var (columns, rows) = (first.columns, first.rows)
    for cells in wanted {
      columns = Self.around(columns, cells.columns)
      rows = Self.around(rows, cells.rows)
    }
    box = Cells(columns: columns, rows: rows)
    let (across, down) = (columns.count, rows.count)
    if across <= Self.mostInTable, down <= Self.mostInTable, across * down <= Self.mostInTable {
      table = [Int32](repeating: 0, count: across * down)
    }
  }

  private static func around(
    _ one: ClosedRange<Int32>, _ other: ClosedRange<Int32>
  ) -> ClosedRange<Int32> {
    min(one.lowerBound, other.lowerBound)...max(one.upperBound, other.upperBound)
  }

  /// Counts one more over some cells. Complexity: O(cells).
  mutating func add(_ cells: Cells) {
    guard let box, cells.columns.overlaps(box.columns), cells.rows.overlaps(box.rows) else {
      return
    }
    let (columns, rows) = (cells.columns.clamped(to: box.columns), cells.rows.clamped(to: box.rows))
    for y in rows {
      for x in columns {
        if table.isEmpty {
          named[Cell(x: x, y: y), default: 0] += 1
        } else {
          table[Self.place(x, y, in: box)] += 1
        }
      }
    }
  }

  /// The counts of some cells taken together. Complexity: O(cells).
  func sum(over cells: Cells) -> Int {
    guard let box, cells.columns.overlaps(box.columns), cells.rows.overlaps(box.rows) else {
      return 0
    }
    let (columns, rows) = (cells.columns.clamped(to: box.columns), cells.rows.clamped(to: box.rows))
    var sum = 0
    for y in rows {
      for x in columns {
        sum += Int(
          table.isEmpty ? named[Cell(x: x, y: y)] ?? 0 : table[Self.place(x, y, in: box)])
      }
    }
    return sum
  }

  private static func place(_ x: Int32, _ y: Int32, in box: Cells) -> Int {
    (Int(y) - Int(box.rows.lowerBound)) * box.columns.count + Int(x)
      - Int(box.columns.lowerBound)
  }
}
