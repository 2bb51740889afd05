import Hierarchy

/// What stands in a bar beside a back button: items, stacks of them, titles, custom views.
struct BarStanding: Sendable {
  /// So many views of a bar are looked at; no bar that people can use holds as many.
  private static let most = 64
  /// What lies behind everything, or is seen by nobody.
  private static let others: ClassRole = [.barBackground, .backIndicator, .barContent, .furniture]

  /// A view right in the bar, or in its content view.
  struct View: Sendable {
    let node: Int
    /// Its frame in the bar's bounds space.
    let frame: Rect
    /// True for what shows the screen's title.
    let isTitle: Bool
    /// The labels in a title that can be cut with it; nil for a view that keeps its size.
    let labels: [Int]?
  }

  private(set) var views: [View] = []

  /// Looks at a bar. Complexity: O(views of the bar).
  init(in bar: Int, without pieces: Set<Int>, _ context: AuditContext) {
    let tree = context.tree
    var roots = Array(tree.children(of: bar).prefix(Self.most))
    for child in roots where context.roles.role(of: child).contains(.barContent) {
      roots += tree.children(of: child).prefix(Self.most)
    }
    for node in roots where !pieces.contains(node) {
      let role = context.roles.role(of: node)
      guard role.isDisjoint(with: Self.others), !tree.flags(of: node).contains(.isLayer),
        context.locator.context.isShown(node, in: bar),
        let frame = context.locator.context.frame(of: node, in: bar), !frame.isEmpty
      else { continue }
      let labels = Self.labels(of: node, context)
      let isTitle = role.contains(.barTitle) || labels != nil
      views.append(View(node: node, frame: frame, isTitle: isTitle, labels: labels))
    }
  }

  /// The labels of a view that is one, or holds nothing else; nil for any other view.
  private static func labels(of node: Int, _ context: AuditContext) -> [Int]? {
    let isLabel = context.roles.role(of: node).contains(.label)
    let children = Array(context.tree.children(of: node))
    let all = children.allSatisfy { context.roles.role(of: $0).contains(.label) }
    guard !context.roles.isTarget(node), isLabel || all && !children.isEmpty else { return nil }
    return isLabel ? [] : children
  }
}
