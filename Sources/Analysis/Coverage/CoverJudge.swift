import Hierarchy

/// Tells the views that stand in a target's way from those that may lie on it.
struct CoverJudge {
  /// What a view on a target is to it.
  enum Place {
    /// It takes touches that were meant for the target.
    case inTheWay
    /// It is another target inside, or a part of one.
    case contained
    /// It comes and goes with UIKit or with scrolling, or passes touches on in code that no file
    /// shows.
    case excused
  }

  let target: Int
  let context: AuditContext
  private let root: Int
  /// The nearest scroll view around the target.
  private let scroll: Int?
  private var tree: ViewTree { context.tree }
  private var roles: RoleTable { context.roles }

  init(_ target: Int, _ context: AuditContext) {
    self.target = target
    self.context = context
    root = context.tree.root(of: target)
    scroll = context.scrollView(around: target)
  }

  /// Where a cover belongs. Complexity: O(depth).
  func place(of cover: LiveMap.Cover) -> Place {
    let node = cover.node
    if tree.contains(target, node) { return placeInside(node) }
    if tree.root(of: node) != root || !context.isKnownToTake(node) { return .excused }
    // The bar takes the taps of both.
    if roles.role(of: node).contains(.backContainer),
      roles.role(of: target).contains(.backContainer)
    {
      return .excused
    }
    var current = node
    var isUIKits = false
    while let parent = tree.parent(of: current) {
      isUIKits = isUIKits || isStructure(current)
      if tree.contains(parent, target) { break }
      current = parent
    }
    if context.areOfOnePile(target, node) { return .excused }
    return isUIKits || scrollsAway(cover, inSight: current) ? .excused : .inTheWay
  }

  /// A plain view inside a control keeps the control's touches; anything else acts for it, or is
  /// seen by its recognizers.
  private func placeInside(_ node: Int) -> Place {
    var current = node
    while current != target {
      if roles.isTarget(current) { return .contained }
      if isStructure(current) { return .excused }
      guard let parent = tree.parent(of: current) else { return .excused }
      current = parent
    }
    return context.losesToPlainViews(target) && context.isKnownToTake(node) ? .inTheWay : .excused
  }

  /// True for what UIKit lays over an app's views: bars, presented screens, keyboards, section
  /// headers, and its private views.
  private func isStructure(_ node: Int) -> Bool {
    let role = roles.role(of: node)
    if role.contains(.scrollView) { return false }
    if role.contains(.systemClass), role.contains(.container) || roles.isUIKitsPrivate(node) {
      return true
    }
    return tree[node].baseClassName.map(Self.reusable.contains) ?? false
  }

  private static let reusable: Set<String> = [
    "UITableViewHeaderFooterView", "UICollectionReusableView",
  ]

  /// True when scrolling brings the target out from under a cover, or the cover off the target.
  private func scrollsAway(_ cover: LiveMap.Cover, inSight branch: Int) -> Bool {
    guard let scroll else { return context.scrollView(around: cover.node) != nil }
    if !tree.contains(scroll, cover.node) {
      // What lies over all of the scroll view stays over the target wherever it is scrolled to.
      guard let outer = tree.screenFrame(of: scroll), let over = tree.screenFrame(of: branch) else {
        return true
      }
      return !over.contains(outer, tolerance: 0.05)
    }
    // Headers that stick, and rows on the move, lie beside the cell in the table.
    guard let parent = tree.parent(of: branch), context.isListed(parent, in: scroll) else {
      return context.scrollView(around: cover.node) != scroll
    }
    return true
  }
}

extension AuditContext {
  /// The nearest scroll view around a node. Complexity: O(depth).
  func scrollView(around node: Int) -> Int? {
    var ancestor = tree.parent(of: node)
    while let current = ancestor, !roles.role(of: current).contains(.scrollView) {
      ancestor = tree.parent(of: current)
    }
    return ancestor
  }

  /// True for a table or collection, and for what holds its cells.
  fileprivate func isListed(_ node: Int, in scroll: Int) -> Bool {
    let names = [tree[scroll].className, tree[scroll].baseClassName ?? ""]
    return (node == scroll || roles.role(of: node).isSuperset(of: [.systemClass, .container]))
      && names.contains { $0.hasSuffix("TableView") || $0.hasSuffix("CollectionView") }
  }

  /// False for views that answer for touches in code which no file shows: those of React Native
  /// (pointerEvents), SwiftUI and Flutter, UIKit's in Swift, and those named for passing touches on.
  func isKnownToTake(_ node: Int) -> Bool {
    if roles.isTarget(node) { return true }
    if roles.role(of: node).contains(.asksOutside) { return false }
    let name = tree[node].className
    if ["RCT", "RNS", "RNC", "RNG", "Flutter", "UIKit."].contains(where: name.hasPrefix) {
      return false
    }
    return !["SwiftUI", "assthrough", "assThrough", "ouchThrough"].contains { name.holds($0) }
  }

  /// True for a control that gets no touch of a plain view inside it: UIKit's button, or a class that
  /// prints a control as its superclass, without a recognizer.
  func losesToPlainViews(_ node: Int) -> Bool {
    let role = roles.role(of: node)
    guard role.contains(.control),
      role.isDisjoint(with: [.barItem, .actsForParts, .drawsItself, .systemSized]),
      !tree.flags(of: node).contains(.hasGestureRecognizers), isKnownToTakeAlone(node)
    else { return false }
    return true
  }

  private func isKnownToTakeAlone(_ node: Int) -> Bool {
    let view = tree[node]
    if !roles.role(of: node).contains(.namedLikeTarget) {
      return !view.className.hasPrefix("RNG")
    }
    return view.baseClassName == "UIControl" || view.baseClassName == "UIButton"
  }
}
