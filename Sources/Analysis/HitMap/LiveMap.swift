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

  /// The live region of each target that has one, by node.
  private var live: [Int: [Rect]] = [:]
  private var grids: [PieceGrid] = []
  /// Which grid a target is judged by.
  private var gridOfTarget: [Int: Int] = [:]
  /// Targets that a turned view may cover, or that are turned themselves.
  private var uncertain: Set<Int> = []

  /// Works out the live regions of all targets of a tree.
  ///
  /// Complexity: O((n + k) log n) for n views and k pieces, on screens of ordinary depth.
  init(_ tree: ViewTree, roles: RoleTable, settled: Set<Int>) {
    let walk = ClaimWalk(tree: tree, roles: roles, settled: settled)
    for screen in tree.screens { add(walk.claims(of: screen)) }
  }

  /// True where the file says what lies on what.
  static func canTell(_ traits: TreeTraits) -> Bool {
    traits.touchRule == .uiKit && !traits.isDesign && !traits.isCut
  }

  /// What of a target takes touches; empty where it takes none.
  package func region(of target: Int) -> Region { Region(live[target] ?? []) }

  /// The area of what of a target takes touches, in square points.
  func area(of target: Int) -> Double { live[target]?.reduce(0) { $0 + $1.area } ?? 0 }

  /// False where a view turned by no multiple of a quarter turn lies on the target, or it is one.
  package func isExact(_ target: Int) -> Bool { !uncertain.contains(target) }

  /// Who takes the touches over a part of the screen, as far as they stand in a target's way: the
  /// largest cover first.
  ///
  /// Complexity: O(pieces near the part).
  package func covers(of target: Int, over rect: Rect) -> [Cover] {
    guard let grid = gridOfTarget[target] else { return [] }
    var parts: [Int: [Rect]] = [:]
    grids[grid].visit(rect) { piece, claim in
      guard Int(claim.target) != target, Int(claim.node) > target,
        let part = piece.intersection(rect)
      else { return }
      parts[Int(claim.node), default: []].append(part)
    }
    return parts.map { Cover(node: $0.key, region: Region($0.value)) }.sorted {
      let (one, other) = ($0.region.area, $1.region.area)
      return one != other ? one > other : $0.node < $1.node
    }
  }

  private mutating func add(_ claims: [Claim]) {
    let layers = Set(claims.map(\.layer))
    if layers.isSuperset(of: [.bar, .scrolled]) {
      // Each layer sees what may stand in its way.
      for layer in [Claim.Layer.plain, .scrolled, .bar] where layers.contains(layer) {
        let hidden: Claim.Layer? = layer == .scrolled ? .bar : layer == .bar ? .scrolled : nil
        add(claims.filter { $0.layer != hidden }, judging: layer)
      }
    } else {
      add(claims, judging: nil)
    }
  }

  /// Lays claims on each other.
  private mutating func add(_ claims: [Claim], judging layer: Claim.Layer?) {
    let exact = claims.filter(\.isExact)
    let pieces = StackedRects(exact.map(\.reach)).pieces
    let isJudged = { (claim: Claim) in layer == nil || claim.layer == layer }
    for claim in exact where claim.node == claim.target && isJudged(claim) {
      gridOfTarget[Int(claim.target)] = grids.count
    }
    for piece in pieces {
      let claim = exact[Int(piece.index)]
      guard claim.target >= 0, isJudged(claim) else { continue }
      live[Int(claim.target), default: []].append(piece.rect)
    }
    note(claims.filter { !$0.isExact }, over: exact, judging: layer)
    grids.append(PieceGrid(pieces, claims: exact))
  }

  /// Notes the targets that turned views lie on.
  private mutating func note(
    _ turned: [Claim], over exact: [Claim], judging layer: Claim.Layer?
  ) {
    for turned in turned {
      if turned.node == turned.target { uncertain.insert(Int(turned.target)) }
      for claim in exact
      where claim.node == claim.target && claim.node < turned.node
        && claim.target != turned.target && claim.reach.intersection(turned.reach) != nil
      {
        uncertain.insert(Int(claim.target))
      }
    }
  }
}
