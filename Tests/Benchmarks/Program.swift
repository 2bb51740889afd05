/// The benchmarks' command line.
@main
enum Program {
  private static let help = """
    Benchmarks generate --nodes N [--depth D] [--seed S] [--format F] [-o FILE]
        Writes a tree of N views (D levels below the window, 12; seed 1) to FILE or standard output,
        as text (a recursiveDescription), wda-xml or uiautomator-xml. The same options give the same
        bytes.

    Benchmarks run --viewmend PATH [--sizes 1000,10000,100000,1000000] [--runs 9] [--work DIR]
                   [--json FILE] [--reader FILE] [--quick] [--excuse-times]
        Measures the program at PATH against yardsticks run in turn with it, and judges the ratios.
        --sizes        numbers of views in the generated dumps
        --runs         pairs of runs of each measurement (9; 3 with --quick); the large dump's
                       Python pairs are 3 (1), measurements of milliseconds take 200 (100)
        --work DIR     keeps the dumps there (default: a temporary folder, removed at the end)
        --json FILE    writes the results as JSON too; - is standard output, then without the table
        --reader FILE  the Python reader to compare with (default: the one beside the sources)
        --excuse-times a time that misses its target does not change the exit status; counts of
                       instructions and bytes, which repeat on a busy machine, still do

    Exit status: 0 every target met; 1 a target missed or a measurement failed; 2 could not run.
    Skipped rows are counted and change nothing.

    """

  static func main() {
    do throws(BenchmarkError) {
      Platform.leave(with: try run(CommandLine.arguments.dropFirst()))
    } catch {
      say("Benchmarks: \(error.message)")
      Platform.leave(with: 2)
    }
  }

  private static func run(_ words: ArraySlice<String>) throws(BenchmarkError) -> Int32 {
    if words.isEmpty || words.contains("--help") || words.contains("-h") {
      try print(help)
      return words.isEmpty ? 2 : 0
    }
    switch words.first {
    case "generate":
      try generate(GenerateOptions(words.dropFirst()))
      return 0
    case "run":
      return try measure(RunOptions(words.dropFirst()))
    default:
      throw .usage("The first word is generate or run.")
    }
  }

  private static func generate(_ options: GenerateOptions) throws(BenchmarkError) {
    let path = options.output ?? "standard output"
    let descriptor = try options.output.map(creating) ?? Platform.standardOutput
    let generator = DumpGenerator(
      nodes: options.nodes, deepest: options.depth, seed: options.seed, format: options.format)
    let bytes = try generator.write(to: descriptor, path: path)
    if options.output != nil { try Platform.close(descriptor, path: path) }
    say("\(options.nodes) nodes, \(bytes) bytes")
  }

  private static func creating(_ path: String) throws(BenchmarkError) -> Int32 {
    try Platform.create(path)
  }

  private static func measure(_ options: RunOptions) throws(BenchmarkError) -> Int32 {
    guard Platform.isExecutable(options.viewmend) else {
      throw .notExecutable(path: options.viewmend)
    }
    let folder = try WorkFolder(options.work, sizes: options.allSizes)
    defer { folder.cleanUp() }
    let report = try Suite(options: options, folder: folder).run()
    if options.json != "-" { try print(report.table) }
    if let json = options.json { try write(report.json, to: json) }
    return report.exitStatus(excusesTimes: options.excusesTimes)
  }

  private static func write(_ text: String, to path: String) throws(BenchmarkError) {
    if path == "-" { return try print(text) }
    let descriptor = try Platform.create(path)
    try Platform.write(Array(text.utf8), to: descriptor, path: path)
    try Platform.close(descriptor, path: path)
  }

  private static func print(_ text: String) throws(BenchmarkError) {
    try Platform.write(
      Array(text.utf8), to: Platform.standardOutput, path: "standard output")
  }

  /// Says something on standard error; a closed one is no reason to stop.
  static func say(_ line: String) {
    try? Platform.write(
      Array("\(line)\n".utf8), to: Platform.standardError, path: "standard error")
  }
}
