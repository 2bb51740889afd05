import Hierarchy

/// What rules look at: the tree with everything that is worked out once for all of them.
package struct AuditContext: Sendable {
  /// The tree.
  package let tree: ViewTree
  /// What to judge by.
  package let options: AuditOptions
  /// The roles of the tree's classes.
  package let roles: RoleTable
  /// Bars and back buttons.
  package let locator: BackButtonLocator
  /// Every target, or the back buttons' containers when only those are asked for.
  package let targets: [TapTarget]
  /// What can be seen.
  package let visibility: Visibility
  /// The back buttons, worked out.
  package let backButtons: [BackButton]
  private let numberByContainer: [Int: Int]

  /// Works out what the rules need. Complexity: O(nodes).
  package init(_ tree: ViewTree, options: AuditOptions) {
    self.tree = tree
    self.options = options
    roles = RoleTable(tree)
    locator = BackButtonLocator(tree, roles: roles, era: options.era)
    visibility = Visibility(tree, roles: roles)
    var alive: Set<Int> = []
    var settled: Set<Int> = []
    var numbers: [Int: Int] = [:]
    backButtons = Array(locator.backButtons)
    for (number, button) in backButtons.enumerated() {
      alive.insert(button.container)
      numbers[button.container] = number
    }
    for bar in locator.bars where bar.isInTransition { settled.insert(bar.node) }
    numberByContainer = numbers
    let census = TargetCensus(tree, roles: roles, alive: alive, settled: settled).targets
    let repeated = locator.repeated
    targets =
      options.backButtonOnly
      ? census.filter { numbers[$0.node] != nil }
      : repeated.isEmpty ? census : census.filter { !repeated.contains($0.node) }
  }

  /// The back button whose container a node is.
  package func backButton(of container: Int) -> BackButton? {
    numberByContainer[container].map { backButtons[$0] }
  }

  /// True when a back button is judged by its era's model and not by its frame alone.
  package func usesModel(_ button: BackButton) -> Bool {
    options.era != .none && button.bar != nil && button.era != nil
  }

  /// What the ancestors of a node allow it to occupy, in its parent's bounds space; nil when that
  /// is not known.
  package func allowedArea(of node: Int) -> Rect? {
    guard let parent = tree.parent(of: node), let placement = tree.placement(of: parent),
      placement.toScreen.isRectilinear, let back = placement.toScreen.inverse
    else { return nil }
    var area = placement.screenRect
    var ancestor = tree.parent(of: parent)
    while let current = ancestor {
      guard let outer = tree.placement(of: current), outer.toScreen.isRectilinear,
        let part = area.intersection(outer.screenRect)
      else { return nil }
      area = part
      ancestor = tree.parent(of: current)
    }
    return back.boundingBox(of: area)
  }
}
