/// The results of a run.
struct Report: Sendable {
  let dumps: [Dump]
  let runs: Int
  let measurements: [Measurement]

  func count(_ verdict: Verdict) -> Int {
    measurements.count { $0.verdict == verdict }
  }

  /// A failed measurement is no matter of speed, so it counts even when targets do not.
  ///
  /// - Parameter excusesTimes: True where the machine is shared: times that miss their target are
  ///   reported and excused, counts and sizes are not, since they repeat.
  func exitStatus(excusesTimes: Bool) -> Int32 {
    if count(.failed) > 0 { return 1 }
    let missed = measurements.filter { $0.verdict == .missed && !(excusesTimes && $0.isTimed) }
    return missed.isEmpty ? 0 : 1
  }

  /// How many rows ended in which way, in words.
  var tally: String {
    Verdict.allCases.map { "\(count($0)) \($0.rawValue)" }.joined(separator: ", ")
  }
}
