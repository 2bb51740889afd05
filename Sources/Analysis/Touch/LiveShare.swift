import Hierarchy

/// How much of a view takes touches, which views take the rest, and what would have to change.
package struct LiveShare: Sendable {
  /// A part of the view.
  package struct Amount: Sendable, Hashable {
    /// In square points.
    package let area: Double
    /// The share of the view's own area, from 0 to 1; nil for a view without one.
    package let ofOwn: Double?
    /// The share of what its ancestors leave of it; nil where they leave nothing.
    package let ofReach: Double?
    /// The largest rectangle in it, one that reaches the minimum first; nil where there is none, and
    /// where edges run in any direction.
    package let best: Rect?
  }

  /// An ancestor outside which touches do not reach the view.
  package struct Cut: Sendable, Hashable {
    /// What lets the view's touches arrive.
    package enum Change: String, Sendable, Hashable {
      /// A larger ancestor, or the view inside it.
      case grow
      /// Scrolling.
      case scroll
      /// The view inside the window.
      case move
    }

    package let node: Int
    /// How far the view reaches past it at each edge, in points of the screen; 0 where it does not.
    package let by: EdgeInsets
    package let change: Change
  }

  /// As many takers and cuts are listed.
  package static let mostListed = 8

  /// What takes touches for it: of a tap target what it gets, parts of it that pass touches on and
  /// containers that do so counted as it; of any other view `hitTested`. nil where it is not known.
  package private(set) var live: Amount?
  /// Where UIKit's rule alone ends at the view itself, as the dump stands; nil where it is not known.
  package private(set) var hitTested: Amount?
  /// True where a view that comes later has no known place, and may take more.
  package private(set) var isAtMost = false
  /// The views that take the rest, the largest part first.
  package private(set) var takers: [Taker] = []
  /// How many more there are.
  package private(set) var moreTakers = 0
  /// The ancestors that cut something off, outermost first.
  package private(set) var cuts: [Cut] = []
  /// How many more there are.
  package private(set) var moreCuts = 0
  /// True for a tap target.
  package let isTarget: Bool

  /// Measures a node of an audited tree.
  ///
  /// Complexity: that of a hit map of its screen, or two for a target.
  package init(_ node: Int, in report: AuditReport) {
    let (tree, context) = (report.tree, report.context)
    isTarget = context.roles.isTarget(node)
    guard LiveMap.canTell(tree.traits), let placement = tree.placement(of: node) else { return }
    let root = tree.root(of: node)
    let screen = tree.screens.first { $0.roots.contains(root) } ?? Screen(roots: [root])
    let arrival = Self.arrival(at: node, below: root, context)
    let measure = Measure(
      own: Self.ownArea(of: node, placement, context), arrival: arrival,
      minimum: context.options.requiredSize ?? .zero)
    let map = HitMap(tree, screen: screen, insets: context.insets)
    isAtMost = map.unplaced.contains { $0 > node }
    addCuts(of: node, placement, context)
    let exact = TouchParts(map)
    if !exact.unknown.contains(node) { hitTested = measure.amount(exact.part(for: node)) }
    guard isTarget else {
      live = hitTested
      let refuses = Self.path(to: node, tree).contains { HitMap.refuses($0, tree) }
      if !refuses { addTakers(from: exact, of: node, arrival, context) }
      return
    }
    let claims = Self.claims(for: node, on: screen, context)
    let parts = TouchParts(claims)
    if !parts.unknown.contains(node) { live = measure.amount(parts.part(for: node)) }
    if !Self.path(to: node, tree).contains(where: { context.barrier(at: $0) != nil }) {
      addTakers(from: parts, of: node, arrival, context)
    }
  }

  /// True when UIKit's rule alone says something else than what a target gets.
  package var differs: Bool {
    guard isTarget, let live, let hitTested else { return false }
    return abs(live.area - hitTested.area) > 0.5
  }
}

extension LiveShare {
  /// What parts of a view are compared with.
  private struct Measure {
    let own: Double
    let arrival: ReachWalk.Arrival?
    let minimum: Size

    func amount(_ part: TouchPart) -> Amount {
      let area = part.area
      let reach = arrival.map { $0.turned?.area ?? $0.reach.area } ?? 0
      let isStraight = part.polygons.isEmpty
      return Amount(
        area: area, ofOwn: own > 0 ? min(area / own, 1) : nil,
        ofReach: reach > 0 ? min(area / reach, 1) : nil,
        best: isStraight ? Region(part.rects).bestRect(reaching: minimum) : nil)
    }
  }

