import Hierarchy

/// What rules look at: the tree with everything that is worked out once for all of them.
///
/// Findings word themselves later and keep it until then, so it is shared and not copied.
package final class AuditContext: Sendable {
  /// The tree.
  package let tree: ViewTree
  /// What to judge by, with the profile that the tree is judged by.
  package let options: AuditOptions
  /// The roles of the tree's classes.
  package let roles: RoleTable
  /// Bars and back buttons.
  package let locator: BackButtonLocator
  /// Every target, or the back buttons' containers when only those are asked for.
  package let targets: [TapTarget]
  /// Those of them that do not take touches all over: an obstacle, or a part out of reach.
  package let hampered: HamperedTargets
  /// What can be seen.
  package let visibility: Visibility
  /// The back buttons, worked out.
  package let backButtons: [BackButton]
  /// Bars that are disabled, if at all, only while a transition runs.
  package let settled: Set<Int>
  /// The roots of trees in which a transition was running.
  package let rootsInTransition: Set<Int>
  /// Where the file shows all of a target that the edge of a scroll view cuts, by the target's node.
  package let wholePrints: [Int: WholePrint]
  /// The views that take touches around their bounds, or not all over them.
  package let insets: HitInsets
  /// The safe areas of views in their own bounds spaces, by node, as the file states them.
  let safeAreas: [Int: Rect]
  /// What stands in each bar.
  let barRooms: [Int: BarRoom]
  /// How many back buttons stand in each bar or superview that holds more than are told apart.
  let crowds: [Int: Int]
  /// What the file prints again.
  let laterPrints: LaterPrints
  /// What of each target takes touches in truth; nil where no rule asks for it.
  package let live: LiveMap?
  /// True when the dump prints the backgrounds that views have, so that one without has none.
  let printsBackgrounds: Bool
  private let numberByContainer: [Int: Int]

  /// Works out what the rules need. Complexity: O(nodes).
  package init(_ tree: ViewTree, options: AuditOptions, memory: RoleMemory? = nil) {
    let options = options.resolved(for: tree.traits)
    self.tree = tree
    self.options = options
    roles = RoleTable(tree, memory: memory)
    insets = HitInsets(options.hitInsets, in: tree)
    locator = BackButtonLocator(
      tree, roles: roles, era: options.era, patterns: options.backButtons)
    visibility = Visibility(tree, roles: roles)
    safeAreas = Self.safeAreas(of: tree)
    var buttons: [BackButton] = []
    buttons.reserveCapacity(locator.backButtonCount)
    for button in locator.backButtons { buttons.append(button) }
    backButtons = buttons
    let (numbers, alive) = Self.containers(of: buttons, roles)
    numberByContainer = numbers
    barRooms = Self.rooms(in: locator)
    crowds = buttons.crowds(in: tree)
    let settled = Set(locator.bars.lazy.filter(\.isInTransition).map(\.node))
    self.settled = settled
    rootsInTransition = Set(settled.map(tree.root(of:)))
    let census = TargetCensus(
      tree, roles: roles, alive: alive, settled: settled, insets: insets,
      named: Set(buttons.lazy.filter { $0.kind == .app }.map(\.container)))
    laterPrints =
      Self.mayDoubt(tree, roles, locator, backButtons, census, options)
      ? LaterPrints(tree, roles: roles, bars: locator.bars.map(\.node)) : LaterPrints(none: tree)
    let repeated = locator.repeated
    let isWanted = { (target: TapTarget) in
      options.backButtonOnly ? numbers[target.node] != nil : !repeated.contains(target.node)
    }
    let isPart = options.backButtonOnly || !repeated.isEmpty
    targets = isPart ? census.targets.filter(isWanted) : census.targets
    hampered = HamperedTargets(
      isPart
        ? census.hampered.filter { isWanted(census.targets[Int($0)]) } : census.hampered,
      of: census.targets)
    live =
      options.needsLiveMap && LiveMap.canTell(tree.traits)
      ? LiveMap(tree, roles: roles, settled: settled, insets: insets) : nil
    printsBackgrounds =
      live != nil && tree.indices.prefix(256).contains { tree[$0].string(.backgroundColor) != nil }
    // Several trees of Android's are windows of one screen, and no second capture.
    wholePrints =
      tree.traits.touchRule == .clickable
      ? [:] : SecondCaptures.wholePrints(of: targets, tree, roles)
  }

  private static func safeAreas(of tree: ViewTree) -> [Int: Rect] {
    var areas: [Int: Rect] = [:]
    for area in tree.surroundings.safeAreas {
      if let node = area.node { areas[node] = area.layoutFrame }
    }
    return areas
  }

  /// The number of the back button of each container, and the containers that the bar acts for.
  private static func containers(
    of buttons: [BackButton], _ roles: RoleTable
  ) -> (numbers: [Int: Int], alive: Set<Int>) {
    var numbers: [Int: Int] = [:]
    var alive: Set<Int> = []
    numbers.reserveCapacity(buttons.count)
    alive.reserveCapacity(buttons.count)
    for number in buttons.indices {
      let container = buttons[number].container
      // Only for its own back button up to iOS 10 does the bar act itself.
      if roles.role(of: container).contains(.backContainer) { alive.insert(container) }
      numbers[container] = number
    }
    return (numbers, alive)
  }

  private static func rooms(in locator: BackButtonLocator) -> [Int: BarRoom] {
    var rooms: [Int: BarRoom] = [:]
    rooms.reserveCapacity(locator.bars.count)
    for bar in locator.bars { rooms[bar.node] = locator.context.room(in: bar) }
    return rooms
  }

  /// True when a file holds several trees and something that may be in doubt until it is printed
  /// again; only then is it looked for.
  private static func mayDoubt(
    _ tree: ViewTree, _ roles: RoleTable, _ locator: BackButtonLocator, _ buttons: [BackButton],
    _ census: TargetCensus, _ options: AuditOptions
  ) -> Bool {
    guard tree.roots.count > 1, tree.traits.touchRule != .clickable else { return false }
    return tree.roots.contains { !roles.role(of: $0).contains(.window) }
      || locator.bars.contains { $0.isInTransition || !$0.isLaidOut }
      || buttons.contains { $0.visible == nil || $0.inBar == nil }
      || options.requiresBackButton && buttons.isEmpty
      || census.hampered.contains { census.targets[Int($0)].obstacle == .noGeometry }
  }

  /// The back button whose container a node is.
  package func backButton(of container: Int) -> BackButton? {
    numberByContainer[container].map { backButtons[$0] }
  }

  /// What about a node keeps every touch from it and its subtree; nil when nothing does.
  ///
  /// The parts of a back button that the bar acts for, and a bar during a transition, print that
  /// they take no touches and are alive all the same.
  package func barrier(at node: Int) -> TapTarget.Obstacle? {
    TargetCensus.barrier(at: node, tree, roles) { settled.contains(node) }
  }

  /// Whether people can see a back button. Complexity: O(depth), plus its own views.
  package func showing(_ button: BackButton) -> BackButton.Showing {
    locator.context.showing(button)
  }

  /// True when neither a back button's container nor anything around it keeps touches away.
  package func takesTouches(_ button: BackButton) -> Bool {
    var node: Int? = button.container
    while let current = node {
      if barrier(at: current) != nil { return false }
      node = tree.parent(of: current)
    }
    return true
  }

  /// True when a transition was running in a node's tree.
  package func isInTransition(_ node: Int) -> Bool {
    !rootsInTransition.isEmpty && rootsInTransition.contains(tree.root(of: node))
  }

  /// True when a back button is judged by its era's model and not by its frame alone.
  package func usesModel(_ button: BackButton) -> Bool {
    options.era != .none && button.bar != nil && button.era != nil && button.followsModel
  }

  /// What the ancestors of a node allow it to occupy, in its parent's bounds space; nil when that
  /// is not known.
  package func allowedArea(of node: Int) -> Rect? {
    guard let parent = tree.parent(of: node), let placement = tree.placement(of: parent),
      placement.toScreen.isRectilinear, let back = placement.toScreen.inverse
    else { return nil }
    var area: Rect?
    var ancestor: Int? = parent
    while let current = ancestor {
      ancestor = tree.parent(of: current)
      guard ancestor == nil || roles.cutsTouches(current) else { continue }
      guard let outer = tree.placement(of: current), outer.toScreen.isRectilinear else {
        return nil
      }
      let region = outer.toScreen.boundingBox(of: insets.region(of: current, outer.bounds))
      guard let inner = area else {
        area = region
        continue
      }
      guard let part = inner.intersection(region) else { return nil }
      area = part
    }
    return area.map(back.boundingBox(of:))
  }
}
