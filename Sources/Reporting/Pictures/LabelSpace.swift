import Hierarchy

/// What of a panel is taken by texts and markers, so that none is put onto another.
struct LabelSpace {
  private struct Cell: Hashable {
    let column: Int
    let row: Int
  }

  /// Where texts may stand.
  let bounds: Rect
  private var taken: [Cell: [Rect]] = [:]
  /// Where names of other views would be misread.
  private var avoided: [Cell: [Rect]] = [:]
  private static let side = 24.0

  init(_ bounds: Rect) { self.bounds = bounds }

  /// Keeps the names of containers off what lies in them.
  mutating func avoid(_ rect: Rect) {
    guard let rect = rect.intersection(bounds) else { return }
    for cell in Self.cells(of: rect) { avoided[cell, default: []].append(rect) }
  }

  /// Takes a place when all of it is free and inside; false when it is not.
  ///
  /// - Parameter isCareful: True where what is avoided counts as taken.
  mutating func take(_ rect: Rect, isCareful: Bool = false) -> Bool {
    guard bounds.contains(rect) else { return false }
    let cells = Self.cells(of: rect)
    for cell in cells {
      if isCareful, avoided[cell]?.contains(where: { $0.intersection(rect) != nil }) ?? false {
        return false
      }
      for other in taken[cell] ?? [] where other.intersection(rect) != nil { return false }
    }
    for cell in cells { taken[cell, default: []].append(rect) }
    return true
  }

  /// The cells that a rectangle of the page lies in; pages are no larger than a few thousand units.
  private static func cells(of rect: Rect) -> [Cell] {
    let columns = Int(rect.left / side)...Int(rect.right / side)
    let rows = Int(rect.top / side)...Int(rect.bottom / side)
    return rows.flatMap { row in columns.map { Cell(column: $0, row: row) } }
  }
}
