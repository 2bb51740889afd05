import Hierarchy

/// One of the two reports that a forecast compares, ready to be asked for a node.
struct ForecastSide: Sendable {
  let context: AuditContext
  /// The targets by node.
  let targets: [Int: TapTarget]
  /// What fails of the rules that are compared, by node.
  let findings: [Int: [Finding]]

  /// Sorts a report. Complexity: O(targets + findings).
  init(_ report: AuditReport, _ rules: [RuleID]) {
    context = report.context
    targets = Dictionary(report.targets.map { ($0.node, $0) }) { first, _ in first }
    findings = Dictionary(
      grouping: report.findings.filter {
        $0.result == .fail && rules.contains($0.rule)
      }, by: \.node)
  }

  /// Where an item of a bar takes touches, in screen space; nil when nothing of it can be reached.
  ///
  /// A back button does by the model that the rules use, another item of UIKit's on iOS 11 to 18
  /// by the same model of controls, and everything else where it can be reached.
  func live(_ node: Int, in bar: NavigationBar) -> Rect? {
    if let button = context.backButton(of: node) {
      return context.usesModel(button) ? button.assumedLive : targets[node]?.reach
    }
    return controlArea(of: node, in: bar) ?? targets[node]?.reach
  }

  /// True when an item is a back button that stands where UIKit puts it.
  func isUIKitsDoing(_ node: Int) -> Bool {
    context.backButton(of: node).map { BarItemInset.isUIKitsDoing($0, context) } ?? false
  }

  private func controlArea(of node: Int, in bar: NavigationBar) -> Rect? {
    let (tree, role) = (context.tree, context.roles.role(of: node))
    let views = context.locator.context
    let era = context.options.era == .none ? nil : views.modelEra(of: bar)
    guard era?.hasItemStacks ?? false,
      role.contains(.modernItem) || role.contains(.barItem) && tree.parent(of: node) == bar.node,
      let frame = views.frame(of: node, in: bar.node), let place = tree.placement(of: bar.node)
    else { return nil }
    return place.toScreen.boundingBox(
      of: views.controlArea(of: node, frame, in: bar, bounds: place.bounds))
  }
}
