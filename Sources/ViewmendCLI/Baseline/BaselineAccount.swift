import Analysis
import Reporting

/// A baseline, with what the files that were examined so far say of it.
struct BaselineAccount {
  var baseline: Baseline
  /// The files that were examined, as the baseline names them.
  var examined: Set<PathKey> = []
  /// Every finding in them.
  var found: [KnownFinding] = []
  /// The numbers of the entries about them that match nothing any more.
  var stale: Set<Int> = []

  init(_ baseline: Baseline) { self.baseline = baseline }

  /// The entries that match nothing, those about files that are gone among them.
  var allStale: Set<Int> { stale.union(baseline.stale(besides: examined)) }

  /// What the file is to hold: when it is pruned what it held without what is gone, else what was
  /// found, and what it held about files and rules that were not asked.
  func kept(isPruned: Bool) -> [KnownFinding] {
    let gone = allStale
    let held = baseline.entries.enumerated()
    if isPruned { return held.filter { !gone.contains($0.offset) }.map(\.element.finding) }
    let new = Set(found.map { Identity($0) })
    return found
      + held.filter { number, entry in
        !gone.contains(number) && !new.contains(Identity(entry.finding))
      }.map(\.element.finding)
  }

  /// What was done, in words.
  func sentence(_ kept: [KnownFinding], isPruned: Bool) -> String {
    func counted(_ count: Int, _ one: String, _ many: String) -> String {
      "\(count) \(count == 1 ? one : many)"
    }
    let path = baseline.path
    if isPruned {
      let count = allStale.count
      return "took \(counted(count, "entry", "entries")) out of \"\(path)\" that matched nothing "
        + "any more; \(KnownFinding.sorted(kept).count) left."
    }
    let before = Set(baseline.entries.map { Identity($0.finding) })
    let after = Set(kept.map { Identity($0) })
    return "wrote \(counted(after.count, "entry", "entries")) to \"\(path)\": "
      + "\(after.subtracting(before).count) new, \(before.subtracting(after).count) gone."
  }

  /// What makes two entries one.
  private struct Identity: Hashable {
    let path: PathKey
    let rule: RuleID
    let fingerprint: String

    init(_ finding: KnownFinding) {
      path = PathKey(finding.path)
      rule = finding.rule
      fingerprint = finding.fingerprint
    }
  }
}
