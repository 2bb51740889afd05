import Hierarchy

/// Touches that two targets lay claim to.
enum TargetOverlap: Rule {
  static let id = RuleID.targetOverlap
  static let severity = Severity.error
  static let summary = "Two targets lay claim to the same touches"
  static let page = """
    Where what can be reached of two targets overlaps, the upper one takes the touches that the lower \
    one's frame promises. Said once, of the one that loses them, with the eight that take most. An \
    error where a finger 48 points wide on the middle of its mark lies on the other by a quarter or \
    more of what of it lies on the target itself, which is how Lighthouse compared targets; else a \
    warning.

    Not compared are a target and one in it, one that lies wholly on another (it is judged by its \
    size, and the other by what is left), two that are called the same (identifier, label), what \
    scrolls and what does not scroll along, what keeps its place (fixed) and what does not, windows, \
    cards of a pile (views of one class in one superview, each a target by its recognizers, that lie \
    on each other by more than half), what a map or a web page reacts by, views on a panel that itself keeps touches from what is below, UIKit's own bar items and private \
    controls, and everything during a push or pop. A target of which nothing is left is another \
    rule's. In files of whole points edges may each be off by one. Where the file does not say what \
    lies on what, nothing is said.
    """
  static let examples = [
    RuleExample(
      "Two buttons, one of which was made wider",
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | ✗ <UIButton: 0x12; frame = (20 100; 60 44); opaque = NO; layer = <CALayer: 0x13>>
         | <UIButton: 0x14; frame = (60 100; 60 44); opaque = NO; layer = <CALayer: 0x15>>
      """),
    RuleExample(
      "Beside each other, on each other, and in each other",
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | <UIButton: 0x12; frame = (20 100; 60 44); opaque = NO; layer = <CALayer: 0x13>>
         | ✗ <UIButton: 0x14; frame = (80 100; 60 44); opaque = NO; layer = <CALayer: 0x15>>
         | <UIButton: 0x16; frame = (130 100; 60 44); opaque = NO; layer = <CALayer: 0x17>>
         | <UITableViewCell: 0x18; frame = (0 200; 320 60); layer = <CALayer: 0x19>>
         |    | <UIButton: 0x1a; frame = (260 8; 44 44); opaque = NO; layer = <CALayer: 0x1b>>
      """),
  ]

  /// A finger, in points: the square that Lighthouse put on a target.
  static let finger = 48.0
  /// The part of it on another target that is an error.
  static let tolerated = 0.25

  static var needsLiveMap: Bool { true }

  static func check(_ context: AuditContext, into findings: inout [Finding]) {
    guard let live = context.live else { return }
    for target in context.targets where target.obstacle == nil {
      guard let reach = target.reach, isJudged(target.node, context) else { continue }
      let region = live.region(of: target.node)
      // Most targets have all that they reach; of some nothing is left.
      guard !region.isEmpty, region.rects.count > 1 || region.rects[0] != reach,
        live.isExact(target.node), !context.roles.isFrameworks(target.node)
      else { continue }
      let rivals = rivals(of: target, reach, live, context)
      if !rivals.isEmpty {
        let left = shortfall(of: target, reach, region, context)
        findings.append(finding(target, reach, rivals, left, context))
      }
    }
  }

  /// The largest part that is left of a target and what is asked for, where the one is too small for
  /// the other and the whole target is not.
  private static func shortfall(
    of target: TapTarget, _ reach: Rect, _ region: Region, _ context: AuditContext
  ) -> (left: Size, wanted: Size)? {
    guard let minimum = context.options.requiredSize else { return nil }
    let wanted = TargetTooSmall.wanted(of: target, minimum: minimum, context)
    guard TargetTooSmall.isEnough(reach.size, wanted),
      let best = region.bestRect(reaching: wanted), !TargetTooSmall.isEnough(best.size, wanted)
    else { return nil }
    return (best.size, wanted)
  }

  /// True when the rule names all that take touches of a target, so that another need not.
  static func names(_ covers: [LiveMap.Cover], on target: TapTarget, _ context: AuditContext)
    -> Bool
  {
    guard context.options.applies(id), let live = context.live, let reach = target.reach,
      isJudged(target.node, context)
    else { return false }
    let named = Set(rivals(of: target, reach, live, context).map(\.node))
    return covers.allSatisfy { cover in
      context.target(actingFor: cover.node).map { named.contains($0.node) } ?? false
    }
  }

  private static func isJudged(_ node: Int, _ context: AuditContext) -> Bool {
    !context.roles.isUIKitsPrivate(node) && !context.roles.role(of: node).contains(.backContainer)
      && !context.isInTransition(node)
  }

