import Analysis
import Hierarchy

/// What a check of several files comes to.
package struct CheckSummary: Sendable, Hashable {
  /// Files that were examined.
  package var files = 0
  /// Nodes in them.
  package var nodes = 0
  /// Tap targets in them.
  package var targets = 0
  /// Failing findings that are errors.
  package var errors = 0
  /// Failing findings that are warnings.
  package var warnings = 0
  /// Failing findings that are notes.
  package var notes = 0
  /// Findings that somebody accepts.
  package var suppressed = 0
  /// Findings that the files do not decide.
  package var cannotTell = 0
  /// What was passed over; nil where nothing was walked or split.
  package var skipped: SkipCounts?

  package init() {}

  /// Adds one file.
  package mutating func add(_ report: AuditReport) {
    files += 1
    nodes += report.tree.count
    targets += report.targets.count
    suppressed += report.suppressed.count
    let findings = report.findings
    for index in findings.indices {
      // Two small fields, and no copy of the whole finding.
      switch (findings[index].result, findings[index].severity) {
      case (.cannotTell, _): cannotTell += 1
      case (.fail, .error): errors += 1
      case (.fail, .warning): warnings += 1
      case (.fail, .note): notes += 1
      }
    }
  }

  /// What was examined and found, in words.
  package var sentence: String {
    var found: [String] = []
    for (count, noun) in [(errors, "error"), (warnings, "warning"), (notes, "note")]
    where count > 0 {
      found.append(Self.counted(count, noun))
    }
    if cannotTell > 0 { found.append("\(cannotTell) cannot tell") }
    if suppressed > 0 { found.append("\(suppressed) suppressed") }
    let verdict = found.isEmpty ? "nothing found" : found.joined(separator: ", ")
    return "\(Self.counted(files, "file")), \(Self.counted(nodes, "node")), "
      + "\(Self.counted(targets, "target")) examined: \(verdict)"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
