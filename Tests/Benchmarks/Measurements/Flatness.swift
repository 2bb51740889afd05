/// Whether a view costs the same time in small and large dumps, start-up taken off.
struct Flatness: Benchmark {
  let target: Target
  let dumps: [Dump]
  /// Pairs for the largest dumps, and for the smallest.
  let pairs: ClosedRange<Int>
  /// Reads the dump at a path.
  let candidate: @Sendable (String) -> Command
  /// The same program doing nothing.
  let idle: Command

  var name: String {
    guard let first = dumps.first, let last = dumps.last, dumps.count > 1 else {
      return "inspect flatness"
    }
    return "inspect flatness, \(first.size) to \(last.size)"
  }

  func measure() throws(Hindrance) -> Finding {
    if dumps.count < 2 { throw .skipped("two sizes from 10,000 not found") }
    var costs: [Double] = []
    var notes: [String] = []
    for dump in dumps {
      let cost = try nanosecondsPerNode(dump)
      if cost <= 0 { throw .failed("reading \(dump.size) is no slower than starting") }
      costs.append(cost)
      notes.append("\(Quantity(cost, .nanosecondsPerNode).words) at \(dump.size)")
    }
    let largest = costs.max() ?? .nan
    let smallest = costs.min() ?? .nan
    return Finding(
      candidate: Quantity(largest, .nanosecondsPerNode),
      yardstick: Quantity(smallest, .nanosecondsPerNode),
      result: Quantity(largest / smallest, .ratio), notes: [notes.joined(separator: ", ")])
  }

  private func nanosecondsPerNode(_ dump: Dump) throws(Hindrance) -> Double {
    // A short run needs more repeats than a long one for the same certainty.
    let rounds = min(max(2_000_000 / dump.nodes, pairs.lowerBound), pairs.upperBound)
    let runs = try Race(commands: [candidate(dump.path), idle]).run(rounds: rounds)
    let reading = Sample(runs[0].map(\.seconds)).median
    let starting = Sample(runs[1].map(\.seconds)).median
    return (reading - starting) * 1e9 / Double(dump.nodes)
  }
}
