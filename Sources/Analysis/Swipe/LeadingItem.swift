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
    /// The bar is not in the file, or its item may be UIKit's back button or another.
    case unknown
  }

  /// The kind of item.
  package var kind = Kind.unknown
  /// The bar; nil when the file holds none, or several of which none is the recognizer's.
  package var bar: NavigationBar?
  /// The item's node.
  package var node: Int?

  /// Looks at the bar in the recognizer's view.
  init(for recognizer: GestureRecognizer, locator: BackButtonLocator) {
    let context = locator.context
    guard let bar = Self.bar(of: recognizer, in: context.tree, locator.bars) else {
      if Self.isWhole(recognizer.node, context) { kind = .nothing }
      return
    }
    self.bar = bar
    kind = .nothing
    guard !context.tree.flags(of: bar.node).contains(.hidden),
      context.tree.alpha(of: bar.node) > HitTester.deadAlpha
    else { return }
    for button in locator.backButtons where button.bar == bar.node {
      if button.kind == .system, !context.isShown(button.container, in: bar.node) { continue }
      kind = button.kind == .system ? .systemButton : .customItem
      node = button.container
      if kind == .systemButton { return }
    }
    if kind == .nothing { find(in: bar, context) }
  }

  private static func bar(
    of recognizer: GestureRecognizer, in tree: ViewTree, _ bars: [NavigationBar]
  ) -> NavigationBar? {
    guard let view = recognizer.node else { return bars.count == 1 ? bars.first : nil }
    return bars.last { tree.parent(of: $0.node) == view }
      ?? bars.last { tree.contains(view, $0.node) } ?? (bars.count == 1 ? bars.first : nil)
  }

  /// True when a view is printed with its window and all that is in it, so that what is not there
  /// is not on the screen.
  private static func isWhole(_ view: Int?, _ context: SignatureContext) -> Bool {
    guard let view else { return false }
    let tree = context.tree
    return context.roles.role(of: tree.root(of: view)).contains(.window)
      && !(view..<tree.subtreeEnd(of: view)).contains { tree.flags(of: $0).contains(.belowGap) }
  }

  /// Looks for an item of the app's that is no back button.
  private mutating func find(in bar: NavigationBar, _ context: SignatureContext) {
    guard let sides = BarSides(bar, context) else { return kind = .unknown }
    // From iOS 11 to 18 one that stands beside the stacks of items, and that the locator does not
    // take for UIKit's back button, says Cancel or such.
    if let content = bar.content, bar.era != .ios26,
      let button = context.tree.children(of: content).first(where: { child in
        context.roles.role(of: child).contains(.modernItem) && context.isShown(child, in: bar.node)
          && context.frame(of: child, in: bar.node).map { sides.stands($0, trailing: false) }
            ?? false
      })
    {
      kind = .customItem
      node = button
      return
    }
    let items = BarItems(bar, sides, trailing: false, context)
    if let item = sides.first(of: items.items, trailing: false) {
      // On iOS 26 UIKit makes the same view of a back button and of an app's plain item.
      let mayBeEither =
        bar.era == .ios26 && context.roles.role(of: item.node).contains(.modernItem)
      kind = mayBeEither ? .unknown : .customItem
      node = item.node
    } else if items.hasOtherMark {
      kind = .customItem
    } else if bar.era == .ios26 {
      // What lies in glass may have been drawn by SwiftUI, of which nothing is printed.
      kind = .unknown
    }
  }
}
