import Analysis
import Hierarchy

/// Looks for views that lose touches to a correction, by asking for touches before and after it.
///
/// Rules judge each view by itself; that one view's gain is another's loss, only touches tell.
struct TouchLoss {
  /// So many lines an axis are looked at between; a bar has a handful of items.
  private static let mostEdges = 24

  private let before: AuditReport
  private let after: AuditReport
  private let numbers: Renumbering
  private let tracers: (before: TouchTracer, after: TouchTracer)

  init(_ before: AuditReport, _ after: AuditReport, _ numbers: Renumbering) {
    self.before = before
    self.after = after
    self.numbers = numbers
    tracers = (TouchTracer(before), TouchTracer(after))
  }

  /// The first other view that loses touches to a correction; nil when none does.
  ///
  /// Complexity: O(views of the bar), plus two hit tests for each piece that the edges of targets
  /// cut the corrected region into.
  func loser(to correction: Correction) -> Int? {
    guard let region = region(of: correction) else { return nil }
    let tree = before.tree
    let bar = before.context.backButton(of: correction.node)?.bar
    let root = bar ?? tree.parent(of: correction.node) ?? correction.node
    var (xs, ys) = ([region.left, region.right], [region.top, region.bottom])
    for node in root..<tree.subtreeEnd(of: root) where before.context.roles.isTarget(node) {
      guard let frame = tree.screenFrame(of: node)?.intersection(region) else { continue }
      xs += [frame.left, frame.right]
      ys += [frame.top, frame.bottom]
    }
    for x in Self.middles(xs) {
      for y in Self.middles(ys) {
        if let loser = loser(at: Point(x: x, y: y), root, own: correction.node, bar) {
          return loser
        }
      }
    }
    return nil
  }

  private func loser(at point: Point, _ root: Int, own: Int, _ bar: Int?) -> Int? {
    guard let had = receiver(at: point, of: root, tracers.before, before.tree), had != bar,
      !before.tree.contains(own, had)
    else { return nil }
    let has = receiver(at: point, of: numbers.after(root), tracers.after, after.tree)
    return has.flatMap(numbers.before) == had ? nil : had
  }

  private func receiver(
    at point: Point, of node: Int, _ tracer: TouchTracer, _ tree: ViewTree
  ) -> Int? {
    let root = tree.root(of: node)
    let screen = tree.screens.first { $0.roots.contains(root) } ?? Screen(roots: [root])
    return tracer.trace(point, on: screen).receiverWhenSettled
  }

  /// Where the correction changes who takes touches, on the screen: a container under a button
  /// takes them, or no longer does.
  private func region(of correction: Correction) -> Rect? {
    let container = after.tree.screenFrame(of: numbers.after(correction.node))
    guard let added = numbers.added.first(where: { $0.overlay == correction.overlay }),
      let button = after.tree.screenFrame(of: added.node)
    else { return container }
    return container.map(button.union) ?? button
  }

  /// The middles between neighbouring edges.
  private static func middles(_ edges: [Double]) -> [Double] {
    let sorted = Set(edges).sorted().prefix(mostEdges)
    return zip(sorted, sorted.dropFirst()).filter { $1 - $0 > 0.01 }.map { ($0 + $1) / 2 }
  }
}
