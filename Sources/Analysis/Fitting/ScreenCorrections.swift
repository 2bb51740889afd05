import Hierarchy

/// Frames for the targets of whole screens that are too small, overlap, or lie where no touch
/// arrives, fitted beside each other.
///
/// Only the app's own views are moved, and only where the file says where they lie: UIKit lays out
/// cells and its own items again. What is not found wanting keeps its region.
struct ScreenCorrections {
  /// What is to be done about one target.
  struct Answer {
    /// The frame that corrects it, or comes as near as can be.
    var fix: Finding.Fix?
    /// Why there is none, or why it is less than asked for.
    var limit: FixLimit?
    /// What it is to take touches over, on the screen; nil where it is left alone.
    var region: Rect?
  }

  /// The rules whose findings a frame of the target, or of one beside it, cures.
  static let rules: Set<RuleID> = [
    .targetTooSmall, .targetSpacing, .targetOverlap, .targetOutsideParent, .targetOffscreen,
    .targetSmallerThanVisible,
  ]
  /// So many targets in each other's way are fitted together.
  private static let mostTogether = 512

  /// By the node of each target that is found wanting.
  private(set) var answers: [Int: Answer] = [:]
  /// What more is seen of some targets than lies in them, on the screen.
  private var seen: [Int: Rect] = [:]

  let context: AuditContext
  private let minimum: Size
  /// The regions, on the screen, of those that are corrected for another reason.
  private var planned: [Int: Rect] = [:]
  private var tree: ViewTree { context.tree }

  /// Works out the frames. Complexity: O(targets + n²) for n targets in each other's way.
  init(_ findings: [Finding], _ context: AuditContext) {
    self.context = context
    minimum = context.options.requiredSize ?? .zero
    guard context.options.requiredSize != nil, context.tree.traits.touchRule == .uiKit,
      !context.options.backButtonOnly
    else { return }
    var wanted: [Seat] = []
    var places: [Int: Int] = [:]
    var isSeen: Set<Int> = []
    // By position, since a finding is too large to be copied for a look at it.
    let open = findings.indices.filter { Self.isOpen($0, in: findings) }
    for position in open { noteSeen(findings[position].rule, at: findings[position].node) }
    isSeen.reserveCapacity(open.count)
    answers.reserveCapacity(open.count)
    places.reserveCapacity(open.count)
    for position in open {
      let others = findings[position].rule == .targetOverlap ? findings[position].related : []
      for node in [findings[position].node] + others where isSeen.insert(node).inserted {
        do throws(Unmovable) {
          let seat = try Seat(node, seen: seen[node], context)
          places[node] = wanted.count
          wanted.append(seat)
        } catch {
          // What has rules of its own has their answer.
          guard let limit = error.limit else { continue }
          answers[node] = Answer(limit: limit, region: context.target(at: node)?.reach)
        }
      }
    }
    if wanted.isEmpty { return }
    for fix in findings.indices.lazy.flatMap({ findings[$0].fixes }) {
      let toScreen = context.tree.parent(of: fix.node).flatMap { context.tree.placement(of: $0) }
      planned[fix.node] = toScreen?.toScreen.boundingBox(of: fix.to)
    }
    fit(wanted, places)
  }

  /// True for a finding that a frame may cure and for which nobody has one.
  static func isOpen(_ position: Int, in findings: [Finding]) -> Bool {
    // Field by field, since a finding is too large to be copied for a look at it.
    findings[position].result == .fail && findings[position].severity > .note
      && findings[position].isUncorrected && rules.contains(findings[position].rule)
  }

  /// Notes what is seen of a target beyond its own edges, where that is what is wrong with it.
  private mutating func noteSeen(_ rule: RuleID, at node: Int) {
    switch rule {
    case .targetSmallerThanVisible:
      seen[node] = context.target(at: node).flatMap {
        TargetSmallerThanVisible.mark(of: $0, context)
      }
    case .targetOffscreen:
      seen[node] = context.visibleMark(ofTarget: node) ?? context.target(at: node)?.own
    case .targetOutsideParent:
      seen[node] =
        context.visibleMark(ofTarget: node, inRoot: false) ?? context.target(at: node)?.own
    default: break
    }
  }

