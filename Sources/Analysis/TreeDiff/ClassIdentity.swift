import Hierarchy

/// What of a class name tells it from others in the next capture too.
enum ClassIdentity {
  /// What a kind is known by under some terms.
  static func name(of kind: NodeKind, in tree: ViewTree, _ terms: DiffTerms) -> String {
    let name = tree.name(in: kind.className)
    return terms.saysTheSame ? Discriminators.stripped(name) : word(name)
  }

  /// What tools place before the word for what a view is.
  private static let prefixes = [
    "XCUIElementType", "android.widget.", "android.view.", "UIA", "UI",
  ]

  /// The word for what a view is, which tools share that name classes in their own way: `button` for
  /// `UIButton` and for `XCUIElementTypeButton`.
  private static func word(_ name: String) -> String {
    let prefix = prefixes.first { name.hasPrefix($0) && name.utf8.count > $0.utf8.count }
    return name.dropFirst(prefix?.count ?? 0).lowercased()
  }
}
