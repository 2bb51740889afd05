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
      // What this program needs itself hides it, so it is read while the other waits for a reader.
      start = try waitingPeak()
      notes.append("start-up is \(Quantity(start, .bytes).words), read while it waits for input")
    }
    let base = start + Double(dump.bytes)
    return Finding(
      candidate: Quantity(peak, .bytes), yardstick: Quantity(base, .bytes),
      result: Quantity((peak - base) / Double(dump.nodes), .bytesPerNode), pairs: rounds,
      notes: notes)
  }

  /// The peak of the program once it has started and waits for a pipe to be written to.
  private func waitingPeak() throws(Hindrance) -> Double {
    let script = """
      mkfifo "$2"; "$1" inspect "$2" & sleep 0.3
      grep VmHWM "/proc/$!/status" | tr -dc 0-9; kill $!; rm "$2"
      """
    let output = dump.path + ".peak"
    var command = Command("/bin/sh", ["-c", script, "sh", idle.executable, dump.path + ".pipe"])
    command.output = output
    _ = try Race.runOnce(command)
    let text = (try? Platform.text(of: output)) ?? ""
    Platform.removeFile(output)
    let digits = text.prefix { $0.isNumber }
    return (Double(digits) ?? 0) * 1024
  }
}
