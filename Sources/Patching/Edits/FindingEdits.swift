import Analysis
import Formats
import Hierarchy

/// What single findings ask for as edits of the file, each as if it were the only one.
///
/// They are offers, for a person who reads a report and takes one: none was proved, as the edits of
/// a `Patch` are.
package struct FindingEdits {
  private let planner: CorrectionPlanner
  private var writer: EditWriter

  /// Makes edits for the findings of a report on a dump.
  package init(_ report: AuditReport, of dump: Dump) {
    planner = CorrectionPlanner(report, of: dump, PatchRequest())
    writer = EditWriter(dump)
  }

  /// The edits that give one finding's view its frame and keep what is in it in place, in file
  /// order; none where no frame cures it or the file has no place for one.
  package mutating func edits(curing finding: Finding) -> [Edit] {
    guard finding.result == .fail, finding.fix != nil else { return [] }
    let corrections = planner.plan(for: [finding]).corrections
    return (try? writer.edits(of: corrections)) ?? []
  }
}
