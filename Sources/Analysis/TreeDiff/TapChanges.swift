import Hierarchy

/// What a tree's changes mean for its tap regions.
package struct TapChanges: Sendable {
  /// What a finding became.
  package struct Regrading: Sendable {
    /// The finding on the old tree.
    package var old: Finding
    /// The finding on the new tree.
    package var new: Finding
  }

  /// A target that takes fewer touches than before.
  package struct Shrinking: Sendable {
    /// The target's node in the old tree.
    package var old: Int
    /// The target's node in the new tree.
    package var new: Int
    /// What of it took touches, in square points.
    package var areaBefore: Double
    /// What of it takes touches now, in square points.
    package var areaNow: Double
    /// The largest rectangle in that before; nil for none.
    package var bestBefore: Rect?
    /// The largest rectangle in that now; nil for none.
    package var bestNow: Rect?
    /// The least size of a target, where the rectangle reached it and does so no more.
    package var missedMinimum: Size?
  }

  /// Findings that were not there, in the order of a report.
  package private(set) var new: [Finding] = []
  /// Findings that are gone, in the order of a report.
  package private(set) var gone: [Finding] = []
  /// Findings that are graver or milder, or measure something else.
  package private(set) var changed: [Regrading] = []
  /// Targets that take fewer touches, in file order.
  package private(set) var shrunk: [Shrinking] = []

  /// True when nothing changed for who taps.
  package var isEmpty: Bool { new.isEmpty && gone.isEmpty && changed.isEmpty && shrunk.isEmpty }

  /// Compares the reports on the trees of a diff, which were made with `measuresLiveAreas`.
  package init(_ diff: TreeDiff, old: AuditReport, new: AuditReport) {
    compare(diff, old.findings, new.findings)
    compareAreas(diff, old, new)
  }

  private struct Key: Hashable {
    var rule: RuleID
    var node: Int
  }

  private mutating func compare(_ diff: TreeDiff, _ before: [Finding], _ now: [Finding]) {
    var known: [Key: [Int]] = [:]
    for (place, finding) in before.enumerated() {
      guard let node = diff.partner(of: finding.node) else { continue }
      known[Key(rule: finding.rule, node: node), default: []].append(place)
    }
    var isLeft = Array(repeating: true, count: before.count)
    for finding in now {
      let key = Key(rule: finding.rule, node: finding.node)
      let partners = (known[key] ?? []).filter { isLeft[$0] }
      // Several findings of a rule on a node are about different neighbours.
      let related = finding.related.map { diff.origin(of: $0) }
      guard let place = partners.first(where: { before[$0].related == related }) ?? partners.first
      else {
        new.append(finding)
        continue
      }
      isLeft[place] = false
      if !Self.isSame(before[place], finding, tolerance: diff.terms.tolerance) {
        changed.append(Regrading(old: before[place], new: finding))
      }
    }
    gone = before.indices.filter { isLeft[$0] }.map { before[$0] }
  }

  private static func isSame(_ old: Finding, _ new: Finding, tolerance: Double) -> Bool {
    guard old.severity == new.severity, old.result == new.result else { return false }
    let (before, now) = (numbers(old.measured), numbers(new.measured))
    return before.count == now.count
      && zip(before, now).allSatisfy { abs($0 - $1) <= tolerance || $0.isNaN && $1.isNaN }
  }

  /// What was measured in points; shares follow from them, and what two targets share on the screen
  /// moves with both.
  private static func numbers(_ measured: Finding.Measured) -> [Double] {
    switch measured {
    case .nothing, .obscured, .deadMark: []
    case .overhang(let insets), .outside(let insets, _):
      [insets.top, insets.left, insets.bottom, insets.right]
    case .size(let size, let minimum): [size.width, size.height, minimum.width, minimum.height]
    case .title(let width, let parked): [width, parked?.x ?? 0, parked?.y ?? 0]
    case .displacement(let offset): [offset]
    case .inset(let inset, let expected): [inset, expected]
    case .overlap(let rect, _): [rect.width, rect.height]
    case .overlaps(let overlaps, let more):
      overlaps.flatMap { [$0.rect.width, $0.rect.height] } + [Double(more)]
    case .targets(let count): [Double(count)]
    }
  }

  private mutating func compareAreas(_ diff: TreeDiff, _ old: AuditReport, _ new: AuditReport) {
    var places: [Int: Int] = [:]
    for (place, target) in new.targets.enumerated() { places[target.node] = place }
    for target in old.targets {
      guard let node = diff.partner(of: target.node), let place = places[node],
        let before = old.liveArea(of: target), let now = new.liveArea(of: new.targets[place])
      else { continue }
      let own = target.own?.size ?? .zero
      let slack = max(1, diff.terms.tolerance * (own.width + own.height))
      let minimum = old.context.options.requiredSize ?? .zero
      let misses = Self.reaches(before.best, minimum) && !Self.reaches(now.best, minimum)
      guard now.area < before.area - slack || misses && now.area < before.area else { continue }
      shrunk.append(
        Shrinking(
          old: target.node, new: node, areaBefore: before.area, areaNow: now.area,
          bestBefore: before.best, bestNow: now.best,
          missedMinimum: misses && minimum != .zero ? minimum : nil))
    }
  }

  private static func reaches(_ rect: Rect?, _ size: Size) -> Bool {
    rect.map { $0.width >= size.width - 0.05 && $0.height >= size.height - 0.05 } ?? false
  }
}
