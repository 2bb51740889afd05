import Hierarchy

/// What of each tap target takes touches in truth: its reach without what lies on it.
package struct LiveMap: Sendable {
  /// A part of the screen that a view takes from those below it.
  package struct Cover: Sendable, Hashable {
    /// The view that takes the touches.
    package let node: Int
    /// The parts, in screen space.
    package let region: Region
  }

  /// What stands before a part of a target, or behind the last one.
  ///
  /// Every chain of parts ends with the grid that the target is judged by: a column of its own would
  /// cost as much memory again.
  private struct Link: Sendable {
    /// Touches do not reach the target.
    static let none = Link(rawValue: -1)

    /// A part's place; or below -1 a grid's, counted downward from -2.
    let rawValue: Int32

    static func part(_ place: Int) -> Link { Link(rawValue: Int32(place)) }

    static func grid(_ number: Int) -> Link { Link(rawValue: Int32(-2 - number)) }

    /// The place of the part that is meant; nil at the end of the chain.
    var part: Int? { rawValue >= 0 ? Int(rawValue) : nil }

    /// The number of the grid that is meant.
    var grid: Int? { rawValue < -1 ? -2 - Int(rawValue) : nil }
  }

  /// A part of a target's live region, and what comes before it.
  private struct Part: Sendable {
    let rect: Rect
    var before: Link
  }

  private var parts: [Part] = []
  /// Where the chain of a target's parts begins, with the last one, by node.
  private var lastPart: [Link]
  private var grids: [PieceGrid] = []
  /// Targets that a turned view may cover, or that are turned themselves.
  private var uncertain: Set<Int> = []
  /// Those of them on which so much lies that it is not worked out.
  private var crowded: Set<Int> = []

  /// So many pieces on a target are always looked at.
  private static let freePieces = 256
  /// So many are looked at besides, for all targets together, and this many more for each view.
  private static let mostPieces = (atLeast: 1_000_000, perView: 16)

  /// Works out the live regions of all targets of a tree.
  ///
  /// Complexity: O((n + k) log n) for n views and k pieces, on screens of ordinary depth.
  init(_ tree: ViewTree, roles: RoleTable, settled: Set<Int>, insets: HitInsets) {
    lastPart = [Link](repeating: .none, count: tree.count)
    let walk = ClaimWalk(tree: tree, roles: roles, settled: settled, insets: insets)
    for screen in tree.screens { add(walk.claims(of: screen)) }
    uncertain.formUnion(crowded)
  }

  /// True where the file says what lies on what.
  static func canTell(_ traits: TreeTraits) -> Bool {
    traits.touchRule == .uiKit && !traits.isDesign && !traits.isCut
  }

  /// What of a target takes touches; empty where it takes none.
  package func region(of target: Int) -> Region {
    var rects: [Rect] = []
    var link = lastPart[target]
    while let place = link.part {
      rects.append(parts[place].rect)
      link = parts[place].before
    }
    rects.reverse()
    return Region(rects)
  }

  /// The area of what of a target takes touches, in square points.
  func area(of target: Int) -> Double {
    var area = 0.0
    var link = lastPart[target]
    while let place = link.part {
      area += parts[place].rect.area
      link = parts[place].before
    }
    return area
  }

  /// False where a view turned by no multiple of a quarter turn lies on the target, or it is one; and
  /// where the screen is cut into far more parts than it has views.
  package func isExact(_ target: Int) -> Bool { !uncertain.contains(target) }

  /// True where so much lies on the target that what of it takes touches is not worked out.
  func isCrowded(_ target: Int) -> Bool { crowded.contains(target) }

  /// Who takes the touches over a part of the screen, as far as they stand in a target's way: the
  /// largest cover first.
  ///
  /// Complexity: O(pieces near the part + parts of the target).
  package func covers(of target: Int, over rect: Rect) -> [Cover] {
    guard let grid = grid(of: target) else { return [] }
    var parts: [(node: Int32, order: Int32, rect: Rect)] = []
    grid.visit(rect) { piece in
      let claim = piece.claim
      guard Int(claim.target) != target, Int(claim.node) > target,
        let part = piece.rect.intersection(rect)
      else { return }
      parts.append((claim.node, Int32(parts.count), part))
    }
    parts.sort { ($0.node, $0.order) < ($1.node, $1.order) }
    var covers: [(area: Double, cover: Cover)] = []
    var start = 0
    while start < parts.count {
      let node = parts[start].node
      var end = start + 1
      while end < parts.count, parts[end].node == node { end += 1 }
      let region = Region(parts[start..<end].map(\.rect))
      covers.append((region.area, Cover(node: Int(node), region: region)))
      start = end
    }
    covers.sort { $0.area != $1.area ? $0.area > $1.area : $0.cover.node < $1.cover.node }
    return covers.map(\.cover)
  }

  /// The grid that a target is judged by; nil where touches do not reach it.
  private func grid(of target: Int) -> PieceGrid? {
    var link = lastPart[target]
    while let place = link.part { link = parts[place].before }
    return link.grid.map { grids[$0] }
  }

  /// Notes the grid that a target is judged by. Parts may be listed already where other claims of
  /// the target were laid before.
  private mutating func setGrid(_ grid: Int, of target: Int) {
    guard var first = lastPart[target].part else {
      lastPart[target] = .grid(grid)
      return
    }
    while let before = parts[first].before.part { first = before }
    parts[first].before = .grid(grid)
  }

  private mutating func add(_ claims: Claims) {
    let holds = { (layer: Claim.Layer) in
      claims.straight.contains { $0.layer == layer }
        || claims.turned.contains { $0.claim.layer == layer }
    }
    guard holds(.bar), holds(.scrolled) else { return add(claims) { _ in true } }
    // Each layer sees what may stand in its way.
    for layer in [Claim.Layer.plain, .scrolled, .bar] where holds(layer) {
      switch layer {
      case .plain: add(claims) { $0.layer == layer }
      case .scrolled: add(claims.without(.bar)) { $0.layer == layer }
      case .bar: add(claims.without(.scrolled)) { $0.layer == layer }
      }
    }
  }

  /// Lays claims on each other, and notes what they leave of the targets that are judged.
  private mutating func add(_ claims: Claims, judging isJudged: (Claim) -> Bool) {
    let judged = claims.straight.filter { $0.node == $0.target && isJudged($0) }
    for claim in judged { setGrid(grids.count, of: Int(claim.target)) }
    let stacked = StackedRects(claims.straight.map(\.reach))
    if !stacked.isComplete { crowded.formUnion(judged.lazy.map { Int($0.target) }) }
    let pieces = stacked.pieces.map {
      PieceGrid.Piece(rect: $0.rect, claim: claims.straight[Int($0.index)])
    }
    for piece in pieces where piece.claim.target >= 0 && isJudged(piece.claim) {
      let target = Int(piece.claim.target)
      parts.append(Part(rect: piece.rect, before: lastPart[target]))
      lastPart[target] = .part(parts.count - 1)
    }
    note(claims.turned.filter { $0.claim.target >= 0 && isJudged($0.claim) }.map(\.claim))
    note(claims.turned, over: judged)
    let grid = PieceGrid(pieces)
    noteCrowded(judged, in: grid, views: claims.straight.count)
    grids.append(grid)
  }

  /// Notes the targets on which too many pieces lie for all of them to be looked at: those with the
  /// most, once what may be looked at is used up.
  private mutating func noteCrowded(_ judged: [Claim], in grid: PieceGrid, views: Int) {
    var many: [(count: Int, target: Int32)] = []
    for claim in judged where area(of: Int(claim.target)) < claim.reach.area - 0.5 {
      let count = grid.count(near: claim.reach)
      if count > Self.freePieces { many.append((count, claim.target)) }
    }
    var left = Self.mostPieces.atLeast + Self.mostPieces.perView * views
    for (count, target) in many.sorted(by: <) {
      left -= count
      if left < 0 { crowded.insert(Int(target)) }
    }
  }

  /// Notes the targets of claims of which it is not known what they take.
  private mutating func note(_ claims: [Claim]) {
    for claim in claims { uncertain.insert(Int(claim.target)) }
  }

  /// Notes the targets that turned views lie on.
  private mutating func note(
    _ turned: [(claim: Claim, shape: ConvexPolygon)], over judged: [Claim]
  ) {
    guard !turned.isEmpty, !judged.isEmpty else { return }
    let shapes = turned.map(\.claim.reach)
    // Positions from `turned.count` on are judged ones.
    Overlaps(shapes + judged.map(\.reach)).forEachPair(ofFirst: turned.count) { one, other in
      let (above, below) = (turned[one], judged[other - turned.count])
      guard below.node < above.claim.node, below.target != above.claim.target,
        !uncertain.contains(Int(below.target)),
        ConvexPolygon(below.reach).flatMap(above.shape.intersection) != nil
      else { return }
      uncertain.insert(Int(below.target))
    }
  }
}
