import Analysis
import Hierarchy

/// Sorts what is found in a corrected file: what was there and stays, and what the user's frames
/// bring about.
struct Leftovers {
  /// A finding in the corrected file, its node counted as before.
  typealias Found = (key: FindingKey, finding: Finding)

  private let ground: AuditReport
  private let reasons: [Int: Remainder.Reason]
  private let threshold: Severity
  /// What was found before the user's frames; nil where there are none.
  private let original: KnownFindings?
  /// For a region that cannot be as large as asked for, what limits it.
  private var shortfalls: [FindingKey: FixLimit] = [:]
  /// Where a finding is in the report that the plan was made on.
  private var places: [FindingKey: Int] = [:]
  /// Findings that come instead of one that is cured: they say how far the correction goes.
  private var substitutes: Set<FindingKey> = []

  /// Makes the sorting of one plan's result.
  ///
  /// - Parameters:
  ///   - before: The report on the file as it was; nil where the user gives no frames.
  ///   - ground: The report on the file with the user's frames, which the plan was made on.
  ///   - reasons: Why views are not corrected.
  init(
    before: AuditReport?, ground: AuditReport, _ corrections: [Correction],
    _ reasons: [Int: Remainder.Reason], _ threshold: Severity
  ) {
    self.ground = ground
    self.reasons = reasons
    self.threshold = threshold
    original = before.map { KnownFindings($0.findings) }
    for correction in corrections {
      guard let key = correction.shortfall, let limit = correction.shortage else { continue }
      shortfalls[key] = limit
    }
    substitutes = Set(shortfalls.keys)
    if !substitutes.isEmpty {
      for finding in ground.findings { substitutes.remove(FindingKey(finding)) }
    }
    for (place, finding) in ground.findings.enumerated()
    where finding.result == .fail && (finding.fix != nil || finding.limit != nil) {
      places[FindingKey(finding)] = place
    }
  }

  /// The findings that the user's frames bring about, or make graver; nil where there are none
  /// of these frames.
  func introduced(_ left: [Found]) -> [IntroducedFinding]? {
    guard original != nil else { return nil }
    return left.compactMap { key, finding in
      guard isIntroduced(finding, key) else { return nil }
      return IntroducedFinding(
        rule: key.rule, node: key.node, severity: finding.severity, result: finding.result,
        message: finding.message)
    }
  }

  /// The findings that stay, and why.
  func remaining(_ left: [Found]) -> [Remainder] {
    left.compactMap { key, finding in
      guard finding.result == .fail, isListed(finding, key), !isIntroduced(finding, key) else {
        return nil
      }
      return Remainder(
        rule: key.rule, node: key.node, severity: finding.severity, reason: reason(finding, key))
    }
  }

  /// True for what counts, and for what says how far a correction goes.
  private func isListed(_ finding: Finding, _ key: FindingKey) -> Bool {
    // What moves a mark is no frame: that is said even of a note.
    finding.severity >= threshold || key.rule == .barItemInset || substitutes.contains(key)
  }

  private func isIntroduced(_ finding: Finding, _ key: FindingKey) -> Bool {
    guard let original else { return false }
    return !original.holds(finding, as: key) && !substitutes.contains(key)
  }

  private func reason(_ finding: Finding, _ key: FindingKey) -> Remainder.Reason {
    if let limit = shortfalls[key] { return .limited(limit) }
    if let place = places[key] {
      let planned = ground.findings[place]
      if let reason = planned.fixes.lazy.compactMap({ reasons[$0.node] }).first { return reason }
      if planned.fix != nil { return .noFrame }
      if let limit = planned.limit { return .limited(limit) }
    }
    return .noFrame
  }
}
