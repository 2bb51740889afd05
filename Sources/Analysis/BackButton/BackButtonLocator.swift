import Hierarchy

/// Finds the back buttons of a tree by asking every signature about every bar.
package struct BackButtonLocator: Sendable {
  /// From this confidence on a find is reported as a back button, below it as a candidate.
  package static let reported = 0.5
  /// From this confidence on a back button is corrected without being asked for.
  package static let corrected = 0.8

  /// Signatures in the order they are asked; the first that finds a back button in a bar decides,
  /// so what is specific to an era comes before what fits several. Those that are asked beside a
  /// system button look for a second one.
  package static let signatures: [any Signature.Type] = [
    ItemButtonViewSignature.self, ContentItemSignature.self, PlatterItemSignature.self,
    LegacyItemButtonSignature.self, LeadingItemSignature.self, TrailingItemSignature.self,
    PastedItemSignature.self, ElementItemSignature.self, ElementButtonSignature.self,
    LoneElementSignature.self, ConfiguredSignature.self,
  ]

  /// All that a button can weigh by each signature.
  static let wholes: [Int] = signatures.map { $0.whole }

  /// Every bar of the tree, in pre-order.
  package private(set) var bars: [NavigationBar] = []
  private var found: [Find] = []
  private var weak: [Find] = []
  let context: SignatureContext
  /// Views that are printed again: containers pasted without their bar inside it, and bars with all
  /// that is in them. They are judged there alone.
  package private(set) var repeated: Set<Int> = []
  /// For a view in a bar, the same view in prints of the bar that are left out.
  package private(set) var copies: [Int: [Int]] = [:]

  /// How many finds are back buttons.
  package var backButtonCount: Int { found.count }
  /// Finds of at least 0.5, in pre-order of their containers; each worked out when it is met.
  package var backButtons: some Sequence<BackButton> { found.lazy.map(backButton) }
  /// Finds below 0.5.
  package var candidates: some Sequence<BackButton> { weak.lazy.map(backButton) }

  /// True when a back button is there for somebody who requires one: one that is seen, or one that was
  /// pasted without its bar, of which nobody can tell.
  package var showsBackButton: Bool {
    backButtons.contains { button in
      switch context.showing(button) {
      case .shown: true
      case .unseen: false
      case .unknown: button.bar == nil
      }
    }
  }

  /// The bar that a node is. Complexity: O(log bars).
  package func bar(at node: Int) -> NavigationBar? {
    var (low, high) = (0, bars.count)
    while low < high {
      let middle = (low + high) / 2
      if bars[middle].node < node { low = middle + 1 } else { high = middle }
    }
    return low < bars.count && bars[low].node == node ? bars[low] : nil
  }

  /// Looks through a tree whose classes were not judged yet.
  package init(
    _ tree: ViewTree, era: AuditOptions.EraChoice = .automatic, patterns: [BackButtonPattern] = [],
    memory: RoleMemory? = nil
  ) {
    self.init(tree, roles: RoleTable(tree, memory: memory), era: era, patterns: patterns)
  }

  /// Looks through a tree. Complexity: O(nodes), plus the size of each bar's subtree.
  package init(
    _ tree: ViewTree, roles: RoleTable, era: AuditOptions.EraChoice,
    patterns: [BackButtonPattern] = []
  ) {
    context = SignatureContext(
      tree: tree, roles: roles, visibility: Visibility(tree, roles: roles), era: era,
      patterns: patterns)
    if tree.traits.touchRule == .clickable {
      addAndroidButtons()
      return
    }
    if tree.traits.frames == .accessibility {
      lookThroughElements()
      return
    }
    guard roles.contains([.navigationBar, .backContainer, .modernItem]) else {
      addConfigured()
      return
    }
    let marked: ClassRole = [.navigationBar, .backContainer, .controllerWrapper, .modernItem]
    var barNodes: [Int32] = []
    // Trees in which a controller's wrapper is interaction-disabled: a push or pop was running.
    var disabledRoots: Set<Int> = []
    for node in roles.nodes(with: marked).lazy.map(Int.init) {
      let role = roles.role(of: node)
      if role.contains(.navigationBar) {
        barNodes.append(Int32(node))
      } else if role.contains(.controllerWrapper) {
        if tree.flags(of: node).contains(.interactionDisabled) {
          disabledRoots.insert(tree.root(of: node))
        }
      } else {
        addIfLone(node, role)
      }
    }
    let reprinted = ReprintedBars(barNodes, tree)
    for node in barNodes where !reprinted.dropped.contains(Int(node)) {
      let disabled = !disabledRoots.isEmpty && disabledRoots.contains(tree.root(of: Int(node)))
      add(NavigationBar(Int(node), in: tree, roles: roles, wrapperIsDisabled: disabled))
    }
    for bar in reprinted.dropped { repeated.formUnion(bar..<tree.subtreeEnd(of: bar)) }
    copies = reprinted.copies
    addConfigured()
    dropRepeated()
    found.sort { $0.container < $1.container }
    weak.sort { $0.container < $1.container }
  }

  /// Looks through accessibility elements: at what stands in navigation bars, and where there is no
  /// bar at what is named for going back.
  private mutating func lookThroughElements() {
    for node in context.roles.nodes(with: .navigationBar).lazy.map(Int.init) {
      if context.roles.elementButtons(in: node).isEmpty {
        bars.append(NavigationBar(node, in: context.tree, roles: context.roles))
        continue
      }
      add(
        NavigationBar(
          node, in: context.tree, roles: context.roles, elements: BarElements(node, context)))
    }
    if bars.isEmpty {
      for node in LoneElements(context).nodes { addLone(node) }
    }
    addConfigured()
    found.sort { $0.container < $1.container }
    weak.sort { $0.container < $1.container }
  }

  private mutating func addAndroidButtons() {
    for find in AndroidBackFinder(context.tree).finds() {
      keep(find, AndroidBackFinder.confidence(find.signs))
    }
  }

  /// Adds what somebody describes and no bar holds; it takes the place of a find of the same view.
  private mutating func addConfigured() {
    guard !context.patterns.isEmpty,
      let position = Self.signatures.firstIndex(where: { $0.kind == .app })
    else { return }
    for var find in ConfiguredSignature.findsOutsideBars(context) {
      guard !repeated.contains(Int(find.container)) else { continue }
      find.signature = UInt8(position)
      found.removeAll { $0.container == find.container }
      weak.removeAll { $0.container == find.container }
      keep(find, ConfiguredSignature.confidence(find.signs))
    }
    found.sort { $0.container < $1.container }
  }

  private mutating func add(_ found: NavigationBar) {
    let number = Int32(bars.count)
    var bar = found
    var inBar: [(find: Find, confidence: Double)] = []
    var hasButton = false
    for (position, signature) in Self.signatures.enumerated() {
      if signature.readsElements != readsElements, signature.kind != .app { continue }
      if hasButton, !signature.isAskedBesideSystemButton { continue }
      if signature.kind == .custom, !bar.hasRoomForItems { continue }
      for var find in signature.finds(in: bar, context) {
        find.bar = number
        find.signature = UInt8(position)
        let confidence = signature.confidence(find.signs)
        if confidence >= Self.reported {
          hasButton = true
          if signature.kind == .system, bar.systemButton == nil {
            bar.systemButton = Int(find.container)
          }
        }
        // An arrow, or an item, of which a later signature makes more.
        inBar.removeAll { other, weight in
          (other.container == find.container || other.container == find.indicator)
            && other.signature != find.signature && weight < confidence
        }
        // One view is one button.
        if inBar.contains(where: { $0.find.container == find.container }) { continue }
        inBar.append((find, confidence))
      }
    }
    bars.append(bar)
    for (find, confidence) in inBar { keep(find, confidence) }
  }

  @inline(never)
  private mutating func addIfLone(_ node: Int, _ role: ClassRole) {
    if !(role.contains(.backContainer) ? isInBar(node) : isBarItem(node)) { addLone(node) }
  }

  private mutating func addLone(_ container: Int) {
    for (position, signature) in Self.signatures.enumerated() {
      guard signature.readsElements == readsElements,
        var find = signature.loneFind(container, context)
      else { continue }
      find.signature = UInt8(position)
      keep(find, signature.confidence(find.signs))
      return
    }
  }

  private var readsElements: Bool { context.tree.traits.frames == .accessibility }

  private mutating func keep(_ find: Find, _ confidence: Double) {
    if confidence >= Self.reported {
      found.append(find)
    } else {
      weak.append(find)
    }
  }

  /// Leaves out containers without a bar whose object is printed in a bar as well.
  private mutating func dropRepeated() {
    guard !bars.isEmpty else { return }
    let finds = [found, weak].lazy.joined()
    let pieces = Reprints.repeated(
      finds.filter { $0.bar < 0 }.map { Int($0.container) },
      in: finds.filter { $0.bar >= 0 }.map { Int($0.container) }, context.tree)
    guard !pieces.isEmpty else { return }
    repeated.formUnion(pieces)
    found.removeAll { pieces.contains(Int($0.container)) }
    weak.removeAll { pieces.contains(Int($0.container)) }
  }

  private func backButton(_ find: Find) -> BackButton {
    if context.tree.traits.touchRule == .clickable {
      return AndroidBackFinder(context.tree).button(find)
    }
    return BackButton(
      find, bar: find.bar < 0 ? nil : bars[Int(find.bar)],
      signature: Self.signatures[Int(find.signature)], context)
  }

  private func isInBar(_ node: Int) -> Bool {
    context.tree.parent(of: node).map { context.roles.role(of: $0).contains(.navigationBar) }
      ?? false
  }

  private static let holdsItems: ClassRole = [
    .navigationBar, .itemBar, .barItemStack, .platter,
  ]

  /// True when an item lies in a bar, or in a stack that was pasted without one.
  private func isBarItem(_ node: Int) -> Bool {
    var ancestor = context.tree.parent(of: node)
    while let current = ancestor {
      let role = context.roles.role(of: current)
      if !role.isDisjoint(with: Self.holdsItems) { return true }
      ancestor = context.tree.parent(of: current)
    }
    return false
  }
}
