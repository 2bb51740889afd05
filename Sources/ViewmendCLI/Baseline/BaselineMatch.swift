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
  /// The numbers of the entries that match one.
  var matched: Set<Int> = []
  /// The numbers of the entries that match none any more.
  var stale: [Int] = []

  init(path: String, report: AuditReport) {
    self.path = path
    self.report = report
  }
}
