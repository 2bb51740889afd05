import Analysis
import Reporting

/// What a baseline has to do with one file of a run.
struct BaselineMatch {
  /// The file, as the baseline names it.
  var path: String
  /// The report on it, without the findings that are known.
  var report: AuditReport
  /// Every finding, as the baseline would hold it.
  var found: [KnownFinding] = []
  /// The rules of which an entry that matches no finding is gone. Where a rule was not asked, or only
  /// back buttons are reported, nobody can tell.
  var asked: Set<RuleID> = []

  init(path: String, report: AuditReport) {
    self.path = path
    self.report = report
  }
}
