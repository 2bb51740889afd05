/// Wall time of the program under test against that of a yardstick, run in turn.
///
/// The result is the median of the ratios of the pairs, which a drifting machine moves much less
/// than the ratio of the medians.
struct SpeedRatio: Benchmark {
  enum Direction: Sendable {
    /// How many times as long as the yardstick the candidate takes.
    case slowdown
    /// How many times as long as the candidate the yardstick takes.
    case speedup
  }

  let name: String
  let target: Target
  var direction = Direction.slowdown
  let pairs: Int
  let candidate: Command
  /// Run one after the other in each round; their times are added.
  let yardsticks: [Command]

  func measure() throws(Hindrance) -> Finding {
    let runs = try Race(commands: [candidate] + yardsticks).run(rounds: pairs)
    let ours = runs[0].map(\.seconds)
    let theirs = (0..<pairs).map { round in
      runs.dropFirst().reduce(0) { $0 + $1[round].seconds }
    }
    let ratios = Sample(
      zip(ours, theirs).map { direction == .slowdown ? $0 / $1 : $1 / $0 })
    return Finding(
      candidate: Quantity(Sample(ours).median, .seconds),
      yardstick: Quantity(Sample(theirs).median, .seconds),
      result: Quantity(ratios.median, .ratio), quartiles: ratios.quartiles, pairs: pairs,
      notes: statusNotes(runs))
  }

  /// Names the statuses other than 0 that were accepted.
  private func statusNotes(_ runs: [[ProcessRun]]) -> [String] {
    zip([candidate] + yardsticks, runs).compactMap { command, runs in
      guard let odd = runs.map(\.ending).first(where: { $0 != .status(0) }) else { return nil }
      return "\(command.label) \(odd.words)"
    }
  }
}
