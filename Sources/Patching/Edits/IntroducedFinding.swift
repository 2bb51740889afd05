import Analysis
import Hierarchy

/// A finding that a frame of the user's own brings about.
public struct IntroducedFinding: Sendable, Hashable {
  /// The rule.
  public var rule: RuleID
  /// The node it is about, in the file as it was.
  public var node: Int
  /// How much it matters.
  public var severity: Severity
  /// How sure the rule is.
  public var result: Finding.Result
  /// What the rule says.
  public var message: String
}
