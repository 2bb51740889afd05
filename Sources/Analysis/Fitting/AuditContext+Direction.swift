/// In which direction a layout reads.
extension AuditContext {
  /// True where UIKit's own back button on a node's screen stands at the right of its bar, which it
  /// does where reading begins there. A screen without one is taken for left-to-right, and one that
  /// was mirrored for right-to-left.
  func isRightToLeft(around node: Int) -> Bool {
    let root = tree.root(of: node)
    let roots = tree.screens.first { $0.roots.contains(root) }?.roots ?? [root]
    let sides = backButtons.lazy.filter { button in
      button.kind == .system && button.inBar != nil
        && roots.contains(self.tree.root(of: button.container))
    }.map { $0.inBar?.isRight ?? false }
    return sides.isEmpty ? options.readsMirrored : sides.contains(true)
  }
}
