/// The results of a run.
struct Report: Sendable {
  let dumps: [Dump]
  let runs: Int
  let measurements: [Measurement]

  func count(_ verdict: Verdict) -> Int {
    measurements.count { $0.verdict == verdict }
  }

  /// A failed measurement is no matter of speed, so it counts even when targets do not.
  func exitStatus(isReportOnly: Bool) -> Int32 {
    if count(.failed) > 0 { return 1 }
    return count(.missed) > 0 && !isReportOnly ? 1 : 0
  }

  /// How many rows ended in which way, in words.
  var tally: String {
    Verdict.allCases.map { "\(count($0)) \($0.rawValue)" }.joined(separator: ", ")
  }
}
