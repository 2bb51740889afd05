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
  package private(set) var bars: [NavigationBar] = []
  private var found: [Find] = []
  private var weak: [Find] = []
  private let context: SignatureContext

  /// How many finds are back buttons.
  package var backButtonCount: Int { found.count }
  /// Finds of at least 0.5, in pre-order of their containers; each worked out when it is met.
  package var backButtons: some Sequence<BackButton> { found.lazy.map(backButton) }
  /// Finds below 0.5.
  package var candidates: some Sequence<BackButton> { weak.lazy.map(backButton) }

  /// Looks through a tree whose classes were not judged yet.
  package init(_ tree: ViewTree, era: AuditOptions.EraChoice = .automatic) {
    self.init(tree, roles: RoleTable(tree), era: era)
  }

  /// Looks through a tree. Complexity: O(nodes), plus the size of each bar's subtree.
  package init(_ tree: ViewTree, roles: RoleTable, era: AuditOptions.EraChoice) {
    context = SignatureContext(
      tree: tree, roles: roles, visibility: Visibility(tree, roles: roles), era: era)
    let wanted: ClassRole = [.navigationBar, .backContainer]
    guard roles.contains(wanted) else { return }
    let disabledRoots = Self.rootsWithDisabledWrapper(tree, roles: roles)
    for node in tree.indices {
      let role = roles.role(of: node)
      guard !role.isDisjoint(with: wanted) else { continue }
      if role.contains(.navigationBar) {
        let disabled = !disabledRoots.isEmpty && disabledRoots.contains(tree.root(of: node))
        add(NavigationBar(node, in: tree, roles: roles, wrapperIsDisabled: disabled))
      } else if !isInBar(node) {
        addLone(node)
      }
    }
    // A bar's finds come when the bar is met, before what lies between them.
    found.sort { $0.container < $1.container }
    weak.sort { $0.container < $1.container }
  }

  private mutating func add(_ bar: NavigationBar) {
    let number = Int32(bars.count)
    bars.append(bar)
    for (position, signature) in Self.signatures.enumerated() {
      let finds = signature.finds(in: bar, context)
      for var find in finds {
        find.bar = number
        find.signature = UInt8(position)
        keep(find, signature)
      }
      if !finds.isEmpty { return }
    }
  }

  private mutating func addLone(_ container: Int) {
    for (position, signature) in Self.signatures.enumerated() {
      guard var find = signature.loneFind(container, context) else { continue }
      find.signature = UInt8(position)
      keep(find, signature)
      return
    }
  }

  private mutating func keep(_ find: Find, _ signature: any Signature.Type) {
    if signature.confidence(find.signs) >= Self.reported {
      found.append(find)
    } else {
      weak.append(find)
    }
  }

  private func backButton(_ find: Find) -> BackButton {
    BackButton(
      find, bar: find.bar < 0 ? nil : bars[Int(find.bar)],
      signature: Self.signatures[Int(find.signature)], context)
  }

  private func isInBar(_ node: Int) -> Bool {
    context.tree.parent(of: node).map { context.roles.role(of: $0).contains(.navigationBar) }
      ?? false
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
