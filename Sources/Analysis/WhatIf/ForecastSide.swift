import Hierarchy

/// One of the two reports that a forecast compares, ready to be asked for a node.
struct ForecastSide: Sendable {
  let context: AuditContext
  /// The targets by node.
  let targets: [Int: TapTarget]
  /// What fails of the rules that are compared in any case, by node.
  let findings: [Int: [Finding]]

  private static let rules = Forecast.placeRules + [.barItemInset]

  /// Sorts a report. Complexity: O(targets + findings).
  init(_ report: AuditReport) {
    context = report.context
    targets = Dictionary(report.targets.map { ($0.node, $0) }) { first, _ in first }
    findings = Dictionary(
      grouping: report.findings.filter {
        $0.result == .fail && Self.rules.contains($0.rule)
      }, by: \.node)
  }

  /// Where an item of a bar takes touches, in screen space; nil when nothing of it can be reached.
  ///
  /// An item of UIKit's does by the model that the rules use, everything else where it can be
  /// reached.
  func live(_ node: Int) -> Rect? {
    context.modelledArea(of: node) == nil ? targets[node]?.reach : context.modelledReach(of: node)
  }

  /// True when an item is a back button that stands where UIKit puts it.
  func isUIKitsDoing(_ node: Int) -> Bool {
    context.backButton(of: node).map { BarItemInset.isUIKitsDoing($0, context) } ?? false
  }
}
