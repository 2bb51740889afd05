import Analysis
import Hierarchy

/// A finding with what reports for other programs say of it: its place and its words.
package struct PlacedFinding: Sendable {
  /// The finding.
  package var finding: Finding
  /// Its sentences.
  package var wording: Finding.Wording
  /// The class of the node.
  package var className: String
  /// Where the node begins.
  package var start: SourceLocation
  /// The column behind the node's last character on its first line.
  package var endColumn: Int
  /// What stays the same when the file is captured again; empty where no report asks for it.
  package var fingerprint = ""
  /// What would cure it in the file; empty where no report asks for it.
  package var edits: [PlacedEdit] = []
  /// Why it is no part of the report's other findings; nil for one that is.
  package var acceptance: Acceptance?
  /// True when it makes the status 1.
  package var counts = false

  package var rule: String { finding.rule.rawValue }
  package var cannotTell: Bool { finding.result == .cannotTell }

  /// The severity, or that it cannot be told, in words.
  var grade: String { cannotTell ? "cannot tell" : finding.severity.rawValue }

  /// The sentences, each as it was and behind its name, without control characters.
  var sentences: [String] {
    var all = [Style.inline(wording.message)]
    if let cause = wording.cause { all.append("Cause: \(Style.inline(cause))") }
    if let ask = wording.ask { all.append("Ask: \(Style.inline(ask))") }
    return all
  }
}
