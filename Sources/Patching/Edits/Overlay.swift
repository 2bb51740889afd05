import Analysis
import Hierarchy

/// A button that is laid over a back button to take its taps.
public struct Overlay: Sendable, Hashable {
  /// The container that it covers.
  public var container: Int
  /// The navigation bar.
  public var bar: Int
  /// The view whose last subview it becomes.
  public var parent: Int
  /// Its frame, in the bounds space of `parent`.
  public var frame: Rect
  /// What it and other targets leave of the container, in screen space.
  public var rest: [Rect]
  /// Where the bar still goes back beside the container, in screen space.
  public var bands: [Rect] = []
  /// True when the container is a control with an action of its own, as from iOS 11 on.
  public var coversControl: Bool

  /// The node that the button becomes when nothing else is added before it.
  let position: Int
}

extension Overlay {
  /// Plans the button for a fix.
  ///
  /// - Returns: nil outside a bar, and where views on the way are turned by an angle.
  init?(_ fix: Finding.Fix, in report: AuditReport) {
    let tree = report.tree
    guard let button = report.context.backButton(of: fix.node), let bar = button.bar,
      let outer = tree.parent(of: fix.node)
    else { return nil }
    let parent = Self.content(around: outer, in: bar, report.context)
    guard let from = tree.placement(of: outer)?.toScreen, from.isRectilinear,
      let back = tree.placement(of: parent)?.toScreen.inverse, back.isRectilinear
    else { return nil }
    let onScreen = from.boundingBox(of: fix.to)
    let planned = Self.regions(plannedBeside: fix.node, in: report)
    let others = report.context.targets(beside: button).map(\.reach) + planned
    self.init(
      container: fix.node, bar: bar, parent: parent,
      frame: outer == parent ? fix.to : back.boundingBox(of: onScreen),
      rest: button.target.map { $0.strips(without: [onScreen] + others) } ?? [],
      bands: report.context.bands(leftBy: onScreen, over: button).flatMap {
        $0.strips(without: planned)
      },
      coversControl: button.isControl, position: tree.subtreeEnd(of: parent))
  }

  /// What the corrections of other views make of them, on the screen.
  private static func regions(plannedBeside node: Int, in report: AuditReport) -> [Rect] {
    report.findings.flatMap(\.fixes).compactMap { fix in
      guard fix.node != node, let outer = report.tree.parent(of: fix.node)
      else { return nil }
      return report.tree.placement(of: outer)?.toScreen.boundingBox(of: fix.to)
    }
  }

  /// The bar's content view, which exists from iOS 11 on, else the bar.
  private static func content(around view: Int, in bar: Int, _ context: AuditContext) -> Int {
    var current = view
    while current != bar {
      if context.roles.role(of: current).contains(.barContent) { return current }
      guard let above = context.tree.parent(of: current) else { return bar }
      current = above
    }
    return bar
  }
}
