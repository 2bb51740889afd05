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
      label: known(find.label), side: find.isTrailing ? .trailing : .leading, kind: signature.kind,
      era: bar.flatMap(context.modelEra(of:)), confidence: 0, evidence: [])
    let weights = signature.weights
    let whole = Double(BackButtonLocator.wholes[Int(find.signature)])
    var found = 0
    let signs = find.signs.list
    evidence.reserveCapacity(signs.count)
    for sign in signs {
      let weight = weights[sign] ?? 0
      found += weight
      evidence.append(
        Evidence(sign: sign, node: node(of: sign, context), weight: Double(weight) / whole))
    }
    confidence = Double(found) / whole
    // What an app makes has its frame for a live area, unless UIKit made a button of it.
    isAppsOwn = kind != .system && !context.roles.role(of: container).contains(.barItem)
    followsModel =
      kind == .system
      || context.roles.role(of: container).contains(.modernItem) && era != .ios26
    var rule = signature.mark
    if context.tree.traits.frames == .accessibility { rule = .unknown }
    if case .unknown = rule {
      // An accessibility frame is neither what is seen nor what takes touches.
      followsModel = false
      target = context.tree.screenFrame(of: container)
      return
    }
    measureVisible(rule, context)
    measureTarget(bar, context)
  }

  /// The node at which a sign was seen.
  private func node(of sign: Evidence.Sign, _ context: SignatureContext) -> Int {
    switch sign {
    case .visibleIndicator, .indicatorAtLeadingEnd, .imageName: indicator ?? container
    case .titleLabel, .backTitle: label ?? container
    case .settled: bar ?? container
    case .backContent: context.backContent(of: container) ?? container
    case .identifier: context.systemIdentifier(of: container, below: bar) ?? container
    default: container
    }
  }

  private mutating func measureVisible(_ rule: MarkRule, _ context: SignatureContext) {
    if let mark = context.tree.statedMark(of: container) {
      visible = mark
      return
    }
    switch rule {
    case .arrowAndTitle:
      if let indicator { addMark(indicator, context) }
      if let label { addMark(label, context) }
    case .whole:
      visible = context.visibility.visiblePart(of: container, inRoot: true)
      labelIsVisible = label.map { context.visibility.mark($0) != nil } ?? false
    case .parts: measureParts(context)
    case .unknown: break
    }
  }

  private mutating func addMark(_ mark: Int, _ context: SignatureContext) {
    guard let part = context.visibility.mark(mark) else { return }
    visible = visible?.union(part) ?? part
    if mark == label { labelIsVisible = true }
  }

  private mutating func measureParts(_ context: SignatureContext) {
    if kind != .system, context.drawsOwnBackground(container) {
      visible = context.visibility.visiblePart(of: container, inRoot: true)
    }
    for part in context.parts(of: container)
    where context.roles.role(of: part).contains(.label) || context.isImage(part) {
      addMark(part, context)
    }
    if let label, context.showsOwnTitle(label) { addMark(label, context) }
    // A system's arrow beside an item of the app's.
    if let indicator, !context.tree.contains(container, indicator) { addMark(indicator, context) }
  }

  private mutating func measureTarget(_ bar: NavigationBar?, _ context: SignatureContext) {
    let tree = context.tree
    target = tree.screenFrame(of: container)
    guard let target, let frame = tree.frame(of: container) else { return }
    guard let bar else {
      assumedLive = target
      inBar = BarSpaceRects(visible: nil, target: target, assumedLive: target, bar: nil)
      if !isTitled(context) { inBar?.visible = visible }
      return
    }
    guard let placement = tree.placement(of: bar.node), let back = placement.toScreen.inverse,
      let toBar = toBarSpace(in: tree)
    else { return }
    let place = toBar == .identity ? frame : toBar.boundingBox(of: frame)
    let mark = isTitled(context) ? nil : visible.map(back.boundingBox(of:))
    let arrow = indicator.flatMap { context.visibility.mark($0) }.map(back.boundingBox(of:))
    var rects = BarSpaceRects(
      visible: mark, target: place, assumedLive: place, bar: placement.bounds, anchor: arrow)
    if followsModel {
      rects.assumedLive = modelledArea(place, bar, rects, context)
    }
    assumedLive = placement.toScreen.boundingBox(of: rects.assumedLive)
    inBar = rects
  }

  /// True where its title is a control's own: the control is seen, and where in it the title is
  /// drawn is not known.
  private func isTitled(_ context: SignatureContext) -> Bool {
    label.map(context.showsOwnTitle) ?? false
  }

  /// The live area by the era's model, in the bar's bounds space.
  private func modelledArea(
    _ frame: Rect, _ bar: NavigationBar, _ rects: BarSpaceRects, _ context: SignatureContext
  ) -> Rect {
    let bounds = rects.bar ?? frame
    guard isControl else {
      return EraModel.barItem(frame, in: bounds, isRight: rects.isRight, era: era)
    }
    if era == .ios26 { return frame }
    return context.controlArea(of: container, frame, in: bar, bounds: bounds)
  }
}

extension SignatureContext {
  /// How many views of a bar are asked whether they leave room beside an item; no bar that people
  /// can use holds as many.
  private static let mostNeighbours = 64

  /// The live area of an item that is a control of iOS 11 to 18, in the bar's bounds space.
  ///
  /// - Parameter room: What stands in the bar, where that is known already.
  func controlArea(
    of item: Int, _ frame: Rect, in bar: NavigationBar, bounds: Rect, room: BarRoom? = nil
  ) -> Rect {
    let room = room ?? self.room(in: bar)
    guard let content = bar.content, tree.contains(content, item) else {
      return EraModel.controlItem(frame, in: bounds, neighbours: room.beside)
    }
    return EraModel.controlItem(
      frame, in: room.content ?? bounds, neighbours: room.inContent)
  }

  /// What stands in a bar; an item leaves no less room beside itself for being among it.
  func room(in bar: NavigationBar) -> BarRoom {
    let beside = tree.children(of: bar.node).prefix(Self.mostNeighbours).filter {
      !roles.role(of: $0).isDisjoint(with: [.barTitle, .barItem, .control])
    }.compactMap { tree.frame(of: $0) }.filter { !$0.isEmpty }
    guard let content = bar.content else { return BarRoom(beside: beside) }
    let inContent = contentItems(of: content).filter { isShown($0, in: bar.node) }
      .compactMap { self.frame(of: $0, in: bar.node) }
    return BarRoom(
      beside: beside, content: self.frame(of: content, in: bar.node),
      inContent: inContent.filter { !$0.isEmpty })
  }

  /// What stands beside each other in a content view: the back button, items, custom views, titles.
  private func contentItems(of content: Int) -> [Int] {
    var items: [Int] = []
    for child in tree.children(of: content).prefix(Self.mostNeighbours) {
      let role = roles.role(of: child)
      if role.contains(.barItemStack) {
        let room = max(0, Self.mostNeighbours - items.count)
        items += tree.children(of: child).lazy.filter(isItem).prefix(room)
      } else if !role.contains(.furniture) {
        items.append(child)
      }
    }
    return items
  }

  /// What stands in a bar beside each other, whatever it is; at most some dozens.
  func items(of bar: NavigationBar) -> [Int] {
    if let content = bar.content { return contentItems(of: content) }
    return Array(tree.children(of: bar.node).prefix(Self.mostNeighbours))
  }

  /// True for what a stack holds that is no space between items.
  private func isItem(_ node: Int) -> Bool {
    roles.isTarget(node) || tree.subtreeEnd(of: node) > node + 1
  }
}
