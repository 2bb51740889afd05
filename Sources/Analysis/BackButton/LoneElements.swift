import Hierarchy

/// The button of each screen without a navigation bar that stands where one that goes back would.
struct LoneElements: Sendable {
  /// Where bars are, in points from the top of the screen.
  private static let height = 100.0
  /// The sizes of a button with an arrow.
  private static let sizes = 20.0...60.0

  /// The nodes, in file order.
  private(set) var nodes: [Int] = []

  init(_ context: SignatureContext) {
    let tree = context.tree
    guard tree.traits.pointer == .finger else { return }
    for root in tree.roots where Self.isOfIOS(root, tree) {
      guard let top = tree.screenFrame(of: root) else { continue }
      var best: (node: Int, left: Double)?
      var node = root
      while node < tree.subtreeEnd(of: root) {
        // The buttons of a browser's bar are not the app's, nor are those below the screen's bars.
        if context.roles.role(of: node).contains(.itemBar) {
          node = tree.subtreeEnd(of: node)
          continue
        }
        if context.roles.isElementButton(node), let frame = tree.screenFrame(of: node),
          !tree.states(of: node).contains(.seemsInvisible), Self.isCorner(frame, of: top),
          best.map({ frame.left < $0.left }) ?? true
        {
          best = (node, frame.left)
        }
        node += 1
      }
      if let best { nodes.append(best.node) }
    }
  }

  private static func isCorner(_ frame: Rect, of screen: Rect) -> Bool {
    frame.bottom <= height && frame.top >= 0
      && frame.left - screen.left <= BarElements.margin
      && frame.left >= screen.left && sizes.contains(frame.width) && sizes.contains(frame.height)
  }

  private static func isOfIOS(_ root: Int, _ tree: ViewTree) -> Bool {
    let name = tree[root].className
    return name.hasPrefix("XCUIElementType") || name.hasPrefix("UIA") || name == "Application"
  }
}
