/// In which direction a layout reads.
extension AuditContext {
  /// True where UIKit's own back button on a node's screen stands at the right of its bar, which it
  /// does where reading begins there. A screen without one is taken for left-to-right.
  func isRightToLeft(around node: Int) -> Bool {
    let root = tree.root(of: node)
    let roots = tree.screens.first { $0.roots.contains(root) }?.roots ?? [root]
    return backButtons.contains { button in
      button.kind == .system && (button.inBar?.isRight ?? false)
        && roots.contains(tree.root(of: button.container))
    }
  }
}
