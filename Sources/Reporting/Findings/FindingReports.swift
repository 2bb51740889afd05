import Analysis
import Formats
import Hierarchy

/// The reports of a check for other programs; each finding is worked out once for all of them.
package final class FindingReports {
  /// The forms.
  package enum Kind: String, Sendable, CaseIterable {
    case sarif, junit, github, gitlab, checkstyle, markdown
  }

  private var reports: [any FindingReport]
  private let showsFingerprints: Bool
  private let showsEdits: Bool
  private let showsSuppressed: Bool

  /// Begins reports.
  ///
  /// - Parameters:
  ///   - streams: Where each goes.
  ///   - version: The program's.
  ///   - shard: The part that they are about; nil where the run is not split.
  package init(
    _ streams: [(kind: Kind, stream: ReportStream)], version: String, shard: ShardNumbers? = nil
  ) {
    reports = streams.map { kind, stream in
      switch kind {
      case .sarif: SARIFReport(stream, version: version, shard: shard)
      case .junit: JUnitReport(stream, shard: shard)
      case .github: GitHubReport(stream)
      case .gitlab: GitLabReport(stream)
      case .checkstyle: CheckstyleReport(stream, version: version)
      case .markdown: MarkdownReport(stream)
      }
    }
    showsFingerprints = reports.contains { type(of: $0).showsFingerprints }
    showsEdits = reports.contains { type(of: $0).showsEdits }
    showsSuppressed = reports.contains { type(of: $0).showsSuppressed }
  }

  /// Adds a file that was examined.
  ///
  /// - Parameter threshold: From this severity on a finding makes the status 1; nil for none.
  package func add(_ report: AuditReport, of dump: Dump, path: String, threshold: Severity?) {
    var places = FindingPlaces(
      report, of: dump, threshold: threshold, withFingerprints: showsFingerprints,
      withEdits: showsEdits)
    for index in reports.indices { reports[index].begin(report, path: path) }
    for finding in report.findings {
      let placed = places.placed(finding)
      for index in reports.indices { reports[index].add(placed, path: path) }
    }
    if showsSuppressed {
      for (finding, acceptance) in zip(report.suppressed, report.acceptances) {
        let placed = places.placed(finding, acceptance)
        for index in reports.indices where type(of: reports[index]).showsSuppressed {
          reports[index].add(placed, path: path)
        }
      }
    }
    for index in reports.indices { reports[index].endFile() }
  }

  /// Adds a file that could not be read.
  package func add(_ failure: FileFailure, path: String) {
    for index in reports.indices { reports[index].add(failure, path: path) }
  }

  /// Adds what there was nothing to examine in.
  package func add(_ shortfall: Shortfall) {
    for index in reports.indices { reports[index].add(shortfall) }
  }

  /// Ends the reports.
  package func finish(_ end: RunEnd) {
    for index in reports.indices { reports[index].finish(end) }
  }
}
