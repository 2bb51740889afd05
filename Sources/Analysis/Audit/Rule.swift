import Hierarchy

/// One thing that an audit looks for; each lives in a file of its own, with its examples.
///
/// To add a rule, add its id to `RuleID`, write a type of this protocol, and list it in
/// `RuleCatalogue.rules`.
package protocol Rule: Sendable {
  /// The name.
  static var id: RuleID { get }
  /// One line for the catalogue.
  static var summary: String { get }
  /// The severity of a usual finding.
  static var severity: Severity { get }
  /// What the rule's page says: why it matters, the formula, the exceptions, the sources.
  static var page: String { get }
  /// Dumps with their expected answers, run by the tests and shown on the page.
  static var examples: [RuleExample] { get }
  /// True when what a dialect states for a tree lets the rule say anything at all.
  static func canJudge(_ traits: TreeTraits) -> Bool
  /// True when the rule asks the context's live map, which is not worked out otherwise.
  static var needsLiveMap: Bool { get }
  /// Adds what the rule finds.
  static func check(_ context: AuditContext, into findings: inout [Finding])
}

extension Rule {
  /// Most rules rest on UIKit's rule for touches, and on frames of views.
  package static func canJudge(_ traits: TreeTraits) -> Bool { traits.touchRule == .uiKit }

  /// Most rules judge a target by its frame and its ancestors.
  package static var needsLiveMap: Bool { false }
}
