import Hierarchy

/// The role of every kind of a tree, so that a node's role is one look-up.
///
/// Whatever looks at classes holds it, so it is shared and not copied.
package final class RoleTable: Sendable {
  private let kinds: [Kind]
  /// The buttons among accessibility elements, in pre-order.
  private let elementButtons: [Int32]
  private let tree: ViewTree
  /// True where the file says of each node whether it takes touches, and classes are not UIKit's.
  private let goesByStates: Bool
  /// True where the file may say of a view of UIKit's more than its class does.
  private let hasWords: Bool

  /// What is known of a kind.
  struct Kind {
    let role: ClassRole
    let aim: Aim
    /// True for buttons among accessibility elements.
    let isElementButton: Bool
    /// True for a class of Apple's other frameworks.
    let isFrameworks: Bool

    /// Judges a class by its name, and by that of its printed superclass.
    init(_ kind: NodeKind, in tree: ViewTree) {
      let name = tree.name(in: kind.className)
      let base = kind.baseClassName.map(tree.name(in:))
      let listsElements = tree.traits.frames == .accessibility
      if tree.traits.touchRule == .clickable {
        role = []
      } else if tree.traits.isDesign {
        role = .role(ofFamily: base ?? name, custom: base.map { _ in name })
      } else {
        let role = ClassRole.role(of: name, base: base)
        self.role = listsElements ? role.union(.role(ofElement: name)) : role
      }
      aim = Aim(role)
      isElementButton = listsElements && ClassRole.elementType(name) == "Button"
      isFrameworks = ClassRole.isFrameworks(name, base: base)
    }
  }

  /// When a view of a class is a tap target.
  enum Aim: UInt8 {
    case never, always
    /// When it takes touches: the class is only named like a target.
    case interactive
    /// When it has recognizers.
    case recognizing
    /// When it has recognizers and is no part of a control.
    case recognizingAlone

    init(_ role: ClassRole) {
      if role.contains(.furniture) {
        self = .never
      } else if !role.isDisjoint(with: [.control, .cell, .barItem]) {
        self = role.contains(.namedLikeTarget) ? .interactive : .always
      } else if !role.isDisjoint(with: [.container, .label]) {
        self = .never
      } else {
        self = role.isDisjoint(with: [.systemClass, .image]) ? .recognizing : .recognizingAlone
      }
    }
  }

  /// Judges every class that occurs, or remembers what was said of it in another tree. Complexity:
  /// O(classes).
  package init(_ tree: ViewTree, memory: RoleMemory? = nil) {
    self.tree = tree
    goesByStates = tree.traits.touchRule == .clickable
    hasWords = tree.hasWords
    let listsElements = tree.traits.frames == .accessibility
    if let memory {
      kinds = memory.kinds(of: tree)
    } else {
      kinds = tree.kinds.map { Kind($0, in: tree) }
    }
    elementButtons = listsElements ? tree.nodes(ofKinds: kinds.map(\.isElementButton)) : []
  }

  /// The role of a node's class. Complexity: O(1).
  @inline(__always)
  package func role(of node: Int) -> ClassRole {
    let role = kinds[tree.kindIndex(of: node)].role
    if hasWords, tree.states(of: node).contains(.systemSized) { return role.union(.systemSized) }
    return role
  }

  /// True for a button among accessibility elements, whichever tool names it. Complexity: O(1).
  func isElementButton(_ node: Int) -> Bool { kinds[tree.kindIndex(of: node)].isElementButton }

  /// The buttons among the accessibility elements in a node, whichever tool names them, in pre-order.
  /// Complexity: O(log buttons).
  func elementButtons(in node: Int) -> ArraySlice<Int32> {
    let first = firstElementButton(from: node + 1)
    let end = firstElementButton(from: tree.subtreeEnd(of: node))
    return elementButtons[first..<end]
  }

  private func firstElementButton(from node: Int) -> Int {
    var (low, high) = (0, elementButtons.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(elementButtons[middle]) < node { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The nodes that have one of the roles, in pre-order. Complexity: O(nodes).
  func nodes(with wanted: ClassRole) -> [Int32] {
    tree.nodes(ofKinds: kinds.map { !$0.role.isDisjoint(with: wanted) })
  }

  /// True when a class with one of the roles occurs at all.
  package func contains(_ role: ClassRole) -> Bool {
    kinds.contains { !$0.role.isDisjoint(with: role) }
  }

  /// True when a node is a tap target: a control, a cell, a bar item, or a view with recognizers
  /// that is no container.
  ///
  /// An image, or a view of UIKit's own, with recognizers inside a control is a part of that
  /// control; a label is never a target. A class that is only named like one must take touches.
  @inline(__always)
  package func isTarget(_ node: Int) -> Bool {
    if goesByStates || hasWords, let isTarget = saidTarget(node) { return isTarget }
    let aim = kinds[tree.kindIndex(of: node)].aim
    return aim == .never ? false : isTarget(node, aim)
  }

  /// True for a node that does what makes a view of its class a target.
  private func isTarget(_ node: Int, _ aim: Aim) -> Bool {
    let flags = tree.flags(of: node)
    if flags.contains(.isLayer) { return false }
    switch aim {
    case .never: return false
    case .always: return true
    case .interactive: return !flags.contains(.interactionDisabled)
    case .recognizing: return flags.contains(.hasGestureRecognizers)
    case .recognizingAlone:
      return flags.contains(.hasGestureRecognizers) && enclosingControl(of: node) == nil
    }
  }

  /// Whether the file says of a node that it takes touches, so that its class is not asked; nil
  /// where it says nothing.
  @inline(never)
  private func saidTarget(_ node: Int) -> Bool? {
    if goesByStates {
      let states = tree.states(of: node)
      return states.isDisjoint(with: [
        .disabled, .seemsInvisible, .composite, .touchThrough,
      ]) && tree.takesTouches(node)
    }
    return tree.traits.touchRule == .uiKit ? statedTarget(node) : nil
  }

  /// Whether the file itself says that a node is a target, or none; nil where it says nothing.
  private func statedTarget(_ node: Int) -> Bool? {
    let states = tree.states(of: node)
    if !states.isDisjoint(with: [.composite, .touchThrough]) { return false }
    if states.contains(.takesTouches) { return true }
    return states.contains(.takesNoTouches) ? false : nil
  }

  /// True for a view that is drawn and takes no touches itself; what is in it may.
  package func letsTouchesThrough(_ node: Int) -> Bool {
    hasWords && tree.states(of: node).contains(.touchThrough)
  }

  /// True when no touch outside a node's bounds reaches its subviews, which is UIKit's rule.
  ///
  /// React Native's views ask their subviews outside too, unless they clip. This is the one place
  /// that says so: hit tests, reach and the rules ask here. Complexity: O(1).
  @inline(__always)
  package func cutsTouches(_ node: Int) -> Bool {
    !role(of: node).contains(.asksOutside) || tree.flags(of: node).contains(.clipsToBounds)
  }

  /// True for a target that is UIKit's own affair: a control that no app makes, or a view of its
  /// own with recognizers. It comes and goes with UIKit's states.
  package func isUIKitsPrivate(_ node: Int) -> Bool {
    let role = role(of: node)
    guard role.contains(.systemClass) else { return false }
    if role.contains(.namedLikeTarget) { return tree[node].className != "UIControl" }
    return role.isDisjoint(with: [.control, .cell, .barItem, .image])
      && !Self.plainViews.contains(tree[node].className)
  }

  /// True for a target that another framework of Apple's makes: a player's buttons, what a map or a web
  /// page reacts by, a pin. What it covers is covered all the same.
  func isFrameworks(_ node: Int) -> Bool { kinds[tree.kindIndex(of: node)].isFrameworks }

  /// True for a view inside a control that acts for it: a part of UIKit's own, which no app can
  /// put there.
  package func isPartOfControl(_ node: Int) -> Bool {
    role(of: node).contains(.systemClass) && !Self.plainViews.contains(tree[node].className)
  }

  /// UIKit's classes that apps put recognizers on.
  private static let plainViews: Set<String> = ["UIView", "UIStackView", "UIVisualEffectView"]

  /// The nearest control above a node, or nil. Complexity: O(depth).
  package func enclosingControl(of node: Int) -> Int? {
    var ancestor = tree.parent(of: node)
    while let current = ancestor {
      if role(of: current).contains(.control) { return current }
      ancestor = tree.parent(of: current)
    }
    return nil
  }
}