  private mutating func fit(_ wanted: [Seat], _ places: [Int: Int]) {
    var seats = wanted
    seats.reserveCapacity(wanted.count + context.targets.count - context.hampered.count)
    for target in context.targets where target.obstacle == nil && places[target.node] == nil {
      if let reach = planned[target.node] ?? target.reach {
        seats.append(Seat(staying: target.node, reach))
      }
    }
    var groups = Groups(count: wanted.count)
    var beside = [Set<Int>](repeating: [], count: wanted.count)
    // What is a row to one may stand beside another, and keeps its whole region from that.
    var keptWhole = beside
    // What is as near as the size asked for may come into the way.
    let rects = seats.indices.map { index in
      index < wanted.count
        ? seats[index].own.grown(by: minimum.width, minimum.height) : seats[index].own
    }
    let near = NearPairs(rects, wanted: wanted.count)
    near.forEachPair { first, second in
      guard mayMeet(seats[first], seats[second]) else { return }
      if isRow(seats[first], around: seats[second]) {
        // What lies on a large one may not hide what is seen of that.
        beside[first].insert(second)
        return
      }
      keptWhole[first].insert(second)
      beside[first].insert(second)
      if second < wanted.count {
        beside[second].insert(first)
        groups.join(first, second)
      }
    }
    for group in groups.members {
      if let first = group.first, near.crowds[first] > 0 {
        answers[seats[first].node] = Answer(limit: .crowd(near.crowds[first]))
        continue
      }
      fit(group, beside, keptWhole, seats, movable: wanted.count)
    }
  }

  /// Fits targets that may come into each other's way.
  private mutating func fit(
    _ group: [Int], _ beside: [Set<Int>], _ keptWhole: [Set<Int>], _ seats: [Seat], movable: Int
  ) {
    guard group.count <= Self.mostTogether else {
      for index in group { answers[seats[index].node] = Answer(limit: .crowd(group.count)) }
      return
    }
    let own = Set(group)
    let keptWhole = Set(group.flatMap { keptWhole[$0] })
    let others = Set(group.flatMap { beside[$0] }).subtracting(own).sorted()
    var members = group
    var items = group.map { item(seats[$0]) }
    for index in others {
      let seat = seats[index]
      let mark = mark(of: seat)
      // A row that is seen all over is what the smaller one is meant to lie on.
      if !keptWhole.contains(index), mark.contains(seat.own, tolerance: 1) { continue }
      members.append(index)
      items.append(
        FitItem(
          mark: mark, base: keptWhole.contains(index) ? seat.own : mark, area: seat.own,
          minimum: .zero, isPinned: true))
    }
    for one in group.indices {
      for other in members.indices where other > one {
        guard !judgeEachOther(seats[members[one]], seats[members[other]]) else { continue }
        items[one].unjudged.insert(other)
        items[other].unjudged.insert(one)
      }
    }
    let nodes = members.map { seats[$0].node }
    let fit = fitted(&items, nodes, movable: group.count)
    for position in group.indices { answers[nodes[position]] = answer(position, fit, items, nodes) }
  }

  /// Fits items, so that none that takes touches enough loses so many of them to others.
  private func fitted(_ items: inout [FitItem], _ nodes: [Int], movable: Int) -> ScreenFit {
    while true {
      let fit = ScreenFit(
        items, scale: context.options.scale,
        isRightToLeft: context.isRightToLeft(around: nodes[0]))
      let losers = (0..<movable).filter { position in
        guard !items[position].isPinned, let region = fit.regions[position],
          !items[position].isEnough(region), items[position].isEnough(items[position].base)
        else { return false }
        guard let live = context.live?.region(of: nodes[position]) else { return true }
        return live.bestRect(reaching: minimum).map(items[position].isEnough) ?? false
      }
      if losers.isEmpty { return fit }
      for position in losers { items[position].isPinned = true }
    }
  }

