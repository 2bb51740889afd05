import Analysis
import Hierarchy

/// Looks for views that lose touches to a correction, by asking for touches before and after it.
///
/// Rules judge each view by itself; that one view's gain is another's loss, only touches tell. A
/// target that is moved itself loses only what is seen of it, and so does a large one that another
/// lies on: the rest was cut off on purpose, and that enough is left its own rules see to.
struct TouchLoss {
  /// So many lines an axis are looked at between; a bar has a handful of items.
  private static let mostEdges = 24

  private let before: AuditReport
  private let after: AuditReport
  private let numbers: Renumbering
  /// The targets that the same corrections move.
  private let moved: Set<Int>
  /// The targets near each correction that are not in a bar with it, with their places.
  private var near: [Int: [(node: Int, frame: Rect)]] = [:]
  private let tracers: (before: TouchTracer, after: TouchTracer)
  /// The screen that each root is on.
  private let screens: (before: [Int: Screen], after: [Int: Screen])
  /// The new number of the button over each container.
  private let buttons: [Int: Int]

  /// - Parameters:
  ///   - moved: The targets that get another frame for a reason of their own.
  ///   - corrections: What is asked about.
  init(
    _ before: AuditReport, _ after: AuditReport, _ numbers: Renumbering, moved: Set<Int> = [],
    _ corrections: [Correction] = []
  ) {
    self.before = before
    self.after = after
    self.numbers = numbers
    self.moved = moved
    tracers = (TouchTracer(before), TouchTracer(after))
    screens = (Self.screens(before.tree), Self.screens(after.tree))
    buttons = Dictionary(
      numbers.added.map { ($0.overlay.container, $0.node) }, uniquingKeysWith: { first, _ in first }
    )
    if !corrections.isEmpty { look(around: corrections) }
  }

  /// Looks for the targets that each correction may lie on, anywhere on its screen.
  private mutating func look(around corrections: [Correction]) {
    let asked = corrections.filter { before.context.backButton(of: $0.node) == nil && !$0.isUsers }
    let regions = asked.map { region(of: $0) ?? .zero }
    let others = before.targets.filter { $0.obstacle == nil && $0.reach != nil }
    Overlaps(regions + others.map { $0.reach ?? .zero }).forEachPair(ofFirst: asked.count) {
      let target = others[$1 - asked.count]
      guard let frame = target.reach else { return }
      near[asked[$0].node, default: []].append((target.node, frame))
    }
  }

  private static func screens(_ tree: ViewTree) -> [Int: Screen] {
    var result: [Int: Screen] = [:]
    for screen in tree.screens { for root in screen.roots { result[root] = screen } }
    return result
  }

  /// The first other view that loses touches to a correction; nil when none does.
  ///
  /// Complexity: O(views of the bar), plus two hit tests for each piece that the edges of targets
  /// cut the corrected region into.
  func loser(to correction: Correction) -> Int? { losers(to: correction, atMost: 1).first }

  /// The other views that lose touches to a correction, in the order in which they are found.
  func losers(to correction: Correction, atMost limit: Int = .max) -> [Int] {
    guard let region = region(of: correction) else { return [] }
    let tree = before.tree
    let bar = before.context.backButton(of: correction.node)?.bar
    let root = bar ?? tree.parent(of: correction.node) ?? correction.node
    var (xs, ys) = ([region.left, region.right], [region.top, region.bottom])
    // What of the region lies on others.
    var frames: [Rect] = []
    var others = near[correction.node] ?? []
    if near.isEmpty || bar != nil {
      for node in root..<tree.subtreeEnd(of: root) where before.context.roles.isTarget(node) {
        if let frame = tree.screenFrame(of: node) { others.append((node, frame)) }
      }
    }
    for (node, whole) in others {
      guard let frame = whole.intersection(region) else { continue }
      xs += [frame.left, frame.right]
      ys += [frame.top, frame.bottom]
      if !isItsOwn(node, correction.node) { frames.append(frame) }
    }
    var losers: [Int] = []
    guard !frames.isEmpty else { return losers }
    let rows = Self.middles(ys)
    for x in Self.middles(xs) {
      for y in rows {
        let point = Point(x: x, y: y)
        // Outside bars only what lies at a point can lose it, and a hit test is dear.
        guard bar != nil || frames.contains(where: { $0.contains(point) }),
          let loser = loser(at: point, root, own: correction.node, bar), !losers.contains(loser)
        else { continue }
        losers.append(loser)
        if losers.count == limit { return losers }
      }
    }
    return losers
  }

  private func loser(at point: Point, _ root: Int, own: Int, _ bar: Int?) -> Int? {
    guard let had = receiver(at: point, of: root, tracers.before, before.tree, screens.before),
      had != bar,
      !isItsOwn(had, own)
    else { return nil }
    if mayGiveUp(point, had, to: own) { return nil }
    let has = receiver(at: point, of: numbers.after(root), tracers.after, after.tree, screens.after)
    return has.flatMap(numbers.before) == had || hasLeft(point, had) ? nil : had
  }

  /// True for a view whose own correction took it away from a point: it loses nothing to another.
  private func hasLeft(_ point: Point, _ node: Int) -> Bool {
    guard let frame = after.tree.screenFrame(of: numbers.after(node)), !frame.contains(point) else {
      return false
    }
    return before.tree.screenFrame(of: node)?.contains(point) ?? false
  }

  /// True for a touch beyond what is seen of a target, which is moved itself, or which is a large one
  /// that the other lay on all along.
  private func mayGiveUp(_ point: Point, _ loser: Int, to own: Int) -> Bool {
    guard let target = before.context.target(at: loser), let reach = target.reach
    else { return false }
    let mark = before.visibleMark(of: target)?.intersection(reach)
    if moved.contains(loser) { return !(mark ?? reach).contains(point) }
    guard let lying = before.tree.screenFrame(of: own)?.intersection(reach),
      lying == before.tree.screenFrame(of: own), before.context.backButton(of: own) == nil
    else { return false }
    guard let mark, !mark.contains(reach, tolerance: 1) else { return true }
    return !mark.contains(point)
  }

  /// True for what belongs to a corrected view: what is in it, and what it lies in.
  private func isItsOwn(_ node: Int, _ own: Int) -> Bool {
    before.tree.contains(own, node) || before.tree.contains(node, own)
  }

  private func receiver(
    at point: Point, of node: Int, _ tracer: TouchTracer, _ tree: ViewTree, _ screens: [Int: Screen]
  ) -> Int? {
    let root = tree.root(of: node)
    let screen = screens[root] ?? Screen(roots: [root])
    return tracer.trace(point, on: screen).receiverWhenSettled
  }

  /// Where the correction changes who takes touches, on the screen: a container under a button
  /// takes them, or no longer does.
  private func region(of correction: Correction) -> Rect? {
    let container = after.tree.screenFrame(of: numbers.after(correction.node))
    guard let button = buttons[correction.node].flatMap({ after.tree.screenFrame(of: $0) }) else {
      return container
    }
    return container.map(button.union) ?? button
  }

  /// The middles between neighbouring edges.
  private static func middles(_ edges: [Double]) -> [Double] {
    let sorted = Set(edges).sorted().prefix(mostEdges)
    return zip(sorted, sorted.dropFirst()).filter { $1 - $0 > 0.01 }.map { ($0 + $1) / 2 }
  }
}
