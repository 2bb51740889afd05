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

  private let contentIndex: Int32
  private let indicatorIndex: Int32

  /// The content view of iOS 11 and later.
  var content: Int? { contentIndex < 0 ? nil : Int(contentIndex) }
  /// The system's arrow up to iOS 10, shown or not.
  var indicator: Int? { indicatorIndex < 0 ? nil : Int(indicatorIndex) }
  /// False for a bar too low for any item.
  let hasRoomForItems: Bool
  /// What is measured of the bar where it is printed as accessibility elements; nil for views, and
  /// where its place is not known.
  let elements: BarElements?
  /// The system's own back button, once a signature has found it.
  var systemButton: Int?
  /// The bar's node.
  package var node: Int { Int(index) }
  /// True when the dump was taken during a push or pop.
  package var isInTransition: Bool { !transitionSigns.isEmpty }

  /// The least height of a bar that people tap items in, in points: the least target of WCAG 2.2,
  /// success criterion 2.5.8. UIKit's lowest bar is 32 high (an iPhone on its side), and apps draw
  /// some of 30; what is lower is a strip or a bar on its way in.
  private static let leastHeight = 24.0

  /// Reads a bar off its subtree. Complexity: O(nodes of the bar).
  init(
    _ node: Int, in tree: ViewTree, roles: RoleTable, wrapperIsDisabled: Bool = false,
    elements: BarElements? = nil
  ) {
    index = Int32(node)
    self.elements = elements
    var found = BarParts()
    for child in tree.children(of: node) { found.add(child, in: tree, roles: roles) }
    isLaidOut = tree.frame(of: node).map { !$0.isEmpty } ?? false || found.hasSize
    hasRoomForItems =
      tree.frame(of: node).map { min($0.width, $0.height) >= Self.leastHeight } ?? false
    era = found.era
    contentIndex = found.content
    indicatorIndex = found.indicator
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
  private(set) var indicator: Int32 = -1
  private(set) var content: Int32 = -1
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
      if indicator < 0 { indicator = Int32(child) }
      if TransitionSigns.isFading(tree.alpha(of: child)) {
        transitionSigns.insert(.fadingIndicator)
      }
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
    if self.content < 0 { self.content = Int32(content) }
    let node = tree[content]
    if !node.className.hasPrefix("_UI") { isGlass = true }
    let suffix = node.string(.suffix) ?? ""
    if suffix.holds("layout=") || suffix.holds("transitionContext=") { isModern = true }
    if suffix.holds("transitionContext=") {
      transitionSigns.insert(.namedTransition)
    }
    var titles = 0
    var guides = 0
    for part in tree.children(of: content) {
      let role = roles.role(of: part)
      if role.contains(.barItemStack), tree.alpha(of: part) == 0 {
        transitionSigns.insert(.fadedStack)
      }
      if !role.isDisjoint(with: [.barTitle, .label]), isTitle(part, in: tree) { titles += 1 }
      if role.contains(.furniture), isBackGuide(part, in: tree) { guides += 1 }
    }
    if titles > 1 { transitionSigns.insert(.twoTitles) }
    if guides > 1 { transitionSigns.insert(.twoBackGuides) }
  }

  private func isTitle(_ node: Int, in tree: ViewTree) -> Bool {
    !tree.flags(of: node).contains(.hidden) && tree.frame(of: node).map { !$0.isEmpty } ?? false
  }

  /// True for the guide that keeps room for a back button; it is known by its identifier.
  private func isBackGuide(_ node: Int, in tree: ViewTree) -> Bool {
    tree.source.string(in: tree.range(of: node)).holds("BackButtonGuide")
  }

  var era: Era? {
    if isGlass { return .ios26 }
    if content >= 0 { return isModern ? .ios13 : .ios11 }
    if hasLegacyBackground { return .ios6 }
    return hasFlatBackground || indicator >= 0 ? .ios7 : nil
  }
}
