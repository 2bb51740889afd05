import Hierarchy

/// What stands at the leading end of the bar that belongs to a recognizer.
package struct LeadingItem: Sendable {
  /// The kind of item.
  package enum Kind: Sendable, Hashable {
    /// UIKit's own back button, seen.
    case systemButton
    /// An item of the app's.
    case customItem
    /// Nothing, or a back button that is hidden.
    case nothing
    /// The bar is not in the file.
    case unknown
  }

  /// The kind of item.
  package var kind = Kind.unknown
  /// The bar; nil when the file holds none, or several of which none is the recognizer's.
  package var bar: NavigationBar?
  /// The item's node.
  package var node: Int?

  /// Looks at the bar in the recognizer's view.
  init(
    for recognizer: GestureRecognizer, in tree: ViewTree, locator: BackButtonLocator,
    roles: RoleTable
  ) {
    guard let bar = Self.bar(of: recognizer, in: tree, locator.bars) else { return }
    self.bar = bar
    kind = .nothing
    guard Self.isSeen(bar.node, tree) else { return }
    if let button = locator.backButtons.first(where: { $0.bar == bar.node && $0.kind == .system }),
      Self.isSeen(button.container, tree)
    {
      kind = .systemButton
      node = button.container
      return
    }
    if let other = locator.backButtons.first(where: { $0.bar == bar.node && $0.kind != .system }) {
      kind = .customItem
      node = other.container
      return
    }
    find(in: bar.node, width: tree.frame(of: bar.node)?.width, tree, roles)
  }

  private static func bar(
    of recognizer: GestureRecognizer, in tree: ViewTree, _ bars: [NavigationBar]
  ) -> NavigationBar? {
    guard let view = recognizer.node else { return bars.count == 1 ? bars.first : nil }
    return bars.last { tree.parent(of: $0.node) == view }
      ?? bars.last { tree.contains(view, $0.node) } ?? (bars.count == 1 ? bars.first : nil)
  }

  private static func isSeen(_ node: Int, _ tree: ViewTree) -> Bool {
    !tree.flags(of: node).contains(.hidden) && tree.alpha(of: node) > HitTester.deadAlpha
  }

  /// Looks for an item of the app's that is no back button.
  private mutating func find(
    in bar: Int, width: Double?, _ tree: ViewTree, _ roles: RoleTable
  ) {
    guard let width, width > 0 else { return }
    for child in tree.children(of: bar) where Self.isSeen(child, tree) {
      let role = roles.role(of: child)
      if role.contains(.barContent) {
        find(in: child, width: width, tree, roles)
        if kind != .nothing { return }
        // Platters and the like are not understood: nothing can be said.
        if tree[child].className.hasPrefix("UIKit.") { kind = .unknown }
        continue
      }
      guard
        role.isDisjoint(with: [
          .barBackground, .backIndicator, .backContainer, .barTitle, .label, .furniture,
        ]), let frame = tree.frame(of: child), !frame.isEmpty, frame.width <= width / 2,
        frame.left <= Self.widestMargin
      else { continue }
      // A child of the content view that the locator does not take for UIKit's says Cancel or such.
      kind = .customItem
      node = child
    }
  }

  /// Custom items start 16 points from the edge, 20 on the widest phones.
  private static let widestMargin = 24.0
}
