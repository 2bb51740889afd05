import Hierarchy

/// What makes a navigation bar see-through: an alpha below 1, or a hidden background.
///
/// It is no fault by itself; it spoils the transition when the bar of the other screen differs.
struct BarTransparency: Sendable {
  /// The bar's alpha where it is below 1.
  private let alpha: Double?
  /// True when its background is hidden or at alpha 0.
  private let hidesBackground: Bool

  /// Looks at a bar; nil when it is an ordinary one.
  init?(_ bar: Int, _ context: AuditContext) { self.init(bar, context.tree, context.roles) }

  /// The same without an audit.
  init?(_ bar: Int, _ tree: ViewTree, _ roles: RoleTable) {
    alpha = tree.alpha(of: bar) < 1 ? tree.alpha(of: bar) : nil
    hidesBackground = tree.children(of: bar).contains { child in
      roles.role(of: child).contains(.barBackground)
        && (tree.flags(of: child).contains(.hidden)
          || tree.alpha(of: child) <= HitTester.deadAlpha)
    }
    if alpha == nil, !hidesBackground { return nil }
  }

  /// What is to be said, as a sentence.
  var remark: String {
    var facts: [String] = []
    if let alpha { facts.append("alpha \(alpha.points)") }
    if hidesBackground { facts.append("a hidden background") }
    return "The bar has \(facts.joined(separator: " and ")): where the other screen's bar has not, "
      + "it changes abruptly in a push or pop."
  }
}
