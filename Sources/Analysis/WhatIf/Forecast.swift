import Hierarchy

/// What a circumstance changes about the items of every navigation bar of a file.
///
/// It is no second set of formulas: the whole audit runs again, under another era or on the same
/// views in other places, and the two reports are compared.
package struct Forecast: Sendable {
  /// The rules about where a tap lands, which are compared in every case.
  static let sizeRules: [RuleID] = [.targetTooSmall, .targetOversized]
  /// Those, and the rule about what lies outside the screen.
  static let placeRules = sizeRules + [.targetOffscreen]

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
    if report.tree.traits.frames == .accessibility {
      gaps = [ForecastGap(.noViews)]
      return
    }
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
    options.readsMirrored = circumstance == .mirrored
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
        circumstance.rules, eraNow: eraNow)
      if change.isWorthALine(withPlace: circumstance == .mirrored) { changes.append(change) }
      if crossesTen(from: eraNow), isOwnView(node, now.context) {
        gaps.append(ForecastGap(.ownView, node))
      }
      if leavesInsetOpen(node, now, eraNow: eraNow) { gaps.append(ForecastGap(.inset, node)) }
    }
  }

  /// True for a step over the border between bars that act for their items and items that act.
  private func crossesTen(from now: Era?) -> Bool {
    guard case .era(let then, _) = circumstance, let now else { return false }
    return now.isSinceIOS11 != then.isSinceIOS11
  }

  /// True when a mark stands out of place and the circumstance is none in which that is compared.
  private func leavesInsetOpen(_ node: Int, _ now: ForecastSide, eraNow: Era?) -> Bool {
    if circumstance.rules.contains(.barItemInset) { return false }
    if case .era(let then, _) = circumstance, then == eraNow { return false }
    return now.findings[node]?.inset != nil
  }

  private func isOwnView(_ node: Int, _ context: AuditContext) -> Bool {
    context.roles.role(of: node).isDisjoint(with: [.barItem, .barTitle, .searchBar])
      && !context.roles.isUIKitsPrivate(node)
  }
}

extension ItemChange {
  /// Compares an item in two reports.
  fileprivate init(
    _ node: Int, from: Rect?, to: Rect?, _ now: ForecastSide, _ then: ForecastSide,
    _ rules: [RuleID], eraNow: Era?
  ) {
    let (before, behind) = (now.findings[node] ?? [], then.findings[node] ?? [])
    // A back button that is none on the other side is not judged as one there.
    let isSame =
      (now.context.backButton(of: node) == nil) == (then.context.backButton(of: node) == nil)
    // An item that stands where UIKit puts it goes along with UIKit's margins.
    let moves = now.isUIKitsDoing(node)
    func missing(_ some: [Finding], in others: [Finding]) -> [RuleID] {
      rules.filter { rule in
        (isSame || rule == .targetTooSmall || rule == .targetOffscreen)
          && some.contains { $0.rule == rule }
          && !others.contains { $0.rule == rule }
      }
    }
    let isLeft = behind.inset == before.inset || moves || !isSame || !rules.contains(.barItemInset)
    let inset = isLeft ? nil : behind.inset
    let comes = missing(behind, in: before).filter { !moves || $0 != .barItemInset }
    let notes = comes.filter { rule in
      behind.allSatisfy { $0.rule != rule || $0.grade == .note }
    }
    self.init(
      node: node, from: from, to: to, eraNow: eraNow,
      comes: comes,
      goes: missing(before, in: behind), coversNow: before.cover,
      coversThen: isSame ? behind.cover : before.cover, notes: notes,
      asks: Ask(before, behind), inset: inset)
  }
}

extension [Finding] {
  /// True when a surplus covers the title or another item.
  fileprivate var cover: Bool {
    contains { $0.rule == .targetOversized && $0.grade == .error }
  }

  /// What `bar-item-inset` measured.
  fileprivate var inset: Finding.Measured? { first { $0.rule == .barItemInset }?.measured }
}

extension ItemChange.Ask {
  /// Compares what the findings of a node ask for; nil where they do not ask for other sizes.
  fileprivate init?(_ before: [Finding], _ behind: [Finding]) {
    for rule in Forecast.sizeRules {
      guard let now = before.first(where: { $0.rule == rule })?.askedSize,
        let then = behind.first(where: { $0.rule == rule })?.askedSize, now != then
      else { continue }
      self.init(now: now, then: then)
      return
    }
    return nil
  }
}

extension Finding {
  /// The size that a target should have; of what UIKit sizes nothing is asked.
  fileprivate var askedSize: Size? {
    if grade == .note { return nil }
    if let fix { return fix.to.size }
    return if case .size(_, let minimum) = measured { minimum } else { nil }
  }
}
