import Hierarchy

/// Two targets that are compared with each other.
struct TargetPair {
  let one: Int
  let other: Int
  private let context: AuditContext

  init(_ one: Int, _ other: Int, _ context: AuditContext) {
    self.one = one
    self.other = other
    self.context = context
  }

  /// True when one lies in the other in the tree.
  var isNested: Bool { context.tree.contains(one, other) || context.tree.contains(other, one) }

  /// False for what scrolls and a bar outside it: the one passes under the other and comes out again.
  var mayMeet: Bool {
    let (first, second) = (surroundings(of: one), surroundings(of: other))
    return !(first.scroll != nil && second.isInBar || second.scroll != nil && first.isInBar)
  }

  /// True where one scrolls past the other, or both scroll on their own.
  var passEachOther: Bool { surroundings(of: one).scroll != surroundings(of: other).scroll }

  /// True when both are said to do the same: the same identifier or label.
  var isEquivalent: Bool { Names(of: context.tree[one]).meet(context.tree[other]) }

  /// What a target is called where it says what it does; found once, and compared with many.
  struct Names {
    private let words: [String?]
    private static let keys = [AttributeKey.accessibilityIdentifier, .accessibilityLabel]

    init(of node: Node) { words = node.strings(Self.keys).map { $0 == "" ? nil : $0 } }

    /// True when another target has the same identifier or label.
    func meet(_ other: Node) -> Bool {
      guard words.contains(where: { $0 != nil }) else { return false }
      return zip(words, other.strings(Self.keys)).contains { $0 != nil && $0 == $1 }
    }
  }

  /// The nearest view that scrolls around a target, and whether a bar is nearer.
  private func surroundings(of node: Int) -> (scroll: Int?, isInBar: Bool) {
    var isInBar = false
    var ancestor = context.tree.parent(of: node)
    while let current = ancestor {
      let role = context.roles.role(of: current)
      if role.contains(.scrollView) || context.tree.states(of: current).contains(.scrolls) {
        return (current, isInBar)
      }
      if !role.isDisjoint(with: [.navigationBar, .itemBar]) { isInBar = true }
      ancestor = context.tree.parent(of: current)
    }
    return (nil, isInBar)
  }
}

extension Node {
  /// The class, and the text, label or identifier that it is known by.
  var calledByText: String {
    let words = [text, string(.accessibilityLabel), string(.accessibilityIdentifier)]
    guard let word = words.compactMap({ $0 }).first(where: { !$0.isEmpty }) else {
      return className
    }
    return "\(className) '\(word.prefix(40))'"
  }
}
