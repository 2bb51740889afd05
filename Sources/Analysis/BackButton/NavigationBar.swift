import Hierarchy

/// One navigation bar of a tree: its era, where it lies, and whether it is in a transition.
package struct NavigationBar: Sendable {
  /// The bar's node.
  package let node: Int
  /// The era that its parts show; nil when nothing tells.
  package let era: Era?
  /// Where the bar lies on the screen; nil where that is not known.
  package let placement: Placement?
  /// What shows that a push or pop was running; empty when nothing does.
  package let transitionSigns: [String]
  /// True when bar, background and all other children are zero-sized: not laid out yet.
  package let isLaidOut: Bool

  /// The bar's bounds, which era models are worked out in.
  package var bounds: Rect? { placement?.bounds }
  /// True when the dump was taken during a push or pop.
  package var isInTransition: Bool { !transitionSigns.isEmpty }

  /// Reads a bar off its subtree. Complexity: O(nodes of the bar).
  init(_ node: Int, in tree: ViewTree, roles: RoleTable, wrapperIsDisabled: Bool) {
    self.node = node
    var found = BarParts()
    for child in tree.children(of: node) { found.add(child, in: tree, roles: roles) }
    placement = tree.placement(of: node)
    isLaidOut = tree.frame(of: node).map { !$0.isEmpty } ?? false || found.hasSize
    era = found.era
    var signs: [String] = []
    if tree.flags(of: node).contains(.interactionDisabled) {
      signs.append("the bar is interaction-disabled")
    }
    if wrapperIsDisabled { signs.append("a controller's wrapper view is interaction-disabled") }
    transitionSigns = signs + found.transitionSigns
  }
}

/// What the children of a bar show.
private struct BarParts {
  private var hasLegacyBackground = false
  private var hasFlatBackground = false
  private var hasIndicator = false
  private var hasContentView = false
  private var isGlass = false
  private var isModern = false
  private var titles = 0
  private(set) var hasSize = false
  private(set) var transitionSigns: [String] = []

  mutating func add(_ child: Int, in tree: ViewTree, roles: RoleTable) {
    let role = roles.role(of: child)
    let node = tree[child]
    if let frame = node.frame, !frame.isEmpty { hasSize = true }
    if role.contains(.barTitle) { titles += 1 }
    if titles == 2, role.contains(.barTitle) { transitionSigns.append("two titles are present") }
    if role.contains(.backIndicator) {
      hasIndicator = true
      let alpha = tree.alpha(of: child)
      if alpha > 0.01, alpha < 0.99 { transitionSigns.append("the back indicator is fading") }
    }
    if role.contains(.barBackground) {
      switch node.className {
      case "UINavigationBarBackground": hasLegacyBackground = true
      default: hasFlatBackground = true
      }
      for part in tree.children(of: child)
      where tree[part].className == "_UIBarBackgroundShadowView" {
        isModern = true
      }
    }
    if role.contains(.barContent) { addContent(child, in: tree, roles: roles) }
  }

  private mutating func addContent(_ content: Int, in tree: ViewTree, roles: RoleTable) {
    hasContentView = true
    let node = tree[content]
    if node.className.hasPrefix("UIKit.") { isGlass = true }
    let suffix = node.string(.suffix) ?? ""
    if suffix.holds("layout=") || suffix.holds("transitionContext=") { isModern = true }
    if suffix.holds("transitionContext=") {
      transitionSigns.append("the content view names a transition")
    }
    for part in tree.children(of: content)
    where roles.role(of: part).contains(.barItemStack) && tree.alpha(of: part) == 0 {
      transitionSigns.append("a stack of items is at alpha 0")
      break
    }
  }

  var era: Era? {
    if isGlass { return .ios26 }
    if hasContentView { return isModern ? .ios13 : .ios11 }
    if hasLegacyBackground { return .ios6 }
    return hasFlatBackground || hasIndicator ? .ios7 : nil
  }
}
