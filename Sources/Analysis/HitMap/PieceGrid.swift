import Hierarchy

/// The pieces of a live map by where they lie, so that those near a target are found at once.
struct PieceGrid: Sendable {
  /// A part of the screen, and the claim that has it.
  struct Piece: Sendable {
    let rect: Rect
    let claim: Claim
  }

  private let pieces: [Piece]
  /// nil where there are no pieces.
  private let grid: OverlapGrid?

  /// Complexity: O(n).
  init(_ pieces: [Piece]) {
    self.pieces = pieces
    let all = pieces.indices.map { Int32($0) }
    grid = pieces.isEmpty ? nil : OverlapGrid(pieces.map(\.rect), all)
  }

  /// How many pieces a visit looks at, at most. Complexity: O(1).
  func count(near rect: Rect) -> Int {
    guard let grid, !rect.isEmpty else { return 0 }
    return grid.count(near: rect)
  }

  /// Visits every piece that shares an area with a part of the screen, each once.
  func visit(_ rect: Rect, _ body: (Piece) -> Void) {
    guard let grid, !rect.isEmpty else { return }
    grid.forEach(near: rect) { body(pieces[Int($0)]) }
    for index in grid.large where pieces[Int(index)].rect.intersection(rect) != nil {
      body(pieces[Int(index)])
    }
  }
}
