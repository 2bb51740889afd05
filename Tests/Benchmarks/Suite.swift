/// All measurements of a run, in the order of the report.
struct Suite: Sendable {
  /// The size the targets are meant for.
  static let judgedNodes = 1_000_000
  /// The sizes callgrind counts: large enough to be steady, small enough to be quick.
  static let countedNodes = [10_000, 100_000]

  let options: RunOptions
  let folder: WorkFolder

  func run() throws(BenchmarkError) -> Report {
    var dumps: [Int: Dump] = [:]
    for nodes in options.allSizes {
      dumps[nodes] = try makeDump(nodes)
    }
    let pages = try makePages()
    let hostile = try hostile()
    let geometry = try geometry()
    let manyFiles = try manyFiles()
    let asked = options.sizes.compactMap { dumps[$0] }
    let counted = Self.countedNodes.compactMap { dumps[$0] }
    var measurements: [Measurement] = []
    // Memory comes first: while this program is small itself, it hides the least of a child's peak.
    let all = (asked.last.map(memory) ?? []) + pages.flatMap(memory)
    let others = pages.flatMap(xml) + hostile + geometry + manyFiles
    for benchmark in all + benchmarks(asked, counted: counted) + others {
      Program.say("measuring \(benchmark.name)")
      measurements.append(benchmark.judged())
    }
    return Report(dumps: asked, runs: options.runs, measurements: measurements)
  }

  func makeDump(_ nodes: Int, _ format: DumpFormat = .text) throws(BenchmarkError) -> Dump {
    let path = folder.dump(nodes: nodes, format)
    Program.say("generating \(path)")
    let descriptor = try Platform.create(path)
    let generator = DumpGenerator(
      nodes: nodes, deepest: GenerateOptions.defaultDepth, seed: GenerateOptions.defaultSeed,
      format: format)
    let bytes = try generator.write(to: descriptor, path: path)
    try Platform.close(descriptor, path: path)
    try Platform.read(path) { _ in }
    return Dump(nodes: nodes, path: path, bytes: bytes)
  }

  private func benchmarks(_ dumps: [Dump], counted: [Dump]) -> [any Benchmark] {
    guard let small = dumps.first, let large = dumps.last else { return [] }
    var all: [any Benchmark] = dumps.map { dump in
      NodeCount(dump: dump, candidate: inspect(dump.path), captured: folder.captured)
    }
    all += speeds(large) + startUp(small)
    let steady = dumps.filter { $0.nodes >= 10_000 }
    all.append(
      Flatness(
        target: .atMost(1.5), dumps: steady,
        pairs: min(options.runs, options.spawnPairs)...max(options.runs, options.spawnPairs),
        candidate: inspect, idle: version))
    return all + instructions(counted)
  }
}

// MARK: - The programs

extension Suite {
  /// Statuses 1 and 3 are verdicts on the dump; with 2, 70 or a signal the work was not done.
  private func viewmend(_ arguments: [String]) -> Command {
    var command = Command(options.viewmend, arguments)
    command.accepted = [0, 1, 3]
    return command
  }

  func inspect(_ path: String) -> Command {
    viewmend(["inspect", "--summary", path])
  }

  private func check(_ path: String, _ options: [String] = []) -> Command {
    viewmend(["check", path] + options)
  }

  /// The rules that a screen with a wrong back button breaks.
  private static let mainRules = [
    "captured-in-transition", "back-button-stale-title", "title-displaced", "target-oversized",
    "target-too-small", "invalid-frame",
  ].joined(separator: ",")

  /// The rules that do not ask what lies on a target.
  private static let frameRules = [
    "captured-in-transition", "back-button-missing", "back-button-duplicate",
    "back-button-trailing", "back-button-stale-title", "title-displaced", "bar-item-inset",
    "swipe-back-disabled", "target-dead", "target-offscreen", "target-outside-parent",
    "target-oversized", "invalid-frame",
  ].joined(separator: ",")

