import Hierarchy

/// What tells a view from others where no address does: its class path, and what it is called or
/// shows.
struct Look: Hashable {
  /// The classes from the view up to its root, by their numbers among the tree's kinds.
  private let path: [Int]
  private let content: [String]

  /// So many views of a target are looked through for texts.
  private static let mostParts = 32

  /// Nil where nothing but its class tells the view from others.
  init?(_ node: Int, _ tree: ViewTree, _ roles: RoleTable) {
    content = Self.content(of: node, tree, roles)
    guard !content.isEmpty else { return nil }
    var path: [Int] = []
    var current: Int? = node
    while let level = current {
      path.append(tree.kindIndex(of: level))
      current = tree.parent(of: level)
    }
    self.path = path
  }

  /// A view's identifier, label and text, and the texts of the labels in it.
  static func content(of node: Int, _ tree: ViewTree, _ roles: RoleTable) -> [String] {
    let view = tree[node]
    var content = [AttributeKey.accessibilityIdentifier, .accessibilityLabel, .text]
      .compactMap { view.string($0) }
    let end = min(tree.subtreeEnd(of: node), node + 1 + mostParts)
    for part in node + 1..<end where roles.role(of: part).contains(.label) {
      if let text = tree[part].text { content.append(text) }
    }
    return content.filter { !$0.isEmpty }
  }
}
