/// Machine instructions a view costs, counted by callgrind: the one number that repeats exactly.
///
/// Two sizes are counted, and their difference leaves start-up out.
struct Instructions: Benchmark {
  let name: String
  let target: Target
  let isTimed = false
  let small: Dump
  let large: Dump
  /// Reads the dump at a path.
  let candidate: @Sendable (String) -> Command
  /// Where valgrind's summary goes.
  let captured: String

  func measure() throws(Hindrance) -> Finding {
    let fewer = try count(small)
    let more = try count(large)
    return Finding(
      candidate: Quantity(more, .instructions), yardstick: Quantity(fewer, .instructions),
      result: Quantity(
        (more - fewer) / Double(large.nodes - small.nodes), .instructionsPerNode),
      notes: ["those at \(large.size) less those at \(small.size), for each node between"])
  }

  private func count(_ dump: Dump) throws(Hindrance) -> Double {
    let inner = candidate(dump.path)
    let tool = ["--tool=callgrind", "--callgrind-out-file=/dev/null", inner.executable]
    var command = try Race.resolved(Command("valgrind", tool + inner.arguments))
    command.accepted = inner.accepted
    command.errors = captured
    _ = try Race.runOnce(command)
    do throws(BenchmarkError) {
      if let count = Self.collected(in: try Platform.text(of: captured)) { return count }
    } catch {
      throw .failed(error.message)
    }
    throw .failed("valgrind printed no instruction count")
  }

  /// The number of the summary line, as in `==1== Collected : 12345` or `==1== I refs: 12,345`.
  static func collected(in text: String) -> Double? {
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ")
      let isSummary = words.contains("Collected") || words.starts(with: ["I", "refs:"])
      let isReferences = words.dropFirst().starts(with: ["I", "refs:"])
      guard isSummary || isReferences, let number = words.last else { continue }
      if let count = Double(number.filter { $0 != "," }) { return count }
    }
    return nil
  }
}