  private func patch(_ dump: Dump) -> Command {
    var command = viewmend(["patch", dump.path, "-o", folder.patched])
    command.replaces = folder.patched
    command.proof = .file(path: folder.patched, atLeastBytes: dump.bytes / 2)
    return command
  }

  var version: Command {
    Command(options.viewmend, ["--version"])
  }

  private func copy(_ dump: Dump) -> Command {
    var command = Command("cp", [dump.path, folder.copied])
    command.replaces = folder.copied
    command.proof = .file(path: folder.copied, atLeastBytes: dump.bytes)
    return command
  }

  private func pythonReader(_ script: String, _ dump: Dump) -> Command {
    var command = Command("python3", [script, dump.path])
    command.needs = script
    command.output = folder.captured
    command.proof = .firstWord(path: folder.captured, word: "\(dump.nodes)")
    return command
  }
}

// MARK: - The measurements

extension Suite {
  private func speeds(_ dump: Dump) -> [any Benchmark] {
    [
      SpeedRatio(
        name: "inspect / wc -l, \(dump.size)", target: .atMost(6), pairs: options.runs,
        candidate: inspect(dump.path), yardsticks: [Command("wc", ["-l", dump.path])]),
      SpeedRatio(
        name: "Python reader / inspect, \(dump.size)", target: .atLeast(40), direction: .speedup,
        pairs: options.slowPairs, candidate: inspect(dump.path),
        yardsticks: [pythonReader(options.reader, dump)]),
      SpeedRatio(
        name: "narrow Python reader / inspect, \(dump.size)", target: .reportOnly,
        direction: .speedup, pairs: options.slowPairs, candidate: inspect(dump.path),
        yardsticks: [pythonReader(options.narrowReader, dump)]),
      SpeedRatio(
        name: "check / inspect, \(dump.size)", target: .atMost(10), pairs: options.runs,
        candidate: check(dump.path), yardsticks: [inspect(dump.path)]),
      SpeedRatio(
        name: "check of back buttons and sizes / inspect, \(dump.size)", target: .atMost(3),
        pairs: options.runs, candidate: check(dump.path, ["--rules", Self.mainRules]),
        yardsticks: [inspect(dump.path)]),
      SpeedRatio(
        name: "check by frames alone / inspect, \(dump.size)", target: .reportOnly,
        pairs: options.runs, candidate: check(dump.path, ["--rules", Self.frameRules]),
        yardsticks: [inspect(dump.path)]),
      SpeedRatio(
        name: "patch / (cp + check), \(dump.size)", target: .atMost(3), pairs: options.runs,
        candidate: patch(dump), yardsticks: [copy(dump), check(dump.path)]),
    ]
  }

  func memory(_ dump: Dump) -> [any Benchmark] {
    [
      PeakMemory(
        name: "inspect memory, \(dump.size)", target: .atMost(64), rounds: options.slowPairs,
        dump: dump, candidate: inspect(dump.path), idle: version),
      PeakMemory(
        name: "check memory, \(dump.size)", target: .reportOnly, rounds: options.slowPairs,
        dump: dump, candidate: check(dump.path), idle: version),
    ]
  }

  private func startUp(_ dump: Dump) -> [any Benchmark] {
    [
      SpeedRatio(
        name: "inspect / wc -l, \(dump.size)", target: .atMost(2.5), pairs: options.spawnPairs,
        candidate: inspect(dump.path), yardsticks: [Command("wc", ["-l", dump.path])]),
      SpeedRatio(
        name: "start / xmllint --version", target: .atMost(1.25), pairs: options.spawnPairs,
        candidate: version, yardsticks: [Command("xmllint", ["--version"])]),
    ]
  }

  private func instructions(_ dumps: [Dump]) -> [any Benchmark] {
    guard let small = dumps.first, let large = dumps.last else { return [] }
    return [
      Instructions(
        name: "inspect instructions", target: .atMost(1_400), small: small, large: large,
        candidate: inspect, captured: folder.captured),
      Instructions(
        name: "check instructions", target: .reportOnly, small: small, large: large,
        candidate: { check($0) }, captured: folder.captured),
    ]
  }
}