  private func answer(
    _ position: Int, _ fit: ScreenFit, _ items: [FitItem], _ nodes: [Int]
  ) -> Answer {
    let node = nodes[position]
    let pair = fit.unresolved.first { $0.first == position || $0.second == position }
    let other = pair.map { nodes[$0.first == position ? $0.second : $0.first] }
    guard let region = fit.regions[position] else {
      let isStaying = pair.map { items[$0.first == position ? $0.second : $0.first].isPinned }
      let limit = isStaying == true ? FixLimit.overlapped(by:) : FixLimit.overlappedMark(by:)
      return Answer(limit: other.map(limit) ?? .unplaced)
    }
    guard let parent = tree.parent(of: node), let from = tree.frame(of: node),
      let back = tree.placement(of: parent)?.toScreen.inverse
    else { return Answer(limit: .unplaced) }
    let to = back.boundingBox(of: region)
    let isThere = from.contains(to, tolerance: 0.01) && to.contains(from, tolerance: 0.01)
    var limit: FixLimit?
    if !items[position].isEnough(region) {
      let around = Set(neighbours(of: position, fit, items).map { nodes[$0] })
      limit =
        around.isEmpty
        ? context.safeLimit(of: node, items[position], region.size)
          ?? context.narrowest(around: node, items[position].minimum)
        : .neighbours(around.sorted(), left: region.size)
    }
    let fix = Finding.Fix(node: node, owner: .app, from: from, to: to, limit: limit)
    return Answer(
      fix: isThere || items[position].isPinned ? nil : fix, limit: limit, region: region)
  }

  /// The items that keep a region from being large enough, and at whose edges it ends; none where it
  /// would have no room without them.
  private func neighbours(of position: Int, _ fit: ScreenFit, _ items: [FitItem]) -> [Int] {
    let item = items[position]
    guard let region = fit.regions[position] else { return [] }
    let alone = Fit.region(around: item.base, minimum: item.minimum, within: item.area)
    let tolerance = FitRound.tolerance
    let isNarrow = region.width < min(alone.width, item.minimum.width) - tolerance
    let isLow = region.height < min(alone.height, item.minimum.height) - tolerance
    guard isNarrow || isLow else { return [] }
    let others = Array(Set(fit.limits[position])).sorted()
    let touching = others.filter { other in
      let kept = fit.regions[other] ?? items[other].mark
      let x = max(kept.left - region.right, region.left - kept.right)
      let y = max(kept.top - region.bottom, region.top - kept.bottom)
      return isNarrow && abs(x) < 1 && y < 0 || isLow && abs(y) < 1 && x < 0
    }
    return touching.isEmpty ? others : touching
  }

  private func item(_ seat: Seat) -> FitItem {
    FitItem(
      mark: seat.mark ?? seat.own, base: seat.own, area: seat.area ?? seat.own,
      minimum: seat.minimum)
  }

  /// False for two targets of which one lies in the other, and for those of which one passes under
  /// the other.
  private func mayMeet(_ one: Seat, _ other: Seat) -> Bool {
    if tree.contains(one.node, other.node) || tree.contains(other.node, one.node) { return false }
    let layers = (one.layer(context), other.layer(context))
    return layers.0 == layers.1 || layers.0 == .plain || layers.1 == .plain
  }

  /// False for two of a group that come together through others only.
  private func judgeEachOther(_ one: Seat, _ other: Seat) -> Bool {
    guard mayMeet(one, other) else { return false }
    let (row, small) = one.own.area > other.own.area ? (one, other) : (other, one)
    return !(isRow(small, around: row) && mark(of: row).contains(row.own, tolerance: 1))
  }

  /// True for a small target on a large one, which is intended: a button on a row.
  private func isRow(_ one: Seat, around other: Seat) -> Bool {
    let (below, above) = one.node < other.node ? (one, other) : (other, one)
    return below.own.contains(above.own, tolerance: FitRound.tolerance)
  }

  /// What is visible of a target that stays.
  private func mark(of seat: Seat) -> Rect {
    context.visibleMark(ofTarget: seat.node)?.intersection(seat.own) ?? seat.own
  }
}

extension Rect {
  /// The rectangle grown on both sides of each axis.
  func grown(by x: Double, _ y: Double) -> Rect {
    Rect(left: left - x, top: top - y, right: right + x, bottom: bottom + y)
  }
}
