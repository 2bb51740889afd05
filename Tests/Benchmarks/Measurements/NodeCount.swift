/// That the program names the number of views the dump has; nothing else here shows that it read it.
struct NodeCount: Benchmark {
  let isTimed = false
  let dump: Dump
  let candidate: Command
  /// Where the candidate's output goes.
  let captured: String

  var name: String { "nodes read, \(dump.size)" }
  var target: Target { .exactly(Double(dump.nodes)) }

  func measure() throws(Hindrance) -> Finding {
    var command = candidate
    command.output = captured
    _ = try Race.runOnce(command)
    let text: String
    do throws(BenchmarkError) {
      text = try Platform.text(of: captured)
    } catch {
      throw .failed(error.message)
    }
    guard Self.numbers(in: text).contains(dump.nodes) else {
      let line = text.split(whereSeparator: \.isNewline).first ?? ""
      throw .failed("\(command.label) does not name \(dump.nodes) nodes: \"\(line.prefix(60))\"")
    }
    let count = Quantity(Double(dump.nodes), .nodes)
    return Finding(candidate: count, yardstick: nil, result: count)
  }

  /// The whole numbers in words that are no path; commas may part their thousands.
  static func numbers(in text: String) -> Set<Int> {
    var found: Set<Int> = []
    for word in text.split(whereSeparator: \.isWhitespace)
    where !word.contains("/") && !word.contains(".txt") {
      let runs = word.split { !("0"..."9").contains($0) && $0 != "," }
      for run in runs { found.formUnion(Int(run.filter { $0 != "," }).map { [$0] } ?? []) }
    }
    return found
  }
}
