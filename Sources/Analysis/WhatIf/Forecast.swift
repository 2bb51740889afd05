import Hierarchy

/// What a circumstance changes about the items of every navigation bar of a file.
///
/// It is no second set of formulas: the whole audit runs again, under another era or on the same
/// views in other places, and the two reports are compared.
package struct Forecast: Sendable {
  /// The rules that are compared; others speak about more than where a tap lands.
  static let rules: [RuleID] = [.targetTooSmall, .targetOversized]

  /// What is supposed.
  package let circumstance: Circumstance
  /// What changes, in file order.
  package private(set) var changes: [ItemChange] = []
  /// What cannot be told.
  package private(set) var gaps: [ForecastGap] = []

  /// Works out what a circumstance changes. Complexity: as the audit.
  package init(_ circumstance: Circumstance, of report: AuditReport) {
    self.circumstance = circumstance
    let context = report.context
    guard !context.locator.bars.isEmpty else {
      gaps = [ForecastGap(.noBar)]
      return
    }
    // By position: both reports find the same bars in the same order.
    var bars: [Int] = []
    var frames: [Int: Rect] = [:]
    let sides = BarLayout.sides(of: context.backButtons)
    for (position, bar) in context.locator.bars.enumerated() {
      do throws(ForecastGap.Failure) {
        try Self.lay(out: bar, under: circumstance, sides, context, into: &frames)
        bars.append(position)
      } catch {
        gaps.append(ForecastGap(error.reason, bar.node))
      }
    }
    guard !bars.isEmpty else { return }
    var options = context.options
    if case .era(let era, _) = circumstance { options.era = .fixed(era) }
    let then = Audit(options).report(on: context.tree.with(frames: frames))
    let (one, other) = (ForecastSide(report), ForecastSide(then))
    for position in bars { compare(position, one, other) }
  }

  /// Collects the frames of a bar under a circumstance; none are needed for another era.
  private static func lay(
    out bar: NavigationBar, under circumstance: Circumstance, _ sides: [Int: Bool],
    _ context: AuditContext, into frames: inout [Int: Rect]
  ) throws(ForecastGap.Failure) {
    if case .era = circumstance {
      guard BarLayout.isPlaced(bar.node, context.tree) else { throw .init(.noFrame) }
      if context.options.era != .none, context.locator.context.modelEra(of: bar) == nil {
        throw .init(.eraUnknown)
      }
      return
    }
    let layout = try BarLayout(bar, circumstance, sides: sides, context)
    frames.merge(layout.frames) { one, other in one.width < other.width ? other : one }
  }

  private mutating func compare(_ position: Int, _ now: ForecastSide, _ then: ForecastSide) {
    let (tree, locator) = (now.context.tree, now.context.locator)
    let bar = locator.bars[position]
    let eraNow = now.context.options.era == .none ? nil : locator.context.modelEra(of: bar)
    var end = bar.node + 1
    while end < tree.subtreeEnd(of: bar.node) {
      let node = end
      end += 1
      guard let target = now.targets[node], target.obstacle == nil else { continue }
      // What lies in an item is a part of it.
      end = tree.subtreeEnd(of: node)
      let change = ItemChange(
        node, from: now.live(node), to: then.live(node), now, then,
        eraNow: eraNow)
      if change.isWorthALine(withPlace: circumstance == .mirrored) { changes.append(change) }
      if crossesTen(from: eraNow), isOwnView(node, now.context) {
        gaps.append(ForecastGap(.ownView, node))
      }
    }
  }

  /// True for a step over the border between bars that act for their items and items that act.
  private func crossesTen(from now: Era?) -> Bool {
    guard case .era(let then, _) = circumstance, let now else { return false }
    func isOld(_ era: Era) -> Bool { era == .ios6 || era == .ios7 }
    return isOld(now) != isOld(then)
  }

  private func isOwnView(_ node: Int, _ context: AuditContext) -> Bool {
    context.roles.role(of: node).isDisjoint(with: [.barItem, .barTitle, .searchBar])
      && !context.roles.isUIKitsPrivate(node)
  }
}

extension ItemChange {
  /// Compares an item in two reports.
  fileprivate init(
    _ node: Int, from: Rect?, to: Rect?, _ now: ForecastSide, _ then: ForecastSide, eraNow: Era?
  ) {
    func covers(_ findings: [Finding]) -> Bool {
      findings.contains { $0.rule == .targetOversized && $0.severity == .error }
    }
    let (before, behind) = (now.findings[node] ?? [], then.findings[node] ?? [])
    // A back button that is none on the other side is not judged as one there.
    let isSame =
      (now.context.backButton(of: node) == nil) == (then.context.backButton(of: node) == nil)
    func missing(_ some: [Finding], in others: [Finding]) -> [RuleID] {
      Forecast.rules.filter { rule in
        (isSame || rule != .targetOversized) && some.contains { $0.rule == rule }
          && !others.contains { $0.rule == rule }
      }
    }
    let isNote = (before + behind).allSatisfy { $0.rule != .targetTooSmall || $0.severity == .note }
    self.init(
      node: node, from: from, to: to, eraNow: eraNow, comes: missing(behind, in: before),
      goes: missing(before, in: behind), coversNow: covers(before),
      coversThen: covers(isSame ? behind : before), sizeIsNote: isNote)
  }
}
