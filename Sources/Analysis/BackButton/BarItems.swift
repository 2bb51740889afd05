import Hierarchy

/// The items that stand on one side of a bar, beside its title and its own back button.
struct BarItems {
  /// How many targets of one custom view are taken for items.
  private static let most = 8
  private static let others: ClassRole = [
    .barBackground, .backIndicator, .barTitle, .backContainer, .barContent, .furniture, .searchBar,
    .label, .modernItem,
  ]

  /// The targets that can be seen, in pre-order.
  private(set) var items: [ItemInBar] = []
  /// True when something stands on the side that can be seen and is no target.
  private(set) var hasOtherMark = false
  private let bar: NavigationBar
  private let sides: BarSides
  private let isTrailing: Bool
  private let context: SignatureContext

  /// Looks at a side of a bar. Complexity: O(views of the items there).
  init(_ bar: NavigationBar, _ sides: BarSides, trailing: Bool, _ context: SignatureContext) {
    self.bar = bar
    self.sides = sides
    isTrailing = trailing
    self.context = context
    guard let content = bar.content else {
      // Up to iOS 10 items are children of the bar.
      for child in context.tree.children(of: bar.node) where isRoot(child) { add(child) }
      return
    }
    if bar.era == .ios26 { addPlatters(of: content) } else { addStacks(of: content) }
  }

  /// From iOS 11 on items stand in stacks, and custom views may stand beside them.
  private mutating func addStacks(of content: Int) {
    for child in context.tree.children(of: content) {
      if context.roles.role(of: child).contains(.barItemStack) {
        for item in context.tree.children(of: child) { add(item) }
      } else if isRoot(child) {
        add(child)
      }
    }
  }

  /// On iOS 26 every item lies in a platter, and those in further ones.
  private mutating func addPlatters(of content: Int) {
    var node = content
    let end = context.tree.subtreeEnd(of: content)
    while node < end {
      guard context.roles.role(of: node).contains(.platter) else {
        node += 1
        continue
      }
      add(node)
      node = context.tree.subtreeEnd(of: node)
    }
  }

  private func isRoot(_ node: Int) -> Bool {
    context.roles.role(of: node).isDisjoint(with: Self.others)
      && !context.tree.flags(of: node).contains(.isLayer)
  }

  /// Adds the targets of one item; what lies in a target is a part of it.
  private mutating func add(_ root: Int) {
    guard let place = context.frame(of: root, in: bar.node),
      sides.stands(place, trailing: isTrailing)
    else { return }
    let parts = context.parts(of: root)
    let before = items.count
    var node = root
    while node < parts.upperBound, items.count - before < Self.most {
      guard context.roles.isTarget(node) else {
        node += 1
        continue
      }
      if node != bar.systemButton, context.isShown(node, in: bar.node),
        let frame = context.frame(of: node, in: bar.node),
        !frame.isEmpty
      {
        items.append(ItemInBar(node: node, root: root, frame: frame))
      }
      node = context.tree.subtreeEnd(of: node)
    }
    let holdsSystemButton = bar.systemButton.map { context.tree.contains(root, $0) } ?? false
    if items.count == before, !isTrailing, !hasOtherMark, !holdsSystemButton {
      hasOtherMark = context.firstMark([.label, .image], in: root) != nil
    }
  }
}
