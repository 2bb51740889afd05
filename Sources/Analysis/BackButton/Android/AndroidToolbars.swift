import Hierarchy

/// Which nodes are tool bars, by their identifier or class.
struct AndroidToolbars {
  private static let names: Set<Substring> = [
    "action_bar", "toolbar", "collapsing_toolbar", "open_search_view_toolbar",
  ]

  private let tree: ViewTree
  /// The answer for each kind.
  private let kinds: [Bool]

  init(_ tree: ViewTree) {
    self.tree = tree
    kinds = tree.kinds.map { tree.name(in: $0.className).hasSuffix("Toolbar") }
  }

  /// True for a tool bar.
  func contains(_ node: Int) -> Bool {
    if kinds[tree.kindIndex(of: node)] { return true }
    guard mayBeNamed(node) else { return false }
    let name = tree[node].string(.accessibilityIdentifier)?.split(separator: "/").last ?? ""
    return Self.names.contains(name) || name.hasSuffix("_toolbar")
  }

  /// False for most nodes whose identifier is no tool bar's, by its last byte alone.
  private func mayBeNamed(_ node: Int) -> Bool {
    guard let value = tree.syntax.value(of: .accessibilityIdentifier, in: tree[node]),
      !value.isEmpty
    else { return false }
    let last = tree.source.byte(at: value.upperBound - 1)
    // All names end alike; a stroke is left out, and a reference may stand for any letter.
    return last == UInt8(ascii: "r") || last == UInt8(ascii: "/") || last == UInt8(ascii: ";")
  }

  /// The tool bar around a node; nil outside one. Complexity: O(depth).
  func toolbar(around node: Int) -> Int? {
    var ancestor = tree.parent(of: node)
    while let current = ancestor, !contains(current) { ancestor = tree.parent(of: current) }
    return ancestor
  }
}