  /// The nodes from the root to one, itself included.
  private static func path(to node: Int, _ tree: ViewTree) -> [Int] {
    var path = [node]
    while let last = path.last, let parent = tree.parent(of: last) { path.append(parent) }
    return path.reversed()
  }

  private static func ownArea(
    of node: Int, _ placement: Placement, _ context: AuditContext
  ) -> Double {
    let bounds = context.insets.region(of: node, placement.bounds.standardized)
    return bounds.area * abs(placement.toScreen.determinant)
  }

  /// Where touches reach a node, whatever refuses them; nil where they do not.
  private static func arrival(
    at node: Int, below root: Int, _ context: AuditContext
  ) -> ReachWalk.Arrival? {
    let tree = context.tree
    var found: ReachWalk.Arrival?
    ReachWalk(tree: tree, roles: context.roles, insets: context.insets).run(
      [root], refuses: { !tree.contains($0, node) }, lost: { _ in },
      visit: { if $0.node == node { found = $0 } })
    return found
  }

  /// The claims that may stand in a target's way; see `Claim.Layer`.
  private static func claims(
    for target: Int, on screen: Screen, _ context: AuditContext
  ) -> Claims {
    var claims = ClaimWalk(
      tree: context.tree, roles: context.roles, settled: context.settled, insets: context.insets
    ).claims(of: screen)
    let own =
      claims.straight.first { Int($0.node) == target }
      ?? claims.turned.first { Int($0.claim.node) == target }?.claim
    let hidden: Claim.Layer? =
      own?.layer == .scrolled ? .bar : own?.layer == .bar ? .scrolled : nil
    if let hidden {
      claims.straight.removeAll { $0.layer == hidden }
      claims.turned.removeAll { $0.claim.layer == hidden }
    }
    return claims
  }

  private mutating func addTakers(
    from parts: TouchParts, of node: Int, _ arrival: ReachWalk.Arrival?, _ context: AuditContext
  ) {
    guard let arrival else { return }
    let reach = arrival.turned?.area ?? arrival.reach.area
    var found: [(node: Int, owner: Int, part: TouchPart)] = []
    for entry in parts.entries where entry.node > node && entry.owner != node {
      let part = entry.part.inside(arrival)
      // Less than that is a hairline or rounding.
      if part.area > max(0.05, reach * 1e-4) { found.append((entry.node, entry.owner, part)) }
    }
    found.sort { one, other in
      let (first, second) = (one.part.area, other.part.area)
      return first != second ? first > second : one.node < other.node
    }
    moreTakers = max(found.count - Self.mostListed, 0)
    takers = found.prefix(Self.mostListed).compactMap { found in
      found.part.bounds.map {
        Taker(
          node: found.node, area: found.part.area, ofReach: found.part.area / reach, bounds: $0,
          cure: isTarget ? Taker.cure(found.node, owner: found.owner, on: node, context) : nil)
      }
    }
  }

  private mutating func addCuts(
    of node: Int, _ placement: Placement, _ context: AuditContext
  ) {
    let tree = context.tree
    // The corners of a turned view reach as far as the rectangle around it.
    let own = placement.toScreen.boundingBox(
      of: context.insets.region(of: node, placement.bounds.standardized))
    var found: [Cut] = []
    for ancestor in Self.path(to: node, tree).dropLast() where context.roles.cutsTouches(ancestor) {
      guard let outer = tree.placement(of: ancestor), outer.toScreen.isRectilinear else { continue }
      let rect = outer.toScreen.boundingBox(
        of: context.insets.region(of: ancestor, outer.bounds.standardized))
      if rect.contains(own, tolerance: 0.05) { continue }
      let past = EdgeInsets(of: own, past: rect)
      let by = EdgeInsets(
        top: max(past.top, 0), left: max(past.left, 0), bottom: max(past.bottom, 0),
        right: max(past.right, 0))
      let role = context.roles.role(of: ancestor)
      found.append(
        Cut(
          node: ancestor, by: by,
          change: role.contains(.scrollView) ? .scroll : role.contains(.window) ? .move : .grow))
    }
    moreCuts = max(found.count - Self.mostListed, 0)
    cuts = Array(found.prefix(Self.mostListed))
  }
}
