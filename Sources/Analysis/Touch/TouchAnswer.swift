import Hierarchy

/// Who gets one touch: the view that is hit, and the view that acts on it.
public struct TouchAnswer: Sendable {
  /// What UIKit's rule answers.
  public let test: HitTest
  /// The first root of the screen that was asked.
  public let screen: Int
  /// The view that acts on the touch now, or nil.
  public let receiver: Int?
  /// The view that acts on it once a push or pop that was running has ended.
  public let receiverWhenSettled: Int?
  /// What one should know about the answer.
  public let note: String?

  /// True when a view, or the bar whose back button it is, acts on the touch, now or once settled.
  func isActedOn(for node: Int, in report: AuditReport) -> Bool {
    let actors = [receiver, receiverWhenSettled].compactMap { $0 }
    let bar = report.context.backButton(of: node)?.bar
    return actors.contains(node) || bar.map(actors.contains) ?? false
  }
}
