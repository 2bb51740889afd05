import Analysis
import Formats
import Hierarchy

/// Plans corrections and proves them before anything is written.
public struct Patcher: Sendable {
  /// What to judge by, before and after.
  public let options: AuditOptions
  /// What to accept when the corrected bytes are read again.
  public let limits: InputLimits
  /// From this severity on a finding that stays is listed.
  public let threshold: Severity

  /// How often a plan is made again without edits that failed their proof.
  private static let mostRounds = 3

  /// Makes a patcher.
  public init(
    _ options: AuditOptions = AuditOptions(), limits: InputLimits = InputLimits(),
    threshold: Severity = .warning
  ) {
    self.options = options
    self.limits = limits
    self.threshold = threshold
  }

  /// Corrects a dump.
  ///
  /// The corrected bytes are read and audited with the same options. An edit stays only when every
  /// finding that it names is gone, no finding is new, and a second plan makes no edit; what fails
  /// is dropped with its reason, and the plan is made again without it.
  public func patch(_ dump: Dump) -> Patch {
    patch(dump, report: Audit(options).report(on: dump.tree))
  }

  /// Corrects a dump that was audited with the same options.
  package func patch(_ dump: Dump, report: AuditReport) -> Patch {
    let encoding = TextEncoding(of: dump)
    let planner = FramePlanner(report, of: dump)
    var excluded: [Int: String] = [:]
    for round in 0...Self.mostRounds {
      let (groups, reasons) = planner.plan(excluding: excluded)
      let edits = groups.flatMap(planner.edits(of:)).sorted {
        $0.range.lowerBound < $1.range.lowerBound
      }
      let patch = Patch(
        source: dump.original, edits: edits,
        remaining: remaining(report, cured: groups, reasons: reasons), encoding: encoding)
      if edits.isEmpty { return patch }
      let failures = Proof(self, before: report, groups: groups, excluded: excluded)
        .failures(of: patch)
      if failures.isEmpty { return patch }
      excluded.merge(failures) { first, _ in first }
      if round == Self.mostRounds - 1 {
        for group in groups where excluded[group.node] == nil {
          excluded[group.node] = "its correction could not be proved together with the others"
        }
      }
    }
    return Patch(
      source: dump.original, edits: [],
      remaining: remaining(report, cured: [], reasons: excluded), encoding: encoding)
  }

  private func remaining(
    _ report: AuditReport, cured groups: [FramePlanner.Group], reasons: [Int: String]
  ) -> [Remainder] {
    var cured: Set<Int> = []
    for group in groups { cured.insert(group.node) }
    return report.findings.compactMap { finding in
      guard finding.result == .fail, finding.severity >= threshold else { return nil }
      if let fix = finding.fix, cured.contains(fix.node) { return nil }
      let reason =
        finding.fix.flatMap { reasons[$0.node] } ?? "no single frame corrects it"
      return Remainder(
        rule: finding.rule, node: finding.node, severity: finding.severity, reason: reason)
    }
  }
}
