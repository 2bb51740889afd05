import Hierarchy

/// Targets whose place on the screen is no rectangle that is known: one finding for each cause.
struct UnplacedTargets {
  /// Why a place is not known.
  enum Cause: Int, Comparable {
    /// Levels above it are left out.
    case gap
    /// It lies in a scroll view that does not say how far it is scrolled.
    case scrolled
    /// Its constraints put it, or a view above it, elsewhere than its frame says.
    case misplaced
    /// It, or a view above it, prints no frame.
    case noFrame
    /// It, or a view above it, prints a frame or transform that cannot be read.
    case unreadable
    /// Its size cannot be worked out: a turn by an odd multiple of 45 degrees.
    case noSize
    /// It is turned by another angle, and sheared or cut by an ancestor.
    case cutTurned

    static func < (one: Cause, other: Cause) -> Bool { one.rawValue < other.rawValue }
  }

  private struct Key: Hashable {
    let root: Int
    let cause: Cause
  }

  private struct Group {
    /// The view that is the cause, for the first target.
    let view: Int
    var targets: [Int] = []
    /// True as long as every target is the cause itself.
    var areTheCause = true

    mutating func add(_ target: Int, isTheCause: Bool) {
      targets.append(target)
      areTheCause = areTheCause && isTheCause
    }
  }

  private let context: AuditContext
  private var groups: [Key: Group] = [:]

  /// Collects what cannot be told of, and hands out those that are turned and too small.
  ///
  /// - Parameter judge: Given a turned target and its size; true when that is too small for it,
  ///   whatever an ancestor cuts off.
  init(_ context: AuditContext, judge: (TapTarget, Size) -> Bool) {
    self.context = context
    for target in context.hampered where target.obstacle == .noGeometry {
      let node = target.node
      // A back button that cannot be measured is what target-oversized speaks of.
      if context.backButton(of: node) != nil || context.roles.isUIKitsPrivate(node) { continue }
      if let size = context.fullTurnedSize(of: node) {
        if judge(target, size) || context.turnedSize(of: target) != nil { continue }
      }
      if !context.isReprinted(node) { add(node) }
    }
  }

  private mutating func add(_ node: Int) {
    guard let (cause, view) = cause(of: node) else { return }
    let key = Key(root: context.tree.root(of: node), cause: cause)
    groups[key, default: Group(view: view)].add(node, isTheCause: view == node)
  }

  /// The nearest view that hides a target's place; nil where invalid-frame reports it.
  private func cause(of node: Int) -> (Cause, Int)? {
    let tree = context.tree
    var current: Int? = node
    while let view = current {
      if tree.placementInSuperview(of: view) == nil {
        let flags = tree.flags(of: view)
        if flags.contains(.malformedFrame), !flags.contains(.isCut), view == node { return nil }
        if flags.contains(.belowGap) {
          if tree.traits.isDesign { return (.misplaced, view) }
          guard tree.traits.hidesOffsets, let outer = tree.parent(of: view) else {
            return (.gap, view)
          }
          return (.scrolled, outer)
        }
        if !flags.isDisjoint(with: [.noFrame, .isLayer]) { return (.noFrame, view) }
        if !flags.isDisjoint(with: [.malformedFrame, .malformedTransform]) {
          return (.unreadable, view)
        }
        return (.noSize, view)
      }
      current = tree.parent(of: view)
    }
    return (.cutTurned, turned(above: node))
  }

  /// The nearest view at or above a node that is turned.
  private func turned(above node: Int) -> Int {
    var current: Int? = node
    while let view = current {
      if context.tree.flags(of: view).contains(.hasTransform) { return view }
      current = context.tree.parent(of: view)
    }
    return node
  }

  /// One finding for each cause in each tree.
  func findings(_ rule: RuleID, _ severity: Severity) -> [Finding] {
    let order = groups.sorted { ($0.key.root, $0.key.cause) < ($1.key.root, $1.key.cause) }
    return order.map { key, group in
      let tree = context.tree
      let first = group.targets[0]
      return Finding(
        rule, severity, .cannotTell, basis: .frame, node: first,
        related: Array(group.targets.dropFirst().prefix(8)),
        measured: .targets(group.targets.count), group: group.targets
      ) {
        .init(
          message: Self.message(key.cause, group, first, tree),
          ask: Self.ask(key.cause, group.view, tree))
      }
    }
  }

  private static func message(
    _ cause: Cause, _ group: Group, _ first: Int, _ tree: ViewTree
  ) -> String {
    let count = group.targets.count
    let name = tree[first].className
    let subject = count == 1 ? name : "\(count) targets, the first a \(name),"
    let view = tree[group.view].className
    let isOne = count == 1
    let itself = group.areTheCause
    let lies = isOne ? "lies in \(view)" : "lie in views such as \(view)"
    let which = isOne ? "which prints" : "which print"
    let reason =
      switch cause {
      case .gap: "\(isOne ? "stands" : "stand") below levels that the file leaves out"
      case .scrolled:
        "\(lies), and how far \(isOne ? "it is" : "they are") scrolled the file leaves out"
      case .misplaced:
        (itself ? isOne ? "is" : "are" : "\(lies), which \(isOne ? "is" : "are")")
          + " misplaced: constraints give another frame than the one in the file"
      case .noFrame: (itself ? isOne ? "prints" : "print" : "\(lies), \(which)") + " no frame"
      case .unreadable:
        (itself ? isOne ? "prints" : "print" : "\(lies), \(which)")
          + " a frame or transform that cannot be read"
      case .noSize:
        (itself ? isOne ? "is" : "are" : "\(lies), which \(isOne ? "is" : "are")")
          + " turned by an odd multiple of 45 degrees, under which a frame does not tell the size"
      case .cutTurned:
        "\(isOne ? "is" : "are") turned by an angle and reach\(isOne ? "es" : "") out of an ancestor"
      }
    let it = isOne ? "it" : "them"
    return "\(subject) \(reason): how much of \(it) takes touches, and where, cannot be told."
  }

  private static func ask(_ cause: Cause, _ view: Int, _ tree: ViewTree) -> String {
    let print = "po [[UIWindow keyWindow] recursiveDescription]"
    if cause == .misplaced {
      return
        "update the frames in Interface Builder and save again, or in the running app: \(print)"
    }
    if cause == .scrolled, let scroll = tree[view].address {
      return "po (CGPoint)[(UIScrollView *)\(scroll) contentOffset], or: \(print)"
    }
    guard cause == .noSize || cause == .cutTurned else { return print }
    return "expr (void)[(UIView *)\(tree[view].address ?? "VIEW") setTransform:"
      + "(CGAffineTransform){1, 0, 0, 1, 0, 0}], then \(print)"
  }
}
