import Hierarchy

/// The pieces of a live map by where they lie, so that those near a target are found at once.
struct PieceGrid: Sendable {
  /// The side of a cell, in points: about that of a tap target.
  private static let side = 64.0
  /// A piece over more cells is kept in a list of its own.
  private static let most = 64

  private let pieces: [StackedRects.Piece]
  private let claims: [Claim]
  private var cells: [Cell: [Int32]] = [:]
  private var large: [Int32] = []

  private struct Cell: Hashable {
    let x: Int
    let y: Int
  }

  init(_ pieces: [StackedRects.Piece], claims: [Claim]) {
    self.pieces = pieces
    self.claims = claims
    for (index, piece) in pieces.enumerated() {
      let (columns, rows) = Self.cells(of: piece.rect)
      if columns.count * rows.count > Self.most {
        large.append(Int32(index))
        continue
      }
      for x in columns {
        for y in rows { cells[Cell(x: x, y: y), default: []].append(Int32(index)) }
      }
    }
  }

  /// Visits every piece that may lie in a part of the screen, each once, in the order of the pieces.
  func visit(_ rect: Rect, _ body: (Rect, Claim) -> Void) {
    let (columns, rows) = Self.cells(of: rect)
    var found = large
    if columns.count * rows.count > pieces.count {
      found = Array(pieces.indices.map(Int32.init))
    } else {
      for x in columns { for y in rows { found += cells[Cell(x: x, y: y)] ?? [] } }
      found.sort()
    }
    var last: Int32 = -1
    for index in found where index != last {
      last = index
      let piece = pieces[Int(index)]
      body(piece.rect, claims[Int(piece.index)])
    }
  }

  private static func cells(of rect: Rect) -> (ClosedRange<Int>, ClosedRange<Int>) {
    (cell(rect.left)...cell(rect.right), cell(rect.top)...cell(rect.bottom))
  }

  private static func cell(_ value: Double) -> Int {
    Int((min(max(value, -1e9), 1e9) / side).rounded(.down))
  }
}
