import Hierarchy

/// Two targets at one place.
enum TargetDuplicate: Rule {
  static let id = RuleID.targetDuplicate
  static let severity = Severity.warning
  static let summary = "Two targets at one place do the same"
  static let page = """
    Targets whose four edges agree within half a point, and that do the same as far as the file tells: \
    they have the same identifier or label, are controls or cells of one class, or are both clickable \
    in a tree of Android's, as its Accessibility Test Framework asks. Whoever goes through the \
    screen with assistive technology meets them one after the other. One finding for each group, on \
    the first.

    A note for a target that a control in it covers wholly and that is called something else: which of the \
    two was meant cannot be seen, and only the inner one is ever touched. UIKit's own bar items and \
    private controls are not judged. Nothing is corrected: removing or merging one is the app's.
    """
  static let examples = [
    RuleExample(
      "Made twice",
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | ✗ <UIButton: 0x12; frame = (20 100; 60 44); opaque = NO; layer = <CALayer: 0x13>>
         | <UIButton: 0x14; frame = (20.25 100; 60 44); opaque = NO; layer = <CALayer: 0x15>>
         | <UIButton: 0x16; frame = (20 200; 60 44); opaque = NO; layer = <CALayer: 0x17>>
      """),
    RuleExample(
      "A button over all of a row",
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | ✗ <UITableViewCell: 0x12; frame = (0 100; 320 44); layer = <CALayer: 0x13>>
         |    | <UIButton: 0x14; frame = (0 0; 320 44); opaque = NO; layer = <CALayer: 0x15>>
      """),
  ]

  /// Edges so far apart are the same, in points.
  private static let tolerance = 0.5
  /// So many groups around one middle are looked at; no screen has as many.
  private static let most = 32

  static func canJudge(_ traits: TreeTraits) -> Bool {
    traits.touchRule != .unknown && traits.frames != .accessibility && !traits.isDesign
      && traits.pointer == .finger
  }

  static func check(_ context: AuditContext, into findings: inout [Finding]) {
    for group in groups(context) where group.count > 1 {
      let first = group[0]
      let others = group.dropFirst().map(\.node)
      let same = others.filter { doesSame(first.node, $0, context) }
      if !same.isEmpty {
        findings.append(duplicate(first, same, context.tree))
      } else if let inner = others.first(where: {
        context.roles.role(of: $0).contains(.control) && context.tree.contains(first.node, $0)
      }) {
        findings.append(wrapper(first, inner, context.tree))
      }
    }
  }

  /// A middle, to whole points.
  private struct Middle: Hashable {
    let root: Int32
    let x: Int32
    let y: Int32
  }

  /// Targets with the same edges, each with the first of its group. Complexity: O(targets).
  private static func groups(_ context: AuditContext) -> [[TapTarget]] {
    var groups: [[TapTarget]] = []
    var byMiddle: [Middle: [Int]] = [:]
    for target in context.targets where target.obstacle == nil {
      guard let own = target.own, own.isFinite, abs(own.center.x) < 1e9, abs(own.center.y) < 1e9,
        isJudged(target.node, context)
      else { continue }
      let root = Int32(truncatingIfNeeded: context.tree.root(of: target.node))
      let (x, y) = (Self.cells(own.center.x), Self.cells(own.center.y))
      var found: Int?
      search: for column in [x.0, x.1] {
        for row in [y.0, y.1] {
          for group in byMiddle[Middle(root: root, x: column, y: row)] ?? []
          where groups[group][0].own.map({ $0.hasEdges(of: own, within: tolerance) }) ?? false {
            found = group
            break search
          }
        }
      }
      if let found {
        groups[found].append(target)
      } else {
        let middle = Middle(root: root, x: x.0, y: y.0)
        if byMiddle[middle]?.count ?? 0 < most {
          byMiddle[middle, default: []].append(groups.count)
        }
        groups.append([target])
      }
    }
    return groups
  }

  /// The cell of a coordinate, and the other one that lies within the tolerance.
  private static func cells(_ value: Double) -> (Int32, Int32) {
    let cell = value.rounded(.down)
    let other = value - cell < 0.5 ? cell - 1 : cell + 1
    return (Int32(cell), Int32(other))
  }

  private static func isJudged(_ node: Int, _ context: AuditContext) -> Bool {
    context.roles.role(of: node).isDisjoint(with: .barItem) && !context.roles.isUIKitsPrivate(node)
  }

  private static func doesSame(_ one: Int, _ other: Int, _ context: AuditContext) -> Bool {
    if context.tree.traits.touchRule == .clickable
      || TargetPair(one, other, context).isEquivalent
    {
      return true
    }
    let role = context.roles.role(of: one)
    return !role.isDisjoint(with: [.control, .cell])
      && context.tree[one].className == context.tree[other].className
  }

  private static func duplicate(_ first: TapTarget, _ same: [Int], _ tree: ViewTree) -> Finding {
    let own = first.own ?? .zero
    return Finding(
      id, severity, basis: tree.traits.frames == .clipped ? .clippedBounds : .frame,
      node: first.node, related: Array(same.prefix(8)), measured: .targets(same.count + 1),
      rank: min(own.width, own.height)
    ) {
      let names = same.prefix(3).map { tree[$0].calledByText }.joined(separator: ", ")
      let isInside = tree.contains(first.node, same[0])
      var message = "\(tree[first.node].calledByText) and \(names)"
      if same.count > 3 { message += " and \(same.count - 3) more" }
      message += " lie at \(own.text) alike" + (isInside ? ", one in the other," : "")
      return .init(
        message: message + " and do the same as far as the file tells: only the "
          + (isInside ? "inner" : "uppermost")
          + " one is ever touched, and assistive technology meets each. Remove one, or let one of "
          + "them take no touches.",
        cause:
          "a view that is added each time a screen is shown, or a listener on a view and on the "
          + "one around it")
    }
  }

  private static func wrapper(_ first: TapTarget, _ inner: Int, _ tree: ViewTree) -> Finding {
    let own = first.own ?? .zero
    return Finding(
      id, .note, basis: .frame, node: first.node, related: [inner], measured: .targets(2),
      rank: min(own.width, own.height)
    ) {
      .init(
        message:
          "\(tree[inner].calledByText) covers all of \(tree[first.node].calledByText) around "
          + "it: only the inner one is ever touched. If they do the same, one is enough.")
    }
  }
}

extension Rect {
  /// True when each of the four edges is within some points of another's.
  fileprivate func hasEdges(of other: Rect, within tolerance: Double) -> Bool {
    abs(left - other.left) <= tolerance && abs(top - other.top) <= tolerance
      && abs(right - other.right) <= tolerance && abs(bottom - other.bottom) <= tolerance
  }
}
