import Hierarchy

extension BackButton {
  /// Works out a find: its confidence, what is visible of it, its target and its live area.
  ///
  /// Complexity: O(depth), plus the items of its bar.
  init(
    _ find: Find, bar: NavigationBar?, signature: any Signature.Type, _ context: SignatureContext
  ) {
    func known(_ index: Int32) -> Int? { index < 0 ? nil : Int(index) }
    self.init(
      bar: bar?.node, container: Int(find.container), indicator: known(find.indicator),
      label: known(find.label), side: .leading, kind: signature.kind,
      era: bar.flatMap(context.modelEra(of:)), confidence: signature.confidence(find.signs),
      evidence: [])
    let weights = signature.weights
    let whole = Double(weights.values.reduce(0, +))
    for sign in find.signs.list {
      let weight = Double(weights[sign] ?? 0) / whole
      evidence.append(Evidence(sign: sign, node: node(of: sign), weight: weight))
    }
    measureVisible(context)
    measureTarget(bar, context)
  }

  /// The node at which a sign was seen.
  private func node(of sign: Evidence.Sign) -> Int {
    switch sign {
    case .containerClass, .isInBar: container
    case .visibleIndicator, .indicatorAtLeadingEnd: indicator ?? container
    case .titleLabel: label ?? container
    case .settled: bar ?? container
    }
  }

  private mutating func measureVisible(_ context: SignatureContext) {
    for mark in [indicator, label].compactMap({ $0 }) {
      guard let part = context.visibility.mark(mark) else { continue }
      visible = visible?.union(part) ?? part
      if mark == label { labelIsVisible = true }
    }
  }

  private mutating func measureTarget(_ bar: NavigationBar?, _ context: SignatureContext) {
    let tree = context.tree
    target = tree.screenFrame(of: container)
    guard let target, let frame = tree.frame(of: container) else { return }
    guard let bar else {
      assumedLive = target
      inBar = BarSpaceRects(visible: visible, target: target, assumedLive: target, bar: nil)
      return
    }
    guard let placement = tree.placement(of: bar.node), let back = placement.toScreen.inverse else {
      return
    }
    let neighbours = tree.children(of: bar.node).filter {
      $0 != container
        && !context.roles.role(of: $0).isDisjoint(with: [.barTitle, .barItem, .control])
    }.compactMap { tree.frame(of: $0) }
    let live = EraModel.backItem(frame, in: placement.bounds, neighbours: neighbours, era: era)
    assumedLive = placement.toScreen.boundingBox(of: live)
    inBar = BarSpaceRects(
      visible: visible.map(back.boundingBox(of:)), target: frame, assumedLive: live,
      bar: placement.bounds)
  }
}
