/// Findings that somebody accepts: those about views that a selector selects.
public struct Ignore: Sendable, Hashable {
  /// The views.
  public var selector: Selector
  /// The rules; nil for all.
  public var rules: Set<RuleID>?
  /// Why they are accepted.
  public var reason: String

  /// Accepts the findings of some rules, or of all, about the views that a selector selects.
  public init(_ selector: Selector, rules: Set<RuleID>? = nil, reason: String) {
    self.selector = selector
    self.rules = rules
    self.reason = reason
  }

  /// What came of an ignore in a report; one that comes to nothing can be deleted.
  public struct Use: Sendable, Hashable {
    /// How many views it selects.
    public var views = 0
    /// How many findings it suppressed, those among them that another ignore suppresses too.
    public var findings = 0
  }
}
