import Hierarchy

/// What lies on a tap target and takes touches that would be its own.
///
/// Views that may lie there and are no fault of anybody's, such as bars over what scrolls, are left
/// out; see `CoverJudge`.
struct Coverage: Sendable {
  /// The views in the way, with the parts that each takes, the largest first.
  let covers: [LiveMap.Cover]
  /// Targets inside the target, with the parts that each takes.
  let contained: [LiveMap.Cover]
  /// Where the target takes touches but for what lies on it, in screen space: what its bar's model
  /// gives, else its reach.
  let area: Rect
  /// The area without what the views in the way take.
  let live: Region

  private init(covers: [LiveMap.Cover], area: Rect, live: Region) {
    (self.covers, contained) = (covers, [])
    (self.area, self.live) = (area, live)
  }

  /// The same with the largest covers alone, for words that are kept until they are said.
  var shortened: Coverage { Coverage(covers: Array(covers.prefix(3)), area: area, live: live) }

  /// - Parameter left: What of the area nothing takes, where that is known already.
  init(
    area: Rect, _ all: [LiveMap.Cover], _ judge: CoverJudge, left: Region?
  ) {
    var covers: [LiveMap.Cover] = []
    var contained: [LiveMap.Cover] = []
    // Pieces of the map do not overlap, so that what is not in the way is simply given back.
    var rects = left?.rects ?? []
    for cover in all {
      let place = cover.isWide ? judge.place(of: cover) : .excused
      if case .inTheWay = place {
        covers.append(cover)
        continue
      }
      if case .contained = place { contained.append(cover) }
      rects += cover.region.rects
    }
    self.covers = covers
    self.contained = contained
    self.area = area
    live = Region(
      left == nil ? area.strips(without: covers.flatMap(\.region.rects)) : rects)
  }

  /// True when the target gets no touch at all.
  var isTotal: Bool { live.area <= area.area * 0.005 }

  /// The share of the area that is lost, from 0 to 1.
  var lostShare: Double { 1 - live.area / max(area.area, .ulpOfOne) }

  /// The largest part that takes touches and reaches a size, if any does.
  ///
  /// - Parameter isWhole: Whether what targets inside take belongs to it.
  func best(reaching size: Size, isWhole: Bool = true) -> Rect? {
    if isWhole || contained.isEmpty { return live.bestRect(reaching: size) }
    let inner = contained.flatMap(\.region.rects)
    guard inner.count <= Self.mostContained else { return nil }
    return Region(live.rects.flatMap { $0.strips(without: inner) }).bestRect(reaching: size)
  }

  /// How much of a finger at a place lands on the views in the way, for one part that lands on the
  /// target: Lighthouse calls 0.25 too much.
  func fingerRatio(at center: Point) -> Double {
    let finger = Rect(
      x: center.x - Self.finger / 2, y: center.y - Self.finger / 2, width: Self.finger,
      height: Self.finger)
    let others = covers.reduce(0) { $0 + $1.region.intersection(finger).area }
    let own = live.intersection(finger).area
    return own > 0 ? others / own : others > 0 ? .infinity : 0
  }

  /// The share of a mark that some views take.
  func share(of mark: Rect, takenBy nodes: [LiveMap.Cover]) -> Double {
    nodes.reduce(0) { $0 + $1.region.intersection(mark).area } / max(mark.area, .ulpOfOne)
  }

  /// The ratio of `fingerRatio(at:)` from which taps are lost often.
  static let muchOfAFinger = 0.25
  /// The side of a finger's square, in points (Lighthouse's tap target audit).
  private static let finger = 48.0
  /// So many parts inside a target are taken from it; no control that people see holds as many.
  private static let mostContained = 128
}

extension Region {
  /// The largest rectangle, one that reaches a size first; of a region with very many edges the
  /// largest of its pieces, as looking for it would take too long.
  func bestRect(reaching size: Size) -> Rect? {
    let columns = Set(rects.flatMap { [$0.left, $0.right] }).count
    let rows = Set(rects.flatMap { [$0.top, $0.bottom] }).count
    guard columns * rows * rows <= 4_000_000 else {
      return rects.max { min($0.width, $0.height) < min($1.width, $1.height) }
    }
    return largestRect(reaching: size, tolerance: 0.05)
  }
}

extension LiveMap.Cover {
  /// False for what is only a hairline, such as a separator at the edge of a row.
  fileprivate var isWide: Bool { region.rects.contains { $0.width > 1 && $0.height > 1 } }
}

extension AuditContext {
  /// What lies on a target; nil where nothing does, where the target is not judged, and where it
  /// cannot be told.
  ///
  /// Complexity: O(1) for a target that nothing lies on; else O(pieces near it times depth).
  func coverage(of target: TapTarget) -> Coverage? {
    guard let live, target.obstacle == nil, let reach = target.reach, live.isExact(target.node)
    else { return nil }
    let model =
      roles.role(of: target.node).contains(.barItem) ? modelledReach(of: target.node) : nil
    if model == nil, live.area(of: target.node) >= reach.area - 0.5 { return nil }
    let area = model ?? reach
    if isInTransition(target.node) || roles.isUIKitsPrivate(target.node)
      || roles.isFrameworks(target.node)
    {
      return nil
    }
    if let button = backButton(of: target.node), overlay(of: button) != nil { return nil }
    let all = live.covers(of: target.node, over: area)
    guard !all.isEmpty else { return nil }
    let coverage = Coverage(
      area: area, all, CoverJudge(target.node, self),
      left: model == nil ? live.region(of: target.node) : nil)
    return coverage.covers.isEmpty && coverage.contained.isEmpty ? nil : coverage
  }

  /// What people aim at: what is seen of a target, all of a control in which nothing is printed, and
  /// nothing of a view that is a target by its recognizers alone and shows nothing.
  func aim(of target: TapTarget) -> Rect? {
    if let mark = visibleMark(of: target) { return mark }
    guard backButton(of: target.node) == nil,
      roles.role(of: target.node).contains(.control)
    else { return nil }
    return visibility.visiblePart(of: target.node)
  }

  /// True for a target of which other views take everything. Complexity: O(log targets), plus that of
  /// `coverage(of:)`.
  func isWhollyCovered(_ node: Int) -> Bool {
    guard live != nil else { return false }
    return target(at: node).flatMap(coverage(of:))?.isTotal ?? false
  }
}
