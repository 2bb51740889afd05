import Analysis
import Hierarchy

/// A finding that a patch leaves, and why.
public struct Remainder: Sendable, Hashable {
  /// The rule.
  public var rule: RuleID
  /// The node it is about.
  public var node: Int
  /// How much it matters.
  public var severity: Severity
  /// Why no edit corrects it.
  public var reason: Reason
}
