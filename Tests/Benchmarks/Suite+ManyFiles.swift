/// Many small files, against programs that read the same ones.
extension Suite {
  /// A folder of small dumps of one format, no two alike.
  private struct Crowd {
    let folder: String
    let paths: [String]
    let nodes: Int
  }

  /// The views of each file: what one screen has.
  private static let nodesOfAFile = 100

  /// Writes the files and returns what is measured with them.
  func manyFiles() throws(BenchmarkError) -> [any Benchmark] {
    let texts = try crowd(folder.manyTexts, options.isQuick ? 1_000 : 10_000, .text)
    let pages = try crowd(folder.manyPages, options.isQuick ? 500 : 5_000, .page)
    return measurements(texts, named: "text files", Command("cat", texts.paths), [0.8, 0.5])
      + measurements(
        pages, named: "wda-xml files", Command("xmllint", ["--sax", "--noout"] + pages.paths),
        [1.15, 0.65])
      + [
        SpeedRatio(
          name: "Python loop / inspect, \(texts.paths.count) text files", target: .atLeast(10),
          direction: .speedup, pairs: options.slowPairs, candidate: inspect(texts, jobs: 1),
          yardsticks: [pythonLoop(texts)])
      ]
  }

  private func crowd(
    _ path: String, _ count: Int, _ format: DumpFormat
  ) throws(BenchmarkError) -> Crowd {
    Program.say("generating \(count) files in \(path)")
    try Platform.makeFolder(path)
    var paths: [String] = []
    for number in 0..<count {
      let file = WorkFolder.file(number, in: path, format)
      let descriptor = try Platform.create(file)
      let generator = DumpGenerator(
        nodes: Self.nodesOfAFile, deepest: GenerateOptions.defaultDepth, seed: UInt64(number + 1),
        format: format)
      _ = try generator.write(to: descriptor, path: file)
      try Platform.close(descriptor, path: file)
      paths.append(file)
    }
    return Crowd(folder: path, paths: paths, nodes: count * Self.nodesOfAFile)
  }

  private func measurements(
    _ crowd: Crowd, named name: String, _ yardstick: Command, _ bounds: [Double]
  ) -> [any Benchmark] {
    bounds.enumerated().map { index, bound in
      let jobs = index + 1
      let threads = jobs == 1 ? "1 thread" : "\(jobs) threads"
      return SpeedRatio(
        name: "\(crowd.paths.count) \(name) / \(yardstick.label), \(threads)",
        target: .atMost(bound), pairs: max(options.runs, 5),
        candidate: inspect(crowd, jobs: jobs), yardsticks: [yardstick])
    }
  }

  private func inspect(_ crowd: Crowd, jobs: Int) -> Command {
    var command = Command(
      options.viewmend, ["inspect", "--summary", "--jobs", "\(jobs)", crowd.folder])
    command.output = folder.captured
    // A line for each file, in which its path stands.
    command.proof = .file(
      path: folder.captured, atLeastBytes: crowd.paths.reduce(0) { $0 + $1.utf8.count + 40 })
    return command
  }

  private func pythonLoop(_ crowd: Crowd) -> Command {
    var command = Command("python3", [options.manyReader, crowd.folder])
    command.needs = options.manyReader
    command.output = folder.captured
    command.proof = .firstWord(path: folder.captured, word: "\(crowd.nodes)")
    return command
  }
}
