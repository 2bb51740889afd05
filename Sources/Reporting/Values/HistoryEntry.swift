import Analysis
import Hierarchy

/// What one commit made of a dump.
package struct HistoryEntry: Sendable {
  /// The commit's whole hash.
  package var hash: String
  /// The commit's short hash.
  package var shortHash: String
  /// When it was made, in ISO 8601.
  package var date: String
  /// The first line of its message.
  package var subject: String
  /// What the file was called in it.
  package var path: String
  /// Why the dump cannot be judged; nil where it was.
  package var trouble: String?
  /// The frame of the surest back button's container, in screen space and points.
  package var container: Rect?
  /// How far that reaches past what is visible.
  package var overhang: EdgeInsets?
  /// The first finding of the report: the gravest.
  package var worst: Finding?

  package init(hash: String, shortHash: String, date: String, subject: String, path: String) {
    self.hash = hash
    self.shortHash = shortHash
    self.date = date
    self.subject = subject
    self.path = path
  }

  /// Fills in what a report says.
  package mutating func fill(_ report: AuditReport) {
    let button = report.backButtons.max { $0.confidence < $1.confidence }
    container = button?.target
    overhang = button?.overhang
    worst = report.findings.first { $0.result == .fail } ?? report.findings.first
  }
}
