import Hierarchy

/// UIKit's own back button on iOS 7 to 10: a `UINavigationItemButtonView` in the bar, its arrow a
/// sibling, its title a label inside it.
enum ItemButtonViewSignature: Signature {
  /// Weights in fiftieths. The class alone makes a back button; a visible arrow makes it one that
  /// may be corrected without being asked for (0.8).
  private enum Weight {
    static let container = 27
    static let bar = 6
    static let indicator = 10
    static let place = 5
    static let label = 1
    static let settled = 1
    static let whole = container + bar + indicator + place + label + settled
  }

  static func backButtons(in bar: NavigationBar, _ context: SignatureContext) -> [BackButton] {
    guard bar.era == .ios7 || bar.era == nil else { return [] }
    let tree = context.tree
    var containers: [Int] = []
    var indicators: [Int] = []
    for child in tree.children(of: bar.node) {
      let role = context.roles.role(of: child)
      if role.contains(.backContainer) { containers.append(child) }
      if role.contains(.backIndicator), context.visibility.visiblePart(of: child) != nil {
        indicators.append(child)
      }
    }
    if containers.isEmpty {
      return indicators.first.map { [indicatorAlone($0, bar: bar, context)] } ?? []
    }
    return containers.map { container in
      backButton(container, bar: bar, indicator: indicators.first, context)
    }
  }

  static func loneBackButton(_ container: Int, _ context: SignatureContext) -> BackButton? {
    guard context.roles.role(of: container).contains(.backContainer) else { return nil }
    return backButton(container, bar: nil, indicator: nil, context)
  }

  private static func backButton(
    _ container: Int, bar: NavigationBar?, indicator: Int?, _ context: SignatureContext
  ) -> BackButton {
    let tree = context.tree
    var scale = EvidenceScale(whole: Weight.whole)
    scale.add(Weight.container, container, .containerClass)
    if let bar {
      scale.add(Weight.bar, container, .isInBar)
      if !bar.isInTransition { scale.add(Weight.settled, bar.node, .settled) }
    }
    if let indicator {
      scale.add(Weight.indicator, indicator, .visibleIndicator)
      if isAtLeadingEnd(indicator, of: container, tree) {
        scale.add(Weight.place, indicator, .indicatorAtLeadingEnd)
      }
    }
    let label = tree.children(of: container).first { context.roles.role(of: $0).contains(.label) }
    if let label { scale.add(Weight.label, label, .titleLabel) }
    var button = BackButton(
      bar: bar?.node, container: container, indicator: indicator, label: label, side: .leading,
      kind: .system, era: bar?.era, confidence: scale.confidence, evidence: scale.evidence)
    measure(&button, bar: bar, context)
    return button
  }

  /// A visible arrow without a container: evidence, but no button by itself.
  private static func indicatorAlone(
    _ indicator: Int, bar: NavigationBar, _ context: SignatureContext
  ) -> BackButton {
    var scale = EvidenceScale(whole: Weight.whole)
    scale.add(Weight.indicator, indicator, .visibleIndicator)
    scale.add(Weight.bar, indicator, .isInBar)
    var button = BackButton(
      bar: bar.node, container: indicator, indicator: indicator, label: nil, side: .leading,
      kind: .system, era: bar.era, confidence: scale.confidence, evidence: scale.evidence)
    measure(&button, bar: bar, context)
    return button
  }

  /// True when the arrow starts no farther than 8 points, a bar's margin, from the container's
  /// leading end, and not beyond its middle.
  private static func isAtLeadingEnd(_ indicator: Int, of container: Int, _ tree: ViewTree) -> Bool
  {
    guard let arrow = tree.frame(of: indicator), let frame = tree.frame(of: container) else {
      return false
    }
    let left = abs(arrow.left - frame.left) <= 8 && arrow.center.x <= frame.center.x
    let right = abs(arrow.right - frame.right) <= 8 && arrow.center.x >= frame.center.x
    return left || right
  }

  /// Works out what is visible, the target and the live area, on the screen and in the bar.
  private static func measure(
    _ button: inout BackButton, bar: NavigationBar?, _ context: SignatureContext
  ) {
    let tree = context.tree
    var visible: Rect?
    for mark in [button.indicator, button.label].compactMap({ $0 }) {
      guard let part = context.visibility.mark(mark) else { continue }
      visible = visible?.union(part) ?? part
      if mark == button.label { button.labelIsVisible = true }
    }
    button.visible = visible
    button.target = tree.screenFrame(of: button.container)
    guard let target = button.target, let frame = tree.frame(of: button.container) else { return }
    guard let bar, let placement = bar.placement, let back = placement.toScreen.inverse else {
      button.assumedLive = bar == nil ? target : nil
      if bar == nil {
        button.inBar = .init(visible: visible, target: target, assumedLive: target, bar: nil)
      }
      return
    }
    let era = context.modelEra(of: bar)
    button.era = era
    let neighbours = tree.children(of: bar.node).filter {
      $0 != button.container
        && !context.roles.role(of: $0).isDisjoint(with: [.barTitle, .barItem, .control])
    }.compactMap { tree.frame(of: $0) }
    let live = EraModel.backItem(
      frame, in: placement.bounds, neighbours: neighbours, era: era)
    button.assumedLive = placement.toScreen.boundingBox(of: live)
    button.inBar = .init(
      visible: visible.map(back.boundingBox(of:)), target: frame, assumedLive: live,
      bar: placement.bounds)
  }
}
