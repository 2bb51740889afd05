import Hierarchy

/// Captures of a screen that stand behind or before another one in the same file, such as one taken
/// after scrolling: what the edge of a scroll view cuts in one, another may show whole.
struct SecondCaptures {
  private let tree: ViewTree
  private let roles: RoleTable
  private let targets: [TapTarget]
  /// The screen that each root belongs to.
  private var screens: [Int: Int] = [:]

  /// The whole print of every target that a scroll view cuts, by the target's node; of several the
  /// one furthest down in the file. Complexity: O(targets), where there are two screens and a cut.
  static func wholePrints(
    of targets: [TapTarget], _ tree: ViewTree, _ roles: RoleTable
  ) -> [Int: WholePrint] {
    // One tree prints no object twice.
    guard tree.roots.count > 1 else { return [:] }
    let cut = targets.filter { $0.isCutByScrolling && $0.obstacle == nil }
    guard !cut.isEmpty else { return [:] }
    return SecondCaptures(tree: tree, roles: roles, targets: targets).prints(of: cut)
  }

  private init(tree: ViewTree, roles: RoleTable, targets: [TapTarget]) {
    self.tree = tree
    self.roles = roles
    self.targets = targets
    for (number, screen) in tree.screens.enumerated() {
      for root in screen.roots { screens[root] = number }
    }
  }

  private func prints(of cut: [TapTarget]) -> [Int: WholePrint] {
    let kinds = Set(cut.map { tree.kindIndex(of: $0.node) })
    var byObject: [ObjectKey: [TapTarget]] = [:]
    var byLook: [Look: [TapTarget]] = [:]
    for target in targets where kinds.contains(tree.kindIndex(of: target.node)) {
      if let key = ObjectKey(target.node, tree) {
        byObject[key, default: []].append(target)
      } else if let look = Look(target.node, tree, roles) {
        byLook[look, default: []].append(target)
      }
    }
    var found: [Int: WholePrint] = [:]
    for target in cut {
      let others: [TapTarget]
      if let key = ObjectKey(target.node, tree) {
        others = (byObject[key] ?? []).filter { isSame($0, target) }
      } else {
        // Two windows of one screen are no two captures of it.
        let alike = Look(target.node, tree, roles).flatMap { byLook[$0] } ?? []
        others = onlyOnes(alike)
          .filter { $0.node == target.node || screen(of: $0) != screen(of: target) }
        guard others.contains(where: { $0.node == target.node }) else { continue }
      }
      let root = tree.root(of: target.node)
      let whole = others.last {
        tree.root(of: $0.node) != root && $0.isUnhampered && !$0.isCutByScrolling
      }
      if let whole, let own = whole.own {
        found[target.node] = WholePrint(node: whole.node, size: own.size)
      }
    }
    return found
  }

  private func screen(of target: TapTarget) -> Int? { screens[tree.root(of: target.node)] }

  /// True when one object shows the same content in both prints: a list uses its cells, and what is
  /// in them, again for other rows, which may have other sizes.
  private func isSame(_ one: TapTarget, _ other: TapTarget) -> Bool {
    if one.node == other.node { return false }
    let content = Look.content(of: one.node, tree, roles)
    if content.isEmpty, roles.role(of: one.node).contains(.cell) { return false }
    return content == Look.content(of: other.node, tree, roles)
  }

  /// Those that no other of the same screen looks like.
  private func onlyOnes(_ alike: [TapTarget]) -> [TapTarget] {
    var counts: [Int: Int] = [:]
    for target in alike { counts[screen(of: target) ?? -1, default: 0] += 1 }
    return alike.filter { counts[screen(of: $0) ?? -1] == 1 }
  }
}
