import Analysis
import Formats
import Hierarchy

/// Plans corrections and proves them before anything is written.
public struct Patcher: Sendable {
  /// What to judge by, before and after.
  public let options: AuditOptions
  /// What is asked for beyond the corrections of the rules.
  public let request: PatchRequest
  /// What to accept when the corrected bytes are read again.
  public let limits: InputLimits
  /// From this severity on a finding that stays is listed.
  public let threshold: Severity

  /// How often a plan is made again without edits that failed their proof.
  private static let mostRounds = 3

  /// Makes a patcher.
  public init(
    _ options: AuditOptions = AuditOptions(), request: PatchRequest = PatchRequest(),
    limits: InputLimits = InputLimits(), threshold: Severity = .warning
  ) {
    self.options = options
    self.request = request
    self.limits = limits
    self.threshold = threshold
  }

  /// Corrects a dump.
  ///
  /// The corrected bytes are read and audited with the same options. An edit stays only when every
  /// finding that it names is gone, no finding is new, and a second plan makes no edit; what fails
  /// is dropped with its reason, and the plan is made again without it. Frames of the user's own
  /// stay whatever they bring about, which is listed.
  public func patch(_ dump: Dump) -> Patch {
    patch(dump, report: Audit(options).report(on: dump.tree))
  }

  /// Corrects a dump that was audited with the same options.
  package func patch(_ dump: Dump, report: AuditReport) -> Patch {
    do throws(PatchRefusal) {
      return try proved(dump, report)
    } catch {
      var patch = Patch(dump, edits: [])
      patch.refusal = error
      return patch
    }
  }

  private func proved(_ dump: Dump, _ report: AuditReport) throws(PatchRefusal) -> Patch {
    let planner = CorrectionPlanner(report, of: dump, request)
    let writer = EditWriter(dump)
    let allowed = try findingsOfUsers(planner, writer, dump, report)
    var excluded: [Int: Remainder.Reason] = [:]
    for round in 0...Self.mostRounds {
      let (corrections, reasons) = planner.plan(excluding: excluded)
      var patch = Patch(dump, edits: try writer.edits(of: corrections))
      patch.proved = patch.text()
      patch.overlays = corrections.compactMap(\.overlay)
      patch.introduced = request.frames.isEmpty ? nil : []
      if patch.edits.isEmpty {
        let found = report.findings.map { (FindingKey($0), $0) }
        patch.remaining = remaining(report, corrections, reasons, left: found)
        return patch
      }
      let verdict = Proof(
        self, before: report, corrections: corrections, excluded: excluded, allowed: allowed
      ).verdict(on: patch)
      if verdict.failures.isEmpty {
        patch.remaining = remaining(report, corrections, reasons, left: verdict.findings)
        if !request.frames.isEmpty {
          patch.introduced = introduced(verdict, allowed, before: report)
        }
        return patch
      }
      excluded.merge(verdict.failures) { first, _ in first }
      if round == Self.mostRounds - 1 {
        for correction in corrections where !correction.isUsers && excluded[correction.node] == nil
        {
          excluded[correction.node] = .notTogether
        }
      }
    }
    // Only what is the user's is left by now, and that was read back.
    throw .unreadable
  }

  /// What the user's frames bring about by themselves.
  private func findingsOfUsers(
    _ planner: CorrectionPlanner, _ writer: EditWriter, _ dump: Dump, _ report: AuditReport
  ) throws(PatchRefusal) -> Set<FindingKey> {
    guard !request.frames.isEmpty else { return [] }
    let patch = Patch(dump, edits: try writer.edits(of: planner.usersCorrections()))
    guard
      let after = Proof.read(patch, self, like: report.tree, count: report.tree.count)
    else { throw .unreadable }
    return Set(Audit(options).findings(in: after.tree).map(FindingKey.init))
  }

  private func introduced(
    _ verdict: Proof.Verdict, _ allowed: Set<FindingKey>, before report: AuditReport
  ) -> [IntroducedFinding] {
    let known = Set(report.findings.map(FindingKey.init))
    return verdict.findings.compactMap { key, finding in
      guard allowed.contains(key), !known.contains(key) else { return nil }
      return IntroducedFinding(
        rule: key.rule, node: key.node, severity: finding.severity, result: finding.result,
        message: finding.message)
    }
  }

  private func remaining(
    _ report: AuditReport, _ corrections: [Correction], _ reasons: [Int: Remainder.Reason],
    left: [(key: FindingKey, finding: Finding)]
  ) -> [Remainder] {
    let shortfalls = Dictionary(
      corrections.compactMap { one in
        one.shortfall.map { ($0, one.findings.compactMap(\.limit).first { $0.isShortfall }) }
      }, uniquingKeysWith: { first, _ in first })
    let found = Set(left.map(\.key))
    let known = Set(report.findings.map(FindingKey.init))
    var result = report.findings.compactMap { finding -> Remainder? in
      let key = FindingKey(finding)
      // What moves a mark is no frame: that is said even of a note.
      let isListed = finding.severity >= threshold || finding.rule == .barItemInset
      guard finding.result == .fail, isListed, found.contains(key) else { return nil }
      let reason =
        shortfalls[key].flatMap { $0 }.map { .limited($0) } ?? reason(finding, reasons, report)
      return Remainder(
        rule: finding.rule, node: finding.node, severity: finding.severity, reason: reason)
    }
    for (key, finding) in left where !known.contains(key) {
      guard let limit = shortfalls[key].flatMap({ $0 }) else { continue }
      result.append(
        Remainder(
          rule: key.rule, node: key.node, severity: finding.severity, reason: .limited(limit)))
    }
    return result
  }

  private func reason(
    _ finding: Finding, _ reasons: [Int: Remainder.Reason], _ report: AuditReport
  ) -> Remainder.Reason {
    if let fix = finding.fix { return reasons[fix.node] ?? .noFrame }
    if let limit = finding.limit { return .limited(limit) }
    let isSizeOrPlace = [.targetTooSmall, .targetOffscreen, .targetOutsideParent]
      .contains(finding.rule)
    return isSizeOrPlace && report.context.backButton(of: finding.node) == nil
      ? .noBackButton : .noFrame
  }
}