  /// The targets that take touches of one, the largest share first.
  private static func rivals(
    of target: TapTarget, _ reach: Rect, _ live: LiveMap, _ context: AuditContext
  ) -> [Finding.Overlap] {
    var seen: Set<Int> = []
    var rivals: [Finding.Overlap] = []
    let names = TargetPair.Names(of: context.tree[target.node])
    for cover in live.covers(of: target.node, over: reach) {
      guard let upper = context.target(actingFor: cover.node), seen.insert(upper.node).inserted,
        let other = upper.reach, let shared = reach.intersection(other),
        isContest(target.node, upper.node, shared, reach, other, context),
        !names.meet(context.tree[upper.node])
      else { continue }
      rivals.append(
        .init(node: upper.node, rect: shared, ratio: ratio(target, reach, other, context)))
    }
    return rivals.sorted {
      ($0.ratio, $0.rect.area, -$0.node) > ($1.ratio, $1.rect.area, -$1.node)
    }
  }

  private static func isContest(
    _ lower: Int, _ upper: Int, _ shared: Rect, _ reach: Rect, _ other: Rect,
    _ context: AuditContext
  ) -> Bool {
    let tolerance = context.tree.traits.tolerance
    guard shared.width > tolerance, shared.height > tolerance,
      !shared.contains(reach, tolerance: tolerance), !shared.contains(other, tolerance: tolerance),
      upper != lower, isJudged(upper, context),
      context.tree.root(of: lower) == context.tree.root(of: upper)
    else { return false }
    let pair = TargetPair(lower, upper, context)
    let roles = context.roles
    let areUIKits =
      roles.role(of: lower).contains(.barItem) && roles.role(of: upper).contains(.barItem)
    return !pair.isNested && !areUIKits && !pair.passEachOther
      && context.isFixed(lower) == context.isFixed(upper)
      && !context.areOfOnePile(lower, upper) && !isShielded(upper, from: lower, shared, context)
  }

  /// True when something that the upper one lies in keeps touches from the lower one anyhow.
  private static func isShielded(
    _ upper: Int, from lower: Int, _ shared: Rect, _ context: AuditContext
  ) -> Bool {
    let (tree, roles) = (context.tree, context.roles)
    var ancestor = tree.parent(of: upper)
    while let current = ancestor, !tree.contains(current, lower) {
      if !roles.role(of: current).contains(.container), !roles.letsTouchesThrough(current),
        tree.screenFrame(of: current)?.contains(shared, tolerance: tree.traits.tolerance) ?? false
      {
        return true
      }
      ancestor = tree.parent(of: current)
    }
    return false
  }

  private static func ratio(
    _ target: TapTarget, _ reach: Rect, _ other: Rect, _ context: AuditContext
  ) -> Double {
    let mark = context.visibleMark(of: target)?.intersection(reach) ?? reach
    let center = mark.center
    let finger = Rect(
      x: center.x - finger / 2, y: center.y - finger / 2, width: finger, height: finger)
    let own = finger.intersection(reach)?.area ?? 0
    return own > 0 ? (finger.intersection(other)?.area ?? 0) / own : 1
  }

  private static func finding(
    _ target: TapTarget, _ reach: Rect, _ rivals: [Finding.Overlap],
    _ shortfall: (left: Size, wanted: Size)?, _ context: AuditContext
  ) -> Finding {
    let worst = rivals[0]
    let tree = context.tree
    return Finding(
      id, worst.ratio >= tolerated ? .error : .warning, basis: .frame, node: target.node,
      related: rivals.prefix(8).map(\.node),
      measured: .overlaps(Array(rivals.prefix(8)), more: max(rivals.count - 8, 0)),
      rank: min(reach.width, reach.height)
    ) {
      let upper = tree[worst.node].calledByText
      var message: Phrase = """
        \(tree[target.node].calledByText) at \(reach.text) and \(upper) above it both reach \
        \(worst.rect.text): touches there go to \(tree[worst.node].className)
        """
      if worst.ratio > 0 {
        message += """
          , and \(percent: worst.ratio) as much of a finger on its middle lies on that as on itself
          """
      }
      message.add(".")
      if rivals.count > 1 {
        let others = rivals.dropFirst().prefix(7).map { tree[$0.node].className }
        message.add(" So do touches on \(others.joined(separator: ", "))")
        if rivals.count > 8 { message.add(" and \(rivals.count - 8) more") }
        message.add(".")
      }
      if let shortfall {
        message += """
           The largest part that is left is \(shortfall.left) pt, and \(shortfall.wanted) is asked \
          for.
          """
      }
      message.add(
        " Move them apart, or let each reach to the middle of the gap between their marks.")
      return .init(
        message: message.text,
        cause: "a frame or constraint that makes one run into the other, a negative spacing, or "
          + "point(inside:with:) or hitSlop that reaches past the frame")
    }
  }
}

extension AuditContext {
  /// The target that a touch on a view is for: the view itself, or the nearest around it; nil for
  /// one that keeps touches to itself. Complexity: O(depth + log targets).
  func target(actingFor node: Int) -> TapTarget? {
    var current: Int? = node
    while let view = current, !roles.isTarget(view) { current = tree.parent(of: view) }
    guard let view = current else { return nil }
    if view != node, roles.role(of: view).contains(.control),
      roles.role(of: view).isDisjoint(with: [.barItem, .actsForParts]),
      !roles.isPartOfControl(node)
    {
      return nil
    }
    return target(at: view)
  }
}
