/// Trees in XML, against the readers of libxml2's own program and of Python's lxml.
extension Suite {
  /// One dump of a format in the smallest and the largest size asked for, and in those counted.
  struct Pages: Sendable {
    let format: DumpFormat
    let small: Dump
    let large: Dump
    let counted: [Dump]
  }

  func makePages() throws(BenchmarkError) -> [Pages] {
    guard let smallest = options.sizes.first, let largest = options.sizes.last else { return [] }
    var pages: [Pages] = []
    for format in DumpFormat.allCases where format != .text {
      var made: [Int: Dump] = [:]
      for nodes in Set([smallest, largest] + Self.countedNodes).sorted() {
        made[nodes] = try makeDump(nodes, format)
      }
      guard let small = made[smallest], let large = made[largest] else { continue }
      pages.append(
        Pages(
          format: format, small: small, large: large,
          counted: Self.countedNodes.compactMap { made[$0] }))
    }
    return pages
  }

  func memory(_ pages: Pages) -> [any Benchmark] {
    let large = pages.large
    return [
      PeakMemory(
        name: "\(pages.format.rawValue) memory, \(large.size)", target: .atMost(64),
        rounds: options.slowPairs, dump: large, candidate: inspect(large.path), idle: version)
    ]
  }

  func xml(_ pages: Pages) -> [any Benchmark] {
    let (small, large) = (pages.small, pages.large)
    let name = pages.format.rawValue
    var all: [any Benchmark] = [
      NodeCount(dump: large, candidate: inspect(large.path), captured: folder.captured),
      SpeedRatio(
        name: "\(name) / xmllint --sax, \(large.size)", target: .atMost(1.3), pairs: options.runs,
        candidate: inspect(large.path), yardsticks: [xmllint("--sax", large)]),
      SpeedRatio(
        name: "\(name) / xmllint --stream, \(large.size)", target: .atMost(0.65),
        pairs: options.runs, candidate: inspect(large.path),
        yardsticks: [xmllint("--stream", large)]),
      SpeedRatio(
        name: "lxml / \(name), \(large.size)", target: .atLeast(6), direction: .speedup,
        pairs: options.slowPairs, candidate: inspect(large.path), yardsticks: [lxml(large)]),
      SpeedRatio(
        name: "\(name) / xmllint --sax, \(small.size)", target: .atMost(1.5),
        pairs: options.spawnPairs, candidate: inspect(small.path),
        yardsticks: [xmllint("--sax", small)]),
    ]
    if let fewer = pages.counted.first, let more = pages.counted.last {
      // A quarter more than xmllint itself takes for a node.
      all.append(
        Instructions(
          name: "\(name) instructions", target: .reportOnly, small: fewer, large: more,
          candidate: inspect, captured: folder.captured))
    }
    return all
  }

  private func xmllint(_ way: String, _ dump: Dump) -> Command {
    Command("xmllint", [way, "--noout", "--huge", dump.path])
  }

  private func lxml(_ dump: Dump) -> Command {
    // Debian's lxml belongs to Debian's Python, whatever else is on the PATH.
    var command = Command("/usr/bin/python3", [options.xmlReader, dump.path])
    command.needs = options.xmlReader
    command.output = folder.captured
    command.proof = .firstWord(path: folder.captured, word: "\(dump.nodes)")
    return command
  }
}
