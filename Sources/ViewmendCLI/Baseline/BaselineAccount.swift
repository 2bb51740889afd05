import Analysis
import Reporting

/// A baseline, with what the files that were examined so far say of it.
struct BaselineAccount {
  /// The file as it was when the run began, by which findings are known.
  let baseline: Baseline
  /// The rules that were asked of each file that was examined, as the baseline names it.
  private var asked: [PathKey: Set<RuleID>] = [:]
  /// Every finding in them.
  private var found: [KnownFinding] = []

  init(_ baseline: Baseline) { self.baseline = baseline }

  /// Counts what was matched of a file.
  mutating func add(_ match: BaselineMatch) {
    asked[PathKey(match.path), default: []].formUnion(match.asked)
    found += match.found
  }

  /// The numbers of the entries that match nothing any more, those about files that are gone among
  /// them.
  ///
  /// - Parameter baseline: The file, which may hold other entries by now than when the run began.
  func stale(in baseline: Baseline) -> Set<Int> {
    let known = Set(found.map { Identity($0) })
    let unmatched = baseline.entries.indices.filter { number in
      let finding = baseline.entries[number].finding
      return asked[PathKey(finding.path)]?.contains(finding.rule) ?? false
        && !known.contains(Identity(finding))
    }
    return Set(unmatched).union(baseline.stale(besides: Set(asked.keys)))
  }

  /// What the file is to hold: when it is pruned what it held without what is gone, else what was
  /// found, and what it held about files and rules that were not asked.
  func kept(of baseline: Baseline, isPruned: Bool) -> [KnownFinding] {
    let gone = stale(in: baseline)
    let held = baseline.entries.enumerated()
    if isPruned { return held.filter { !gone.contains($0.offset) }.map(\.element.finding) }
    let new = Set(found.map { Identity($0) })
    return found
      + held.filter { number, entry in
        !gone.contains(number) && !new.contains(Identity(entry.finding))
      }.map(\.element.finding)
  }

  /// What was done, in words.
  func sentence(_ kept: [KnownFinding], of baseline: Baseline, isPruned: Bool) -> String {
    func counted(_ count: Int, _ one: String, _ many: String) -> String {
      "\(count) \(count == 1 ? one : many)"
    }
    let path = baseline.path
    if isPruned {
      let count = stale(in: baseline).count
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
