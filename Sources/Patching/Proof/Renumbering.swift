/// How nodes are numbered after rows were added: those behind an added row count one more.
struct Renumbering {
  /// For each added node, the number that the node behind it had; ascending.
  private let positions: [Int]

  /// Makes the numbering after corrections.
  init(_ corrections: [Correction]) {
    positions = corrections.compactMap { $0.overlay?.position }.sorted()
  }

  /// How many nodes were added.
  var count: Int { positions.count }

  /// The new number of a node. Complexity: O(added nodes), as all of this.
  func after(_ node: Int) -> Int { node + positions.count { $0 <= node } }

  /// The number that a node had; nil for an added one.
  func before(_ node: Int) -> Int? {
    var old = node
    for (number, position) in positions.enumerated() {
      let added = position + number
      if node == added { return nil }
      if added < node { old -= 1 }
    }
    return old
  }

  /// The number of the node that an overlay became; overlays of one parent follow each other.
  func added(_ overlay: Overlay, in corrections: [Correction]) -> Int {
    let earlier = corrections.compactMap(\.overlay).prefix { $0 != overlay }
    let sameOrBefore = earlier.count { $0.position <= overlay.position }
    let later = corrections.compactMap(\.overlay).drop { $0 != overlay }.dropFirst()
    return overlay.position + sameOrBefore + later.count { $0.position < overlay.position }
  }
}
