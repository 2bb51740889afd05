/// Wall time of one run, less that of a run that only starts.
struct WallTime: Benchmark {
  let name: String
  let target: Target
  let pairs: Int
  let candidate: Command
  /// The same program doing nothing.
  let idle: Command

  func measure() throws(Hindrance) -> Finding {
    let runs = try Race(commands: [candidate, idle]).run(rounds: pairs)
    let ours = runs[0].map(\.seconds)
    let starts = runs[1].map(\.seconds)
    let rest = Sample(zip(ours, starts).map { max($0 - $1, 0) })
    return Finding(
      candidate: Quantity(Sample(ours).median, .seconds),
      yardstick: Quantity(Sample(starts).median, .seconds),
      result: Quantity(rest.median, .seconds), pairs: pairs)
  }
}
