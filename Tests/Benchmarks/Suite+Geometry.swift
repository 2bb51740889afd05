import Analysis
import Formats
import Hierarchy

/// Hit maps and overlaps, worked out within this process.
extension Suite {
  /// What takes touches in dumps of 1,000 and of 10,000 views, and all overlaps of 100,000 targets.
  func geometry() throws(BenchmarkError) -> [any Benchmark] {
    let rounds = max(5, options.runs)
    let small = try tree(of: makeDump(1_000))
    let large = try tree(of: makeDump(10_000))
    let map = { (tree: ViewTree) in
      { @Sendable in
        tree.screens.reduce(0) { $0 + HitMap(tree, screen: $1).regions.count }
      }
    }
    let plain = { (tree: ViewTree) in { @Sendable in PlainHitMap(tree).regions.count } }
    let (few, many) = (TargetFrames.make(10_000), TargetFrames.make(100_000))
    return [
      Computation(
        name: "hit map, 1k views", target: .atMost(0.005), result: .time, rounds: rounds,
        candidate: map(small)),
      Computation(
        name: "hit map, 10k views", target: .atMost(0.1), result: .time, rounds: rounds,
        candidate: map(large)),
      Computation(
        name: "plain hit map / hit map, 1k", target: .reportOnly, result: .speedup, rounds: rounds,
        candidate: map(small), yardstick: plain(small)),
      Computation(
        name: "plain hit map / hit map, 10k", target: .reportOnly, result: .speedup,
        rounds: options.slowPairs, candidate: map(large), yardstick: plain(large)),
      Computation(
        name: "hit map a view, 10k / 1k", target: .atMost(2), result: .growth(pieces: 10, of: 1),
        rounds: rounds, candidate: map(large), yardstick: map(small)),
      Computation(
        name: "overlaps, 100k targets", target: .atMost(0.02), result: .time, rounds: rounds,
        candidate: { TargetFrames.overlaps(many) }),
      Computation(
        name: "naive overlaps / overlaps, 10k", target: .reportOnly, result: .speedup,
        rounds: options.slowPairs, candidate: { TargetFrames.overlaps(few) },
        yardstick: { TargetFrames.naiveOverlaps(few) }, isCompared: true),
      Computation(
        name: "naive overlaps / overlaps, 100k", target: .atLeast(150), result: .speedup,
        rounds: options.slowPairs, candidate: { TargetFrames.overlaps(many) },
        yardstick: { TargetFrames.naiveOverlaps(many) }, isCompared: true),
    ]
  }

  private func tree(of dump: Dump) throws(BenchmarkError) -> ViewTree {
    var bytes: [UInt8] = []
    try Platform.read(dump.path) { bytes.append(contentsOf: $0) }
    do {
      return try Formats.Dump.read(SourceText(bytes, name: dump.path)).tree
    } catch {
      throw .usage("The generated dump \(dump.path) cannot be read: \(error)")
    }
  }
}
