/// Makes a dump of a given size: the same options always give the same bytes.
///
/// Shape and rows draw from two streams of numbers, so that a change of wording leaves the tree
/// as it was.
struct DumpGenerator: Sendable {
  let nodes: Int
  /// The deepest level, counted from the window at 0.
  let deepest: Int
  let seed: UInt64
  var format = DumpFormat.text

  /// Writes the dump and returns its size in bytes.
  func write(to descriptor: Int32, path: String) throws(BenchmarkError) -> Int {
    var seeds = SplitMix64(seed: seed)
    var walk = TreeWalk(deepest: deepest, random: SplitMix64(seed: seeds.next()))
    var rows = writer(SplitMix64(seed: seeds.next()))
    var out = ByteWriter(descriptor: descriptor, path: path)
    for _ in 0..<nodes {
      rows.write(walk.next(), to: &out)
      try out.drain()
    }
    rows.finish(&out)
    try out.flush()
    return out.flushedBytes
  }

  private func writer(_ random: SplitMix64) -> any DumpWriter {
    switch format {
    case .text: DumpRows(random: random)
    case .page: PageElements(random: random)
    case .screen: ScreenElements(random: random)
    }
  }
}
