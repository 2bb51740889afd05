import Hierarchy

/// Finds the back buttons of a tree by asking every signature about every bar.
package struct BackButtonLocator: Sendable {
  /// From this confidence on a find is reported as a back button, below it as a candidate.
  package static let reported = 0.5
  /// From this confidence on a back button is corrected without being asked for.
  package static let corrected = 0.8

  /// Signatures in the order they are asked; the first that finds something in a bar decides, so
  /// what is specific to an era comes before what fits several.
  package static let signatures: [any Signature.Type] = [ItemButtonViewSignature.self]

  /// Every bar of the tree, in pre-order.
  package let bars: [NavigationBar]
  /// Finds of at least 0.5, in pre-order of their containers.
  package let backButtons: [BackButton]
  /// Finds below 0.5.
  package let candidates: [BackButton]

  /// Looks through a tree whose classes were not judged yet.
  package init(_ tree: ViewTree, era: AuditOptions.EraChoice = .automatic) {
    self.init(tree, roles: RoleTable(tree), era: era)
  }

  /// Looks through a tree. Complexity: O(nodes), plus the size of each bar's subtree.
  package init(
    _ tree: ViewTree, roles: RoleTable, era: AuditOptions.EraChoice
  ) {
    let wanted: ClassRole = [.navigationBar, .backContainer]
    guard roles.contains(wanted) else {
      bars = []
      backButtons = []
      candidates = []
      return
    }
    let disabledRoots = Self.rootsWithDisabledWrapper(tree, roles: roles)
    let context = SignatureContext(
      tree: tree, roles: roles, visibility: Visibility(tree, roles: roles), era: era)
    var bars: [NavigationBar] = []
    var finds: [BackButton] = []
    for node in tree.indices {
      let role = roles.role(of: node)
      guard !role.isDisjoint(with: wanted) else { continue }
      if role.contains(.navigationBar) {
        let bar = NavigationBar(
          node, in: tree, roles: roles,
          wrapperIsDisabled: !disabledRoots.isEmpty && disabledRoots.contains(tree.root(of: node)))
        bars.append(bar)
        finds += Self.finds(in: bar, context)
      } else if !Self.isInBar(node, tree, roles) {
        for signature in Self.signatures {
          guard let find = signature.loneBackButton(node, context) else { continue }
          finds.append(find)
          break
        }
      }
    }
    // A bar's finds come when the bar is met, before what lies between them.
    let order = finds.indices.sorted { finds[$0].container < finds[$1].container }
    var backButtons: [BackButton] = []
    var candidates: [BackButton] = []
    for index in order {
      if finds[index].confidence >= Self.reported {
        backButtons.append(finds[index])
      } else {
        candidates.append(finds[index])
      }
    }
    self.bars = bars
    self.backButtons = backButtons
    self.candidates = candidates
  }

  private static func finds(in bar: NavigationBar, _ context: SignatureContext) -> [BackButton] {
    for signature in signatures {
      let found = signature.backButtons(in: bar, context)
      if !found.isEmpty { return found }
    }
    return []
  }

  private static func isInBar(_ node: Int, _ tree: ViewTree, _ roles: RoleTable) -> Bool {
    tree.parent(of: node).map { roles.role(of: $0).contains(.navigationBar) } ?? false
  }

  /// Trees in which a controller's wrapper is interaction-disabled: a push or pop was running.
  private static func rootsWithDisabledWrapper(_ tree: ViewTree, roles: RoleTable) -> Set<Int> {
    guard roles.contains(.controllerWrapper) else { return [] }
    var result: Set<Int> = []
    for node in tree.indices
    where roles.role(of: node).contains(.controllerWrapper)
      && tree.flags(of: node).contains(.interactionDisabled)
    {
      result.insert(tree.root(of: node))
    }
    return result
  }
}
