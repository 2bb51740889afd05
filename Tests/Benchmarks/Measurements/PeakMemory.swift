/// The memory a view costs: peak resident size, less what start-up and the mapped file need.
struct PeakMemory: Benchmark {
  let name: String
  let target: Target
  let isTimed = false
  let rounds: Int
  let dump: Dump
  let candidate: Command
  /// The same program doing nothing.
  let idle: Command

  func measure() throws(Hindrance) -> Finding {
    let runs = try Race(commands: [candidate, idle]).run(rounds: rounds)
    let peak = Sample(runs[0].map { Double($0.peakBytes) }).median
    var start = Sample(runs[1].map { Double($0.peakBytes) }).median
    var notes: [String] = []
    let floor = Double(Platform.ownPeakBytes())
    if Platform.childPeaksStartAtOwn && start <= floor {
      let size = Quantity(start, .bytes).words
      notes.append("start-up needs less than this program's own \(size): counted as nothing")
      start = 0
    }
    let base = start + Double(dump.bytes)
    return Finding(
      candidate: Quantity(peak, .bytes), yardstick: Quantity(base, .bytes),
      result: Quantity((peak - base) / Double(dump.nodes), .bytesPerNode), pairs: rounds,
      notes: notes)
  }
}
