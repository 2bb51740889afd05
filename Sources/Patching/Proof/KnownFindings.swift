import Analysis
import Hierarchy

/// Findings that were there before, each with how grave it was.
struct KnownFindings {
  /// The gravest severity of each; nil where none could be told.
  private var grades: [FindingKey: Severity?] = [:]

  /// Makes the set of a report's findings.
  init(_ findings: [Finding]) {
    grades.reserveCapacity(findings.count)
    for finding in findings { add(finding) }
  }

  private mutating func add(_ finding: Finding) {
    let key = FindingKey(finding)
    let grade = Self.grade(of: finding)
    if let known = grades[key], !Self.isGraver(grade, than: known) { return }
    grades[key] = .some(grade)
  }

  /// True when the same finding was there, and was as grave: one that could not be told is no
  /// failure, and a note is no warning.
  func holds(_ finding: Finding, as key: FindingKey) -> Bool {
    guard let known = grades[key] else { return false }
    return !Self.isGraver(Self.grade(of: finding), than: known)
  }

  private static func grade(of finding: Finding) -> Severity? {
    finding.result == .fail ? finding.severity : nil
  }

  private static func isGraver(_ one: Severity?, than other: Severity?) -> Bool {
    guard let one else { return false }
    guard let other else { return true }
    return one > other
  }
}
