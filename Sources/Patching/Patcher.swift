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

  /// True for a patcher that only tells a proof what a second run would do.
  private(set) var isTrial = false

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

  /// The same patcher with another request, to be asked what a second run would do.
  func trial(_ request: PatchRequest) -> Patcher {
    var patcher = Patcher(options, request: request, limits: limits, threshold: threshold)
    patcher.isTrial = true
    return patcher
  }

  /// Corrects a dump.
  ///
  /// Frames of the user's own are written first, and stay whatever they bring about, which is
  /// listed; the rules' corrections are planned on the file that has them. The corrected bytes are
  /// read and audited with the same options. An edit stays only when every finding that it names is
  /// gone, no finding is new or graver, and a second plan makes no edit; what fails is dropped with
  /// its reason, and the plan is made again without it.
  public func patch(_ dump: Dump) -> Patch {
    patch(dump, report: Audit(options).report(on: dump.tree))
  }

  /// Corrects a dump that was audited with the same options.
  package func patch(_ dump: Dump, report: AuditReport) -> Patch {
    guard request.mirrorsBackButtons else { return patched(dump, report, nil) }
    let mirror = BarMirror(report, users: Set(request.frames.keys))
    var request = request
    request.mirrorsBackButtons = false
    request.carriers = Set(mirror.frames.keys)
    request.frames.merge(mirror.frames) { own, _ in own }
    return Patcher(options, request: request, limits: limits, threshold: threshold)
      .patched(dump, report, mirror.buttons)
  }

  private func patched(
    _ dump: Dump, _ report: AuditReport, _ mirrored: [MirroredBackButton]?
  ) -> Patch {
    do throws(PatchRefusal) {
      return try proved(dump, report, mirrored)
    } catch {
      var patch = Patch(dump, edits: [])
      patch.refusal = error
      return patch
    }
  }

  private func proved(
    _ dump: Dump, _ report: AuditReport, _ mirrored: [MirroredBackButton]?
  ) throws(PatchRefusal) -> Patch {
    let ground = try Groundwork(dump, report, self)
    let planner = CorrectionPlanner(ground.report, of: ground.dump, request)
    var writer = EditWriter(dump)
    var excluded: [Int: Remainder.Reason] = [:]
    for round in 0...Self.mostRounds {
      var (corrections, reasons) = planner.plan(excluding: excluded)
      corrections = ground.completed(corrections)
      let patch = Patch(dump, edits: try writer.edits(of: corrections))
      let verdict = verdict(on: patch, corrections, excluded, ground)
      if verdict.failures.isEmpty {
        var patch = finished(patch, corrections, verdict)
        let leftovers = Leftovers(
          before: request.frames.isEmpty ? nil : report, ground: ground.report, corrections,
          reasons, threshold)
        patch.remaining = leftovers.remaining(verdict.findings)
        patch.introduced = leftovers.introduced(verdict.findings)
        patch.lostTouches = lostTouches(report, ground)
        patch.mirrored = mirrored.map { all in
          all.map { proved($0, beside: all, report, ground.report) }
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

  /// A mirrored back button with what the file shows that has the user's frames.
  private func proved(
    _ button: MirroredBackButton, beside others: [MirroredBackButton], _ before: AuditReport,
    _ after: AuditReport
  ) -> MirroredBackButton {
    guard let end = button.end else { return button }
    var button = button
    let there = after.context.backButton(of: button.container)
    button.prove(
      found: there?.standsAt(end, in: after.tree) ?? false,
      meets: BarMirror.meetings(of: button, beside: others, before: before, after: after))
    return button
  }

  private func verdict(
    on patch: Patch, _ corrections: [Correction], _ excluded: [Int: Remainder.Reason],
    _ ground: Groundwork
  ) -> Proof.Verdict {
    if patch.edits == ground.edits {
      // Nothing but the user's frames, with which the file was read back already.
      return Proof.Verdict(
        findings: ground.report.findings.map { (FindingKey($0), $0) }, report: ground.report,
        text: patch.text())
    }
    return Proof(self, before: ground.report, corrections: corrections, excluded: excluded)
      .verdict(on: patch)
  }

  private func finished(
    _ patch: Patch, _ corrections: [Correction], _ verdict: Proof.Verdict
  ) -> Patch {
    var patch = patch
    patch.proved = verdict.text
    patch.result = verdict.report
    patch.overlays = corrections.compactMap(\.overlay)
    let edited = Set(patch.edits.map(\.node))
    patch.corrections = corrections.filter { correction in
      correction.overlay != nil || correction.frames.contains { edited.contains($0.node) }
    }
    patch.moves = corrections.compactMap { correction in
      let frame = correction.frames.first { $0.node == correction.node }?.frame
      guard edited.contains(correction.node), let frame else { return nil }
      return Move(node: correction.node, frame: frame, owner: correction.owner)
    }
    return patch
  }

  /// What loses touches to the user's frames by themselves; nil where there are none.
  private func lostTouches(_ report: AuditReport, _ ground: Groundwork) -> [LostTouches]? {
    guard !request.frames.isEmpty else { return nil }
    guard !ground.edits.isEmpty else { return [] }
    let loss = TouchLoss(report, ground.report, Renumbering([]))
    return ground.corrections.flatMap { correction in
      loss.losers(to: correction).filter { loser in
        // What was moved out of the way takes touches elsewhere.
        !request.carriers.contains { report.tree.contains($0, loser) }
      }.map { LostTouches(node: $0, taker: correction.node) }
    }
  }
}
