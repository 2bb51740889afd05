import Hierarchy

/// One navigation bar of a tree: its era, and whether it is in a transition.
package struct NavigationBar: Sendable {
  private let index: Int32
  /// The era that its parts show; nil when nothing tells.
  package let era: Era?
  /// What shows that a push or pop was running; empty when nothing does.
  package let transitionSigns: TransitionSigns
  /// False when the bar and all its children have zero size: not laid out yet.
  package let isLaidOut: Bool

  /// The bar's node.
  package var node: Int { Int(index) }
  /// True when the dump was taken during a push or pop.
  package var isInTransition: Bool { !transitionSigns.isEmpty }

  /// Reads a bar off its subtree. Complexity: O(nodes of the bar).
  init(_ node: Int, in tree: ViewTree, roles: RoleTable, wrapperIsDisabled: Bool) {
    index = Int32(node)
    var found = BarParts()
    for child in tree.children(of: node) { found.add(child, in: tree, roles: roles) }
    isLaidOut = tree.frame(of: node).map { !$0.isEmpty } ?? false || found.hasSize
    era = found.era
    var signs = found.transitionSigns
    if tree.flags(of: node).contains(.interactionDisabled) { signs.insert(.barDisabled) }
    if wrapperIsDisabled { signs.insert(.wrapperDisabled) }
    transitionSigns = signs
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
  private(set) var transitionSigns: TransitionSigns = []

  mutating func add(_ child: Int, in tree: ViewTree, roles: RoleTable) {
    let role = roles.role(of: child)
    let node = tree[child]
    if let frame = node.frame, !frame.isEmpty { hasSize = true }
    if role.contains(.barTitle) {
      titles += 1
      if titles == 2 { transitionSigns.insert(.twoTitles) }
    }
    if role.contains(.backIndicator) {
      hasIndicator = true
      let alpha = tree.alpha(of: child)
      if alpha > 0.01, alpha < 0.99 { transitionSigns.insert(.fadingIndicator) }
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
      transitionSigns.insert(.namedTransition)
    }
    for part in tree.children(of: content)
    where roles.role(of: part).contains(.barItemStack) && tree.alpha(of: part) == 0 {
      transitionSigns.insert(.fadedStack)
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
